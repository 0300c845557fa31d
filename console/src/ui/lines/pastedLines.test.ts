import { describe, expect, test } from '@jest/globals';
import { pastedLines } from './pastedLines.ts';

const read = (copied: string) =>
  pastedLines(copied).lines.map(({ text, quantity, unit, remarks, rate, price, discount }) => [
    text,
    quantity,
    unit,
    ...[remarks, rate, price, discount].filter(Boolean),
  ]);

describe('lines of a mail', () => {
  test.each([
    ['40 bath towels 600 gsm', ['bath towels 600 gsm', '40', '']],
    ['2 ctn soap 20g', ['soap 20g', '2', 'CTN']],
    ['- 1,200 pcs. Round soap (turmeric)', ['Round soap', '1200', 'PCS', 'turmeric']],
    ['3) 12 x dinner plates', ['dinner plates', '12', '']],
    ['Bath mat 50 x 80 cm: 25 nos', ['Bath mat 50 x 80 cm', '25', 'PCS']],
    ['Hand towel - 60', ['Hand towel', '60', '']],
    ['Hand towel (60 pcs)', ['Hand towel', '60', 'PCS']],
    ['Soap 20g x 500', ['Soap 20g', '500', '']],
    ['Please send 40 pillows', ['pillows', '40', '']],
    ['600 gsm bath towel qty 30', ['600 gsm bath towel', '30', '']],
    ['5 kg detergent', ['detergent', '5', 'KG']],
    [
      'Underpad 60x90 cm pack of 50: 240 pcs @ Rs. 99.55',
      ['Underpad 60x90 cm pack of 50', '240', 'PCS', '@ Rs. 99.55'],
    ],
    [
      'Hand towel (blue) - 60 at ₹ 40/- per pc',
      ['Hand towel (blue)', '60', '', 'at ₹ 40/- per pc'],
    ],
    ['20 pillows @ 150 each', ['pillows', '20', '', '@ 150 each']],
  ])('%s', (line, expected) => expect(read(line)).toEqual([expected]));

  test.each([
    ['600 gsm bath towels', '600 gsm bath towels'],
    ['Bath mat 50 x 80', 'Bath mat 50 x 80'],
    ['Towel 30 × 60 in', 'Towel 30 × 60 in'],
    ['10 box gloves - 100 pcs', '10 box gloves - 100 pcs'],
    ['Room slippers', 'Room slippers'],
  ])('%s: no quantity is guessed', (line, text) => expect(read(line)).toEqual([[text, '', '']]));

  test('greetings and signatures are left out, several products of a line are several lines', () => {
    const mail = `Dear Asha,\n\nplease quote:\n* 40 bath towels, 20 hand towels and 10 bath mats\n* 2 doz glasses\n\nRegards\nMeera Das\n+91 98450 12345\nmeera@example.com`;
    const { lines, leftOut } = pastedLines(mail);
    expect(lines.map(({ text, quantity }) => [text, quantity])).toEqual([
      ['bath towels', '40'],
      ['hand towels', '20'],
      ['bath mats', '10'],
      ['glasses', '2'],
      ['Meera Das', ''], // a name reads like a product: marked for the user, never quoted by itself
    ]);
    expect(leftOut).toEqual([
      'Dear Asha,',
      'please quote:',
      'Regards',
      '+91 98450 12345',
      'meera@example.com',
    ]);
  });
});

describe('rows of a sheet', () => {
  test.each([
    [
      'heads in any order',
      'Qty\tRemarks\tUOM\tItem description\n40\twhite\tNos\tBath towel\n1,000\t\tPKT\tSoap',
      [
        ['Bath towel', '40', 'PCS', 'white'],
        ['Soap', '1000', 'PKT'],
      ],
    ],
    [
      'a title above the heads, and a total below',
      'Requirement May\t\t\nS. No\tParticulars\tQuantity\n1\tBath towel\t40 pcs\n2\tSoap\t100\n\tTotal\t140',
      [
        ['Bath towel', '40', 'PCS'],
        ['Soap', '100', ''],
      ],
    ],
    ['SKU numbers', 'SKU\tQty\n12\t5', [['#12', '5', '']]],
    [
      'a size beside the product is part of what is asked for',
      'Item\tSize\tQty\tUnit\nDish Wash Liquid\t5 L\t1,200\tCan\nUnderpad\t60x90\t280\tpack',
      [
        ['Dish Wash Liquid 5 L', '1200', 'CAN'],
        ['Underpad 60x90', '280', 'PKT'],
      ],
    ],
    [
      'a size without heads, before the remarks',
      'Dish Wash Liquid\t5 L\t1,200\tCan\tlemon\nSlippers\tXL\t63\tpair\t\nBed sheet\tDouble 90 x 100\t14\tpcs\tplain white, no logo',
      [
        ['Dish Wash Liquid 5 L', '1200', 'CAN', 'lemon'],
        ['Slippers XL', '63', 'PAIR'],
        ['Bed sheet Double 90 x 100', '14', 'PCS', 'plain white, no logo'],
      ],
    ],
    ['the number of a SKU says its size', 'SKU\tPack size\tQty\n12\t5 L\t5', [['#12', '5', '']]],
    [
      'no heads',
      'Bath towel\t40\nSoap 20 g\t100',
      [
        ['Bath towel', '40', ''],
        ['Soap 20 g', '100', ''],
      ],
    ],
    [
      'no heads, quantity first, with serial numbers and units',
      '1\t40\tpcs\tBath towel\n2\t100\tbox\tSoap',
      [
        ['Bath towel', '40', 'PCS'],
        ['Soap', '100', 'BOX'],
      ],
    ],
    [
      'rows without tabs between are lines of a mail',
      'Bath towel\t40\n500 hand towels\nSoap 20 g\t100\nHello,\nTotal',
      [
        ['Bath towel', '40', ''],
        ['hand towels', '500', ''],
        ['Soap 20 g', '100', ''],
      ],
    ],
    [
      'a price with paise is no quantity',
      'Bath towel\t40\t390.50\nSoap\t100\t7.40',
      [
        ['Bath towel', '40', '', '390.50'],
        ['Soap', '100', '', '7.40'],
      ],
    ],
    [
      'two columns that could be quantities: none is guessed',
      'Bath towel\t40\t390\nSoap\t100\t7',
      [
        ['Bath towel', '', ''],
        ['Soap', '', ''],
      ],
    ],
  ] as const)('%s', (_, sheet, expected) => expect(read(sheet)).toEqual(expected));
});

describe('prices of a sheet', () => {
  test.each([
    ['Product\tQty\tPrice\nBath towel\t10\t₹ 1,000/-', [['Bath towel', '10', '', '₹ 1,000/-']]],
    ['SKU\tQty\tRate\n492\t10\t1,200.50', [['#492', '10', '', '1,200.50']]],
    [
      'Product\tQuantity\tUnit\tSelling price\tDiscount %\nSoap\t10\tpcs\t112\t5%\nMat\t5\tbox\t80\t',
      [
        ['Soap', '10', 'PCS', '112', '5%'],
        ['Mat', '5', 'BOX', '80'],
      ],
    ],
    ['Item\tItem rate (₹)\tQty\nSoap\t7\t100', [['Soap', '100', '', '7']]],
    ['#492\t10\t110.50', [['#492', '10', '', '110.50']]],
    [
      'Underpad 60 × 90 cm, Pack of 50\t10\t112',
      [['Underpad 60 × 90 cm, Pack of 50', '10', '', '112']],
    ],
    ['Bath towel\t10\t112\t1120', [['Bath towel', '10', '', '112']]],
    ['Bath towel\t₹ 390\t40', [['Bath towel', '40', '', '₹ 390']]],
    ['Bath towel\t390.50\t40', [['Bath towel', '40', '', '390.50']]],
    [
      'Bath towel\t40 pcs\t390\nSoap\t100 pcs\t7',
      [
        ['Bath towel', '40', 'PCS', '390'],
        ['Soap', '100', 'PCS', '7'],
      ],
    ],
    [
      'Bath towel\t40\tpcs\t390\nSoap\t100\tbox\t7',
      [
        ['Bath towel', '40', 'PCS', '390'],
        ['Soap', '100', 'BOX', '7'],
      ],
    ],
    [
      'Bath towel\t40\t390.50\t15620\nSoap\t100\t7\t700',
      [
        ['Bath towel', '40', '', '390.50'],
        ['Soap', '100', '', '7'],
      ],
    ],
    ['Bath towel\t₹ 390', [['Bath towel', '', '', '₹ 390']]],
    ['#492\t10\t112\t12.5%', [['#492', '10', '', '12.5%', '112']]],
    [
      '#1\tBath towel\t10\n#2\tSoap\t20',
      [
        ['Bath towel', '10', ''],
        ['Soap', '20', ''],
      ],
    ],
  ] as const)('%j', (sheet, expected) => expect(read(sheet)).toEqual(expected));

  const PRICES = ['0.005', '-1', '1e5', '12,34,567.50', '₹ 1,000/-', 'Rs. 99 per pc'];
  test.each([
    ['numbers of SKUs', (at: number) => `#${492 + at}`],
    ['names', (at: number) => `Bath towel ${at}`],
  ])('prices that are not clean are prices: %s', (_, product) => {
    const sheet = PRICES.map((price, at) => `${product(at)}\t${10 + at}\t${price}`).join('\n');
    expect(read(sheet)).toEqual(PRICES.map((price, at) => [product(at), `${10 + at}`, '', price]));
    for (const [at, price] of PRICES.entries())
      expect(read(`${product(at)}\t10\t${price}`)).toEqual([[product(at), '10', '', price]]);
  });

  test('columns that no line takes are named', () => {
    const columns = (sheet: string) => pastedLines(sheet).columns;
    expect(
      columns(
        'S.No\tItem\tQty\tPrice incl. GST\tDiscount (₹)\tMRP\tEmpty\n1\tSoap\t10\t118\t5\t120\t\tx',
      ),
    ).toEqual(['Price incl. GST', 'Discount (₹)', 'MRP', 'column 8']);
    expect(columns('Bath towel\t40\t390\nSoap\t100\t7')).toEqual(['column 2', 'column 3']);
    expect(columns('Bath towel\t40\t390.50\n500 hand towels')).toEqual([]);
    expect(columns('40 bath towels')).toEqual([]);
  });
});

test('what is longer than a name is cut, nothing is no line', () => {
  expect(read(`12 ${'x'.repeat(300)}`)[0]?.[0]).toHaveLength(150);
  expect(pastedLines(' \n\t\n').lines).toEqual([]);
});
