import type { PoState } from '@munim/schema/generated/types.ts';
import { poStatuses } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/database.ts';
import { headOf } from '../src/core/paperLines.ts';
import { lineMoney } from '../src/purchase-orders/purchaseOrderLines.ts';
import { type Calendar, iso } from './calendar.ts';
import { HOUSE_STATE, type Order, type OrderLine } from './desk.ts';
import type { Market } from './market.ts';
import { given, Random } from './random.ts';
import { pointRows } from './purchasingPoints.ts';
import { insertRows } from './rows.ts';
import { takeIds } from './papers.ts';
import { PO_CANCEL_REASONS, PO_REJECT_REASONS, PO_REMARKS } from './words/remarks.ts';

/** The way of a purchase order: action and state. */
const WAYS: Record<PoState, [action: string, to: PoState][]> = {
  DRAFT: [],
  SENT_FOR_APPROVAL: [['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL']],
  APPROVED: [['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL'], ['APPROVE', 'APPROVED']],
  REJECTED: [['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL'], ['REJECT', 'REJECTED']],
  ISSUED: [['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL'], ['APPROVE', 'APPROVED'], ['ISSUE', 'ISSUED']],
  CANCELLED: [['CANCEL', 'CANCELLED']],
}; // prettier-ignore
/** Of orders that nothing has left for yet, by weight. */
const STATES: Record<PoState, number> = { DRAFT: 22, SENT_FOR_APPROVAL: 12, APPROVED: 10, REJECTED: 8, ISSUED: 40, CANCELLED: 8 };
/** Of a hundred confirmed orders so many are bought for already. */
const BOUGHT_OF_100 = 75;

interface Seller {
  id: number;
  state: string | null;
  gstin: string | null;
  email: string;
  phone: string;
}

/** A line of a sales order with the id it was given when it was laid down. */
interface Wanted {
  line: OrderLine;
  lineId: number;
}

export interface PurchaseOrderPaper {
  id: number;
  order: Order;
  seller: Seller;
  state: PoState;
  at: number;
  maker: number;
  approver: number;
  events: { at: number; action: string; from: PoState | null; to: PoState; by: number }[];
  lines: { id: number; wanted: Wanted; quantity: number }[];
  dueDate: string | null;
  remark: string | null;
  reason: string | null;
}

async function sellersOf(trx: Trx): Promise<Map<number, Seller>> {
  const { rows } = await sql<Seller>`select s.seller_id as id, a.state, s.gstin, s.email_id_1 as email, s.mobile_1 as phone from sellers s
    left join addresses a on a.address_id = s.office_address_id`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

async function wantedOf(trx: Trx, orders: readonly Order[]): Promise<Map<Order, Wanted[]>> {
  const ids = orders.map((order) => order.id);
  const rows = await trx
    .selectFrom('order_lines')
    .select(['line_id', 'order_id', 'line_number'])
    .where('order_id', '=', sql<number>`any(${ids})`)
    .execute();
  const idOf = new Map(rows.map((row) => [`${row.order_id} ${row.line_number}`, row.line_id]));
  return new Map(orders.map((order) => [order, order.lines.map((line, i) => ({ line, lineId: given(idOf.get(`${order.id} ${i + 1}`)) }))]));
}

const leftOf = ({ line }: Wanted) => line.item.price.quantity - line.cancelled;

/** What of an order's purchase is in which state: everything is issued once goods have left. */
function stateFor(random: Random, order: Order): PoState | null {
  const { status } = order.statuses;
  if (status === 'CANCELLED') return random.chance(40) ? 'CANCELLED' : null;
  if (status !== 'CONFIRMED') return 'ISSUED';
  return random.chance(BOUGHT_OF_100) ? random.weighted(STATES) : null;
}

function follow(random: Random, calendar: Calendar, paper: PurchaseOrderPaper): void {
  let from: PoState | null = null;
  let { at } = paper;
  paper.events.push({ at, action: 'CREATE', from, to: 'DRAFT', by: paper.maker });
  from = 'DRAFT';
  for (const [action, to] of WAYS[paper.state]) {
    at = calendar.later(random, at + 1, 1, 20);
    paper.events.push({ at, action, from, to, by: ['APPROVE', 'REJECT', 'ISSUE'].includes(action) ? paper.approver : paper.maker });
    from = to;
  }
}

function reasonOf(random: Random, state: PoState): string | null {
  if (state === 'REJECTED') return random.pick(PO_REJECT_REASONS);
  return state === 'CANCELLED' ? random.pick(PO_CANCEL_REASONS) : null;
}

/** One paper a seller of what the order wants of it. */
function papersOf(
  random: Random,
  calendar: Calendar,
  market: Market,
  order: Order,
  wanted: Wanted[],
  sellers: Map<number, Seller>,
): PurchaseOrderPaper[] {
  const bySeller = Map.groupBy(
    wanted.filter((one) => leftOf(one) > 0),
    ({ line }) => line.item.price.offer.sellerId,
  );
  return [...bySeller].flatMap(([sellerId, lines]) => {
    const state = stateFor(random, order);
    const seller = given(sellers.get(sellerId));
    if (!state || (state === 'ISSUED' && !seller.gstin)) return [];
    const maker = given(given(lines[0]).line.item.rfq.sku.managers[0]);
    const isPart = order.statuses.status === 'CONFIRMED' && random.chance(12);
    const paper: PurchaseOrderPaper = {
      ...{ id: 0, order, seller, state, at: calendar.later(random, order.at + 1, 1, 12), events: [] },
      ...{ maker, approver: maker === market.manager ? given(market.sourcing[0]) : market.manager },
      lines: lines.map((one) => ({ id: 0, wanted: one, quantity: isPart ? Math.ceil(leftOf(one) / 2) : leftOf(one) })),
      dueDate: random.chance(50) ? order.edd : null,
      remark: random.chance(30) ? random.pick(PO_REMARKS) : null,
      reason: reasonOf(random, state),
    };
    follow(random, calendar, paper);
    return [paper];
  });
}

/** What has left and what has arrived of a line is what the sales order says of it. */
export const movedOf = ({ wanted: { line } }: PurchaseOrderPaper['lines'][number]) => ({
  dispatched: line.dispatched,
  delivered: line.delivered,
});

const moneyOf = ({ wanted: { line }, quantity }: PurchaseOrderPaper['lines'][number], { seller }: PurchaseOrderPaper) =>
  lineMoney({ quantity, offer_price: line.item.price.cost, gstin: line.item.rfq.sku.gst }, seller.state === HOUSE_STATE);

const lineRow = (paper: PurchaseOrderPaper, line: PurchaseOrderPaper['lines'][number], index: number) => ({
  ...{ po_line_id: line.id, po_id: paper.id, line_number: index + 1, product_sku_id: line.wanted.line.item.rfq.sku.id },
  ...{ order_line_id: line.wanted.lineId, quantity: line.quantity, cancelled_quantity: 0, billed_quantity: 0 },
  ...{ dispatched_quantity: movedOf(line).dispatched, delivered_quantity: movedOf(line).delivered, quotation_line_discount: '0' },
  ...{ offer_price: line.wanted.line.item.price.cost, gstin: line.wanted.line.item.rfq.sku.gst, ...moneyOf(line, paper) },
});

function headRow(paper: PurchaseOrderPaper) {
  const { seller, state, order, events } = paper;
  const head = headOf(paper.lines.map((line) => moneyOf(line, paper)).map((line) => ({ ...line, total: line.item_total })));
  const quantities = paper.lines.map((line) => ({ quantity: line.quantity, cancelled: 0, billed: 0, ...movedOf(line) }));
  const statuses = poStatuses({ state, lines: quantities, paid: '0', grandTotal: head.total });
  const issued = events.find(({ to }) => to === 'ISSUED');
  return {
    ...{ po_id: paper.id, seller_id: seller.id, order_id: order.id, po_state: state, status: statuses.status },
    ...{ fulfilment_status: statuses.fulfilment, billing_status: statuses.billing, payment_status: statuses.payment },
    ...{ remark: paper.remark, due_date: paper.dueDate, gstin: issued ? seller.gstin : null },
    ...{ seller_email: seller.email, seller_whatsapp_number: seller.phone, within_state: seller.state === HOUSE_STATE },
    ...{ po_taxable_amount: head.taxable, po_gst_amount: head.gst, po_grand_total: head.total, paid_amount: '0', pending_amount: '0' },
    ...{ reject_reason: state === 'REJECTED' ? paper.reason : null, cancel_reason: state === 'CANCELLED' ? paper.reason : null },
    ...{ approved_by: events.some(({ to }) => to === 'APPROVED') ? paper.approver : null, issued_at: issued ? iso(issued.at) : null },
    ...{ category_ids: '{}', version: events.length, created_by: paper.maker, created_at: iso(paper.at) },
  };
}

const auditRows = (papers: readonly PurchaseOrderPaper[]) =>
  papers
    .flatMap((paper) => paper.events.map((event, i) => ({ paper, event, isLast: i === paper.events.length - 1 })))
    .toSorted((one, other) => one.event.at - other.event.at)
    .map(({ paper, event, isLast }) => ({
      ...{ created_at: iso(event.at), user_id: event.by, entity: 'PURCHASE_ORDER', entity_id: paper.id, action: event.action },
      ...{ from_status: event.from, to_status: event.to, changes: {} },
      remarks: event.action === 'CREATE' ? `Order ${paper.order.number}` : isLast ? paper.reason : null,
    }));

async function countGenerated(trx: Trx, papers: readonly PurchaseOrderPaper[]): Promise<void> {
  const bought = papers.filter(({ state }) => state !== 'CANCELLED').flatMap(({ lines }) => lines);
  const rows = JSON.stringify(bought.map(({ wanted, quantity }) => ({ line_id: wanted.lineId, quantity })));
  await sql`update order_lines l set generated_quantity = b.quantity from json_to_recordset(${rows}) as b(line_id bigint, quantity integer)
    where l.line_id = b.line_id`.execute(trx);
}

/** What is bought for these orders, which are laid down already; answers how many rows it was. */
export async function layPurchasing(trx: Trx, calendar: Calendar, market: Market, orders: readonly Order[]): Promise<number> {
  const random = new Random(`purchasing of ${orders[0]?.id ?? 0}`);
  const [sellers, wanted] = [await sellersOf(trx), await wantedOf(trx, orders)];
  const papers = orders
    .flatMap((order) => papersOf(random, calendar, market, order, given(wanted.get(order)), sellers))
    .toSorted((one, other) => one.at - other.at);
  const lines = papers.flatMap((paper) => paper.lines);
  const firstPaper = await takeIds(trx, 'purchase_orders', 'po_id', papers.length);
  const firstLine = await takeIds(trx, 'purchase_order_lines', 'po_line_id', lines.length);
  for (const [i, paper] of papers.entries()) paper.id = firstPaper + i;
  for (const [i, line] of lines.entries()) line.id = firstLine + i;
  const { points, events } = pointRows(papers);
  const firstPoint = await takeIds(trx, 'delivery_points', 'sub_shipment_tracker_id', points.length);
  const rows = {
    purchase_orders: papers.map(headRow),
    purchase_order_lines: papers.flatMap((paper) => paper.lines.map((line, i) => lineRow(paper, line, i))),
    delivery_points: points.map((point, i) => ({ ...point, sub_shipment_tracker_id: firstPoint + i })),
    delivery_point_events: events.map(({ point, ...event }) => ({ ...event, sub_shipment_tracker_id: firstPoint + point })),
    audit_log: auditRows(papers),
  };
  for (const [table, all] of Object.entries(rows)) await insertRows(trx, table as keyof typeof rows, all);
  await countGenerated(trx, papers);
  return Object.values(rows).reduce((sum, all) => sum + all.length, 0);
}
