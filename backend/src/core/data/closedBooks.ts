import { withArticle } from '@munim/schema/shared/words.ts';
import { refused } from '../http/errors.ts';
import type { Database, Trx } from './database.ts';

/** Documents that stand in the books by a day of their own (docs/rules/billing.md#closed-books). */
type BookedDocument = 'bill' | 'invoice' | 'credit note' | 'payment' | 'expense';

/**
 * The only guard of closed books, called by every write of a dated document with the days that it
 * has before and after. The shared lock makes a change of the closing day wait for the writes that
 * run, so that none commits into a period that was closed meanwhile.
 */
export async function refuseClosedBooks(
  db: Database | Trx,
  document: BookedDocument,
  ...days: readonly (string | null | undefined)[]
): Promise<void> {
  const books = await db.selectFrom('books').select('closed_until').forShare().executeTakeFirst();
  const closed = books?.closed_until;
  if (!closed) return;
  const day = days.find((one) => one && one <= closed);
  if (!day) return;
  throw refused(
    `The books are closed up to ${closed}: ${withArticle(document)} of ${day} cannot be made, changed or cancelled. Use a later day, or ask finance to open the books.`,
    'BOOKS_CLOSED',
    { closed_until: closed },
  );
}
