import type { FirstStep } from '@munim/schema/generated/types.ts';
import { firstSteps } from '@munim/schema/users/firstSteps.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';

/** First steps of the viewer; none once they were put away, and none while viewing as another user. */
export async function readFirstSteps(db: Database, viewer: Viewer): Promise<FirstStep[]> {
  if (viewer.viewedBy !== null) return [];
  const { dismissed } = await db
    .selectFrom('users')
    .select('first_steps_dismissed_at as dismissed')
    .where('user_id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  return dismissed === null ? firstSteps(viewer.roleId, viewer.can) : [];
}

/** A choice about one's own screen, which is no business of the audit trail. Safe to repeat. */
export async function dismissFirstSteps(trx: Trx, { userId }: Viewer): Promise<void> {
  await trx
    .updateTable('users')
    .set({ first_steps_dismissed_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('first_steps_dismissed_at', 'is', null)
    .execute();
}
