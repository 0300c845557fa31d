import {
  CASH_PAYMENT_LIMIT,
  CASH_RECEIPT_LIMIT,
  cashPaymentLaw,
  cashReceiptLaw,
  isDisallowedCash,
  isForbiddenCash,
} from '@munim/schema/payments/cash.rules.ts';
import { LIVE_PAYMENT_STATES } from '@munim/schema/payments/payments.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import { badField, refused } from '../core/http/errors.ts';
import { printedDay } from '../core/print/printedDay.ts';
import { rupees } from '../core/print/rupees.ts';
import type { NewOutgoingPayment, NewReceipt } from './payments.shapes.ts';

type Money = Pick<NewReceipt, 'amount' | 'payment_date' | 'payment_mode'>;

/** First key of the advisory lock on one person's cash; the second is his id. */
const LOCKS = { tenant_id: 7206, seller_id: 7207 } as const;

/**
 * One writer of this person's cash at a time: his payments are of several orders, whose rows do not guard their sum.
 * Taken after the order or purchase order, and before anything that this guards.
 */
const lockCashOf = (trx: Trx, who: keyof typeof LOCKS, id: number) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[who])}, ${id}::integer)`.execute(trx);

const cash = (trx: Trx) =>
  trx
    .selectFrom('payments')
    .select(sql<string>`coalesce(sum(amount), 0)::numeric(14,2)`.as('sum'))
    .where('payment_mode', '=', 'CASH')
    // money of an advance moved before these books
    .where('advance_id', 'is', null)
    .where('status', '=', eqAny(LIVE_PAYMENT_STATES));

/** Refuses cash that makes the customer's day, or the order, come to the limit of the Income-tax Act. */
export async function refuseForbiddenCash(
  trx: Trx,
  { amount, payment_date, payment_mode }: Money,
  document: { tenant_id: number; name: string } & ({ order_id: number } | { opening_id: number }),
): Promise<void> {
  const { tenant_id, name } = document;
  if (payment_mode !== 'CASH') return;
  await lockCashOf(trx, 'tenant_id', tenant_id);
  const ofDay = await cash(trx)
    .where('tenant_id', '=', tenant_id)
    .where('payment_date', '=', payment_date)
    .executeTakeFirstOrThrow();
  const ofDocument = await cash(trx)
    .where((eb) =>
      'order_id' in document
        ? eb('order_id', '=', document.order_id)
        : eb('opening_id', '=', document.opening_id),
    )
    .executeTakeFirstOrThrow();
  const law = `${cashReceiptLaw(payment_date)} forbids to receive cash of ${rupees(CASH_RECEIPT_LIMIT)} or more`;
  if (isForbiddenCash(ofDay.sum, amount))
    throw badField(
      'amount',
      `${law} from one person in a day: ${rupees(ofDay.sum)} of this customer is recorded for ${printedDay(payment_date)}`,
    );
  if (isForbiddenCash(ofDocument.sum, amount))
    throw badField(
      'amount',
      `${law} for one transaction: ${rupees(ofDocument.sum)} is recorded for ${name}`,
    );
}

/** Reason to store with cash that the Income-tax Act disallows; null where none is wanted. Refused while it is wanting. */
export async function cashReason(
  trx: Trx,
  {
    amount,
    payment_date,
    payment_mode,
    cash_reason,
  }: Money & Pick<NewOutgoingPayment, 'cash_reason'>,
  seller_id: number,
): Promise<string | null> {
  if (payment_mode !== 'CASH') return null;
  await lockCashOf(trx, 'seller_id', seller_id);
  const { sum } = await cash(trx)
    .where('seller_id', '=', seller_id)
    .where('payment_date', '=', payment_date)
    .executeTakeFirstOrThrow();
  if (!isDisallowedCash(sum, amount)) return null;
  const reason = cash_reason?.trim();
  if (reason) return reason;
  throw refused(
    `Cash above ${rupees(CASH_PAYMENT_LIMIT)} to one vendor in a day is no deductible expense (${cashPaymentLaw(payment_date)}): ${rupees(sum)} is recorded for ${printedDay(payment_date)} already. Please give a reason.`,
    'CASH_DISALLOWED',
    { field: 'cash_reason' },
  );
}
