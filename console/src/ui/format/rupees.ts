import { inRupees, withMinus } from '@munim/schema/shared/rupees.ts';

const INDIAN = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
});
const DECIMAL = /^-?\d+(\.\d*)?$/;

/** '1250.00' → '₹ 1,250.00', '12345678.9' → '₹ 1,23,45,678.90'. Intl formats decimal text exactly: no digit goes through a float. */
export function formatRupees(amount: string | null | undefined): string {
  const digits = groupDigits(amount);
  if (digits === null) return '';
  return inRupees(digits);
}

const WHOLE = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** '1250.50' → '₹ 1,251': where paise would only be noise. */
export function formatWholeRupees(amount: string | null | undefined): string {
  if (!amount || !DECIMAL.test(amount)) return amount ?? '';
  return inRupees(WHOLE.format(amount as `${number}`));
}

/** '1234567' → '12,34,567': whole numbers and amounts in Indian grouping. */
export function formatCount(count: number | null): string {
  if (count === null) return '';
  return groupDigits(String(count))?.replace(/\.00$/, '') ?? '';
}

/** Text in place of a value; the contract's sign for a cost of 0 and a month without orders. */
export const NO_VALUE = '-';

/** '12.50' → '12.5', '-1250.00' → '−1,250': under a head, or beside a sign, that says per cent. */
export function formatPercent(percent: string | null | undefined): string {
  if (!percent || !DECIMAL.test(percent)) return percent ?? '';
  return withMinus(PERCENT.format(percent as `${number}`));
}
const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });

/** '12.50' → '12.5 %'; empty for none. */
export const percentText = (percent: string | null | undefined): string =>
  percent ? `${formatPercent(percent)} %` : '';

/** '-12345.70' → '−12,345.7 %', '750' → '+750 %': what grew says so. */
export const formatGrowth = (percent: string): string =>
  `${Number(percent) > 0 ? '+' : ''}${percentText(percent)}`;

/** Text that is not a number is given back as it is; null for none. */
function groupDigits(amount: string | null | undefined): string | null {
  if (!amount || !DECIMAL.test(amount)) return amount || null;
  return INDIAN.format(amount as `${number}`);
}

/** Orders amounts and other decimals of any length; nothing sorts first. */
export function compareDecimals(
  left: string | null | undefined,
  right: string | null | undefined,
): number {
  if (!left || !right) return (left ? 1 : 0) - (right ? 1 : 0);
  return Number(left) - Number(right);
}

/** '₹ 1.10 L' and '₹ 80,344', where the exact amount stands elsewhere: as many decimals in every row of a column. */
export const shortRupees = (amount: string): string =>
  Math.abs(Number(amount)) < LAKH
    ? formatWholeRupees(amount)
    : inRupees(shortened(Number(amount), IN_COLUMN));

const LAKH = 100_000;
const SHORT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const IN_COLUMN = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const SHORT_UNITS = [
  [10_000_000, ' Cr'],
  [LAKH, ' L'],
] as const;

/** 12500000 → '1.25 Cr', 450000 → '4.5 L', 12000 → '12,000': for axes, where the exact figure stands elsewhere. */
export const shortNumber = (value: number): string => shortened(value, SHORT);

function shortened(value: number, format: Intl.NumberFormat): string {
  const [size, unit] = SHORT_UNITS.find(([least]) => Math.abs(value) >= least) ?? [1, ''];
  return `${format.format(value / size)}${unit}`;
}
