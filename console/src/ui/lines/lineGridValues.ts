import { MONEY_PATTERN, PERCENT_PATTERN } from '@munim/schema/shared/limits.ts';
import { isPositive } from '@munim/schema/shared/money.ts';
import { t } from '../text.ts';

const MONEY = new RegExp(MONEY_PATTERN);
const PERCENT = new RegExp(PERCENT_PATTERN);
const QUANTITY = /^[1-9]\d{0,8}$/;
/** '31/12/2026' and '31 Dec 26' → '2026-12-31'; what is no day stays. */

export type Problem = (text: string) => string | null;
export const isQuantity = (text: string): boolean => QUANTITY.test(text);
/** True for a price above 0. */
export const isPrice = (text: string): boolean => MONEY.test(text) && isPositive(text);
export const isPercent = (text: string): boolean => PERCENT.test(text);

const unless =
  (right: (text: string) => boolean, message: string): Problem =>
  (text) =>
    right(text) ? null : message;

/** Names too many decimals first: the rest of the number may be right. */
const unlessDecimals =
  (name: string, problem: Problem): Problem =>
  (text) =>
    /^\d+\.\d{3,}$/.test(text)
      ? t('{{label}} has at most 2 decimals.', { label: name })
      : problem(text);

/** Error of a text that is not empty. */
export const quantityProblem = (name: string): Problem =>
  unless(isQuantity, t('Please enter {{name}} as a whole number above 0.', { name }));
export const priceProblem = (name: string): Problem =>
  unlessDecimals(name, unless(isPrice, t('Please enter {{name}} as an amount above 0.', { name })));
export const percentProblem = (name: string): Problem =>
  unlessDecimals(name, unless(isPercent, t('Please enter {{name}} from 0 to 100.', { name })));
export const textProblem = (max: number): Problem =>
  unless((text) => text.length <= max, t('At most {{max}} characters.', { max }));
