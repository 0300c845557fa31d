import { isOpenOrder } from '@munim/schema/orders/orders.rules.ts';
import { Link } from 'react-router-dom';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { addressLine } from '../addresses/addresses.labels.ts';
import { billToLine } from '../billing-registrations/billing-registrations.labels.ts';
import { quotationPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import { dueFigure, SummaryStrip } from '../ui/details/SummaryStrip.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatCount, formatPercent, formatRupees } from '../ui/format/rupees.ts';
import { dispatchedUnits, standingUnits } from './OrderProgress.tsx';
import { lineNumbers, shipTosOf } from './orderShipTos.ts';
import { oldBooksText } from './orders.labels.ts';

/** One address, or each with the lines that go there. */
function shipToItems({ lines, deliveryAddress }: OrderDetailsFragment): [string, string][] {
  const shipTos = shipTosOf(lines);
  if (shipTos.length < 2)
    return [['Delivery address', addressLine(shipTos[0]?.address ?? deliveryAddress)]];
  return shipTos.map((shipTo) => [
    `Delivery address, ${lineNumbers(shipTo.lines).toLowerCase()}`,
    addressLine(shipTo.address),
  ]);
}

interface FiguresProps {
  order: OrderDetailsFragment;
  /** Of the lines as they are typed; null while one is incomplete. */
  total: string | null;
  margin: string | null;
}

/** What one opens an order for. */
export function OrderFigures({ order, total, margin }: FiguresProps) {
  const { deliveryDate, lines } = order;
  const [standing, dispatched] = [standingUnits(lines), dispatchedUnits(lines)];
  return (
    <SummaryStrip
      figures={[
        { label: 'Total', value: total && formatRupees(total), note: 'with GST' },
        { label: 'Margin', value: margin && `${formatPercent(margin)} %`, note: 'after discount' },
        dueFigure('Delivery date', deliveryDate, isOpenOrder(order)),
        {
          label: 'Dispatched',
          value: formatCount(dispatched),
          note: `of ${formatCount(standing)} units`,
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
  return (
    <DescriptionList
      items={[
        ['Account user', order.accountUser?.name],
        ['Made by', order.createdBy.name],
        ['In the old books', oldBooksText(order)],
        ['Bill to', billToLine(order)],
        ...detail('Supplied by', order.suppliedBy),
        ...shipToItems(order),
        ['Quotation', quotation],
        ['Remarks', order.remarks],
      ]}
    />
  );
}
