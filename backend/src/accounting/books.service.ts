import { booksProblem } from '@munim/schema/accounting/books.rules.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import { indianDay } from '../core/data/days.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict } from '../core/http/errors.ts';
import type { Books, BooksChange } from './books.shapes.ts';

/** Id of the only row, also in the audit trail. */
const BOOKS_ID = 1;

/** An emptied database has no row: nothing is closed. */
export async function readBooks(db: Database | Trx): Promise<Books> {
  const row = await db
    .selectFrom('books as b')
    .select(['b.closed_until', 'b.changed_at', 'b.version'])
    .select(userInfo(sql.ref('b.changed_by')).as('changed_by_info'))
    .executeTakeFirst();
  return row ?? { closed_until: null, changed_at: null, version: 1, changed_by_info: null };
}

/**
 * Moves the closing day. The row's lock waits for all writes of dated documents that run, and they
 * for this one (core/data/closedBooks.ts).
 */
export async function closeBooks(
  work: Work,
  { closed_until, reason: typed, version }: BooksChange,
): Promise<Books> {
  const { trx, viewer } = work;
  await trx
    .insertInto('books')
    .defaultValues()
    .onConflict((c) => c.doNothing())
    .execute();
  const books = await trx.selectFrom('books').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (version !== undefined && version !== books.version) throw conflict('closing day');
  const changes = differences<{ closed_until: string | null }>(books, { closed_until });
  if (!Object.keys(changes).length) return readBooks(trx);
  const reason = typed?.trim() || null;
  const problem = booksProblem({
    from: books.closed_until,
    to: closed_until,
    today: indianDay(),
    reason,
  });
  if (problem) throw badField(problem.field, problem.text);
  await trx
    .updateTable('books')
    .set({
      closed_until,
      changed_by: viewer.userId,
      changed_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .execute();
  await work.audit({
    entity: 'BOOKS',
    id: BOOKS_ID,
    action: 'CLOSE',
    changes,
    ...(reason ? { remarks: reason } : {}),
  });
  return readBooks(trx);
}
