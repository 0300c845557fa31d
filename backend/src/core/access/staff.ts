import type { PermissionAction } from '@munim/schema/generated/types.ts';
import { canBy, type EntityKey } from '@munim/schema/shared/roles.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { companyVersion } from '../data/company.ts';
import type { Database, Trx } from '../data/database.ts';
import { unauthenticated } from '../http/errors.ts';
import type { Viewer } from './viewer.ts';

const managedCategories = sql<
  number[]
>`coalesce((select json_agg(cm.category_id) from category_managers cm
  where cm.user_id = u.user_id), '[]')`;

/** Members of staff who may sign in, as users u, with what a viewer is made of. */
export const staff = (db: Database | Trx) =>
  db
    .selectFrom('users as u')
    .select([
      'u.user_id',
      'u.role_id',
      'u.org_id',
      'u.permissions',
      managedCategories.as('categories'),
      companyVersion.as('company_version'),
    ])
    .where('u.banned', '=', false)
    .where('u.deleted_user', '=', false);
export type Staff = Awaited<ReturnType<ReturnType<typeof staff>['execute']>>[number] & {
  viewed_by?: number | null;
};

export function toViewer(row: Staff | undefined, sessionId: string, requestId: string): Viewer {
  if (!row || row.role_id === null) throw unauthenticated();
  const { user_id: userId, role_id: roleId, org_id: orgId, categories, permissions } = row;
  return {
    userId,
    roleId,
    orgId,
    categories,
    sessionId,
    permissions,
    can: canBy(permissions),
    companyVersion: row.company_version,
    viewedBy: row.viewed_by ?? null,
    apiTokenId: null,
    requestId,
  };
}

/** A member of staff as they are now, for a link of their own making or a job that they started. */
export const viewerById = async (
  request: Pick<FastifyRequest, 'id'>,
  db: Database,
  userId: number,
): Promise<Viewer> =>
  toViewer(await staff(db).where('u.user_id', '=', userId).executeTakeFirst(), '', request.id);

/** Members of staff with this permission, with the address for messages to them. */
export async function staffWith(
  db: Database | Trx,
  entity: EntityKey,
  action: PermissionAction,
): Promise<{ viewer: Viewer; email: string }[]> {
  const rows = await staff(db)
    .select('u.email')
    .where('u.role_id', 'is not', null)
    .where(sql<boolean>`u.permissions @> ${JSON.stringify({ [entity]: [action] })}::jsonb`)
    .orderBy('u.user_id')
    .execute();
  return rows.map((row) => ({ viewer: toViewer(row, '', ''), email: row.email }));
}
