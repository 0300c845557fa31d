import Big from 'big.js';
import { amountOf, isWithin, paiseOf, percentOf } from './paise.ts';

/**
 * All sums of the product, in exact decimals: half up to 2 places per line and tax head
 * (docs/rules/tax.md#rounding).
 */
export type Decimal = string;

export interface LineTerms {
  quantity: number;
  price: Decimal;
  discountPercent: Decimal;
  gstPercent: Decimal;
  /** True within the company's own state: CGST + SGST, else IGST. */
  withinState: boolean;
}

export interface LineSums {
  taxable: Decimal;
  cgst: Decimal;
  sgst: Decimal;
  igst: Decimal;
  total: Decimal;
}

const round = (value: Big): Big => value.round(2, Big.roundHalfUp);
const text = (value: Big): Decimal => value.toFixed(2);

/** True when the text is a number and above 0. */
export const isPositive = (value: Decimal): boolean => {
  const paise = paiseOf(value);
  return Number.isNaN(paise) ? new Big(value).gt(0) : paise > 0;
};

export const isMoreThan = (one: Decimal, other: Decimal): boolean => new Big(one).gt(other);

/** Remainder of a total; never below 0. */
export function remaining(total: Decimal, ...taken: readonly Decimal[]): Decimal {
  const left = taken.reduce((rest, part) => rest.minus(part), new Big(total));
  return text(left.lt(0) ? new Big(0) : left);
}

/** One less the other; may be below 0. */
export const differenceOf = (one: Decimal, other: Decimal): Decimal =>
  text(new Big(one).minus(other));

export const lesserOf = (one: Decimal, other: Decimal): Decimal =>
  text(isMoreThan(one, other) ? new Big(other) : new Big(one));

export function sumOf(parts: readonly Decimal[]): Decimal {
  const paise = parts.reduce((all, part) => all + paiseOf(part), 0);
  return isWithin(paise)
    ? amountOf(paise)
    : text(parts.reduce((all, part) => all.plus(part), new Big(0)));
}

/** "1250" → "1250.00", half-up. */
export const toMoney = (value: Decimal | number): Decimal => text(round(new Big(value)));

/** Selling price = cost × (1 + margin/100), 2 decimals. */
export const sellingPrice = (cost: Decimal, margin: Decimal): Decimal =>
  text(round(new Big(cost).times(new Big(margin).div(100).plus(1))));

/** Change from one amount to another in percent, 2 decimals; null from 0. */
export function percentChange(from: Decimal, to: Decimal): Decimal | null {
  const [base, now] = [paiseOf(from), paiseOf(to)];
  if (isWithin(base) && isWithin(now)) return base === 0 ? null : percentOf(base, now);
  const divisor = new Big(from);
  if (divisor.eq(0)) return null;
  return text(round(new Big(to).minus(divisor).times(100).div(divisor)));
}

/** Margin = (selling/cost − 1) × 100, 2 decimals; null when the cost is 0. */
export const marginPercent = (cost: Decimal, selling: Decimal): Decimal | null =>
  percentChange(cost, selling);

const afterDiscount = (price: Decimal, discountPercent: Decimal) =>
  new Big(price).times(new Big(100).minus(discountPercent)).div(100);

/** Price of a unit after discount, 2 decimals. */
export const netPrice = (price: Decimal, discountPercent: Decimal): Decimal =>
  text(round(afterDiscount(price, discountPercent)));

/** A unit is sold for less than its cost with `floorPercent` of profit on it; nothing is rounded. */
export const isBelowFloor = (
  cost: Decimal,
  price: Decimal,
  discountPercent: Decimal,
  floorPercent: Decimal,
): boolean =>
  afterDiscount(price, discountPercent).lt(
    new Big(cost).times(new Big(100).plus(floorPercent)).div(100),
  );

function timesUnits(price: Decimal, quantity: number): Decimal {
  const paise = paiseOf(price) * quantity;
  return Number.isInteger(quantity) && isWithin(paise)
    ? amountOf(paise)
    : new Big(price).times(quantity).toFixed();
}

/**
 * Profit on cost in percent of lines together, on what is left after their discounts; null without
 * lines, or when a line has no cost.
 */
export function marginOnLines(
  lines: readonly { quantity: number; cost: Decimal | null; taxable: Decimal }[],
): Decimal | null {
  const costs: Decimal[] = [];
  for (const { cost, quantity } of lines) {
    if (cost === null || !isPositive(cost)) return null;
    costs.push(timesUnits(cost, quantity));
  }
  return marginPercent(sumOf(costs), sumOf(lines.map(({ taxable }) => taxable)));
}

/**
 * True when cost, margin and selling price agree: the price or the margin follows from the other
 * two.
 */
export const pricesAgree = (cost: Decimal, margin: Decimal, selling: Decimal): boolean =>
  new Big(sellingPrice(cost, margin)).eq(selling) ||
  marginPercent(cost, selling) === toMoney(margin);

export function lineSums({
  quantity,
  price,
  discountPercent,
  gstPercent,
  withinState,
}: LineTerms): LineSums {
  const taxable = round(
    new Big(price).times(quantity).times(new Big(100).minus(discountPercent)).div(100),
  );
  const tax = (percent: Big) => round(taxable.times(percent).div(100));
  const gst = new Big(gstPercent);
  const half = withinState ? tax(gst.div(2)) : new Big(0);
  const igst = withinState ? new Big(0) : tax(gst);
  return {
    taxable: text(taxable),
    cgst: text(half),
    sgst: text(half),
    igst: text(igst),
    total: text(taxable.plus(half).plus(half).plus(igst)),
  };
}

/** Units of a line that are on documents already, with their sums. */
export interface Part extends LineSums {
  quantity: number;
}

export const NO_PART: Part = {
  quantity: 0,
  taxable: '0.00',
  cgst: '0.00',
  sgst: '0.00',
  igst: '0.00',
  total: '0.00',
};

export const addParts = (one: Part, other: Part): Part => ({
  quantity: one.quantity + other.quantity,
  taxable: sumOf([one.taxable, other.taxable]),
  cgst: sumOf([one.cgst, other.cgst]),
  sgst: sumOf([one.sgst, other.sgst]),
  igst: sumOf([one.igst, other.igst]),
  total: sumOf([one.total, other.total]),
});

/**
 * Sums of the next units of a line: what all units so far come to, less what the earlier ones bear.
 * Parts rounded each by itself would not add up to the line (docs/decisions/026). Never below 0.
 */
export function partSums(terms: LineTerms, before: Part): LineSums {
  const upToHere = lineSums({ ...terms, quantity: before.quantity + terms.quantity });
  const bears = terms.quantity > 0 ? upToHere : before;
  const taxable = remaining(bears.taxable, before.taxable);
  const half = remaining(bears.cgst, before.cgst);
  const igst = remaining(bears.igst, before.igst);
  return { taxable, cgst: half, sgst: half, igst, total: sumOf([taxable, half, half, igst]) };
}

/** Header money: the sums of the lines as printed, no round-off row. */
export function headerSums(lines: readonly LineSums[]): LineSums & { gst: Decimal } {
  const sum = (pick: (line: LineSums) => Big) =>
    lines.reduce((all, line) => all.plus(pick(line)), new Big(0));
  return {
    taxable: text(sum((line) => new Big(line.taxable))),
    cgst: text(sum((line) => new Big(line.cgst))),
    sgst: text(sum((line) => new Big(line.sgst))),
    igst: text(sum((line) => new Big(line.igst))),
    gst: text(sum((line) => new Big(line.cgst).plus(line.sgst).plus(line.igst))),
    total: text(sum((line) => new Big(line.total))),
  };
}

/** Heads of a document's tax: CGST and SGST are the same on every line, so that each is half of the sum. */
export const taxHeads = ({ gst, withinState }: { gst: Decimal; withinState: boolean }) =>
  withinState
    ? { cgst: text(new Big(gst).div(2)), sgst: text(new Big(gst).div(2)), igst: '0.00' }
    : { cgst: '0.00', sgst: '0.00', igst: gst };
