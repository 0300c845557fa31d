import { isOpenPo } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { addressLines } from '../addresses/addresses.labels.ts';
import { orderPath, sellerPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { FULFILMENT_STATUS, PAYMENT_STATUS, oldBooksText } from '../orders/orders.labels.ts';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { ProgressLine } from '../ui/details/ProgressLine.tsx';
import { dueFigure, SummaryStrip } from '../ui/details/SummaryStrip.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { PO_BILLING_STATUS, PO_STATUS } from './purchase-orders.labels.ts';
import { useDueDateEdit } from './purchaseOrderWrites.ts';
import { t } from '../ui/text.ts';

/** Name of the vendor, leading to its page for users who may see that. */
function Vendor({ seller }: Pick<PurchaseOrderDetailsFragment, 'seller'>) {
  const { can } = useSession();
  return can('SELLER', 'READ') ? (
    <Link to={sellerPath(seller.id)}>{seller.name}</Link>
  ) : (
    seller.name
  );
}

/** Order that it buys for, leading to its page for users who may see that. */
function SalesOrder({ number }: { number: string }) {
  const { can } = useSession();
  return can('ORDER', 'READ') ? <Link to={orderPath(number)}>{number}</Link> : number;
}

/** Subtitle that tells it from other purchase orders. */
export const poIdentity = ({
  seller,
  orderNumber,
  warehouse,
  createdAt,
}: PurchaseOrderDetailsFragment): ReactNode[] => [
  <Vendor key="vendor" seller={seller} />,
  orderNumber ? <SalesOrder key="order" number={orderNumber} /> : warehouse?.name,
  dayOf(createdAt),
];

/** Steps from the draft to the payment, by the order's statuses. */
export function PurchaseOrderProgress({ order }: { order: PurchaseOrderDetailsFragment }) {
  const { state, approvedBy, issuedAt, fulfilmentStatus, billingStatus, paymentStatus } = order;
  const ended = state === 'CANCELLED' || state === 'REJECTED';
  if (ended) return <ProgressLine steps={[{ label: PO_STATUS[state].text, ring: 'crossed' }]} />;
  return (
    <ProgressLine
      steps={[
        { label: t('Drafted'), ring: 'full', tab: 'lines' },
        { label: t('Approved'), ring: approvedBy || issuedAt ? 'full' : 'empty' },
        { label: t('Issued'), ring: issuedAt ? 'full' : 'empty' },
        {
          label: t('Delivered'),
          ring: FULFILMENT_STATUS[fulfilmentStatus].ring ?? 'empty',
          tab: 'deliveries',
        },
        {
          label: t('Billed'),
          ring: PO_BILLING_STATUS[billingStatus].ring ?? 'empty',
          tab: 'finance',
        },
        { label: t('Paid'), ring: PAYMENT_STATUS[paymentStatus].ring ?? 'empty', tab: 'finance' },
      ]}
    />
  );
}

/** Key facts of a purchase order. */
export function PurchaseOrderFigures({ order }: { order: PurchaseOrderDetailsFragment }) {
  const edit = useDueDateEdit(order);
  const { grandTotal, paidAmount, pendingAmount, dueDate } = order;
  return (
    <SummaryStrip
      figures={[
        { label: t('Total'), value: formatRupees(grandTotal), note: t('with GST') },
        { label: t('Paid'), value: formatRupees(paidAmount) },
        {
          label: t('Asked to be paid'),
          value: Number(pendingAmount) > 0 ? formatRupees(pendingAmount) : null,
        },
        dueFigure(t('Due date'), dueDate, isOpenPo(order), edit),
      ]}
    />
  );
}

/** Details of a purchase order: vendor, registration and users. */
export function PurchaseOrderHead({ order }: { order: PurchaseOrderDetailsFragment }) {
  const detail = useRegistrationDetail();
  const { seller, orderNumber, warehouse, approvedBy, issuedAt } = order;
  return (
    <DescriptionList
      items={[
        [t('Address'), seller.officeAddress ? addressLines(seller.officeAddress) : seller.district],
        [t('GST no.'), order.gstin ?? seller.gstin],
        [t('E-mail'), order.sellerEmail],
        [t('Whatsapp number'), order.sellerWhatsappNumber],
        [t('Warehouse'), orderNumber && warehouse?.name],
        ...detail(t('Bought by'), order.boughtBy),
        [t('In the old books'), oldBooksText(order)],
        [t('Made by'), order.createdBy.name],
        [t('Approved by'), approvedBy?.name],
        [t('Issued'), issuedAt && dayOf(issuedAt)],
      ]}
    />
  );
}
