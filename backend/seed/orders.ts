import type { OrderStatus } from '@munim/schema/generated/types.ts';
import { orderStatuses } from '@munim/schema/orders/orders.rules.ts';
import { lineSums } from '@munim/schema/shared/money.ts';
import { headOf, lineColumns } from '../src/core/data/documentLines.ts';
import { DAY, dayInIndia } from './calendar.ts';
import {
  type AuditEvent,
  type DemoDocuments,
  COMPANY_STATE,
  type Order,
  type OrderLine,
  type Quotation,
  quoterOf,
} from './demoDocuments.ts';
import { changeQuotationStatus } from './quoting.ts';
import { required, type Random } from './random.ts';
import { CANCEL_REASONS } from './words/remarks.ts';

/** Statuses that an order went through to its present one. */
const WAYS: Record<OrderStatus, OrderStatus[]> = {
  CONFIRMED: [],
  PARTIALLY_IN_TRANSIT: ['PARTIALLY_IN_TRANSIT'],
  IN_TRANSIT: ['PARTIALLY_IN_TRANSIT', 'IN_TRANSIT'],
  PARTIALLY_DELIVERED: ['PARTIALLY_IN_TRANSIT', 'PARTIALLY_DELIVERED'],
  DELIVERED: ['IN_TRANSIT', 'DELIVERED'],
  PARTIALLY_PAID: ['IN_TRANSIT', 'DELIVERED', 'PARTIALLY_PAID'],
  PAID: ['IN_TRANSIT', 'DELIVERED', 'PAID'],
  CANCELLED: ['CANCELLED'],
};
const UNTOUCHED: readonly OrderStatus[] = ['CONFIRMED', 'CANCELLED'];
const IN_PART: readonly OrderStatus[] = ['PARTIALLY_IN_TRANSIT', 'PARTIALLY_DELIVERED'];

/** Percentage of an amount, to the paisa. */
const share = (amount: string, percent: number): string =>
  lineSums({
    quantity: 1,
    price: amount,
    discountPercent: String(100 - percent),
    gstPercent: '0',
    withinState: false,
  }).taxable;

function dispatchedOf(
  random: Random,
  status: OrderStatus,
  quantity: number,
  first: boolean,
): number {
  if (UNTOUCHED.includes(status)) return 0;
  if (!IN_PART.includes(status)) return quantity;
  if (first) return Math.ceil(quantity / 2);
  return random.chance(50) ? 0 : Math.floor((quantity * random.int(1, 9)) / 10);
}

function deliveredOf(
  random: Random,
  status: OrderStatus,
  dispatched: number,
  first: boolean,
): number {
  if (status === 'PARTIALLY_DELIVERED')
    return first ? Math.ceil(dispatched / 2) : Math.floor((dispatched * random.int(0, 10)) / 10);
  return ['DELIVERED', 'PARTIALLY_PAID', 'PAID'].includes(status) ? dispatched : 0;
}

function linesOf(random: Random, quotation: Quotation, status: OrderStatus): OrderLine[] {
  const included = quotation.items.filter((item) => item.included);
  return included.map((item, i) => {
    const { quantity } = item.price;
    const cancelled =
      i > 0 && status !== 'CANCELLED' && random.chance(4)
        ? Math.ceil(quantity * random.pick([0.1, 0.25, 1]))
        : 0;
    const wanted = quantity - cancelled;
    const dispatched = dispatchedOf(random, status, wanted, i === 0);
    const delivered = deliveredOf(random, status, dispatched, i === 0);
    const terms = {
      quantity: wanted,
      price: item.price.selling,
      discountPercent: item.discount,
      gstPercent: item.rfq.sku.gst,
    };
    const sums = lineColumns({ ...terms, withinState: item.rfq.address.state === COMPANY_STATE });
    return { item, cancelled, dispatched, delivered, invoiced: dispatched, sums };
  });
}

function receivedOf(random: Random, status: OrderStatus, total: string): string {
  if (status === 'PAID') return total;
  if (status === 'PARTIALLY_PAID') return share(total, random.int(20, 80));
  if (['DELIVERED', 'CANCELLED'].includes(status)) return '0.00';
  return random.chance(10) ? share(total, 30) : '0.00';
}

/** Makes an order of a confirmed quotation and brings it as far as wanted; answers the moment of its last change. */
export function order(
  demo: DemoDocuments,
  quotation: Quotation,
  at: number,
  wanted: OrderStatus,
): number {
  const { random } = demo;
  const by = quoterOf(demo, required(quotation.items[0]).rfq.salesPerson);
  const lines = linesOf(random, quotation, wanted);
  const head = headOf(lines.map((line) => line.sums));
  const received = receivedOf(random, wanted, head.total);
  const quantities = lines.map(({ item, ...line }) => ({ ...line, quantity: item.price.quantity }));
  const statuses = orderStatuses({
    cancelled: wanted === 'CANCELLED',
    lines: quantities,
    received,
    credited: '0',
    grandTotal: head.total,
  });
  const made: Order = {
    id: 0,
    at,
    number: '',
    quotation,
    lines,
    head,
    received,
    statuses,
    createdBy: by,
    customerPo: random.chance(60)
      ? `PO/${dayInIndia(at).slice(2, 7).replace('-', '')}/${random.int(100, 9999)}`
      : null,
    edd: dayInIndia(at + random.int(5, 21) * DAY),
    cancelReason: wanted === 'CANCELLED' ? random.pick(CANCEL_REASONS) : null,
  };
  demo.orders.push(made);
  demo.events.push({ at, entity: 'ORDER', document: made, action: 'CREATE', by, to: 'CONFIRMED' });
  changeQuotationStatus(demo, quotation, at + 1, {
    to: 'CONVERTED_TO_ORDER',
    action: 'CONVERT',
    by,
  });
  return recordProgress(demo, made);
}

/** One audit row for each status on the way. */
function recordProgress(demo: DemoDocuments, made: Order): number {
  const { random, calendar } = demo;
  let { at } = made;
  let from: OrderStatus = 'CONFIRMED';
  for (const to of WAYS[made.statuses.status]) {
    at = calendar.later(random, at + 1, 20, 24 * 12);
    const cancelled = to === 'CANCELLED';
    const event: AuditEvent = {
      at,
      entity: 'ORDER',
      document: made,
      action: cancelled ? 'CANCEL' : 'STATUS',
      from,
      to,
      by: random.pick(demo.market.operations),
    };
    demo.events.push(
      cancelled ? { ...event, by: made.createdBy, remarks: made.cancelReason ?? '' } : event,
    );
    from = to;
  }
  if (from === 'CANCELLED')
    changeQuotationStatus(demo, made.quotation, at + 1, {
      to: 'CONFIRMED',
      action: 'RELEASE',
      by: made.createdBy,
    });
  return at + 1;
}
