/** A minus as wide as a plus, which no line is broken at. */
const MINUS = '\u2212';

/** '-86.70' → '−86.70'. */
export const withMinus = (digits: string): string => digits.replace(/^-/, MINUS);

/** Grouped digits as an amount, '-1,250.50' → '−₹ 1,250.50': the sign stands before the rupee sign, on screen and in print. */
export const inRupees = (digits: string): string =>
  digits.startsWith('-') ? `${MINUS}₹ ${digits.slice(1)}` : `₹ ${digits}`;
