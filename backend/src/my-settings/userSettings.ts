import { MY_SETTINGS, settingProblem } from '@munim/schema/my-settings/my-settings.rules.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import type { SettingChange, UserSetting } from './my-settings.shapes.ts';

/** Settings of the viewer; nobody reads those of another person. */
export const readSettings = (db: Database, { userId }: Viewer): Promise<UserSetting[]> =>
  db
    .selectFrom('user_settings')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();

/** A choice about one's own screen, which is no business of the audit trail. Safe to repeat. */
export async function saveSetting({ trx, viewer }: Work, change: SettingChange): Promise<void> {
  const { key, value } = change;
  const user_id = viewer.userId;
  if (value === null) {
    await trx
      .deleteFrom('user_settings')
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .execute();
    return;
  }
  const problem = settingProblem(key, value);
  if (problem) throw badField(problem.field, problem.message);
  // two windows would both count one too few
  await sql`select pg_advisory_xact_lock(hashtext('user_settings'), ${user_id}::integer)`.execute(
    trx,
  );
  const { inserted } = await trx
    .insertInto('user_settings')
    .values({ user_id, key, value })
    .onConflict((of) =>
      of.columns(['user_id', 'key']).doUpdateSet({ value, updated_at: sql`now()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('inserted'))
    .executeTakeFirstOrThrow();
  if (!inserted) return;
  const { count } = await trx
    .selectFrom('user_settings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (count > MY_SETTINGS.perUser)
    throw refused(`At most ${MY_SETTINGS.perUser} choices are kept for a person`, 'REFUSED', {
      field: 'key',
    });
}
