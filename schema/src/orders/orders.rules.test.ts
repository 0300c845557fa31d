import { describe, expect, test } from '@jest/globals';
import type { Can } from '../shared/roles.ts';
import {
  cancelLineRefusal,
  minimumQuantity,
  orderActions,
  type OrderFacts,
  orderLineActions,
  type OrderLineFacts,
  orderStatuses,
} from './orders.rules.ts';

const line = (
  quantity: number,
  dispatched = 0,
  delivered = 0,
  more: { cancelled?: number; invoiced?: number } = {},
) => ({
  quantity,
  dispatched,
  delivered,
  cancelled: 0,
  invoiced: 0,
  ...more,
});
const order = (
  lines: ReturnType<typeof line>[],
  received = '0',
  cancelled = false,
  grandTotal = '100.00',
  credited = '0',
) => orderStatuses({ cancelled, lines, received, credited, grandTotal });

describe('statuses of an order, computed from quantities and receipts', () => {
  test.each([
    ['nothing done', order([line(5)]), ['CONFIRMED', 'PENDING', 'PENDING', 'PENDING']],
    [
      'money before goods shows in payment only',
      order([line(5)], '100'),
      ['CONFIRMED', 'PENDING', 'PENDING', 'PAID'],
    ],
    [
      'part on its way',
      order([line(5, 2)]),
      ['PARTIALLY_IN_TRANSIT', 'PARTIALLY_IN_TRANSIT', 'PENDING', 'PENDING'],
    ],
    [
      'all on its way',
      order([line(5, 5), line(2, 2)]),
      ['IN_TRANSIT', 'IN_TRANSIT', 'PENDING', 'PENDING'],
    ],
    [
      'part arrived',
      order([line(5, 5, 1)]),
      ['PARTIALLY_DELIVERED', 'PARTIALLY_DELIVERED', 'PENDING', 'PENDING'],
    ],
    [
      'all arrived',
      order([line(5, 5, 5, { invoiced: 5 })]),
      ['DELIVERED', 'DELIVERED', 'INVOICED', 'PENDING'],
    ],
    [
      'arrived, part paid',
      order([line(5, 5, 5)], '99.99'),
      ['PARTIALLY_PAID', 'DELIVERED', 'PENDING', 'PARTIALLY_PAID'],
    ],
    [
      'arrived, part credited',
      order([line(5, 5, 5)], '0', false, '100.00', '99.99'),
      ['DELIVERED', 'DELIVERED', 'PENDING', 'PENDING'],
    ],
    [
      'arrived, part credited, the rest paid',
      order([line(5, 5, 5)], '60.00', false, '100.00', '40.00'),
      ['PAID', 'DELIVERED', 'PENDING', 'PAID'],
    ],
    ['arrived, paid', order([line(5, 5, 5)], '100.00'), ['PAID', 'DELIVERED', 'PENDING', 'PAID']],
    [
      'the cancelled rest is not waited for',
      order([line(5, 3, 3, { cancelled: 2 })]),
      ['DELIVERED', 'DELIVERED', 'PENDING', 'PENDING'],
    ],
    [
      'every line cancelled',
      order([line(5, 0, 0, { cancelled: 5 })]),
      ['CANCELLED', 'PENDING', 'PENDING', 'PENDING'],
    ],
    ['cancelled', order([line(5)], '0', true), ['CANCELLED', 'PENDING', 'PENDING', 'PENDING']],
    [
      'arrived, and given free',
      order([line(5, 5, 5)], '0', false, '0.00'),
      ['PAID', 'DELIVERED', 'PENDING', 'PAID'],
    ],
    [
      'given free, and cancelled',
      order([line(5)], '0', true, '0.00'),
      ['CANCELLED', 'PENDING', 'PENDING', 'PENDING'],
    ],
    [
      'part invoiced',
      order([line(5, 0, 0, { invoiced: 1 })]),
      ['CONFIRMED', 'PENDING', 'PARTIALLY_INVOICED', 'PENDING'],
    ],
  ])('%s', (_, { status, fulfilment, billing, payment }, wanted) =>
    expect([status, fulfilment, billing, payment]).toEqual(wanted),
  );
});

const facts = (more: Partial<OrderLineFacts> = {}): OrderLineFacts => ({
  ...line(10),
  generated: 0,
  stock: 0,
  issued: 0,
  ...more,
});
const document = (lines: OrderLineFacts[], more: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'CONFIRMED',
  hasIssuedPo: false,
  lines,
  ...more,
});
const all: Can = () => true;
const only =
  (...pairs: string[]): Can =>
  (entity, action) =>
    pairs.includes(`${entity} ${action}`);
const EVERYTHING = ['EDIT', 'EDIT_ADDRESS', 'GENERATE_PO', 'SEND_MAIL', 'COMMUNICATE', 'CANCEL'];
const without = (...gone: string[]) => EVERYTHING.filter((action) => !gone.includes(action));

describe('actions of an order', () => {
  test.each<[string, OrderFacts, Can, string[]]>([
    ['untouched', document([facts()]), all, EVERYTHING],
    ['all bought', document([facts({ generated: 10 })]), all, without('GENERATE_PO')],
    [
      'sent without a purchase order',
      document([facts({ dispatched: 10 })], { status: 'IN_TRANSIT' }),
      all,
      without('EDIT_ADDRESS', 'GENERATE_PO', 'CANCEL'),
    ],
    [
      'invoiced before it left',
      document([facts({ invoiced: 1 })]),
      all,
      without('EDIT_ADDRESS', 'CANCEL'),
    ],
    [
      'a purchase order is issued',
      document([facts()], { hasIssuedPo: true }),
      all,
      without('CANCEL'),
    ],
    ['cancelled', document([facts()], { status: 'CANCELLED' }), all, ['SEND_MAIL', 'COMMUNICATE']],
    ['read only', document([facts()]), only('ORDER READ', 'ORDER WRITE'), []],
    ['buys only', document([facts()]), only('PURCHASE_ORDER WRITE'), ['GENERATE_PO']],
    ['sells only', document([facts()]), only('ORDER UPDATE'), without('GENERATE_PO')],
  ])('%s', (_, input, can, wanted) => expect(orderActions(input, can)).toEqual(wanted));
});

describe('actions of a line', () => {
  test.each<[string, OrderLineFacts, Partial<OrderFacts>, Can, string[]]>([
    [
      'untouched',
      facts(),
      {},
      all,
      ['EDIT', 'EDIT_PRICE', 'EDIT_ADDRESS', 'REQUEST_SAMPLE', 'CANCEL'],
    ],
    [
      'on a draft',
      facts({ generated: 10 }),
      {},
      all,
      ['EDIT', 'EDIT_PRICE', 'EDIT_ADDRESS', 'REQUEST_SAMPLE', 'CANCEL'],
    ],
    [
      'on an issued purchase order',
      facts({ generated: 10, issued: 10 }),
      { hasIssuedPo: true },
      all,
      ['EDIT', 'EDIT_PRICE', 'EDIT_ADDRESS', 'REQUEST_SAMPLE'],
    ],
    [
      'part sent',
      facts({ dispatched: 4 }),
      {},
      all,
      ['EDIT', 'EDIT_PRICE', 'REQUEST_SAMPLE', 'SHORT_CLOSE'],
    ],
    [
      'part sent, no second right',
      facts({ dispatched: 4 }),
      {},
      only('ORDER UPDATE'),
      ['EDIT', 'EDIT_PRICE'],
    ],
    [
      'all sent and invoiced',
      facts({ dispatched: 10, invoiced: 10 }),
      {},
      all,
      ['EDIT', 'REQUEST_SAMPLE'],
    ],
    [
      'part cancelled, rest sent',
      facts({ cancelled: 4, dispatched: 6 }),
      {},
      all,
      ['EDIT', 'EDIT_PRICE', 'REQUEST_SAMPLE'],
    ],
    ['cancelled', facts({ cancelled: 10 }), {}, all, []],
    ['of a cancelled order', facts(), { status: 'CANCELLED' }, all, []],
    ['makes orders only', facts(), {}, only('ORDER WRITE'), ['REQUEST_SAMPLE']],
  ])('%s', (_, own, more, can, wanted) =>
    expect(orderLineActions(document([own, facts()], more), own, can)).toEqual(wanted),
  );

  test('the last open line cannot be cancelled while a purchase order of the order is issued', () => {
    const [own, gone] = [facts(), facts({ cancelled: 10 })];
    expect(cancelLineRefusal(document([own, gone], { hasIssuedPo: true }), own)).toMatch('issued');
    expect(cancelLineRefusal(document([own, facts()], { hasIssuedPo: true }), own)).toBeNull();
  });

  test.each<[string, Partial<OrderLineFacts>, number]>([
    ['one unit', {}, 1],
    ['what is bought', { generated: 6, dispatched: 2 }, 6],
    ['what was sent', { dispatched: 7, invoiced: 5 }, 7],
    ['what is bought beside what was cancelled', { cancelled: 3, generated: 6 }, 9],
    ['one unit beside what was cancelled', { cancelled: 3 }, 4],
    ['its quantity when all is cancelled', { cancelled: 10 }, 10],
  ])('minimum quantity: %s', (_, more, wanted) =>
    expect(minimumQuantity(facts(more))).toBe(wanted),
  );
});
