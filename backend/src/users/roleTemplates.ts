import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ALL_ROLES, type PermissionMap, roleTemplate } from '@munim/schema/shared/roles.ts';
import {
  mapOf,
  pairsOf,
  permissionChanges,
  templateProblem,
  withTemplate,
} from '@munim/schema/users/users.rules.ts';
import { sql } from 'kysely';
import { COMPANY_ID } from '../company/company.public.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, forbidden } from '../core/http/errors.ts';
import { isSameMap, refuseNotGrantable } from './userRules.ts';
import type { RoleChange, RoleEffect } from './users.shapes.ts';

export interface HeldTemplate {
  role_id: number;
  permissions: PermissionMap;
  version: number;
}

const LOCK = 7202;

/** Templates of all roles as they are now. */
export async function readTemplates(db: Database | Trx): Promise<HeldTemplate[]> {
  const rows = await db
    .selectFrom('role_templates')
    .select(['role_id', 'permissions', 'version'])
    .execute();
  const held = new Map(rows.map((row) => [row.role_id, row]));
  return ALL_ROLES.map(
    (role_id) => held.get(role_id) ?? { role_id, permissions: roleTemplate(role_id), version: 0 },
  );
}

async function templateOf(db: Database | Trx, roleId: number): Promise<HeldTemplate> {
  const row = await db
    .selectFrom('role_templates')
    .select(['role_id', 'permissions', 'version'])
    .where('role_id', '=', roleId)
    .executeTakeFirst();
  return row ?? { role_id: roleId, permissions: roleTemplate(roleId), version: 0 };
}

/**
 * Permissions that a person with a new role starts with. A change of the template waits until the person is there, so that it reaches them
 * too; the lock comes before those of users.
 */
export async function startingPermissions(trx: Trx, roleId: number): Promise<PermissionMap> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK}, ${roleId})`.execute(trx);
  return (await templateOf(trx, roleId)).permissions;
}

const staffOf = (db: Database | Trx, roleId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.permissions', 'u.first_name', 'u.last_name'])
    .where('u.role_id', '=', roleId)
    .where('u.deleted_user', '=', false)
    .orderBy('u.user_id');
type Staff = Awaited<ReturnType<ReturnType<typeof staffOf>['execute']>>;

/** Users whose permissions change with the template, and which of those are their own. */
const changedStaff = (staff: Staff, before: PermissionMap, after: PermissionMap) =>
  staff.flatMap((person) => {
    const permissions = withTemplate(person.permissions, before, after);
    if (isSameMap(person.permissions, permissions)) return [];
    const { added, removed } = permissionChanges(person.permissions, permissions);
    const own = permissionChanges(before, person.permissions);
    return [
      {
        ...person,
        to: permissions,
        added: added.length,
        removed: removed.length,
        own_differences: own.added.length + own.removed.length,
      },
    ];
  });

/** Templates are the whole company's: top administrators who may give permissions change them. */
function refuseOthers(viewer: Viewer, before: PermissionMap, { role_id, permissions }: RoleChange) {
  if (!viewer.can('ADMIN_USER', 'APPROVE')) throw forbidden();
  const after = mapOf(pairsOf(permissions));
  refuseNotGrantable(before, after, viewer);
  const problem = templateProblem(role_id, before, after);
  if (problem) throw badField('permissions', problem);
  return after;
}

/** People whom a change would touch, before it is made. */
export async function roleEffect(
  db: Database,
  viewer: Viewer,
  change: RoleChange,
): Promise<RoleEffect> {
  const { permissions: before } = await templateOf(db, change.role_id);
  const after = refuseOthers(viewer, before, change);
  const staff = await staffOf(db, change.role_id).execute();
  const changed = changedStaff(staff, before, after);
  return {
    staff: staff.length,
    count: changed.length,
    users: changed
      .slice(0, LIMITS.roleEffectUsers)
      .map(({ user_id, first_name, last_name, added, removed, own_differences }) => ({
        user_info: { user_id, first_name, last_name },
        added,
        removed,
        own_differences,
      })),
  };
}

/** Changes a template, and with it the maps of those who have the role; what they have of their own they keep. */
export async function changeTemplate(
  work: Work,
  { version, ...change }: RoleChange & { version: number },
): Promise<void> {
  const { trx, viewer } = work;
  const { role_id } = change;
  await sql`select pg_advisory_xact_lock(${LOCK}, ${role_id})`.execute(trx);
  const held = await templateOf(trx, role_id);
  if (held.version !== version) throw conflict('role template');
  const before = held.permissions;
  const after = refuseOthers(viewer, before, change);
  if (isSameMap(before, after)) return;
  const row = { permissions: JSON.stringify(after), changed_by: viewer.userId };
  await trx
    .insertInto('role_templates')
    .values({ role_id, ...row })
    .onConflict((already) =>
      already.column('role_id').doUpdateSet({
        ...row,
        version: sql<number>`role_templates.version + 1`,
        changed_at: sql<string>`now()`,
      }),
    )
    .execute();
  await work.audit({
    entity: 'COMPANY', // templates belong to the company
    id: COMPANY_ID,
    action: 'UPDATE',
    changes: { [`template of role ${role_id}`]: { from: before, to: after } },
  });
  const staff = await staffOf(trx, role_id).forNoKeyUpdate('u').execute();
  for (const { user_id, permissions: from, to } of changedStaff(staff, before, after)) {
    await trx
      .updateTable('users')
      .set({ permissions: JSON.stringify(to) })
      .where('user_id', '=', user_id)
      .execute();
    const changes = { permissions: { from, to } };
    await work.audit({ entity: 'USER', id: user_id, action: 'CHANGE_PERMISSIONS', changes });
  }
}
