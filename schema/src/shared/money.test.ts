import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addParts,
  headerSums,
  isMoreThan,
  lineSums,
  marginOnLines,
  marginPercent,
  NO_PART,
  type Part,
  partSums,
  pricesAgree,
  sellingPrice,
  remaining,
  taxHeads,
  toMoney,
} from './money.ts';

/** Rupees as paise, so that the expectation is whole-number arithmetic of its own. */
const paise = (text: string) => BigInt(text.replace('.', ''));
const rupees = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
/** Half-up division of positive whole numbers. */
const divide = (value: bigint, by: bigint) => (2n * value + by) / (2n * by);

const money = fc.bigInt({ min: 1n, max: 10n ** 9n }).map(rupees);
const percent = fc.bigInt({ min: 0n, max: 10_000n }).map(rupees);
const terms = fc.record({
  quantity: fc.integer({ min: 1, max: 100_000 }),
  price: money,
  discountPercent: percent,
  gstPercent: fc.constantFrom('0', '0.25', '3', '5', '12', '18', '28'),
  withinState: fc.boolean(),
});

describe('lines', () => {
  test.each([
    [
      'whole',
      { quantity: 10, price: '110.00', discountPercent: '0', gstPercent: '12', withinState: true },
      ['1100.00', '66.00', '66.00', '0.00', '1232.00'],
    ],
    [
      'other state',
      { quantity: 10, price: '110.00', discountPercent: '0', gstPercent: '12', withinState: false },
      ['1100.00', '0.00', '0.00', '132.00', '1232.00'],
    ],
    [
      'each head rounds half-up',
      { quantity: 1, price: '0.50', discountPercent: '0', gstPercent: '5', withinState: true },
      ['0.50', '0.01', '0.01', '0.00', '0.52'],
    ],
    [
      'the same to another state',
      { quantity: 1, price: '0.50', discountPercent: '0', gstPercent: '5', withinState: false },
      ['0.50', '0.00', '0.00', '0.03', '0.53'],
    ],
    [
      'all discounted',
      { quantity: 3, price: '9.99', discountPercent: '100', gstPercent: '18', withinState: true },
      ['0.00', '0.00', '0.00', '0.00', '0.00'],
    ],
    [
      'a crore',
      {
        quantity: 1,
        price: '123456789.00',
        discountPercent: '0',
        gstPercent: '18',
        withinState: false,
      },
      ['123456789.00', '0.00', '0.00', '22222222.02', '145679011.02'],
    ],
  ])('%s', (_, line, [taxable, cgst, sgst, igst, total]) => {
    expect(lineSums(line)).toEqual({ taxable, cgst, sgst, igst, total });
  });

  test('agree with whole-number arithmetic, for any terms', () => {
    fc.assert(
      fc.property(terms, (line) => {
        const gross = paise(line.price) * BigInt(line.quantity);
        const taxable = divide(
          gross * (10_000n - paise(Number(line.discountPercent).toFixed(2))),
          10_000n,
        );
        const rate = BigInt(Math.round(Number(line.gstPercent) * 100));
        const half = line.withinState ? divide(taxable * rate, 20_000n) : 0n;
        const igst = line.withinState ? 0n : divide(taxable * rate, 10_000n);
        expect(lineSums(line)).toEqual({
          taxable: rupees(taxable),
          cgst: rupees(half),
          sgst: rupees(half),
          igst: rupees(igst),
          total: rupees(taxable + 2n * half + igst),
        });
      }),
    );
  });

  test('header totals are the sums of the lines, to the paisa', () => {
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 20 }), (all) => {
        const lines = all.map(lineSums);
        const { taxable, gst, total } = headerSums(lines);
        expect(paise(taxable) + paise(gst)).toBe(paise(total));
        expect(paise(total)).toBe(lines.reduce((sum, line) => sum + paise(line.total), 0n));
      }),
    );
  });
});

describe('parts of a line', () => {
  const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;
  const sumsOf = (parts: readonly Part[]) => parts.reduce(addParts, NO_PART);
  /** Units in the order in which they go out; a part that is cancelled goes out again at the end. */
  const deliveries = fc.record({
    ...{ price: money, discountPercent: percent, withinState: fc.boolean() },
    gstPercent: fc.constantFrom('0', '0.25', '3', '5', '12', '18', '28'),
    units: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 40 }), isCancelled: fc.boolean() }),
      { minLength: 1, maxLength: 12 },
    ),
  });
  const cheap = deliveries.map((one) => ({ ...one, price: rupees((paise(one.price) % 30n) + 1n) }));

  test.each([
    ['9 at 33.33 less 7.77 %', '33.33', '7.77', '12', [3, 3, 3], ['103.28', '103.30', '103.28']],
    ['tax of half a paisa each', '0.20', '0', '5', [1, 1, 1, 1], ['0.22', '0.20', '0.22', '0.20']],
  ])('%s', (_, price, discountPercent, gstPercent, units, totals) => {
    let before = NO_PART;
    const made = units.map((quantity) => {
      const sums = partSums(
        { quantity, price, discountPercent, gstPercent, withinState: true },
        before,
      );
      before = addParts(before, { quantity, ...sums });
      return sums.total;
    });
    expect(made).toEqual(totals);
  });

  test('add up to the line to the paisa, whatever is cancelled and made again in between', () => {
    fc.assert(
      fc.property(fc.oneof(deliveries, cheap), ({ units, ...line }) => {
        const live: Part[] = [];
        const again: number[] = [];
        const send = (quantity: number) =>
          live.push({ quantity, ...partSums({ ...line, quantity }, sumsOf(live)) });
        for (const { quantity, isCancelled } of units) {
          send(quantity);
          const gone = isCancelled ? live.splice(live.length >> 1, 1) : [];
          again.push(...gone.map((part) => part.quantity));
        }
        for (const quantity of again) send(quantity);
        const { quantity, ...sums } = sumsOf(live);
        expect(sums).toEqual(lineSums({ ...line, quantity }));
        for (const part of live)
          for (const head of HEADS) expect(paise(part[head])).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  test('each is at most a paisa off its own rounded sums while nothing is cancelled', () => {
    fc.assert(
      fc.property(fc.oneof(deliveries, cheap), ({ units, ...line }) => {
        let before = NO_PART;
        for (const { quantity } of units) {
          const sums = partSums({ ...line, quantity }, before);
          const own = lineSums({ ...line, quantity });
          const difference = paise(sums.taxable) - paise(own.taxable);
          expect(difference * difference).toBeLessThanOrEqual(1n);
          before = addParts(before, { quantity, ...sums });
        }
      }),
    );
  });
});

describe('prices', () => {
  test.each([
    ['100', '10', '110.00'],
    ['33.33', '33.33', '44.44'],
    ['0.01', '10', '0.01'],
    ['100', '-10', '90.00'],
    ['999999999.99', '0.01', '1000099999.99'],
  ])('cost %s with margin %s sells at %s', (cost, margin, selling) => {
    expect(sellingPrice(cost, margin)).toBe(selling);
  });

  test.each([
    ['100', '110', '10.00'],
    ['3', '4', '33.33'],
    ['3', '2', '-33.33'],
    ['0', '5', null],
  ])('cost %s sold at %s has margin %s', (cost, selling, margin) => {
    expect(marginPercent(cost, selling)).toBe(margin);
  });

  test('the margin of lines counts their discounts and units; without a cost there is none', () => {
    const cheap = { quantity: 10, cost: '100.00', taxable: '1045.00' };
    const dear = { quantity: 1, cost: '1000.00', taxable: '900.00' };
    expect(marginOnLines([cheap])).toBe('4.50');
    expect(marginOnLines([dear])).toBe('-10.00');
    expect(marginOnLines([cheap, dear])).toBe('-2.75');
    expect(marginOnLines([cheap, { ...dear, cost: '0.00' }])).toBeNull();
    expect(marginOnLines([{ ...dear, cost: null }])).toBeNull();
    expect(marginOnLines([])).toBeNull();
  });

  test('computed prices always agree; other prices do not', () => {
    fc.assert(
      fc.property(money, percent, (cost, margin) =>
        expect(pricesAgree(cost, margin, sellingPrice(cost, margin))).toBe(true),
      ),
    );
    fc.assert(
      fc.property(money, money, (cost, selling) =>
        expect(pricesAgree(cost, marginPercent(cost, selling)!, selling)).toBe(true),
      ),
    );
    expect(pricesAgree('100', '11', '110')).toBe(false);
  });

  test('half-up to two places', () => {
    expect(['1.005', '1.004', '2', 3].map(toMoney)).toEqual(['1.01', '1.00', '2.00', '3.00']);
  });
});

test.each([
  ['100.00', [], '100.00'],
  ['100.00', ['33.33', '33.33', '33.34'], '0.00'],
  ['0.30', ['0.10', '0.10'], '0.10'],
  ['100.00', ['100.01'], '0.00'],
])('%s less %j leaves %s', (total, taken, open) => {
  expect(remaining(total, ...taken)).toBe(open);
});

test('isMoreThan compares to the paisa', () => {
  expect([
    isMoreThan('0.31', '0.30'),
    isMoreThan('0.3', '0.30'),
    isMoreThan('9.99', '10.00'),
  ]).toEqual([true, false, false]);
});

test.each([true, false])(
  'heads of the tax are those of the lines, within the state: %s',
  (within) => {
    const lines = ['0.03', '33.33', '101.01'].map((price) =>
      lineSums({ quantity: 7, price, discountPercent: '3', gstPercent: '5', withinState: within }),
    );
    const { gst, cgst, sgst, igst } = headerSums(lines);
    expect(taxHeads({ gst, withinState: within })).toEqual({ cgst, sgst, igst });
  },
);
