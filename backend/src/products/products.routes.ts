import { Type } from 'typebox';
import { requires } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { Answer, PageOf } from '../core/shapes.ts';
import { listProducts } from './products.service.ts';
import { Product, ProductQuery, ProductSuggestion, SearchQuery } from './products.shapes.ts';
import { searchProducts } from './searchProducts.ts';

/** CA07, CA11: products, and suggestions while typing. */
export async function productsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/product',
    { schema: { querystring: ProductQuery, response: PageOf('data', Product) }, config: requires('product', 'READ') },
    async ({ query, viewer }) => ({ success: true as const, ...(await listProducts(db, settings, query, viewer)) }),
  );
  app.get(
    '/searchProducts',
    {
      schema: { querystring: SearchQuery, response: Answer({ data: Type.Array(ProductSuggestion) }) },
      config: requires('product', 'READ'),
    },
    async ({ query }) => ({ success: true as const, data: await searchProducts(db, settings, query) }),
  );
}
