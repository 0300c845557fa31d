import { Link, useParams } from 'react-router-dom';
import type { OrderQuery } from '../../generated/documents.ts';
import { useOrderQuery } from '../../generated/hooks.ts';
import { addressLine } from '../addresses/addresses.labels.ts';
import { Loaded } from '../app/Loaded.tsx';
import { useSession } from '../app/session.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import { quotationPath } from '../quotations/quotationPaths.ts';
import { tenantPath } from '../tenants/tenantPaths.ts';
import { dayOf } from '../ui/dates.ts';
import { DueDate } from '../ui/DueDate.tsx';
import { Facts } from '../ui/Facts.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import { Totals } from '../ui/Totals.tsx';
import { OrderLines } from './OrderLines.tsx';
import { BILLING_STATUS, FULFILMENT_STATUS, ORDER_STATUS, PAYMENT_STATUS } from './orders.labels.ts';

type Order = OrderQuery['order'];

function OrderFacts({ order }: { order: Order }) {
  const { can } = useSession();
  const { customer, quotationId, deliveryDate } = order;
  const called = customer.verified ? `${customer.name} (verified)` : customer.name;
  const quotation = quotationId && can('QUOTATION', 'READ') ? <Link to={quotationPath(quotationId)}>{quotationId}</Link> : quotationId;
  return (
    <Facts
      facts={[
        [
          'Customer',
          can('TENANT', 'READ') ? (
            <Link key="customer" to={tenantPath(customer.id)}>
              {called}
            </Link>
          ) : (
            called
          ),
        ],
        ['Account user', order.accountUser?.name],
        ['Sales person', order.salesPerson?.name],
        ['Made by', order.createdBy.name],
        ['Date', dayOf(order.createdAt)],
        ['Customer PO no.', order.customerPoNumber],
        ['Delivery date', deliveryDate && <DueDate key="due" day={deliveryDate} />],
        ['Delivery address', addressLine(order.deliveryAddress)],
        ['Quotation', quotation],
        ['Fulfilment', <StatusTag key="fulfilment" status={order.fulfilmentStatus} labels={FULFILMENT_STATUS} />],
        ['Billing', <StatusTag key="billing" status={order.billingStatus} labels={BILLING_STATUS} />],
        ['Payment', <StatusTag key="payment" status={order.paymentStatus} labels={PAYMENT_STATUS} />],
        ['Remarks', order.remarks],
      ]}
    />
  );
}

function OrderPage({ order }: { order: Order }) {
  const { can } = useSession();
  const lines = (
    <>
      <OrderLines lines={order.lines} />
      <Totals
        sums={[
          ['Taxable', order.taxable],
          ['GST', order.gst],
          ['Grand total', order.grandTotal],
        ]}
      />
    </>
  );
  return (
    <div className="kit-page">
      <header className="kit-page-head">
        <h1 className="kit-title">Order {order.number}</h1>
        <StatusTag status={order.status} labels={ORDER_STATUS} />
      </header>
      <OrderFacts order={order} />
      <RecordTabs
        label="Order"
        tabs={[
          { id: 'lines', title: 'Lines', panel: lines },
          { id: 'history', title: 'History', panel: <LogPanel entity="ORDER" entityId={order.number} /> },
          ...(can('DOCUMENT_UPLOAD', 'READ')
            ? [{ id: 'documents', title: 'Documents', panel: <DocumentsPanel entity="ORDER" entityId={order.number} /> }]
            : []),
          { id: 'comments', title: 'Internal Comments', panel: <CommentsPanel entity="ORDER" entityId={order.number} /> },
        ]}
      />
    </div>
  );
}

/** S31: the route page of one order, by its number. */
export function OrderDetails() {
  const { orderNumber = '' } = useParams();
  const result = useOrderQuery({ variables: { number: orderNumber }, fetchPolicy: 'cache-and-network' });
  return <Loaded result={result}>{({ order }) => <OrderPage order={order} />}</Loaded>;
}
