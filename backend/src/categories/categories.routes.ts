import { Type } from 'typebox';
import { requires, signedIn } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { Answer, PageOf, Shape, UserInfo } from '../core/shapes.ts';
import { findCategory, listCategories, listCategoryManagers } from './categories.service.ts';
import { CategoriesQuery, Category, CategoryDetails, CategoryQuery } from './categories.shapes.ts';

/** CA01, CA02, CA06: categories and who manages them. */
export async function categoriesRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/getCategory',
    { schema: { querystring: CategoriesQuery, response: PageOf('data', Category) }, config: requires('product', 'READ') },
    async ({ query }) => ({ success: true as const, ...(await listCategories(db, query)) }),
  );
  app.get(
    '/category',
    { schema: { querystring: CategoryQuery, response: Answer({ data: CategoryDetails }) }, config: requires('product', 'READ') },
    async ({ query }) => ({ success: true as const, data: await findCategory(db, query) }),
  );
  app.get(
    '/category/managers',
    { schema: { querystring: Shape({}), response: Answer({ category_manager: Type.Array(UserInfo) }) }, config: signedIn },
    async () => ({ success: true as const, category_manager: await listCategoryManagers(db) }),
  );
}
