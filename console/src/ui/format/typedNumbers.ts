import { t } from '../text.ts';

export type NumberKind = 'number' | 'money' | 'percent';

/** '12,34,567.50' and '1,234,567.50'; not '12,5', which may be meant as a decimal. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** A number as sheets and people write it ('₹ 1,250.00/-', 'Rs. 1,250', '18 %') as plain digits; other texts stay. */
function cleanNumber(text: string): string {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(\/-|%)$/, '')
    .trim();
  const digits = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^\d*\.?\d+$|^\d+\.$/.test(digits)
    ? digits.replace(/\.$/, '').replace(/^\./, '0.')
    : text.trim();
}

/** The ten digits of an Indian number, typed with +91, 0, spaces or dashes; other texts stay. */
export function cleanPhone(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/[\s().-]/g, '');
  return /^(?:\+?91|0)?(\d{10})$/.exec(digits)?.[1] ?? text;
}

/** '10.00' as a sheet sends a whole number. */
export const cleanQuantity = (text: string): string =>
  cleanNumber(text).replace(/^0*([1-9]\d*)\.0+$/, '$1');

/** Two decimals at most when the others are idle zeros: '12.5000' → '12.50'. */
export const cleanDecimal = (text: string): string =>
  cleanNumber(text).replace(/^(\d+\.\d\d)0+$/, '$1');

const SHAPES: Record<NumberKind, RegExp> = {
  number: /^\d{1,9}$/,
  money: /^\d{1,12}(\.\d{1,2})?$/,
  percent: /^\d{1,8}(\.\d{1,2})?$/,
};
/** The sign as keyboards and sheets write it. */
const SIGN = /^[-\u2212\u2013]\s*/;

const cleanOf = (kind: NumberKind, text: string) =>
  kind === 'number' ? cleanQuantity(text) : cleanDecimal(text);

/** Typed text as a plain number; null when it is none of this kind. */
export function readNumber(kind: NumberKind, typed: string, negative = false): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const isNegative = SIGN.test(text);
  const plain = cleanOf(kind, text.replace(SIGN, ''));
  if (!SHAPES[kind].test(plain) || (isNegative && !negative)) return null;
  return isNegative ? `-${plain}` : plain;
}

/** Reason why a typed text is no number of this kind; null when it is one, or empty. */
export function numberProblem(
  kind: NumberKind,
  label: string,
  typed: string,
  negative = false,
): string | null {
  if (readNumber(kind, typed, negative) !== null) return null;
  const text = typed.trim();
  const plain = cleanOf(kind, text.replace(SIGN, ''));
  if (!/^\d+(\.\d+)?$/.test(plain))
    return t('{{label}}: ‘{{text}}’ is not a number.', { label, text });
  if (SIGN.test(text) && !negative) return t('{{label}} must not be negative.', { label });
  const decimals = plain.split('.')[1]?.length ?? 0;
  if (kind === 'number' && decimals) return t('{{label}} must be a whole number.', { label });
  return decimals > 2
    ? t('{{label}} has at most 2 decimals.', { label })
    : t('{{label}} is too large.', { label });
}
