import { describe, expect, test } from '@jest/globals';
import { orderStatuses } from './orders.rules.ts';

const line = (quantity: number, dispatched = 0, delivered = 0, more: { cancelled?: number; invoiced?: number } = {}) => ({
  ...{ quantity, dispatched, delivered, cancelled: 0, invoiced: 0 },
  ...more,
});
const order = (lines: ReturnType<typeof line>[], received = '0', cancelled = false) =>
  orderStatuses({ cancelled, lines, received, grandTotal: '100.00' });

describe('statuses of an order, from its quantities and receipts', () => {
  test.each([
    ['nothing done', order([line(5)]), ['CONFIRMED', 'PENDING', 'PENDING', 'PENDING']],
    ['money before goods shows in payment only', order([line(5)], '100'), ['CONFIRMED', 'PENDING', 'PENDING', 'PAID']],
    ['part on its way', order([line(5, 2)]), ['PARTIALLY_IN_TRANSIT', 'PARTIALLY_IN_TRANSIT', 'PENDING', 'PENDING']],
    ['all on its way', order([line(5, 5), line(2, 2)]), ['IN_TRANSIT', 'IN_TRANSIT', 'PENDING', 'PENDING']],
    ['part arrived', order([line(5, 5, 1)]), ['PARTIALLY_DELIVERED', 'PARTIALLY_DELIVERED', 'PENDING', 'PENDING']],
    ['all arrived', order([line(5, 5, 5, { invoiced: 5 })]), ['DELIVERED', 'DELIVERED', 'INVOICED', 'PENDING']],
    ['arrived, part paid', order([line(5, 5, 5)], '99.99'), ['PARTIALLY_PAID', 'DELIVERED', 'PENDING', 'PARTIALLY_PAID']],
    ['arrived, paid', order([line(5, 5, 5)], '100.00'), ['PAID', 'DELIVERED', 'PENDING', 'PAID']],
    ['the cancelled rest is not waited for', order([line(5, 3, 3, { cancelled: 2 })]), ['DELIVERED', 'DELIVERED', 'PENDING', 'PENDING']],
    ['every line cancelled', order([line(5, 0, 0, { cancelled: 5 })]), ['CANCELLED', 'PENDING', 'PENDING', 'PENDING']],
    ['cancelled', order([line(5)], '0', true), ['CANCELLED', 'PENDING', 'PENDING', 'PENDING']],
    ['part invoiced', order([line(5, 0, 0, { invoiced: 1 })]), ['CONFIRMED', 'PENDING', 'PARTIALLY_INVOICED', 'PENDING']],
  ])('%s', (_, { status, fulfilment, billing, payment }, wanted) => expect([status, fulfilment, billing, payment]).toEqual(wanted));
});
