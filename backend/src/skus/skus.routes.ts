import { requires } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { PageOf } from '../core/shapes.ts';
import { listSkus } from './skus.service.ts';
import { Sku } from '../core/catalogueEmbeds.ts';
import { SkuQuery } from './skus.shapes.ts';

/** CA13: variants of products. */
export async function skusRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/sku',
    { schema: { querystring: SkuQuery, response: PageOf('product_sku', Sku) }, config: requires('sku', 'READ') },
    async ({ query, viewer }) => ({ success: true as const, ...(await listSkus(db, settings, query, viewer)) }),
  );
}
