import Big from 'big.js';
import type { Decimal } from '../shared/money.ts';

/** Section 269ST of the Income-tax Act: nobody receives so much cash of one person in a day, or for one transaction. */
export const CASH_RECEIPT_LIMIT: Decimal = '200000';
/** Section 40A(3): cash above this to one person in a day is no deductible expense. */
export const CASH_PAYMENT_LIMIT: Decimal = '10000';

/** Whether the law forbids to take this cash, beside what was taken already. */
export const isForbiddenCash = (taken: Decimal, amount: Decimal): boolean =>
  new Big(taken).plus(amount).gte(CASH_RECEIPT_LIMIT);

/** Whether this cash, beside what was paid already, is disallowed as an expense. */
export const isDisallowedCash = (paid: Decimal, amount: Decimal): boolean =>
  new Big(paid).plus(amount).gt(CASH_PAYMENT_LIMIT);
