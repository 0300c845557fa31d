import { type RawBuilder, sql } from 'kysely';
import { visibleTenants } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { registrationsInUse } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import type { ReadContext } from '../core/data/work.ts';
import { unauthenticated } from '../core/http/errors.ts';
import { TODAY, WRONG_A_DAY } from './failedCodes.ts';
import type { Profile } from './sign-in.shapes.ts';

/** The profile as an API token may see it: the person, with the token's role, permissions and organisation. */
async function profileOfToken(parts: Pick<ReadContext, 'db' | 'settings'>, viewer: Viewer) {
  const { roleId: role_id, permissions, userId } = viewer;
  const profile = await profileOf(parts, userId);
  const isOwnRole = profile.role_id === role_id;
  return {
    ...profile,
    role_id,
    permissions,
    organisation_details: isOwnRole ? profile.organisation_details : null,
    default_user: null,
  };
}

/** Profile of who asks: a person, an administrator who looks, or an API token. */
export const profileOfViewer = (
  parts: Pick<ReadContext, 'db' | 'settings'>,
  viewer: Viewer,
): Promise<Profile> =>
  viewer.apiTokenId === null
    ? profileOf(parts, viewer.userId, viewer.viewedBy)
    : profileOfToken(parts, viewer);

/**
 * Reads the profile. The working customer is left out once it is outside the person's row scope; it
 * never widens anything.
 */
export async function profileOf(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  userId: number,
  viewed_by: number | null = null,
): Promise<Profile> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('organisations as g', 'g.org_id', 'u.org_id')
    .select([
      'u.user_id',
      'u.role_id',
      'u.first_name',
      'u.last_name',
      'u.deleted_user',
      'u.logo',
      'u.email',
      'u.mobile',
      'u.username',
    ])
    .select([
      'u.permissions',
      'u.org_id',
      'g.organisation_name',
      'u.default_tenant_id',
      'u.default_user_id',
      'u.default_address_id',
    ])
    .select(
      sql<
        number[]
      >`array(select sales_user_id from category_manager_sales_users where category_manager_id = u.user_id
        order by sales_user_id)`.as('sales_user_ids'),
    )
    .select(sql<boolean>`exists (select from demo_data)`.as('demo_data'))
    .select(sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as('change_number'))
    .where('u.user_id', '=', userId)
    .executeTakeFirst();
  if (!row || row.role_id === null) throw unauthenticated();
  const {
    role_id,
    org_id,
    organisation_name,
    default_tenant_id,
    default_user_id,
    default_address_id,
    ...person
  } = row;
  const customer =
    default_tenant_id === null
      ? undefined
      : await db
          .selectFrom('tenants as t')
          .select(['t.tenant_id', 't.tenant_name', 't.org_id'])
          .where('t.tenant_id', '=', default_tenant_id)
          .where('t.is_deleted', '=', false)
          .where(visibleTenants({ userId, roleId: role_id, orgId: org_id }))
          .executeTakeFirst();
  return {
    ...person,
    viewed_by,
    role_id,
    company_name: settings.companyVersion === 0 ? '' : settings.companyName,
    // taxes need a company that is set up
    company_state_code: settings.companyVersion === 0 ? '' : settings.companyStateCode,
    company_registrations: settings.companyVersion === 0 ? [] : registrationsInUse(settings),
    tenant_name: null,
    organisation_details:
      org_id === null ? null : { org_id, organisation_name: organisation_name ?? '' },
    default_user:
      customer && default_user_id !== null
        ? { ...customer, user_id: default_user_id, address_id: default_address_id }
        : null,
  };
}

export { startView } from './sessions.ts';

/** Ends every session of a person, whose devices are strange from then on; the audit row of the causing change says who did it and why. */
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
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

const reached = sql.join(
  Object.entries(WRONG_A_DAY).map(
    ([counter, most]) => sql`(f.counter = ${sql.lit(counter)} and f.failures >= ${sql.lit(most)})`,
  ),
  sql` or `,
);

/** True where a sign-in as this user is refused, over users as u. */
export const signInRefused: RawBuilder<boolean> = sql<boolean>`exists (select from failed_codes f
  where f.user_id = u.user_id and f.day = ${TODAY} and (${reached}))`;

/** Forgets today's wrong codes of a person; those of addresses stay. */
export const forgetWrongCodes = (trx: Trx, userId: number) =>
  trx.deleteFrom('failed_codes').where('user_id', '=', userId).execute();
