import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Trx } from '../core/data/database.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';

/** Staff over users as u. Those of an outside organisation see their own people only. */
export const visibleStaff = ({ db, viewer }: ReadContext) =>
  db.selectFrom('users as u').where('u.role_id', 'is not', null).where(isColleague(viewer));

export function isColleague(viewer: Viewer): RawBuilder<boolean> {
  return rowScopeOf(viewer) === 'own organisation' ? sql`u.org_id = ${viewer.orgId}` : sql`true`;
}

/** A member of staff; kept when they have left since, but not selectable then. */
export async function refuseUnlessStaff(
  trx: Trx,
  field: string,
  userId: number | null | undefined,
): Promise<void> {
  if (!userId) return;
  const found = await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role_id', 'is not', null)
    .where('deleted_user', '=', false)
    .executeTakeFirst();
  if (!found) throw badField(field, 'This member of staff does not exist');
}
