import { Type } from 'typebox';
import { WalkedPage } from '../core/data/listPage.ts';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { changeProduct } from './changeProduct.ts';
import { createProduct } from './createProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { findProduct, listProducts } from './products.service.ts';
import {
  NewProduct,
  Product,
  ProductChange,
  ProductId,
  ProductQuery,
  ProductSuggestion,
  SearchQuery,
} from './products.shapes.ts';
import { searchProducts } from './searchProducts.ts';

/** Routes of products, and suggestions while typing. */
async function reads(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/product',
    {
      schema: { querystring: ProductQuery, response: WalkedPage('data', Product) },
      config: { ...requires('product', 'READ'), fieldsOf: 'data' },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listProducts({ db, settings, viewer }, query, asked)),
    }),
  );
  app.get(
    '/searchProducts',
    {
      schema: {
        querystring: SearchQuery,
        response: Answer({ data: Type.Array(ProductSuggestion) }),
      },
      config: requires('product', 'READ'),
    },
    async ({ query }) => ({
      success: true as const,
      data: await searchProducts(db, settings, query),
    }),
  );
}

export const productRecord: RecordKind = {
  name: 'Product',
  readPermission: ['PRODUCT', 'READ'],
  find: byId(findProduct),
};

/** Writes of products. */
export async function productsRoutes(app: App, parts: AppParts): Promise<void> {
  await reads(app, parts);
  app.post(
    '/product',
    {
      schema: {
        body: NewProduct,
        response: Answer({ product_id: ProductId.properties.product_id, data: Product }),
      },
      config: { ...requires('product', 'WRITE'), idempotent: true },
    },
    async (request) => {
      const data = await withIdempotency(request, (work) => createProduct(work, request.body));
      return { success: true as const, product_id: data.product_id, data };
    },
  );
  app.put(
    '/product',
    {
      schema: { body: ProductChange, response: Answer({ data: Product }) },
      config: requires('product', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeProduct(work, request.body)),
    }),
  );
  app.delete(
    '/deleteProduct',
    {
      schema: { body: ProductId, response: Answer({ result: ProductId }) },
      config: requires('product', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) =>
        deleteProduct(work, request.body.product_id),
      ),
    }),
  );
}
