import { LIMITS } from '@munim/schema/shared/limits.ts';
import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { byName, contains, whereIf } from '../core/data/search.ts';
import { notFound } from '../core/http/errors.ts';
import type { UserInfo } from '../core/http/shapes.ts';
import type { CategoriesQuery, Category, CategoryQuery } from './categories.shapes.ts';

const managers = sql<
  UserInfo[]
>`coalesce((select json_agg(json_build_object('user_id', u.user_id, 'first_name', u.first_name,
  'last_name', u.last_name) order by u.first_name collate "und-x-icu", u.user_id)
  from category_managers cm join users u on u.user_id = cm.user_id
  where cm.category_id = c.category_id and not u.deleted_user), '[]')`;
const productCount = sql<number>`(select count(*) from products p where p.category_id = c.category_id and not p.is_deleted)`;
const managedBy = (userId: number) => sql<boolean>`exists (select 1 from category_managers cm
  where cm.category_id = c.category_id and cm.user_id = ${userId})`;

const activeCategories = (db: Database | Trx) =>
  db.selectFrom('categories as c').where('c.is_deleted', '=', false);

const withDetails = (rows: ReturnType<typeof activeCategories>, mapManagers = true) =>
  rows
    .select([
      'c.category_id',
      'c.category_name',
      'c.sub_categories',
      'c.is_active',
      productCount.as('product_count'),
    ])
    .select(sql<Category['attributes']>`c.attributes`.as('attributes'))
    .$if(mapManagers, (q) => q.select(managers.as('category_manager')));

/** Categories by name. */
export async function listCategories(
  db: Database,
  query: CategoriesQuery,
): Promise<{ data: Category[]; count: number }> {
  const { limit = LIMITS.pageSize } = query;
  const rows = activeCategories(db)
    .where((eb) => whereIf(query.is_active, (is) => eb('c.is_active', '=', is)))
    .where(whereIf(query.category_name, (part) => contains('c.category_name', part)))
    .where(whereIf(query.category_manager, managedBy));
  const data = await withDetails(rows, query.map_category_manager)
    .orderBy(byName('c.category_name'))
    .orderBy('c.category_id')
    .limit(limit)
    .offset(offsetOf({ ...query, limit }))
    .execute();
  return { data, count: await countRows(db, rows) };
}

export async function findCategory(
  db: Database | Trx,
  { category_id, map_category_manager }: CategoryQuery,
): Promise<Category> {
  const category = await withDetails(activeCategories(db), map_category_manager)
    .where('c.category_id', '=', category_id)
    .executeTakeFirst();
  if (!category) throw notFound('Category');
  return category;
}

/** Attributes that categories require of products and SKUs: of one category, or of all. */
export async function listAttributes(db: Database, categoryId: number | undefined) {
  const data = await activeCategories(db)
    .select(['c.category_id', sql<Category['attributes']>`c.attributes`.as('attributes')])
    .where((eb) => whereIf(categoryId, (id) => eb('c.category_id', '=', id)))
    .orderBy('c.category_id')
    .execute();
  if (categoryId !== undefined && !data.length) throw notFound('Category');
  return data;
}

/**
 * Locks a category until the transaction ends: products take the same row FOR SHARE before they use
 * its sub-categories and attributes.
 */
export async function lockCategory(trx: Trx, categoryId: number) {
  const category = await trx
    .selectFrom('categories')
    .select(['category_id', 'category_name', 'sub_categories', 'is_active'])
    .select(sql<Category['attributes']>`attributes`.as('attributes'))
    .where('category_id', '=', categoryId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!category) throw notFound('Category');
  return category;
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
        sql<boolean>`exists (select 1 from category_managers cm join categories c on c.category_id = cm.category_id
          where cm.user_id = u.user_id and not c.is_deleted)`,
      ]),
    )
    .orderBy(byName('u.first_name'))
    .orderBy(byName('u.last_name'))
    .orderBy('u.user_id')
    .execute();
