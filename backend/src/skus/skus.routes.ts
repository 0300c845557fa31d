import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { Sku } from '../core/data/catalogueEmbeds.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { sheetRoute } from '../sheets/sheets.public.ts';
import { changeSku } from './changeSku.ts';
import { createSku } from './createSku.ts';
import { deleteSku } from './deleteSku.ts';
import { namedSkus } from './namedSkus.ts';
import { listSkus, skuById } from './skus.service.ts';
import { NewSku, SkuChange, SkuId, SkuQuery, SkuReferences } from './skus.shapes.ts';
import { skuSheet } from './updateSkusFromSheet.ts';

export async function skusRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, settings } = parts;
  await sheetRoute(app, parts, skuSheet);
  app.get(
    '/sku',
    {
      schema: { querystring: SkuQuery, response: PageOf('product_sku', Sku) },
      config: {
        ...requires('sku', 'READ'),
        otherNames: { sku_id: 'product_sku_id', skuId: 'product_sku_id' },
      },
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listSkus({ db, settings, viewer }, query)),
    }),
  );
  // A read with a body: two hundred names are too long for an address.
  app.post(
    '/sku/named',
    {
      schema: {
        body: SkuReferences,
        response: Answer({
          named: Type.Array(Type.Object({ reference: Type.String(), product_sku: Sku })),
        }),
      },
      config: requires('sku', 'READ'),
    },
    async ({ body, viewer }) => ({
      success: true as const,
      named: await namedSkus({ db, settings, viewer }, body.references),
    }),
  );
  app.post(
    '/sku',
    {
      schema: { body: NewSku, response: Answer({ product_sku: Sku }) },
      config: { ...requires('sku', 'WRITE'), idempotent: true },
    },
    async (request) => {
      const product_sku = await withIdempotency(request, async (work) =>
        skuById(work, await createSku(work, request.body)),
      );
      return { success: true as const, product_sku };
    },
  );
  app.put(
    '/sku',
    {
      schema: { body: SkuChange, response: Answer({ product_sku: Sku }) },
      config: { ...requires('sku', 'UPDATE'), otherNames: { skuId: 'product_sku_id' } },
    },
    async (request) => {
      const { body } = request;
      const product_sku = await withIdempotency(request, async (work) => {
        await changeSku(work, body);
        return skuById(work, body.product_sku_id);
      });
      return { success: true as const, product_sku };
    },
  );
  app.delete(
    '/deleteSKU',
    {
      schema: { body: SkuId, response: Answer({ result: SkuId }) },
      config: requires('sku', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) =>
        deleteSku(work, request.body.product_sku_id),
      ),
    }),
  );
}
