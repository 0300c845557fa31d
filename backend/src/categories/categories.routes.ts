import { Type } from 'typebox';
import { requires, requiresAll, signedIn } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf, Shape, UserInfo } from '../core/http/shapes.ts';
import {
  findCategory,
  listAttributes,
  listCategories,
  listCategoryManagers,
} from './categories.service.ts';
import {
  AttributesQuery,
  CategoriesQuery,
  Category,
  CategoryAttributes,
  CategoryChange,
  CategoryId,
  CategoryQuery,
  NewCategory,
} from './categories.shapes.ts';
import { changeCategory } from './changeCategory.ts';
import { createCategory } from './createCategory.ts';
import { deleteCategory } from './deleteCategory.ts';

const APPROVE = ['product', 'APPROVE'] as const;
const OneCategory = Answer({ data: Category });

/** Routes of categories, their attributes and their managers. */
async function reads(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/getCategory',
    {
      schema: { querystring: CategoriesQuery, response: PageOf('data', Category) },
      config: requires('product', 'READ'),
    },
    async ({ query }) => ({ success: true as const, ...(await listCategories(db, query)) }),
  );
  app.get(
    '/category',
    {
      schema: { querystring: CategoryQuery, response: OneCategory },
      config: requires('product', 'READ'),
    },
    async ({ query }) => ({ success: true as const, data: await findCategory(db, query) }),
  );
  app.get(
    '/category/managers',
    {
      schema: {
        querystring: Shape({}),
        response: Answer({ category_manager: Type.Array(UserInfo) }),
      },
      config: signedIn,
    },
    async () => ({ success: true as const, category_manager: await listCategoryManagers(db) }),
  );
  app.get(
    '/product/attributesConfig',
    {
      schema: {
        querystring: AttributesQuery,
        response: Answer({ data: Type.Array(CategoryAttributes) }),
      },
      config: requires('product', 'READ'),
    },
    async ({ query }) => ({
      success: true as const,
      data: await listAttributes(db, query.category),
    }),
  );
}

/** Registers all category routes. */
export async function categoriesRoutes(app: App, parts: AppParts): Promise<void> {
  await reads(app, parts);
  app.post(
    '/category',
    {
      schema: { body: NewCategory, response: OneCategory },
      config: { ...requiresAll(APPROVE, ['product', 'WRITE']), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createCategory(work, request.body)),
    }),
  );
  app.put(
    '/category',
    {
      schema: { body: CategoryChange, response: OneCategory },
      config: requiresAll(APPROVE, ['product', 'UPDATE']),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeCategory(work, request.body)),
    }),
  );
  app.delete(
    '/category',
    {
      schema: { querystring: CategoryId, response: Answer({ result: CategoryId }) },
      config: requiresAll(APPROVE, ['product', 'DELETE']),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) =>
        deleteCategory(work, request.query.category_id),
      ),
    }),
  );
}
