import Big from 'big.js';

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
  /** Within the company's own state: CGST + SGST, else IGST. */
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
export const isPositive = (value: Decimal): boolean => new Big(value).gt(0);

export const isMoreThan = (one: Decimal, other: Decimal): boolean => new Big(one).gt(other);

/** Remainder of a total; never below 0. */
export function remaining(total: Decimal, ...taken: readonly Decimal[]): Decimal {
  const left = taken.reduce((rest, part) => rest.minus(part), new Big(total));
  return text(left.lt(0) ? new Big(0) : left);
}

export const lesserOf = (one: Decimal, other: Decimal): Decimal =>
  text(isMoreThan(one, other) ? new Big(other) : new Big(one));

export const sumOf = (parts: readonly Decimal[]): Decimal =>
  text(parts.reduce((all, part) => all.plus(part), new Big(0)));

/** "1250" → "1250.00", half-up. */
export const toMoney = (value: Decimal | number): Decimal => text(round(new Big(value)));

/** Selling price = cost × (1 + margin/100), 2 decimals. */
export const sellingPrice = (cost: Decimal, margin: Decimal): Decimal =>
  text(round(new Big(cost).times(new Big(margin).div(100).plus(1))));

/** Margin = (selling/cost − 1) × 100, 2 decimals; null when the cost is 0. */
export function marginPercent(cost: Decimal, selling: Decimal): Decimal | null {
  const divisor = new Big(cost);
  if (divisor.eq(0)) return null;
  return text(round(new Big(selling).minus(divisor).times(100).div(divisor)));
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
