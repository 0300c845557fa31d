import { isOpenPo } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { addressLine } from '../addresses/addresses.labels.ts';
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

/** Name of the vendor, leading to its page for who may see that. */
function Vendor({ seller }: Pick<PurchaseOrderDetailsFragment, 'seller'>) {
  const { can } = useSession();
  return can('SELLER', 'READ') ? (
    <Link to={sellerPath(seller.id)}>{seller.name}</Link>
  ) : (
    seller.name
  );
}

/** Order that it buys for, leading to its page for who may see that. */
function SalesOrder({ number }: { number: string }) {
  const { can } = useSession();
  return can('ORDER', 'READ') ? <Link to={orderPath(number)}>{number}</Link> : number;
}

/** What tells it from other purchase orders. */
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

/** From the draft to the payment, by its statuses. */
export function PurchaseOrderProgress({ order }: { order: PurchaseOrderDetailsFragment }) {
  const { state, approvedBy, issuedAt, fulfilmentStatus, billingStatus, paymentStatus } = order;
  const ended = state === 'CANCELLED' || state === 'REJECTED';
  if (ended) return <ProgressLine steps={[{ label: PO_STATUS[state].text, ring: 'crossed' }]} />;
  return (
    <ProgressLine
      steps={[
        { label: 'Drafted', ring: 'full', tab: 'lines' },
        { label: 'Approved', ring: approvedBy || issuedAt ? 'full' : 'empty' },
        { label: 'Issued', ring: issuedAt ? 'full' : 'empty' },
        {
          label: 'Delivered',
          ring: FULFILMENT_STATUS[fulfilmentStatus].ring ?? 'empty',
          tab: 'deliveries',
        },
        { label: 'Billed', ring: PO_BILLING_STATUS[billingStatus].ring ?? 'empty', tab: 'finance' },
        { label: 'Paid', ring: PAYMENT_STATUS[paymentStatus].ring ?? 'empty', tab: 'finance' },
      ]}
    />
  );
}

/** What one opens a purchase order for. */
export function PurchaseOrderFigures({ order }: { order: PurchaseOrderDetailsFragment }) {
  const { grandTotal, paidAmount, pendingAmount, dueDate } = order;
  return (
    <SummaryStrip
      figures={[
        { label: 'Total', value: formatRupees(grandTotal), note: 'with GST' },
        { label: 'Paid', value: formatRupees(paidAmount) },
        {
          label: 'Asked to be paid',
          value: Number(pendingAmount) > 0 ? formatRupees(pendingAmount) : null,
        },
        dueFigure('Due date', dueDate, isOpenPo(order)),
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
        ['Address', seller.officeAddress ? addressLine(seller.officeAddress) : seller.district],
        ['GST no.', order.gstin ?? seller.gstin],
        ['Email', order.sellerEmail],
        ['Whatsapp number', order.sellerWhatsappNumber],
        ['Warehouse', orderNumber && warehouse?.name],
        ...detail('Bought by', order.boughtBy),
        ['In the old books', oldBooksText(order)],
        ['Made by', order.createdBy.name],
        ['Approved by', approvedBy?.name],
        ['Issued', issuedAt && dayOf(issuedAt)],
      ]}
    />
  );
}
