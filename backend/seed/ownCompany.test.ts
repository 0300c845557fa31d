import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { call } from '../testing/testCompany.ts';
import { staffOf } from '../testing/testDemoApp.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { giveLogo, setMarginFloors } from './ownCompany.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ database: await createDemoDatabase(), fill: (_, db) => staffOf(db) });
}, 120_000);
afterAll(() => app.close());

const logo = async () =>
  (await app.db.selectFrom('company').select('logo').executeTakeFirstOrThrow()).logo;

test('the demo company has a logo, and one of its own stays', async () => {
  expect(await logo()).toBe('');
  await giveLogo(app.owner);
  const given = await logo();
  expect(given).toMatch(/^data:image\/png;base64,/);
  const { quotation_id } = await app.db
    .selectFrom('quotations')
    .select('quotation_id')
    .where('status', '=', 'SENT')
    .orderBy('quotation_id')
    .executeTakeFirstOrThrow();
  const print = await app.app.inject({
    url: `/quotation/download?quotation_id=${quotation_id}&type=html&beautify=true`,
    headers: await app.as(Role.TOP_ADMIN),
  });
  expect(print.body).toContain(given);
  const own = `${given.slice(0, 100)}AAAA`;
  await app.owner.updateTable('company').set({ logo: own }).execute();
  await giveLogo(app.owner);
  expect(await logo()).toBe(own);
});

test.each([
  ['Room Appliances', '7.9', 'BELOW_COST'],
  ['Room Appliances', '8.1', undefined],
  ['Bath and Pool Linen', '1.9', 'BELOW_COST'],
  ['Bath and Pool Linen', '2.1', undefined],
])('a quote request of %s at %s percent is answered %s', async (category, margin, error) => {
  await setMarginFloors(app.owner);
  const { request_id, sku_offer_id, offer_price, pan_india_gst } = await app.db
    .selectFrom('rfqs as r')
    .innerJoin('skus as k', 'k.product_sku_id', 'r.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .innerJoin('categories as c', 'c.category_id', 'p.category_id')
    .innerJoin('offers as o', 'o.product_sku_id', 'k.product_sku_id')
    .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .select(['r.request_id', 'o.sku_offer_id', 'o.offer_price', 'p.pan_india_gst'])
    .where('c.category_name', '=', category)
    .where('r.status', '=', 'PENDING')
    .where('o.is_active', '=', true)
    .where('s.is_active', '=', true)
    .orderBy('r.request_id')
    .executeTakeFirstOrThrow();
  const price = (Number(offer_price) * (1 + Number(margin) / 100)).toFixed(2);
  const { body } = await call(app, Role.TOP_ADMIN, 'PUT', '/rfq', {
    request_id,
    quantity: 10,
    status: 'PRICE_UPDATED',
    rfq_offer_id: sku_offer_id,
    pan_india_gst,
    rfq_offer_price: offer_price,
    rfq_mg: margin,
    rfq_selling_price: price,
  });
  expect({ error: body.error, success: body.success }).toEqual({ error, success: !error });
});
