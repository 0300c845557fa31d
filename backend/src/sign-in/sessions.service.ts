import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';

/** Ends every session of a person at once; who did it and why stands in the audit row of that change. */
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
