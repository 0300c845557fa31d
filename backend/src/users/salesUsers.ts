import { CATEGORY_MANAGERS, SALES_PERSONS } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database, Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { UserInfo } from '../core/http/shapes.ts';
import { badField } from '../core/http/errors.ts';

/** Sales persons whose quote requests Home shows the category manager u; all when there is none. */
export const salesUsers = sql<Static<typeof UserInfo>[]>`(
  select coalesce(json_agg(json_build_object('user_id', s.user_id, 'first_name', s.first_name, 'last_name', s.last_name) order by s.user_id), '[]')
  from category_manager_sales_users m join users s on s.user_id = m.sales_user_id where m.category_manager_id = u.user_id)`;

async function refuseOthers(trx: Trx, ids: readonly number[]): Promise<void> {
  const found = await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', eqAny(ids))
    .where('role_id', '=', eqAny(SALES_PERSONS))
    .where('deleted_user', '=', false)
    .execute();
  const wrong = ids.findIndex((id) => !found.some(({ user_id }) => user_id === id));
  if (wrong >= 0)
    throw badField(`sales_user_ids.${wrong}`, `User ${ids[wrong]} is no sales person`);
}

/** Replaces the sales users of a category manager, whose row the caller has locked. Returns the change; undefined when there is none. */
export async function writeSalesUsers(
  trx: Trx,
  { user_id, role_id }: { user_id: number; role_id: number | null },
  ids: readonly number[],
): Promise<{ from: number[]; to: number[] } | undefined> {
  if (ids.length && !CATEGORY_MANAGERS.some((role) => role === role_id))
    throw badField('sales_user_ids', 'Only category managers have sales users');
  await refuseOthers(trx, ids);
  const rows = await trx
    .deleteFrom('category_manager_sales_users')
    .where('category_manager_id', '=', user_id)
    .returning('sales_user_id')
    .execute();
  const from = rows.map(({ sales_user_id }) => sales_user_id).toSorted((a, b) => a - b);
  const to = ids.toSorted((a, b) => a - b);
  if (to.length)
    await trx
      .insertInto('category_manager_sales_users')
      .values(to.map((sales_user_id) => ({ category_manager_id: user_id, sales_user_id })))
      .execute();
  return from.join() === to.join() ? undefined : { from, to };
}

/**
 * Fills the table from CATEGORY_MANAGER_SALES_MAP while nobody has filled it by hand. Ids of users that do not exist are
 * left out: the setting may be older than the staff.
 */
export async function seedSalesUsers(
  db: Database,
  map: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  const pairs = Object.entries(map).flatMap(([manager, sales]) =>
    sales.map((sales_user_id) => ({ category_manager_id: Number(manager), sales_user_id })),
  );
  if (!pairs.length) return;
  await sql`insert into category_manager_sales_users (category_manager_id, sales_user_id)
    select m.user_id, s.user_id from json_to_recordset(${JSON.stringify(pairs)}::json) as p(category_manager_id bigint, sales_user_id bigint)
    join users m on m.user_id = p.category_manager_id join users s on s.user_id = p.sales_user_id
    where not exists (select from category_manager_sales_users) on conflict do nothing`.execute(db);
}
