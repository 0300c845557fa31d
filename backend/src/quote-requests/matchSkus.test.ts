import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call, type TestCompany } from '../../testing/testCompany.ts';
import { addLogistics, addStock, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { addOrder } from '../../testing/testPurchasing.ts';

/** SKUs that the lines of a sheet or a mail mean. */
let t: TestApp;
let own: Logistics;
let company: TestCompany;
let ids: Record<'plain' | 'dobby' | 'soap' | 'bigSoap' | 'rope' | 'gloves', number>;

beforeAll(async () => {
  t = await createTestApp();
  own = await addLogistics(t);
  company = own.company;
  const masters = testMasters(t.db);
  const product = async (product_name: string) => ({
    product_id: await masters.product({ product_name }),
  });
  const towel = await product('Terry');
  const soap = await product('Bar');
  const gloves = await product('Latex glove');
  ids = {
    plain: await masters.sku({
      ...towel,
      product_sku_name: 'Bath Towel Plain 500 GSM, 30 × 60 in',
    }),
    dobby: await masters.sku({
      ...towel,
      product_sku_name: 'Bath Towel Dobby 600 GSM, 30 × 60 in',
    }),
    soap: await masters.sku({ ...soap, product_sku_name: 'Herbal Soap, 20 g' }),
    bigSoap: await masters.sku({ ...soap, product_sku_name: 'Neem Soap, 120 g' }),
    rope: await masters.sku({ ...soap, product_sku_name: 'Rope Coil, 1500 g' }),
    gloves: await masters.sku({ ...gloves, product_sku_name: 'Size M' }),
  };
  await masters.sku({ ...towel, product_sku_name: 'Bath Towel Resting 900 GSM', is_active: false });
});
afterAll(() => t.close());

const match = async (texts: string[], more: object = {}, role: number = Role.SALES) =>
  call(t, role, 'POST', '/enquiry/sku', { texts, ...more });
const certain = async (text: string): Promise<unknown> => {
  const { body } = await match([text]);
  const { product_sku_id, candidates } = body.data[0];
  return [product_sku_id, candidates.map((one: { product_sku_id: number }) => one.product_sku_id)];
};

test.each([
  ['a number', () => `#${ids.soap}`, () => [ids.soap, [ids.soap]]],
  ['a whole name', () => 'bath towel plain 500 gsm, 30 x 60 IN', () => [ids.plain, [ids.plain]]],
  [
    'words in the plural, with a measure',
    () => 'bath towels 600gsm',
    () => [ids.dobby, [ids.dobby]],
  ],
  ['words of product and SKU', () => 'latex gloves size m', () => [ids.gloves, [ids.gloves]]],
  ['several fit', () => 'bath towels', () => [null, [ids.dobby, ids.plain]]],
  ['a word alone is never certain', () => 'herbal', () => [null, [ids.soap]]],
  ['20 is not 120', () => 'neem soap 20g', () => [null, [ids.soap, ids.bigSoap]]],
  [
    '20 g is not 20 ml',
    () => 'herbal soap 20 ml',
    () => [null, expect.arrayContaining([ids.soap])],
  ],
  ['most words, one unknown', () => 'herbal soap wrapped', () => [null, [ids.soap]]],
  ['what is not sold', () => 'bath towel resting 900', () => [null, [ids.plain, ids.dobby]]],
  ['500 is not 1500', () => 'rope coil 500g', () => [null, [ids.rope]]],
  ['1500 g', () => 'rope coil 1500g', () => [ids.rope, [ids.rope]]],
  ['nothing', () => 'zzzz', () => [null, []]],
  ['signs', () => '-- %', () => [null, []]],
  ['a number that nobody has', () => '#999999', () => [null, []]],
] as [string, () => string, () => unknown][])('%s', async (_, text, expected) =>
  expect(await certain(text())).toEqual(expected()),
);

test('texts are answered in their order, and as many candidates as asked', async () => {
  const { body } = await match(['bath towel', 'zzzz', 'herbal soap'], { limit: 1 });
  expect(
    body.data.map(({ text, candidates }: { text: string; candidates: unknown[] }) => [
      text,
      candidates.length,
    ]),
  ).toEqual([
    ['bath towel', 1],
    ['zzzz', 0],
    ['herbal soap', 1],
  ]);
});

test('last price of the customer and free stock, for those who see them elsewhere', async () => {
  await addOrder(own);
  await addStock(own, 25);
  const { tenantId: tenant_id, skuId } = company;
  const of = async (role: number, more: object) =>
    (await match([`#${skuId}`], more, role)).body.data[0].candidates[0];
  expect(await of(Role.TOP_ADMIN, { tenant_id })).toMatchObject({
    last_price: '110.00',
    last_sold_at: expect.any(String),
    free_quantity: 25,
  });
  expect(await of(Role.SALES, { tenant_id })).toMatchObject({ last_price: '110.00' });
  const nothing = { last_price: null, last_sold_at: null };
  expect(await of(Role.TOP_ADMIN, {})).toMatchObject(nothing); // price without a customer
  expect(await of(Role.TOP_ADMIN, { tenant_id: company.foreignTenantId })).toMatchObject(nothing);
  await t.db
    .updateTable('users')
    .set({ permissions: JSON.stringify({ quotation_request: ['WRITE'] }) })
    .where('user_id', '=', t.userIdOf(Role.SALES))
    .execute();
  expect(await of(Role.SALES, { tenant_id })).toMatchObject({ ...nothing, free_quantity: null });
});

test.each([
  [{ texts: [] }, 'texts'],
  [{ texts: [' '] }, 'texts.0'],
  [{ texts: Array.from({ length: 101 }, () => 'soap') }, 'texts'],
  [{ texts: ['soap'], limit: 31 }, 'limit'],
])('%j is refused', async (body, field) =>
  expect(await call(t, Role.TOP_ADMIN, 'POST', '/enquiry/sku', body)).toMatchObject({
    status: 400,
    body: { field },
  }),
);

test('a customer of somebody else is not found, and others may not ask', async () => {
  expect(await match(['soap'], { tenant_id: company.foreignTenantId }, Role.SALES)).toMatchObject({
    status: 404,
  });
  expect(await match(['soap'], {}, Role.FINANCE)).toMatchObject({ status: 403 });
});
