import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { refused } from '../core/http/errors.ts';
import { LedgerError, type DocumentKind } from './ledger.ts';
import { ledgerOf } from './openLedger.ts';
import { existsInAccounting, syncOnce } from './syncDocument.ts';

type Parts = Pick<AppParts, 'db' | 'settings'>;

/**
 * Queues the push of a document, in the caller's transaction; the push happens after the commit,
 * with retries.
 */
export async function queueAccountingPush(
  trx: Trx,
  document: DocumentKind,
  id: number,
): Promise<void> {
  const now = sql<string>`now()`;
  await trx
    .insertInto('accounting_pushes')
    .values({ document_type: document, document_id: id, next_try_at: now })
    .onConflict((c) =>
      c.columns(['document_type', 'document_id']).doUpdateSet({ next_try_at: now, tries: 0 }),
    )
    .execute();
}

/**
 * Pushes a document to accounting, or reads its state there, now. Returns why it failed, in words
 * for people; nothing on success. Calls other machines: never inside a transaction.
 */
export const syncDocument = (parts: Parts, document: DocumentKind, id: number): Promise<string[]> =>
  syncOnce(parts.db, ledgerOf(parts), document, id);

/**
 * True when accounting still has a document that is to be cancelled; forgets one that was removed
 * there. Refused when accounting does not answer. Never call it inside a transaction.
 */
export async function isInAccounting(
  { db, settings }: Parts,
  document: DocumentKind,
  id: number,
): Promise<boolean> {
  try {
    return await existsInAccounting(db, ledgerOf({ db, settings }), document, id);
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw refused(
      `Whether it was removed in accounting cannot be told now: ${error.message}`,
      'ACCOUNTING_UNREACHABLE',
    );
  }
}
