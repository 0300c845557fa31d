import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Sku } from '../core/data/catalogueEmbeds.ts';
import type { Trx } from '../core/data/database.ts';
import { once } from '../core/data/idempotency.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { sheetRoute } from '../sheets/sheets.public.ts';
import { changeSku } from './changeSku.ts';
import { createSku } from './createSku.ts';
import { deleteSku } from './deleteSku.ts';
import { namedSkus } from './namedSkus.ts';
import { listSkus, skuById } from './skus.service.ts';
import { NewSku, SkuChange, SkuId, SkuQuery, SkuReferences } from './skus.shapes.ts';
import { skuSheet } from './updateSkusFromSheet.ts';

/** Routes of SKUs. */
export async function skusRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, settings } = parts;
  await sheetRoute(app, parts, skuSheet);
  app.get(
    '/sku',
    {
      schema: { querystring: SkuQuery, response: PageOf('product_sku', Sku) },
      config: requires('sku', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listSkus(db, settings, query, viewer)),
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
      named: await namedSkus(db, settings, body.references, viewer),
    }),
  );
  app.post(
    '/sku',
    {
      schema: { body: NewSku, response: Answer({ product_sku: Sku }) },
      config: { ...requires('sku', 'WRITE'), idempotent: true },
    },
    async (request) => {
      const { body, viewer } = request;
      const made = async (trx: Trx) =>
        skuById(trx, settings, await createSku(trx, body, viewer), viewer);
      return { success: true as const, product_sku: await once(db, request, made) };
    },
  );
  app.put(
    '/sku',
    {
      schema: { body: SkuChange, response: Answer({ product_sku: Sku }) },
      config: requires('sku', 'UPDATE'),
    },
    async (request) => {
      const { body, viewer } = request;
      const changed = async (trx: Trx) => {
        await changeSku(trx, body, viewer);
        return skuById(trx, settings, body.product_sku_id, viewer);
      };
      return { success: true as const, product_sku: await once(db, request, changed) };
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
      result: await once(db, request, (trx) =>
        deleteSku(trx, request.body.product_sku_id, request.viewer),
      ),
    }),
  );
}
