import { expect, test } from '@jest/globals';
import { goodsSums, type SummedLine } from './goodsSums.ts';

const line = (more: Partial<SummedLine>): SummedLine => ({
  quantity: 10,
  price: '100.00',
  discountPercent: '0.00',
  taxable: '1000.00',
  isTaxed: true,
  ...more,
});

test('a document without discount or exempt goods has its taxable value alone', () => {
  expect(goodsSums([line({}), line({})])).toEqual({
    gross: null,
    discount: null,
    taxable: '2000.00',
    exempt: null,
  });
});

test('discount and exempt goods stand beside what is taxed', () => {
  const lines = [
    line({ discountPercent: '20.00', taxable: '800.00' }),
    line({ isTaxed: false, price: null, taxable: '50.00' }),
  ];
  expect(goodsSums(lines)).toEqual({
    gross: '1000.00',
    discount: '150.00',
    taxable: '800.00',
    exempt: '50.00',
  });
  expect(goodsSums([line({ isTaxed: false })])).toMatchObject({
    taxable: null,
    exempt: '1000.00',
  });
});
