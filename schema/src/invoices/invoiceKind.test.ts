import { expect, test } from '@jest/globals';
import type { InvoiceKind, TaxCategory } from '../../generated/types.ts';
import { eInvoiceRefusal, invoiceKind } from './invoiceKind.ts';

const BUYER = '29ABCDE1234F1ZW';

test.each<[TaxCategory[], string | null, InvoiceKind, boolean]>([
  [['TAXABLE'], BUYER, 'TAX_INVOICE', true],
  [['TAXABLE'], null, 'TAX_INVOICE', false],
  [['NIL_RATED'], BUYER, 'BILL_OF_SUPPLY', false],
  [['EXEMPT'], null, 'BILL_OF_SUPPLY', false],
  [['NON_GST'], BUYER, 'BILL_OF_SUPPLY', false],
  [['EXEMPT', 'NIL_RATED'], BUYER, 'BILL_OF_SUPPLY', false],
  [['TAXABLE', 'EXEMPT'], BUYER, 'TAX_INVOICE', true],
  [['EXEMPT', 'TAXABLE'], null, 'INVOICE_CUM_BILL_OF_SUPPLY', false],
])('lines of %j to %j are on a %s; reported: %s', (categories, gstin, kind, isReported) => {
  expect(invoiceKind(categories, gstin)).toBe(kind);
  expect(eInvoiceRefusal(kind, gstin) === null).toBe(isReported);
});

test('each reason says what it is, and that nothing is missing', () => {
  expect(eInvoiceRefusal('BILL_OF_SUPPLY', BUYER)).toContain('A bill of supply has no tax');
  expect(eInvoiceRefusal('TAX_INVOICE', null)).toContain('a supply to an unregistered person');
});
