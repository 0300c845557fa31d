import { isOpenOrder } from '@munim/schema/orders/orders.rules.ts';
import { Link } from 'react-router-dom';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { addressLine } from '../addresses/addresses.labels.ts';
import { billToLine } from '../billing-registrations/billing-registrations.labels.ts';
import { quotationPath, tenantPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { DueDate } from '../ui/format/DueDate.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { lineNumbers, shipTosOf } from './orderShipTos.ts';
import {
  BILLING_STATUS,
  FULFILMENT_STATUS,
  PAYMENT_STATUS,
  oldBooksText,
} from './orders.labels.ts';

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

/** Fields above the lines. */
export function OrderSummary({ order }: { order: OrderDetailsFragment }) {
  const { can } = useSession();
  const detail = useRegistrationDetail();
  const { customer, quotationId, deliveryDate } = order;
  const called = customer.verified ? `${customer.name} (verified)` : customer.name;
  const quotation =
    quotationId && can('QUOTATION', 'READ') ? (
      <Link to={quotationPath(quotationId)}>{quotationId}</Link>
    ) : (
      quotationId
    );
  const link = can('TENANT', 'READ') && (
    <Link key="customer" to={tenantPath(customer.id)}>
      {called}
    </Link>
  );
  return (
    <DescriptionList
      items={[
        ['Customer', link || called],
        ['Account user', order.accountUser?.name],
        ['Sales person', order.salesPerson?.name],
        ['Made by', order.createdBy.name],
        ['Date', dayOf(order.createdAt)],
        ['Customer PO no.', order.customerPoNumber],
        ['In the old books', oldBooksText(order)],
        [
          'Delivery date',
          deliveryDate && <DueDate key="due" day={deliveryDate} isOpen={isOpenOrder(order)} />,
        ],
        ['Bill to', billToLine(order)],
        ...detail('Supplied by', order.suppliedBy),
        ...shipToItems(order),
        ['Quotation', quotation],
        [
          'Fulfilment',
          <StatusTag key="fulfilment" status={order.fulfilmentStatus} labels={FULFILMENT_STATUS} />,
        ],
        [
          'Billing',
          <StatusTag key="billing" status={order.billingStatus} labels={BILLING_STATUS} />,
        ],
        [
          'Payment',
          <StatusTag key="payment" status={order.paymentStatus} labels={PAYMENT_STATUS} />,
        ],
        ['Remarks', order.remarks],
      ]}
    />
  );
}
