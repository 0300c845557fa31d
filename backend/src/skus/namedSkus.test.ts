import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';

/** SKUs by the numbers and names of a sheet. */
let t: TestApp;
let ids: Record<'jug' | 'twin' | 'other' | 'resting', number>;
const named = (references: unknown[], who: number | null = Role.SALES) =>
  call(t, who, 'POST', '/sku/named', { references });

beforeAll(async () => {
  t = await createTestApp();
  const masters = testMasters(t.db);
  const glass = { product_id: await masters.product({ product_name: 'Jugs' }) };
  const sku = (product_sku_name: string, more: object = {}) =>
    masters.sku({ ...glass, product_sku_name, ...more });
  const gone = await sku('Gone jug');
  ids = {
    jug: await sku('Glass Jug, 1 L'),
    twin: await sku('Twin'),
    other: await sku('TWIN'),
    resting: await sku('Old jug', { is_active: false }),
  };
  await call(t, Role.TOP_ADMIN, 'DELETE', '/deleteSKU', { product_sku_id: gone });
  await masters.sku({
    product_id: await masters.product({ is_active: false }),
    product_sku_name: 'Unsold jug',
  });
});
afterAll(() => t.close());

test('numbers and whole names in one call, in the order of the request; what is unknown or the name of two is left out', async () => {
  const asked = [
    `#${ids.jug}`,
    ' glass jug, 1 l ',
    `${ids.twin}`,
    'twin',
    'jug',
    'Old jug',
    `#${ids.resting}`,
    'Gone jug',
    'Unsold jug',
    '#999999999',
  ];
  const { status, body } = await named(asked);
  expect(status).toBe(200);
  expect(
    body.named.map(
      ({
        reference,
        product_sku,
      }: {
        reference: string;
        product_sku: { product_sku_id: number };
      }) => [reference, product_sku.product_sku_id],
    ),
  ).toEqual([
    [`#${ids.jug}`, ids.jug],
    [' glass jug, 1 l ', ids.jug],
    [`${ids.twin}`, ids.twin],
  ]);
  expect(body.named[0].product_sku).toMatchObject({
    product_sku_name: 'Glass Jug, 1 L',
    pan_india_gst: expect.any(String),
  });
  expect(
    (await call(t, Role.SALES, 'GET', `/sku?product_sku_ids=${ids.jug},${ids.twin}`)).body,
  ).toMatchObject({
    count: 2,
    product_sku: [{ product_sku_id: ids.jug }, { product_sku_id: ids.twin }],
  });
});

test('needs SKU READ, at most 200', async () => {
  expect((await named(['Twin'], null)).status).toBe(401);
  expect((await named(['Twin'], Role.ORGANISATION)).status).toBe(403);
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`);
  expect(await named(many(200))).toMatchObject({ status: 200, body: { named: [] } });
  for (const wrong of [many(201), [], ['x'.repeat(151)], ['']])
    expect(await named(wrong)).toMatchObject({ status: 400, body: { error: 'VALIDATION' } });
});

test('names are found by their index', async () => {
  const { rows } = await t.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<{
      'QUERY PLAN': string;
    }>`explain select k.product_sku_id from unnest(array['a', 'b']) r (reference)
        join skus k on lower(k.product_sku_name) = lower(r.reference) and not k.is_deleted`.execute(
      trx,
    );
  });
  expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('skus_name');
});
