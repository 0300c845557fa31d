/**
 * Amounts in whole paise, for what lists work out for each row: exact as long as every step stays a safe integer. NaN stands for
 * anything else, and goes through all sums; then money.ts works in decimals of any length.
 */

const PLAIN = /^\d{1,11}(?:\.\d{1,2})?$/;
/** Twice an amount of so many paise, in hundredths of a percent, is still a safe integer. */
const MOST = 4 * 10 ** 11;

export const paiseOf = (amount: string): number =>
  PLAIN.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;

export const isWithin = (paise: number): boolean => Math.abs(paise) < MOST;

/** Two decimals, as money.ts writes them. */
export const amountOf = (paise: number): string => (paise / 100).toFixed(2);

/** The change in percent, 2 decimals, halves away from zero; both within, the first one above 0. */
export function percentOf(from: number, to: number): string {
  const twice = 2 * 10_000 * Math.abs(to - from) + from;
  const hundredths = (twice - (twice % (2 * from))) / (2 * from);
  return amountOf(to < from ? -hundredths : hundredths);
}
