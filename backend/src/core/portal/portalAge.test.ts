import { expect, test } from '@jest/globals';
import { addDays } from '@munim/schema/shared/days.ts';
import { indianDay } from '../data/days.ts';
import { eInvoiceAgeFault, eInvoiceAgeNotes, eWayBillAgeFault } from './portalAge.ts';

const ago = (days: number) => addDays(indianDay(), -days);

test.each([
  [0, null, false],
  [19, null, false],
  [20, '10 days are left', false],
  [29, '1 day is left', false],
  [30, 'Today is the last day', false],
  [31, null, true],
  [400, null, true],
])('a document of %i days: note %s, too late %s', (days, note, isLate) => {
  const [text = null] = eInvoiceAgeNotes(ago(days), 30);
  expect(text?.split(':')[0] ?? null).toBe(note);
  const fault = eInvoiceAgeFault(ago(days), 30);
  expect(fault?.field).toBe(isLate ? 'DocDtls.Dt' : undefined);
  expect([eInvoiceAgeNotes(ago(days), 0), eInvoiceAgeFault(ago(days), 0)]).toEqual([[], undefined]);
});

test.each([
  [180, undefined],
  [181, 'docDate'],
])('an e-way bill for a document of %i days: fault %s', (days, field) => {
  expect(eWayBillAgeFault(ago(days))?.field).toBe(field);
});

test('a document without a day has no age', () => {
  expect([eInvoiceAgeNotes(null, 30), eInvoiceAgeFault(null, 30), eWayBillAgeFault(null)]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});
