import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
});
afterAll(() => t.close());

const make = (body: object) => call(t, Role.CATEGORY_MANAGER, 'POST', '/sku', body);
const change = (product_sku_id: number, body: object) =>
  call(t, Role.CATEGORY_MANAGER, 'PUT', '/sku', { product_sku_id, ...body });

test('a name stands once under a product, also for two people at once; elsewhere it may stand again', async () => {
  const product_id = await masters.product();
  const taken = { status: 400, body: { error: 'DUPLICATE_SKU_NAME', field: 'product_sku_name' } };
  const answers = await Promise.all(
    ['Cup 200 ml', 'cup  200 ML '].map((product_sku_name) =>
      make({ product_id, product_sku_name }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)).toMatchObject(taken);
  const other = await masters.sku({ product_id, product_sku_name: 'Saucer' });
  expect(await change(other, { product_sku_name: 'CUP 200 ml' })).toMatchObject(taken);
  expect((await change(other, { product_sku_name: 'SAUCER' })).status).toBe(200);
  const twice = await masters.sku({ product_id, product_sku_name: 'Saucer' }); // older than the rule
  expect((await change(twice, { unit: 'Box' })).status).toBe(200);
  const elsewhere = { product_id: await masters.product(), product_sku_name: 'Cup 200 ml' };
  expect((await make(elsewhere)).status).toBe(200);
});
