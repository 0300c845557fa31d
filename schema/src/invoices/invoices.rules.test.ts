import { expect, test } from '@jest/globals';
import type { InvoiceStatus } from '../../generated/types.ts';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import { invoiceActions, invoiceDue, settledStatus } from './invoices.rules.ts';

const FREE = { givenPayments: 0, creditNotes: 0 };

test.each<[InvoiceStatus, number, typeof FREE, string[]]>([
  ['DRAFT', Role.TOP_ADMIN, FREE, ['EDIT', 'ISSUE', 'VOID']],
  ['DRAFT', Role.SALES, FREE, ['EDIT', 'ISSUE']],
  ['ISSUED', Role.TOP_ADMIN, FREE, ['EDIT', 'CANCEL', 'SYNC', 'CREDIT']],
  ['PARTIALLY_PAID', Role.TOP_ADMIN, FREE, ['EDIT', 'CANCEL', 'SYNC', 'CREDIT']],
  ['ISSUED', Role.TOP_ADMIN, { givenPayments: 1, creditNotes: 0 }, ['EDIT', 'SYNC', 'CREDIT']],
  ['PAID', Role.TOP_ADMIN, { givenPayments: 0, creditNotes: 1 }, ['EDIT', 'SYNC', 'CREDIT']],
  ['ISSUED', Role.SALES, FREE, ['EDIT', 'SYNC']],
  ['ISSUED', Role.OPERATIONS, FREE, ['CREDIT']],
  ['ISSUED', Role.CATEGORY_MANAGER, FREE, []],
  ['CANCELLED', Role.TOP_ADMIN, FREE, ['SYNC']],
  ['VOID', Role.TOP_ADMIN, FREE, []],
])('%s by %i with %j: %j', (status, role, facts, wanted) => {
  expect(invoiceActions({ status, ...facts }, canBy(roleTemplate(role)))).toEqual(wanted);
});

test('payments and credit notes decide the status of an invoice', () => {
  expect(settledStatus('100.00', '0.00', '0.00')).toBe('ISSUED');
  expect(settledStatus('100.00', '0.00', '0.01')).toBe('PARTIALLY_PAID');
  expect(settledStatus('100.00', '60.00', '39.99')).toBe('PARTIALLY_PAID');
  expect(settledStatus('100.00', '60.00', '40.00')).toBe('PAID');
  expect(invoiceDue('ISSUED', '100.00', '60.00', '10.00')).toBe('30.00');
  expect(invoiceDue('CANCELLED', '100.00', '0.00', '0.00')).toBe('0.00');
});
