import { LIVE_PAYMENT_STATES } from '@munim/schema/payments/payments.rules.ts';
import { isMoreThan, remaining } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, notFound, refused } from '../core/http/errors.ts';
import { rupees } from '../core/print/rupees.ts';
import { visibleOpenings } from './openings.scope.ts';

export { waitingOpenings } from './openings.service.ts';
export { ofVisibleCustomer, visibleOpenings } from './openings.scope.ts';

const opening = (db: Database | Trx) => db.selectFrom('opening_documents as od').selectAll('od');
export type OpeningRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof opening>['executeTakeFirst']>>
>;

/** Document or advance of old books in the viewer's row scope; undefined when there is none. */
export const findOpening = ({ db, viewer }: ReadContext, openingId: number) =>
  db
    .selectFrom('opening_documents as od')
    .select(['od.opening_id', 'od.kind', 'od.amount', 'od.number', 'od.payment_mode'])
    .where('od.opening_id', '=', openingId)
    .where(visibleOpenings(viewer))
    .executeTakeFirst();

/** The same, locked: its row guards the sum of what is paid for it or taken from it. */
export async function lockOpening(work: Work, openingId: number): Promise<OpeningRow> {
  const found = await opening(work.trx)
    .where('od.opening_id', '=', openingId)
    .where(visibleOpenings(work.viewer))
    .forUpdate('od')
    .executeTakeFirst();
  if (!found) throw notFound('Document');
  return found;
}

/** Sums of payments for a document of old books, or taken from an advance in them. Valid only under the lock on its row. */
export const paidOnOpening = (db: Database | Trx, openingId: number) =>
  db
    .selectFrom('payments as pay')
    .select([
      sql<string>`coalesce(sum(pay.amount) filter (where pay.status = 'PAID'), 0)::numeric(14,2)`.as(
        'paid',
      ),
      sql<string>`coalesce(sum(pay.amount) filter (where pay.status <> 'PAID'), 0)::numeric(14,2)`.as(
        'pending',
      ),
    ])
    .where((eb) =>
      eb.or([eb('pay.opening_id', '=', openingId), eb('pay.advance_id', '=', openingId)]),
    )
    .where('pay.status', '=', eqAny(LIVE_PAYMENT_STATES))
    .executeTakeFirstOrThrow();

/** Refuses what is more than is left of it, and what the old books have already. */
export async function refuseOnOpening(
  trx: Trx,
  { opening_id, amount: whole, as_of, number }: OpeningRow,
  { amount, payment_date }: { amount: string; payment_date: string },
): Promise<void> {
  const { paid, pending } = await paidOnOpening(trx, opening_id);
  const open = remaining(whole, paid, pending);
  if (isMoreThan(amount, open))
    throw badField('amount', `Only ${rupees(open)} of ${rupees(whole)} of ${number} is still open`);
  if (payment_date <= as_of)
    throw badField(
      'payment_date',
      `The old books go up to ${as_of}: what was paid until then is in them. Use a later day`,
    );
}

/** Locks an advance that money is taken from; refuses one of another customer or vendor. */
export async function lockAdvance(
  work: Work,
  advanceId: number,
  party: { tenant_id: number } | { seller_id: number },
): Promise<OpeningRow> {
  const advance = await lockOpening(work, advanceId);
  const isOfParty =
    'tenant_id' in party
      ? advance.kind === 'CUSTOMER_ADVANCE' && advance.tenant_id === party.tenant_id
      : advance.kind === 'VENDOR_ADVANCE' && advance.seller_id === party.seller_id;
  if (!isOfParty)
    throw refused(
      `This is no advance of the same ${'tenant_id' in party ? 'customer' : 'vendor'}`,
      'WRONG_ADVANCE',
    );
  return advance;
}

/** Writes what is paid for it, or taken from it: after every change of its payments. The caller has locked its row. */
export async function settleOpening({ trx }: Work, openingId: number): Promise<void> {
  const { paid } = await paidOnOpening(trx, openingId);
  await trx
    .updateTable('opening_documents')
    .set({ settled_amount: paid })
    .where('opening_id', '=', openingId)
    .execute();
}
