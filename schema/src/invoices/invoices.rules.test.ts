import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { InvoiceStatus } from '../../generated/types.ts';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { orderStatuses } from '../orders/orders.rules.ts';
import { invoiceCancelEffects } from './invoiceCancelEffects.ts';
import {
  invoiceActions,
  invoiceCancelRefusal,
  invoiceDue,
  invoiceStatus,
  isPartCredited,
} from './invoices.rules.ts';

const NOW = new Date('2026-12-02T12:00:00+05:30');
const FREE = {
  givenPayments: 0,
  creditNotes: 0,
  isDelivered: false,
  irnAckAt: null as string | null,
};
const LIVE = ['REGISTER', 'SEND_EMAIL', 'SYNC', 'CREDIT'];

test.each<[InvoiceStatus, number, typeof FREE, string[]]>([
  ['DRAFT', Role.TOP_ADMIN, FREE, ['EDIT', 'ISSUE', 'VOID']],
  ['DRAFT', Role.SALES, FREE, ['EDIT', 'ISSUE']],
  ['ISSUED', Role.TOP_ADMIN, FREE, ['EDIT', 'CANCEL', ...LIVE]],
  ['PARTIALLY_PAID', Role.TOP_ADMIN, FREE, ['EDIT', 'CANCEL', ...LIVE]],
  ['ISSUED', Role.TOP_ADMIN, { ...FREE, givenPayments: 1 }, ['EDIT', ...LIVE]],
  ['PAID', Role.TOP_ADMIN, { ...FREE, creditNotes: 1 }, ['EDIT', ...LIVE]],
  ['ISSUED', Role.TOP_ADMIN, { ...FREE, isDelivered: true }, ['EDIT', ...LIVE]],
  [
    'ISSUED',
    Role.TOP_ADMIN,
    { ...FREE, irnAckAt: '2026-12-01T12:00:00+05:30' },
    ['EDIT', 'CANCEL', ...LIVE],
  ],
  ['ISSUED', Role.TOP_ADMIN, { ...FREE, irnAckAt: '2026-12-01T11:59:59+05:30' }, ['EDIT', ...LIVE]],
  [
    'CREDITED',
    Role.TOP_ADMIN,
    { ...FREE, creditNotes: 1 },
    ['EDIT', 'REGISTER', 'SEND_EMAIL', 'SYNC'],
  ],
  ['ISSUED', Role.SALES, FREE, ['EDIT', 'REGISTER', 'SEND_EMAIL', 'SYNC']],
  ['ISSUED', Role.OPERATIONS, FREE, ['CREDIT']],
  ['ISSUED', Role.CATEGORY_MANAGER, FREE, []],
  ['CANCELLED', Role.TOP_ADMIN, FREE, ['SYNC']],
  ['VOID', Role.TOP_ADMIN, FREE, []],
])('%s by %i with %j: %j', (status, role, facts, wanted) => {
  expect(invoiceActions({ status, ...facts }, canBy(roleTemplate(role)), NOW)).toEqual(wanted);
});

test('payments and credit notes decide the status of an invoice', () => {
  expect(invoiceStatus('100.00', '0.00', '0.00')).toBe('ISSUED');
  expect(invoiceStatus('100.00', '0.00', '0.01')).toBe('ISSUED');
  expect(invoiceStatus('100.00', '0.01', '0.00')).toBe('PARTIALLY_PAID');
  expect(invoiceStatus('100.00', '60.00', '39.99')).toBe('PARTIALLY_PAID');
  expect(invoiceStatus('100.00', '60.00', '40.00')).toBe('PAID');
  expect(invoiceStatus('100.00', '0.00', '99.99')).toBe('ISSUED');
  expect(invoiceStatus('100.00', '0.01', '99.98')).toBe('PARTIALLY_PAID');
  expect(invoiceStatus('100.00', '0.01', '99.99')).toBe('PAID');
  expect(invoiceStatus('100.00', '0.00', '100.00')).toBe('CREDITED');
  expect(invoiceStatus('0.00', '0.00', '0.00')).toBe('PAID');
  expect(invoiceDue('ISSUED', '100.00', '60.00', '10.00')).toBe('30.00');
  expect(invoiceDue('CANCELLED', '100.00', '0.00', '0.00')).toBe('0.00');
});

const paise = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => (amount / 100).toFixed(2));

test('credit notes alone never make an invoice paid, and what is owed says how far receipts did', () => {
  fc.assert(
    fc.property(paise, paise, paise, (total, received, credited) => {
      const status = invoiceStatus(total, received, credited);
      const due = invoiceDue(status, total, received, credited);
      if (status === 'PARTIALLY_PAID')
        expect([Number(received) > 0, Number(due) > 0]).toEqual([true, true]);
      if (status === 'ISSUED')
        expect([Number(received) > 0, Number(due) > 0]).toEqual([false, true]);
      if (status === 'PAID')
        expect([Number(received) > 0 || Number(total) === 0, Number(due) > 0]).toEqual([
          true,
          false,
        ]);
      expect(isPartCredited({ credited, due })).toBe(
        Number(credited) > 0 && ['ISSUED', 'PARTIALLY_PAID'].includes(status),
      );
      const order = (receipts: string, credits: string) =>
        orderStatuses({
          cancelled: false,
          lines: [{ quantity: 1, cancelled: 0, dispatched: 1, delivered: 1, invoiced: 1 }],
          received: receipts,
          credited: credits,
          grandTotal: total,
        }).payment;
      // an order of one invoice is paid as its invoice is
      expect(order(received, credited)).toBe(
        { ISSUED: 'PENDING', PARTIALLY_PAID: 'PARTIALLY_PAID', PAID: 'PAID', CREDITED: 'PAID' }[
          status
        ],
      );
    }),
  );
});

test('goods that are delivered refuse the cancellation, and name the credit note', () => {
  const facts = { status: 'ISSUED', ...FREE, isDelivered: true } as const;
  expect(invoiceCancelRefusal(facts, NOW)).toBe(
    'The goods are delivered: write a credit note instead',
  );
  expect(invoiceCancelRefusal({ ...facts, status: 'DRAFT' }, NOW)).toBeNull();
});

const PLAIN = {
  number: 'INV-2627-00007',
  date: '2026-12-01',
  received: '0.00',
  accountingId: null,
  ewayBillNumber: null,
  irn: null,
  ackAt: null,
};

test.each([
  ['nothing else', {}, []],
  ['its month is past', { date: '2026-11-30' }, ['November 2026']],
  ['accounting has it', { accountingId: 'Z-1' }, ['accounting']],
  ['an e-way bill', { ewayBillNumber: '181000000001' }, ['E-way bill 181000000001']],
  [
    'a young IRN',
    { irn: 'a'.repeat(64), ackAt: '2026-12-02T08:00:00+05:30' },
    ['Cancel its IRN on the e-invoice portal before 3 Dec 2026'],
  ],
  ['money received', { received: '10.00' }, ['10.00']],
])('a cancellation shows beforehand: %s', (_, more, wanted) => {
  const [first, ...others] = invoiceCancelEffects({ ...PLAIN, ...more }, NOW);
  expect(first).toContain('INV-2627-00007 stays used');
  expect(others).toHaveLength(wanted.length);
  for (const [index, text] of wanted.entries()) expect(others[index]).toContain(text);
});
