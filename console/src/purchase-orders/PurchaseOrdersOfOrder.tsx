import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { PO_STATUS } from './purchase-orders.labels.ts';
import { PurchaseOrdersPanel } from './PurchaseOrdersPanel.tsx';
import { t } from '../ui/text.ts';

/** Tab of an order. Users without PURCHASE_ORDER READ see numbers and statuses, as plain text. */
export function PurchaseOrdersOfOrder({ order }: { order: OrderDetailsFragment }) {
  const { can } = useSession();
  if (can('PURCHASE_ORDER', 'READ')) return <PurchaseOrdersPanel orderId={order.id} />;
  if (!order.purchaseOrders.length) return <EmptyState text={t('No purchase orders here.')} />;
  return (
    <ul className="order-affected" aria-label={t('Purchase Orders')}>
      {order.purchaseOrders.map(({ id, status, createdAt }) => (
        <li key={id}>
          <span className="kit-numeric">{id}</span>
          <span className="kit-numeric">{dayOf(createdAt)}</span>
          <StatusTag status={status} labels={PO_STATUS} />
        </li>
      ))}
    </ul>
  );
}
