import type { TaxCategory } from '../../generated/types.ts';

/** GST rates in force and those that the tax portals still take for older supplies, in percent; 0 only where nothing is charged. */
export const GST_RATES = [0, 0.1, 0.25, 0.5, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] as const;

/** Names for people; a zero rate is never printed as a rate. */
export const TAX_CATEGORY_NAMES: Record<TaxCategory, string> = {
  TAXABLE: 'Taxable',
  NIL_RATED: 'Nil rated',
  EXEMPT: 'Exempt',
  NON_GST: 'Non-GST',
};

/** HSN of goods: 4, 6 or 8 digits, no service (99) and not only zeros. */
export const HSN = /^(?!0+$|99)([0-9]{4}|[0-9]{6}|[0-9]{8})$/;
export const HSN_FORM = '4, 6 or 8 digits, of goods';

/** Kind of a supply whose caller names none: a rate of 0 says nil-rated and no more. */
export const impliedTaxCategory = (gstPercent: string): TaxCategory =>
  Number(gstPercent) === 0 ? 'NIL_RATED' : 'TAXABLE';

/** Reason why a rate cannot be charged; null when it can. */
export const rateProblem = (gstPercent: string): string | null =>
  GST_RATES.some((rate) => rate === Number(gstPercent))
    ? null
    : `${Number(gstPercent)} % is no GST rate: use ${GST_RATES.slice(1).join(', ')}, or 0 with a tax category`;

/** Reason why rate and category do not go together; null when they do. */
export function categoryProblem(gstPercent: string, category: TaxCategory): string | null {
  const isZero = Number(gstPercent) === 0;
  if (category === 'TAXABLE')
    return isZero ? 'Goods of 0 % are nil rated, exempt or outside GST: choose which' : null;
  return isZero ? null : `${TAX_CATEGORY_NAMES[category]} goods have a rate of 0 %`;
}

/** Reason why a code is no HSN of goods; null when it is one. */
export const hsnProblem = (code: string): string | null =>
  HSN.test(code)
    ? null
    : /^99([0-9]{2}){1,3}$/.test(code)
      ? `HSN code ${code} is of a service (chapter 99): a product is goods, whose codes begin with 01 to 98`
      : `HSN code ${code} has not ${HSN_FORM}`;

/** The same for a product that may have none: documents with a number need it. */
export const goodsProblem = (hsnCode: string | null): string | null =>
  hsnCode === null ? 'It has no HSN code.' : (hsnProblem(hsnCode)?.concat('.') ?? null);

/** A line of goods as documents number it. */
export interface TaxedLine {
  name: string;
  lineNumber: number;
  hsnCode: string | null;
  gstPercent: string;
  /** Absent where a document keeps none, as bills of vendors. */
  taxCategory?: TaxCategory | undefined;
}

/** Reason why a line cannot stand on a document with a number, with what mends it; null when it can. */
export function lineProblem(line: Omit<TaxedLine, 'name' | 'lineNumber'>): string | null {
  const { hsnCode, gstPercent, taxCategory } = line;
  const goods = goodsProblem(hsnCode);
  if (goods) return `${goods} Correct the product.`;
  const rate =
    rateProblem(gstPercent) ??
    (taxCategory === undefined ? null : categoryProblem(gstPercent, taxCategory));
  return (
    rate &&
    `${rate}. Correct the product, then make this line anew: it keeps the rate it was made with.`
  );
}
