import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { compareDecimals } from '../ui/format/rupees.ts';
import { t } from '../ui/text.ts';

/** Checks an amount of money as it is typed: above 0, and not above `most` where that is known (null where not). */
export const amountWithin = (most: string | null, tooMuch: string) => (text: string) => {
  if (!/\d/.test(text) || !isPositive(text)) return t('Amount must be above 0.');
  return most === null || compareDecimals(toMoney(text), most) <= 0 || tooMuch;
};
