import { LIMITS } from '@munim/schema/shared/limits.ts';
import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../core/database.ts';
import { notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { byName, given } from '../core/search.ts';
import type { UserInfo } from '../core/shapes.ts';
import type { CategoriesQuery, Category, CategoryDetails, CategoryQuery } from './categories.shapes.ts';

const managers = sql<UserInfo[]>`coalesce((select json_agg(json_build_object('user_id', u.user_id, 'first_name', u.first_name,
  'last_name', u.last_name) order by u.first_name collate "und-x-icu", u.user_id)
  from category_managers cm join users u on u.user_id = cm.user_id
  where cm.category_id = c.category_id and not u.deleted_user), '[]')`;
const productCount = sql<number>`(select count(*) from products p where p.category_id = c.category_id and not p.is_deleted)`;

const described = (db: Database, mapManagers = true) =>
  db
    .selectFrom('categories as c')
    .select(['c.category_id', 'c.category_name', 'c.sub_categories', 'c.is_active', productCount.as('product_count')])
    .$if(mapManagers, (q) => q.select(managers.as('category_manager')));

/** Categories by name. */
export async function listCategories(db: Database, query: CategoriesQuery): Promise<{ data: Category[]; count: number }> {
  const { limit = LIMITS.pageSize } = query;
  const rows = described(db, query.map_category_manager).where((eb) => given(query.is_active, (is) => eb('c.is_active', '=', is)));
  const data = await rows
    .orderBy(byName('c.category_name'))
    .orderBy('c.category_id')
    .limit(limit)
    .offset(offsetOf({ ...query, limit }))
    .execute();
  return { data, count: await cappedCount(db, rows) };
}

export async function findCategory(db: Database, query: CategoryQuery): Promise<CategoryDetails> {
  const category = await described(db, query.map_category_manager)
    .select('c.attributes')
    .where('c.category_id', '=', query.category_id)
    .executeTakeFirst();
  if (!category) throw notFound('Category');
  return category as unknown as CategoryDetails;
}

/** Everyone who manages a category or could, by name. */
export const listCategoryManagers = (db: Database): Promise<UserInfo[]> =>
  db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.first_name', 'u.last_name'])
    .where('u.deleted_user', '=', false)
    .where((eb) =>
      eb.or([
        eb('u.role_id', 'in', CATEGORY_MANAGERS),
        eb.exists(eb.selectFrom('category_managers as cm').select('cm.user_id').whereRef('cm.user_id', '=', 'u.user_id')),
      ]),
    )
    .orderBy(byName('u.first_name'))
    .orderBy(byName('u.last_name'))
    .orderBy('u.user_id')
    .execute();
