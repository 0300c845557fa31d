import { poStatuses } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { headOf } from '../src/core/data/documentLines.ts';
import { lineMoney } from '../src/purchase-orders/purchaseOrderLines.ts';
import { iso } from './calendar.ts';
import { COMPANY_STATE } from './demoDocuments.ts';
import { takeIds } from './documents.ts';
import { seedLogistics, type MovedPoint } from './logistics.ts';
import { movedOf, type PurchaseOrderDocument } from './purchasing.ts';
import { pointRows } from './purchasingPoints.ts';
import { insertRows } from './rows.ts';

const moneyOf = (
  { wanted: { line }, quantity }: PurchaseOrderDocument['lines'][number],
  { seller }: PurchaseOrderDocument,
) =>
  lineMoney(
    { quantity, offer_price: line.item.price.cost, gstin: line.item.rfq.sku.gst },
    seller.state === COMPANY_STATE,
  );

const lineRow = (
  document: PurchaseOrderDocument,
  line: PurchaseOrderDocument['lines'][number],
  index: number,
) => ({
  po_line_id: line.id,
  po_id: document.id,
  line_number: index + 1,
  product_sku_id: line.wanted.line.item.rfq.sku.id,
  order_line_id: line.wanted.lineId,
  quantity: line.quantity,
  cancelled_quantity: 0,
  billed_quantity: 0,
  dispatched_quantity: movedOf(line).dispatched,
  delivered_quantity: movedOf(line).delivered,
  quotation_line_discount: '0',
  offer_price: line.wanted.line.item.price.cost,
  gstin: line.wanted.line.item.rfq.sku.gst,
  ...moneyOf(line, document),
});

function headRow(document: PurchaseOrderDocument) {
  const { seller, state, order, events } = document;
  const head = headOf(
    document.lines
      .map((line) => moneyOf(line, document))
      .map((line) => ({ ...line, total: line.line_total })),
  );
  const quantities = document.lines.map((line) => ({
    quantity: line.quantity,
    cancelled: 0,
    billed: 0,
    ...movedOf(line),
  }));
  const statuses = poStatuses({ state, lines: quantities, paid: '0', grandTotal: head.total });
  const issued = events.find(({ to }) => to === 'ISSUED');
  return {
    po_id: document.id,
    seller_id: seller.id,
    order_id: order.id,
    po_state: state,
    status: statuses.status,
    fulfilment_status: statuses.fulfilment,
    billing_status: statuses.billing,
    payment_status: statuses.payment,
    remark: document.remark,
    due_date: document.dueDate,
    gstin: issued ? seller.gstin : null,
    seller_email: seller.email,
    seller_whatsapp_number: seller.phone,
    within_state: seller.state === COMPANY_STATE,
    po_taxable_amount: head.taxable,
    po_gst_amount: head.gst,
    po_grand_total: head.total,
    paid_amount: '0',
    pending_amount: '0',
    reject_reason: state === 'REJECTED' ? document.reason : null,
    cancel_reason: state === 'CANCELLED' ? document.reason : null,
    approved_by: events.some(({ to }) => to === 'APPROVED') ? document.approver : null,
    issued_at: issued ? iso(issued.at) : null,
    category_ids: '{}',
    version: events.length,
    created_by: document.maker,
    created_at: iso(document.at),
  };
}

const auditRows = (documents: readonly PurchaseOrderDocument[]) =>
  documents
    .flatMap((document) =>
      document.events.map((event, i) => ({
        document,
        event,
        isLast: i === document.events.length - 1,
      })),
    )
    .toSorted((one, other) => one.event.at - other.event.at)
    .map(({ document, event, isLast }) => ({
      created_at: iso(event.at),
      user_id: event.by,
      entity: 'PURCHASE_ORDER',
      entity_id: document.id,
      action: event.action,
      from_status: event.from,
      to_status: event.to,
      changes: {},
      remarks:
        event.action === 'CREATE'
          ? `Order ${document.order.number}`
          : isLast
            ? document.reason
            : null,
    }));

async function countGenerated(
  trx: Trx,
  documents: readonly PurchaseOrderDocument[],
): Promise<void> {
  const bought = documents
    .filter(({ state }) => state !== 'CANCELLED')
    .flatMap(({ lines }) => lines);
  const rows = JSON.stringify(
    bought.map(({ wanted, quantity }) => ({ line_id: wanted.lineId, quantity })),
  );
  await sql`update order_lines l set generated_quantity = b.quantity from json_to_recordset(${rows}) as b(line_id bigint, quantity integer)
    where l.line_id = b.line_id`.execute(trx);
}

const hasLeft = (status: string): status is MovedPoint['status'] =>
  status === 'IN_TRANSIT' || status === 'DELIVERED';

/**
 * Inserts the purchase orders with their delivery points and shipments; returns the number of rows.
 */
export async function seedPurchasing(
  trx: Trx,
  documents: readonly PurchaseOrderDocument[],
): Promise<number> {
  const lines = documents.flatMap((document) => document.lines);
  const firstDocument = await takeIds(trx, 'purchase_orders', 'po_id', documents.length);
  const firstLine = await takeIds(trx, 'purchase_order_lines', 'po_line_id', lines.length);
  for (const [i, document] of documents.entries()) document.id = firstDocument + i;
  for (const [i, line] of lines.entries()) line.id = firstLine + i;
  const { points, events } = pointRows(documents);
  const firstPoint = await takeIds(
    trx,
    'delivery_points',
    'sub_shipment_tracker_id',
    points.length,
  );
  const numbered = points.map((point, i) => ({
    ...point,
    sub_shipment_tracker_id: firstPoint + i,
  }));
  const rows = {
    purchase_orders: documents.map(headRow),
    purchase_order_lines: documents.flatMap((document) =>
      document.lines.map((line, i) => lineRow(document, line, i)),
    ),
    // goods move with a challan only: until logistics.ts has made them everything waits
    delivery_points: numbered.map((point) =>
      hasLeft(point.status) ? { ...point, status: 'PENDING' } : point,
    ),
    delivery_point_events: events.map(({ point, ...event }) => ({
      ...event,
      sub_shipment_tracker_id: firstPoint + point,
    })),
    audit_log: auditRows(documents),
  };
  for (const [table, all] of Object.entries(rows))
    await insertRows(trx, table as keyof typeof rows, all);
  await countGenerated(trx, documents);
  const moved = numbered.flatMap(({ sub_shipment_tracker_id: id, status }) =>
    hasLeft(status) ? [{ id, status }] : [],
  );
  return (
    Object.values(rows).reduce((sum, all) => sum + all.length, 0) +
    (await seedLogistics(trx, moved))
  );
}
