import { nameOfRole, Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { logoAddress } from '../core/access/signing.ts';
import type { Database, Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { signInRefused } from '../sign-in/sign-in.public.ts';
import { tenantInRowScope } from '../tenants/tenants.public.ts';
import { salesUsers } from './salesUsers.ts';
import { isColleague } from './users.public.ts';
import type { User } from './users.shapes.ts';

/** An active top admin without whom no other is left who may hand out permissions. */
const isLastTopAdmin = sql<boolean>`(u.role_id = ${sql.lit(Role.TOP_ADMIN)} and not u.banned and not u.deleted_user and not exists (
  select from users o where o.role_id = ${sql.lit(Role.TOP_ADMIN)} and o.user_id <> u.user_id and not o.banned and not o.deleted_user
  and o.permissions->'admin_user' @> '["APPROVE"]'))`;

/** Fields for viewers who may read the whole person. */
export const PERSON = [
  'u.email',
  'u.mobile',
  'u.username',
  'u.logo',
  'u.tenant_id',
  'u.org_id',
  'u.created_at',
] as const;
export const organisationName = sql<
  string | null
>`(select organisation_name from organisations g where g.org_id = u.org_id)`.as(
  'organisation_name',
);
export const staffColumns = [
  'u.banned',
  'u.last_active_at',
  'u.invited_at',
  'u.first_sign_in_at',
  'u.permissions',
  signInRefused.as('sign_in_refused'),
  isLastTopAdmin.as('last_top_admin'),
  salesUsers.as('sales_users'),
] as const;

/** A row as it is answered: with its signed picture and the words for its role. */
export const toUser =
  (settings: Settings) =>
  <Row extends { role_id: number | null; logo?: string | null }>(row: Row) => ({
    ...row,
    ...(row.logo === undefined ? {} : { logo_thumbnail: logoAddress(settings, row.logo) }),
    ...(row.role_id === null || row.logo === undefined
      ? {}
      : { role_name: nameOfRole(row.role_id, settings.roleNames) }),
  });

/** The whole person after a change, present or not. */
export async function userById(
  db: Database | Trx,
  settings: Settings,
  userId: number,
): Promise<User> {
  const row = await db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.role_id', 'u.first_name', 'u.last_name', 'u.deleted_user'])
    .select(PERSON)
    .select(organisationName)
    .select(staffColumns)
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { banned, last_active_at, permissions, sign_in_refused, ...more } = row;
  const { last_top_admin, sales_users, invited_at, first_sign_in_at, ...person } = more;
  const ofStaff = {
    banned,
    last_active_at,
    invited_at,
    first_sign_in_at,
    permissions,
    sign_in_refused,
    last_top_admin,
    sales_users,
  };
  return toUser(settings)(row.role_id === null ? person : { ...person, ...ofStaff });
}

/**
 * Serialises changes that could remove the last top administrator: otherwise two could remove each
 * other.
 */
const lockTopAdmins = (trx: Trx) => sql`select pg_advisory_xact_lock(7201)`.execute(trx);

/**
 * A user in the viewer's row scope, locked until the change is done. The lock also makes new
 * documents that name the user wait.
 */
export async function lockUser({ trx, viewer }: Work, userId: number, forDeletion = false) {
  if (forDeletion) await lockTopAdmins(trx);
  const row = await trx
    .selectFrom('users as u')
    .selectAll('u')
    .where('u.user_id', '=', userId)
    .where('u.deleted_user', '=', false)
    .where(
      sql<boolean>`case when u.role_id is null then ${tenantInRowScope(viewer, 'u.tenant_id')} else ${isColleague(viewer)} end`,
    )
    .$if(forDeletion, (q) => q.forUpdate())
    .$if(!forDeletion, (q) => q.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw notFound('User');
  if (row.role_id === Role.TOP_ADMIN) await lockTopAdmins(trx);
  const state = await trx
    .selectFrom('users as u')
    .select([isLastTopAdmin.as('lastTopAdmin'), signInRefused.as('signInRefused')])
    .select(
      sql<number | null>`extract(epoch from now() - u.invited_at)::float8`.as('secondsInvited'),
    )
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...row, ...state };
}
export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/** The same, for staff only. */
export async function lockStaff(
  work: Work,
  userId: number,
): Promise<LockedUser & { role_id: number }> {
  const user = await lockUser(work, userId);
  const { role_id } = user;
  if (role_id === null) throw notFound('User');
  return { ...user, role_id };
}
