import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database, Trx } from '../core/data/database.ts';
import { unauthenticated } from '../core/http/errors.ts';
import { Id, Nullable, OneOf } from '../core/http/shapes.ts';
import { findCustomer } from '../tenants/tenants.service.ts';

const MaybeWords = Nullable(Type.String());

/** The signed-in person, as GET /user/profile answers it. */
export const Profile = Type.Object({
  user_id: Id,
  role_id: Type.Integer(),
  first_name: Type.String(),
  last_name: MaybeWords,
  deleted_user: Type.Boolean(),
  logo: MaybeWords,
  tenant_name: MaybeWords,
  organisation_details: Nullable(Type.Object({ org_id: Id, organisation_name: Type.String() })),
  email: Type.String(),
  mobile: Type.String(),
  username: Type.String(),
  permissions: Type.Record(
    Type.String(),
    Type.Array(OneOf('READ', 'WRITE', 'UPDATE', 'DELETE', 'APPROVE')),
  ),
  sales_user_ids: Type.Array(Id),
  default_user: Nullable(
    Type.Object({
      org_id: Id,
      tenant_id: Id,
      tenant_name: Type.String(),
      user_id: Id,
      address_id: Nullable(Id),
    }),
  ),
});
export type Profile = Static<typeof Profile>;

/**
 * Reads the profile. The working customer is left out once it is outside the person's row scope; it
 * never widens anything.
 */
export async function profileOf(db: Database | Trx, userId: number): Promise<Profile> {
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
      : await findCustomer(db, default_tenant_id, { userId, roleId: role_id, orgId: org_id });
  return {
    ...person,
    role_id,
    tenant_name: null,
    organisation_details:
      org_id === null ? null : { org_id, organisation_name: organisation_name ?? '' },
    default_user:
      customer && default_user_id !== null
        ? { ...customer, user_id: default_user_id, address_id: default_address_id }
        : null,
  };
}

/** Records activity; at most one write per user and minute. */
export async function noteActivity(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_active_at: sql`now()` })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('last_active_at', 'is', null),
        eb('last_active_at', '<', sql<string>`now() - interval '1 minute'`),
      ]),
    )
    .execute();
}
