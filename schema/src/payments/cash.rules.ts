import Big from 'big.js';
import type { Decimal } from '../shared/money.ts';

/** First day, by the day of the payment, of the Income-tax Act of 2025. */
const NEW_ACT_FROM = '2026-04-01';
const lawBy = (old: string, present: string) => (day: string) =>
  day < NEW_ACT_FROM
    ? `${old} of the Income-tax Act, 1961`
    : `${present} of the Income-tax Act, 2025`;

/** Law against so much cash of one person in a day, or for one transaction. */
export const cashReceiptLaw = lawBy('Section 269ST', 'Section 186');
/** Cash above a limit to one person in a day is no deductible expense. */
export const cashPaymentLaw = lawBy('section 40A(3)', 'section 36(4)');

/** Section 186 of the Income-tax Act (before: 269ST). */
export const CASH_RECEIPT_LIMIT: Decimal = '200000';
/** Section 36(4) of the Income-tax Act (before: 40A(3)). */
export const CASH_PAYMENT_LIMIT: Decimal = '10000';

/** True when the law forbids to take this cash, beside what was taken already. */
export const isForbiddenCash = (taken: Decimal, amount: Decimal): boolean =>
  new Big(taken).plus(amount).gte(CASH_RECEIPT_LIMIT);

/** True when this cash, beside what was paid already, is disallowed as an expense. */
export const isDisallowedCash = (paid: Decimal, amount: Decimal): boolean =>
  new Big(paid).plus(amount).gt(CASH_PAYMENT_LIMIT);
