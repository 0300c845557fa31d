import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';

/** Ends every session of a person; the audit row of the causing change says who did it and why. */
export async function endAllSessions(
  trx: Trx,
  userId: number,
  reason: 'BANNED' | 'DELETED' | 'FORCED_OUT',
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}
