import { dayInIndia, DAY, iso } from './calendar.ts';
import { movedOf, type PurchaseOrderDocument } from './purchasing.ts';

type Status = 'PENDING' | 'IN_TRANSIT' | 'DELIVERED' | 'CANCELLED';

/** Places of a line's units. */
function partsOf(
  document: PurchaseOrderDocument,
  line: PurchaseOrderDocument['lines'][number],
): [Status, number][] {
  if (document.state === 'CANCELLED') return [['CANCELLED', line.quantity]];
  const { dispatched, delivered } = movedOf(line);
  const parts: [Status, number][] = [
    ['DELIVERED', delivered],
    ['IN_TRANSIT', dispatched - delivered],
    ['PENDING', line.quantity - dispatched],
  ];
  return parts.filter(([, quantity]) => quantity > 0);
}

/** The events of a point: the dispatch, and the proof of delivery once it has left. */
const EVENTS: Record<Status, [name: string, status: string][]> = {
  PENDING: [['dispatch', 'PENDING']],
  IN_TRANSIT: [
    ['dispatch', 'COMPLETED'],
    ['POD', 'PENDING'],
  ],
  DELIVERED: [
    ['dispatch', 'COMPLETED'],
    ['POD', 'COMPLETED'],
  ],
  CANCELLED: [['dispatch', 'CANCELLED']],
};

/** The delivery points of purchase orders, each event with the place of its point among them. */
export function pointRows(documents: readonly PurchaseOrderDocument[]) {
  const points: ({ status: Status } & Record<string, unknown>)[] = [];
  const events: ({ point: number } & Record<string, unknown>)[] = [];
  for (const document of documents)
    for (const line of document.lines)
      for (const [status, quantity] of partsOf(document, line)) {
        const date = document.dueDate ?? document.order.edd;
        const created_at = iso(document.at);
        for (const [event_name, event] of EVENTS[status]) {
          const actual_date = event === 'COMPLETED' ? dayInIndia(document.at + DAY) : null;
          const remarks = event === 'CANCELLED' ? document.reason : null;
          events.push({
            point: points.length,
            event_name,
            status: event,
            expected_date: date,
            actual_date,
            remarks,
            attachments: '{}',
            created_at,
          });
        }
        points.push({
          po_id: document.id,
          po_line_id: line.id,
          order_id: document.order.id,
          order_line_id: line.wanted.lineId,
          product_sku_id: line.wanted.line.item.rfq.sku.id,
          seller_id: document.seller.id,
          quantity,
          original_qty: quantity,
          status,
          initial_date: date,
          expected_date: date,
          created_at,
        });
      }
  return { points, events };
}
