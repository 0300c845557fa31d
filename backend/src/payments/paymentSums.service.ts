import {
  LIVE_PAYMENT_STATES,
  PENDING_PAYMENT_STATES,
} from '@munim/schema/payments/payments.rules.ts';
import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { anyOf } from '../core/data/search.ts';

/** PAID amount, and the amount that is recorded and not paid yet. */
export interface PaymentSums {
  paid: string;
  pending: string;
}

const paid = sql<string>`coalesce(sum(amount) filter (where status = 'PAID'), 0)::numeric(14,2)`;
const pending = sql<string>`coalesce(sum(amount) filter (where status = any(${[...PENDING_PAYMENT_STATES]})), 0)::numeric(14,2)`;

/** Of an order. Valid only under the lock on its row. */
export const receivedOf = (db: Database | Trx, orderId: number): Promise<PaymentSums> =>
  db
    .selectFrom('payments')
    .select([paid.as('paid'), pending.as('pending')])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

/** Of a purchase order. Valid only under the lock on its row. */
export const paidAndPendingOf = (db: Database | Trx, poId: number): Promise<PaymentSums> =>
  db
    .selectFrom('payments')
    .select([paid.as('paid'), pending.as('pending')])
    .where('po_id', '=', poId)
    .executeTakeFirstOrThrow();

/** On ISSUED credit notes of an order. */
export async function creditedOf(db: Database | Trx, orderId: number): Promise<string> {
  const { credited } = await db
    .selectFrom('credit_notes')
    .select(sql<string>`coalesce(sum(creditnote_grand_total), 0)::numeric(14,2)`.as('credited'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'ISSUED')
    .executeTakeFirstOrThrow();
  return credited;
}

/**
 * Most that can be received for an order: its total, or its invoiced amount where partial invoices
 * round to some paise more.
 */
export async function payableOf(db: Database | Trx, orderId: number): Promise<string> {
  const { payable } = await db
    .selectFrom('orders as o')
    .select(
      sql<string>`greatest(o.order_grand_total, (select coalesce(sum(i.invoice_grand_total), 0) from invoices i
        where i.order_id = o.order_id and i.status not in ('CANCELLED', 'VOID')))::numeric(14,2)`.as(
        'payable',
      ),
    )
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return payable;
}

/**
 * Number of payments of a purchase order that are PENDING, APPROVED or PAID: any of them prevents
 * its cancellation.
 */
export async function openPaymentsOf(db: Database | Trx, poId: number): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('po_id', '=', poId)
    .where('status', '=', anyOf(LIVE_PAYMENT_STATES))
    .executeTakeFirstOrThrow();
  return count;
}
