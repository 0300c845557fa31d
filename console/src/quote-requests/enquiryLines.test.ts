import { expect, test } from '@jest/globals';
import { columnAfterEnter } from '../ui/lines/lineGridActions.ts';
import { type EnquiryLine, enquiryColumns, newEnquiryLine } from './enquiryLines.ts';
import { createSkuChoices } from './skuChoices.ts';

test('Enter goes from a chosen product to the quantity of its line while that is empty or wrong', () => {
  const columns = enquiryColumns(() => true, createSkuChoices(), true);
  const after = (line: Partial<EnquiryLine>, from = 0) =>
    columns[columnAfterEnter(columns, { ...newEnquiryLine(), ...line }, from)]?.id;
  const sku = { text: 'Ball valve', item: null, id: '6' };
  expect(after({ sku })).toBe('quantity');
  expect(after({ sku, quantity: '0' })).toBe('quantity');
  expect(after({ sku, quantity: '12' })).toBeUndefined();
  expect(after({ sku: { text: 'valves', item: null, unknown: true } })).toBeUndefined();
  expect(after({ sku }, 1)).toBeUndefined();
});
