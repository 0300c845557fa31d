import type { PoState } from '@munim/schema/generated/types.ts';
import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import type { Calendar } from './calendar.ts';
import type { Order, OrderLine } from './demoDocuments.ts';
import type { Market } from './market.ts';
import { required, Random } from './random.ts';
import { PO_CANCEL_REASONS, PO_REJECT_REASONS, PO_REMARKS } from './words/remarks.ts';

/** The way of a purchase order: action and state. */
const WAYS: Record<PoState, [action: string, to: PoState][]> = {
  DRAFT: [],
  SENT_FOR_APPROVAL: [['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL']],
  APPROVED: [
    ['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL'],
    ['APPROVE', 'APPROVED'],
  ],
  REJECTED: [
    ['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL'],
    ['REJECT', 'REJECTED'],
  ],
  ISSUED: [
    ['SEND_FOR_APPROVAL', 'SENT_FOR_APPROVAL'],
    ['APPROVE', 'APPROVED'],
    ['ISSUE', 'ISSUED'],
  ],
  CANCELLED: [['CANCEL', 'CANCELLED']],
};
/**
 * States for orders without dispatched goods, one after the other: a new installation shows every
 * state.
 */
const STATES: readonly PoState[] = [
  ...(['DRAFT', 'ISSUED', 'SENT_FOR_APPROVAL', 'APPROVED', 'REJECTED'] as const),
  ...(['DRAFT', 'ISSUED', 'CANCELLED', 'SENT_FOR_APPROVAL', 'DRAFT'] as const),
];
/** Percentage of confirmed orders that have purchase orders. */
const BOUGHT_OF_100 = 75;

interface Seller {
  id: number;
  state: string | null;
  gstin: string | null;
  email: string;
  phone: string;
}

/** A line of a sales order with its inserted id. */
interface Wanted {
  line: OrderLine;
  lineId: number;
}

export interface PurchaseOrderDocument {
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

interface PurchasingContext {
  random: Random;
  calendar: Calendar;
  market: Market;
  sellers: ReadonlyMap<number, Seller>;
  turn: number;
}

async function sellersOf(trx: Trx): Promise<Map<number, Seller>> {
  const { rows } =
    await sql<Seller>`select s.seller_id as id, a.state, s.gstin, s.email_id_1 as email, s.mobile_1 as phone from sellers s
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
  return new Map(
    orders.map((order) => [
      order,
      order.lines.map((line, i) => ({ line, lineId: required(idOf.get(`${order.id} ${i + 1}`)) })),
    ]),
  );
}

const leftOf = ({ line }: Wanted) => line.item.price.quantity - line.cancelled;

/** State of an order's purchases: all are issued once goods have left. */
function stateFor(ground: PurchasingContext, order: Order): PoState | null {
  const { random } = ground;
  const { status } = order.statuses;
  if (status === 'CANCELLED') return random.chance(40) ? 'CANCELLED' : null;
  if (status !== 'CONFIRMED') return 'ISSUED';
  return random.chance(BOUGHT_OF_100) ? required(STATES[ground.turn++ % STATES.length]) : null;
}

function recordProgress(random: Random, calendar: Calendar, document: PurchaseOrderDocument): void {
  let from: PoState | null = null;
  let { at } = document;
  document.events.push({ at, action: 'CREATE', from, to: 'DRAFT', by: document.maker });
  from = 'DRAFT';
  for (const [action, to] of WAYS[document.state]) {
    at = calendar.later(random, at + 1, 1, 20);
    document.events.push({
      at,
      action,
      from,
      to,
      by: ['APPROVE', 'REJECT', 'ISSUE'].includes(action) ? document.approver : document.maker,
    });
    from = to;
  }
}

function reasonOf(random: Random, state: PoState): string | null {
  if (state === 'REJECTED') return random.pick(PO_REJECT_REASONS);
  return state === 'CANCELLED' ? random.pick(PO_CANCEL_REASONS) : null;
}

/** One purchase order per seller of the order's lines. */
function documentsOf(
  ground: PurchasingContext,
  order: Order,
  wanted: readonly Wanted[],
): PurchaseOrderDocument[] {
  const { random, calendar, market, sellers } = ground;
  const bySeller = Map.groupBy(
    wanted.filter((one) => leftOf(one) > 0),
    ({ line }) => line.item.price.offer.sellerId,
  );
  return [...bySeller].flatMap(([sellerId, lines]) => {
    const state = stateFor(ground, order);
    const seller = required(sellers.get(sellerId));
    if (!state || (state === 'ISSUED' && !seller.gstin)) return [];
    const maker = required(required(lines[0]).line.item.rfq.sku.managers[0]);
    const isPart = order.statuses.status === 'CONFIRMED' && random.chance(12);
    const document: PurchaseOrderDocument = {
      id: 0,
      order,
      seller,
      state,
      at: calendar.later(random, order.at + 1, 1, 12),
      events: [],
      maker,
      approver: maker === market.manager ? required(market.sourcing[0]) : market.manager,
      lines: lines.map((one) => ({
        id: 0,
        wanted: one,
        quantity: isPart ? Math.ceil(leftOf(one) / 2) : leftOf(one),
      })),
      dueDate: random.chance(50) ? order.edd : null,
      remark: random.chance(30) ? random.pick(PO_REMARKS) : null,
      reason: reasonOf(random, state),
    };
    recordProgress(random, calendar, document);
    return [document];
  });
}

/** Dispatched and delivered units of a line are those of the sales order. */
export const movedOf = ({ wanted: { line } }: PurchaseOrderDocument['lines'][number]) => ({
  dispatched: line.dispatched,
  delivered: line.delivered,
});

/** Purchase orders for these inserted orders; the oldest first. */
export async function purchase(
  trx: Trx,
  calendar: Calendar,
  market: Market,
  orders: readonly Order[],
): Promise<PurchaseOrderDocument[]> {
  const random = new Random(`purchasing of ${orders[0]?.id ?? 0}`);
  const [sellers, wanted] = [await sellersOf(trx), await wantedOf(trx, orders)];
  const ground: PurchasingContext = { random, calendar, market, sellers, turn: 0 };
  return orders
    .flatMap((order) => documentsOf(ground, order, required(wanted.get(order))))
    .toSorted((one, other) => one.at - other.at);
}
