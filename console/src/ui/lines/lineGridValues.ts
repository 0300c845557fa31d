import { MONEY_PATTERN, PERCENT_PATTERN } from '@munim/schema/shared/limits.ts';
import { isPositive } from '@munim/schema/shared/money.ts';
import { isDay } from '../format/dates.ts';

const MONEY = new RegExp(MONEY_PATTERN);
const PERCENT = new RegExp(PERCENT_PATTERN);
const QUANTITY = /^[1-9]\d{0,8}$/;
/** '12,34,567.50' and '1,234,567.50'; not '12,5', which may be meant as a decimal. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** A number as sheets and people write it ('₹ 1,250.00/-', 'Rs. 1,250', '18 %') as plain digits; other texts stay. */
export function cleanNumber(text: string): string {
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

/** '10.00' as a sheet sends a whole number. */
export const cleanQuantity = (text: string): string =>
  cleanNumber(text).replace(/^0*([1-9]\d*)\.0+$/, '$1');

/** Two decimals at most when the others are idle zeros: '12.5000' → '12.50'. */
export const cleanDecimal = (text: string): string =>
  cleanNumber(text).replace(/^(\d+\.\d\d)0+$/, '$1');

/** '31/12/2026' and '31-12-2026' → '2026-12-31': day first, as in India. */
export function cleanDay(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
}

export type Problem = (text: string) => string | null;
export const isQuantity = (text: string): boolean => QUANTITY.test(text);
/** Above 0. */
export const isPrice = (text: string): boolean => MONEY.test(text) && isPositive(text);
export const isPercent = (text: string): boolean => PERCENT.test(text);

const unless =
  (right: (text: string) => boolean, message: string): Problem =>
  (text) =>
    right(text) ? null : message;

/** Error of a text that is not empty. */
export const quantityProblem = (name: string): Problem =>
  unless(isQuantity, `Please enter ${name} as a whole number above 0.`);
export const priceProblem = (name: string): Problem =>
  unless(isPrice, `Please enter ${name} as an amount above 0.`);
export const percentProblem = (name: string): Problem =>
  unless(isPercent, `Please enter ${name} from 0 to 100.`);
export const textProblem = (max: number): Problem =>
  unless((text) => text.length <= max, `At most ${max} characters.`);
export const dayProblem = (name: string): Problem =>
  unless(isDay, `Please enter ${name} as YYYY-MM-DD.`);
