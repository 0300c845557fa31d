import { type Decimal, differenceOf, isPositive, lineSums, sumOf } from './money.ts';

/** A line of a document with prices, as its sums see it. */
export interface SummedLine {
  quantity: number;
  /** Null where a document has none. */
  price: Decimal | null;
  /** Null when the price is net of it. */
  discountPercent: Decimal | null;
  taxable: Decimal;
  /** False of exempt goods, which have a value and no taxable one. */
  isTaxed: boolean;
}

/** Sums above the taxes of a document; null where it does not have them. */
interface GoodsSums {
  /** Amount before discount; null where there is none. */
  gross: Decimal | null;
  discount: Decimal | null;
  taxable: Decimal | null;
  /** Value of exempt goods. */
  exempt: Decimal | null;
}

const valueOf = (lines: readonly SummedLine[]): Decimal => sumOf(lines.map((line) => line.taxable));
const grossOf = ({ quantity, price }: SummedLine): Decimal =>
  lineSums({
    quantity,
    price: price ?? '0',
    discountPercent: '0',
    gstPercent: '0',
    withinState: true,
  }).taxable;
const hasDiscount = ({ discountPercent }: SummedLine): boolean =>
  discountPercent !== null && isPositive(discountPercent);

/** The same on prints and on screen. */
export function goodsSums(lines: readonly SummedLine[]): GoodsSums {
  const [taxed, exempt] = [
    lines.filter(({ isTaxed }) => isTaxed),
    lines.filter(({ isTaxed }) => !isTaxed),
  ];
  const gross = lines.some(hasDiscount) ? sumOf(lines.map(grossOf)) : null;
  return {
    gross,
    discount: gross && differenceOf(gross, valueOf(lines)),
    taxable: taxed.length || !exempt.length ? valueOf(taxed) : null,
    exempt: exempt.length ? valueOf(exempt) : null,
  };
}
