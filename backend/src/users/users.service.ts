import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/database.ts';
import { reachOf } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

/** Staff over users as u. Those of an outside organisation see their own people only. */
export const staffInReach = (db: Database | Trx, viewer: Viewer) =>
  db.selectFrom('users as u').where('u.role_id', 'is not', null).where(isColleague(viewer));

function isColleague(viewer: Viewer): RawBuilder<boolean> {
  return reachOf(viewer) === 'own organisation' ? sql`u.org_id = ${viewer.orgId}` : sql`true`;
}
