import { expect, test } from '@jest/globals';
import { columnAfterEnter } from '../ui/lines/lineGridActions.ts';
import { pastedLines } from '../ui/lines/pastedLines.ts';
import { type EnquiryLine, enquiryColumns, newEnquiryLine, toEnquiryLine } from './enquiryLines.ts';
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

test.each([
  ['Underpad - 10 pcs @ Rs. 99', '@ Rs. 99'],
  ['Underpad\t10\t112', '@ Rs. 112'],
  ['Underpad\t10\t₹ 1,000/-', '@ ₹ 1,000/-'],
  ['Item\tQty\tRate\tRemarks\tDiscount\nUnderpad\t10\t112\tblue\t5%', 'blue, @ Rs. 112'],
])('the price of %j is a remark of the enquiry', (pasted, remarks) => {
  const [line] = pastedLines(pasted).lines;
  expect(toEnquiryLine(line!)).toEqual({
    ...newEnquiryLine(),
    id: expect.any(String),
    sku: { text: 'Underpad', item: null },
    quantity: '10',
    unit: expect.any(String),
    written: line!.written,
    remarks,
  });
});
