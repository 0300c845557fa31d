import { isOpenOrder } from '@munim/schema/orders/orders.rules.ts';
import { Link } from 'react-router-dom';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { addressLines } from '../addresses/addresses.labels.ts';
import { documentBillTo } from '../billing-registrations/billing-registrations.labels.ts';
import { quotationPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import type { QuickDayEdit } from '../ui/details/QuickDay.tsx';
import { dueFigure, SummaryStrip } from '../ui/details/SummaryStrip.tsx';
import { ContactPhonePanel } from '../tenants/ContactPhonePanel.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { MarginText } from '../ui/format/MarginText.tsx';
import { formatCount, percentText, formatRupees } from '../ui/format/rupees.ts';
import { dispatchedUnits, standingUnits } from './OrderProgress.tsx';
import { lineNumbers, shipTosOf } from './orderShipTos.ts';
import { oldBooksText } from './orders.labels.ts';
import { t } from '../ui/text.ts';

/** One address, or each with the lines that go there. */
function shipToItems({ lines, deliveryAddress }: OrderDetailsFragment): [string, string][] {
  const shipTos = shipTosOf(lines);
  if (shipTos.length < 2)
    return [[t('Delivery address'), addressLines(shipTos[0]?.address ?? deliveryAddress)]];
  return shipTos.map((shipTo) => [
    t('Delivery address, {{lineNumbers}}', {
      lineNumbers: lineNumbers(shipTo.lines).toLowerCase(),
    }),
    addressLines(shipTo.address),
  ]);
}

interface FiguresProps {
  order: OrderDetailsFragment;
  /** Total of the lines as they are typed; null while one is incomplete. */
  total: string | null;
  margin: string | null;
  /** Null where the order cannot be changed now, or is changed in its lines. */
  edit: QuickDayEdit | null;
}

/** Key facts of an order. */
export function OrderFigures({ order, total, margin, edit }: FiguresProps) {
  const { deliveryDate, lines } = order;
  const [standing, dispatched] = [standingUnits(lines), dispatchedUnits(lines)];
  return (
    <SummaryStrip
      figures={[
        { label: t('Total'), value: total && formatRupees(total), note: t('with GST') },
        {
          label: t('Margin'),
          value: margin && <MarginText marginPercent={margin}>{percentText(margin)}</MarginText>,
          note: t('after discount'),
        },
        dueFigure(t('Delivery date'), deliveryDate, isOpenOrder(order), edit),
        {
          label: t('Dispatched'),
          value: formatCount(dispatched),
          note: t('of {{standing}} units', { standing: formatCount(standing) }),
        },
      ]}
    />
  );
}

/** Fields above the lines. */
export function OrderSummary({ order }: { order: OrderDetailsFragment }) {
  const { can } = useSession();
  const detail = useRegistrationDetail();
  const { quotationId } = order;
  const quotation =
    quotationId && can('QUOTATION', 'READ') ? (
      <Link to={quotationPath(quotationId)}>{quotationId}</Link>
    ) : (
      quotationId
    );
  const contact = order.accountUser && (
    <ContactPhonePanel tenantId={order.customer.id} contact={order.accountUser} />
  );
  return (
    <DescriptionList
      items={[
        [t('Account user'), contact],
        [t('Made by'), order.createdBy.name],
        [t('In the old books'), oldBooksText(order)],
        [t('Bill to'), documentBillTo(order)],
        ...detail(t('Supplied by'), order.suppliedBy),
        ...shipToItems(order),
        [t('Quotation'), quotation],
        [t('Remarks'), order.remarks],
      ]}
    />
  );
}
