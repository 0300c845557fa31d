import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

const PICTURE = '11111111-1111-4111-8111-111111111111';
let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let glassware: number;
let tumbler: number;
let tumblerSku: number;
let bowl: number;

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  glassware = await masters.category({ category_name: 'Glassware' });
  await t.db
    .insertInto('category_managers')
    .values({ category_id: glassware, user_id: t.userIdOf(Role.CATEGORY_MANAGER) })
    .execute();
  tumbler = await masters.product({
    category_id: glassware,
    product_name: 'Water Tumbler',
    assets: [PICTURE],
    hsn_code: '7013',
    pan_india_gst: '12',
  });
  tumblerSku = await masters.sku({
    product_id: tumbler,
    product_sku_name: '300 ml clear',
    unit: 'BOX',
    attributes: JSON.stringify({ Size: '300 ml' }),
  });
  await masters.sku({ product_id: tumbler, product_sku_name: '500 ml clear', is_active: false });
  await masters.sku({ product_id: tumbler, is_deleted: true });
  bowl = await masters.product({ product_name: 'Bowl 100% steel', is_active: false });
  await masters.sku({ product_id: bowl, product_sku_name: 'small' });
  await masters.product({ is_deleted: true });
  await masters.offer(tumblerSku, await masters.seller(), { offer_price: '20' });
});
afterAll(() => t.close());

async function get(url: string, roleId: number = Role.TOP_ADMIN) {
  const response = await t.app.inject({ url, headers: await t.as(roleId) });
  return { status: response.statusCode, body: response.json() };
}
const found = async (query: string) =>
  (await get(`/product?${query}`)).body.data.map(
    (product: { product_id: number }) => product.product_id,
  );
describe('products', () => {
  test('newest first, deleted ones never', async () => {
    expect(await found('')).toEqual([bowl, tumbler]);
    expect((await get('/product?limit=1&page=2')).body).toMatchObject({
      count: 2,
      data: [{ product_id: tumbler }],
    });
  });

  test.each([
    ['is_active=true', () => [tumbler]],
    ['product_name=TUMB', () => [tumbler]],
    ['product_name=100%25%20s', () => [bowl]],
    ['product_name=1%25s', () => []],
  ])('%s', async (query, ids) => {
    expect(await found(query)).toEqual(ids());
  });

  test('by category and by its manager', async () => {
    expect(await found(`category=${glassware}`)).toEqual([tumbler]);
    expect(await found(`category_manager=${t.userIdOf(Role.CATEGORY_MANAGER)}`)).toEqual([tumbler]);
    expect(await found(`category_manager=${t.userIdOf(Role.CATEGORY_MANAGER_SECOND)}`)).toEqual([]);
  });

  test('a row', async () => {
    const { body } = await get(`/product?product_id=${tumbler}`);
    expect(body).toEqual({
      success: true,
      count: 1,
      data: [
        {
          product_id: tumbler,
          product_name: 'Water Tumbler',
          category: glassware,
          category_name: 'Glassware',
          sub_category: null,
          description: null,
          pan_india_gst: '12.00',
          tax_category: 'TAXABLE',
          hsn_code: '7013',
          attributes: {},
          assets: [PICTURE],
          is_active: true,
          sku_count: 2,
          offer_count: 1,
          created_by: null,
          created_at: expect.any(String),
          updated_at: expect.any(String),
          pictures: [{ uuid: PICTURE, url: expect.any(String), thumbnail_url: expect.any(String) }],
          thumbnail: expect.stringMatching(
            new RegExp(`^/files/${PICTURE}-sm\\?expires=\\d+&signature=`),
          ),
          product_category_manager: [
            { user_id: t.userIdOf(Role.CATEGORY_MANAGER), first_name: 'Role1009', last_name: null },
          ],
        },
      ],
    });
    expect(await get('/product?product_id=999999')).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
  });

  test('with SKUs and offers, each by its own pair', async () => {
    const url = `/product?product_id=${tumbler}&map_sku_offer=true`;
    const [product] = (await get(url)).body.data;
    expect(product.skus).toMatchObject([
      {
        product_sku_id: tumblerSku,
        unit: 'BOX',
        assets: [PICTURE],
        offers: [{ offer_price: '20.00' }],
      },
      { offers: [] },
    ]);
    const sales = (await get(url, Role.SALES)).body.data[0];
    expect(sales.skus).toHaveLength(2);
    expect(sales.skus[0]).not.toHaveProperty('offers');
    await t.db
      .updateTable('users')
      .set({ permissions: JSON.stringify({ product: ['READ'], offer: ['READ'] }) })
      .where('role_id', '=', Role.OPERATIONS)
      .execute();
    expect((await get(url, Role.OPERATIONS)).body.data[0]).not.toHaveProperty('skus');
  });

  test.each([
    ['/product?keyword=a', 'keyword'],
    ['/product?category=all', 'category'],
    ['/product?limit=201', 'limit'],
    ['/product?is_active=x', 'is_active'],
    ['/searchProducts', 'keyword'],
    ['/searchProducts?keyword=a', 'keyword'],
    ['/searchProducts?keyword=%20%20%20', 'keyword'],
    ['/searchProducts?keyword=ab&limit=201', 'limit'],
    ['/searchProducts?keyword=ab&page=1', 'page'],
    ['/sku', 'product_id'],
    ['/sku?sku=1', 'sku'],
    ['/sku?product_id=1&from_date=2026-02-30', 'from_date'],
    ['/sku?product_id=1&recent_transactions_count=51', 'recent_transactions_count'],
    ['/sku?product_id=1&limit=201', 'limit'],
    ['/getCategory?category_id=1', 'category_id'],
    ['/getCategory?limit=201', 'limit'],
    ['/category', 'category_id'],
    ['/category?category_id=a', 'category_id'],
    ['/category/managers?limit=1', 'limit'],
  ])('%s is refused for %s', async (url, field) => {
    expect(await get(url)).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
  });
});

describe('suggestions', () => {
  // the lists above have the first two alone
  afterEach(() =>
    t.db
      .updateTable('products')
      .set({ is_deleted: true })
      .where('product_name', 'like', '%Zebra%')
      .execute(),
  );
  const suggested = async (keyword: string, more = '') =>
    (await get(`/searchProducts?keyword=${encodeURIComponent(keyword)}${more}`)).body.data;

  test('active SKUs of active products that hold every word', async () => {
    expect(await suggested('clear 300 TUMB')).toEqual([
      {
        product_id: tumbler,
        product_name: 'Water Tumbler',
        product_sku_id: tumblerSku,
        product_sku_name: '300 ml clear',
        unit: 'BOX',
        attributes: { Size: '300 ml' },
        assets: [PICTURE],
        thumbnail: expect.stringContaining(`${PICTURE}-sm?`),
      },
    ]);
    expect(await suggested('500')).toEqual([]);
    expect(await suggested('bowl')).toEqual([]);
    expect(await suggested('300%')).toMatchObject([{ product_sku_id: tumblerSku }]); // signs are none of the words
    expect(await suggested('%%')).toEqual([]);
  });

  test('what begins with it first, no more than asked', async () => {
    const [late, early] = [
      await masters.product({ product_name: 'A Zebra plate' }),
      await masters.product({ product_name: 'Zebra' }),
    ];
    await masters.sku({ product_id: late });
    await masters.sku({ product_id: early });
    const ids = (rows: { product_id: number }[]) => rows.map((row) => row.product_id);
    expect(ids(await suggested('zebra'))).toEqual([early, late]);
    expect(ids(await suggested('zebra', '&limit=1'))).toEqual([early]);
  });
});

describe('SKUs', () => {
  test('of a product, in the order they were made; one by id', async () => {
    const { body } = await get(`/sku?product_id=${tumbler}`);
    expect(body).toMatchObject({
      success: true,
      count: 2,
      product_sku: [
        { product_sku_name: '300 ml clear' },
        { product_sku_name: '500 ml clear', is_active: false },
      ],
    });
    const one = (await get(`/sku?product_sku_id=${tumblerSku}`)).body.product_sku;
    expect(one).toMatchObject([
      {
        product_sku_id: tumblerSku,
        product_sku_name: '300 ml clear',
        unit: 'BOX',
        product_id: tumbler,
        product_name: 'Water Tumbler',
        pan_india_gst: '12.00',
        hsn_code: '7013',
        attributes: {},
        assets: [PICTURE],
        thumbnail: expect.any(String),
        is_active: true,
        pictures: [],
        offer_count: 1,
        created_by: null,
        created_by_info: null,
        created_at: expect.any(String),
      },
    ]);
    expect((await get('/sku?product_sku_id=999999')).status).toBe(404);
    expect((await get(`/sku?product_sku_id=${tumblerSku}&product_id=${bowl}`)).status).toBe(404);
  });

  test('with offers and recent sales: newest first, in the row scope, cost only with its pair', async () => {
    const tenant = await masters.tenant({
      tenant_name: 'Élan',
      sales_person: t.userIdOf(Role.SALES),
    });
    const address_id = await masters.address('TENANT', tenant);
    const sold = async (order_number: string, created_at: string, more = {}) => {
      const money = {
        order_taxable_amount: '60',
        order_gst_amount: '7.2',
        order_grand_total: '67.2',
      };
      const order = {
        order_number,
        created_at,
        tenant_id: tenant,
        address_id,
        created_by: t.userIdOf(Role.TOP_ADMIN),
        ...money,
        ...more,
      };
      const { order_id } = await t.db
        .insertInto('orders')
        .values(order)
        .returning('order_id')
        .executeTakeFirstOrThrow();
      const sums = {
        taxable_amount: '60',
        cgst_amount: '3.6',
        sgst_amount: '3.6',
        igst_amount: '0',
        line_total: '67.2',
      };
      const line = {
        order_id,
        line_number: 1,
        product_sku_id: tumblerSku,
        address_id,
        quantity: 2,
        offer_price: '20',
        selling_price: '30',
        state_code: '29',
        within_state: true,
      };
      await t.db
        .insertInto('order_lines')
        .values({ ...line, pan_india_gst: '12', ...sums })
        .execute();
    };
    await sold('SO-1', '2026-01-10T06:00:00Z');
    await sold('SO-2', '2026-01-10T20:00:00Z');
    await sold('SO-3', '2026-01-12T06:00:00Z', { cancelled: true, status: 'CANCELLED' });
    const url = `/sku?product_sku_id=${tumblerSku}&map_recent_transactions=true&map_sku_offer=true`;
    const [sku] = (await get(url)).body.product_sku;
    expect(sku.offers).toMatchObject([{ offer_price: '20.00' }]);
    expect(sku.recent_transactions).toMatchObject([
      {
        document_type: 'ORDER',
        order_number: 'SO-2',
        party: 'Élan',
        quantity: 2,
        selling_price: '30.00',
        offer_price: '20.00',
      },
      { order_number: 'SO-1' },
    ]);
    expect(
      (await get(`${url}&recent_transactions_count=1`)).body.product_sku[0].recent_transactions,
    ).toHaveLength(1);
    expect(
      (await get(`${url}&from_date=2026-01-11&to_date=2026-01-11`)).body.product_sku[0]
        .recent_transactions,
    ).toMatchObject([{ order_number: 'SO-2' }]);
    const sales = (await get(url, Role.SALES)).body.product_sku[0];
    expect(sales).not.toHaveProperty('offers');
    expect(sales.recent_transactions).toMatchObject([
      { offer_price: null, selling_price: '30.00' },
      { offer_price: null },
    ]);
    expect((await get(url, Role.SALES_OUTSIDE)).body.product_sku[0].recent_transactions).toEqual(
      [],
    );
    await t.db
      .updateTable('users')
      .set({ permissions: JSON.stringify({ sku: ['READ'] }) })
      .where('role_id', '=', Role.SALES_SECOND)
      .execute();
    expect((await get(url, Role.SALES_SECOND)).body.product_sku[0]).not.toHaveProperty(
      'recent_transactions',
    );
  });
});

describe('categories', () => {
  test('by name, with managers unless not wanted', async () => {
    await masters.category({
      category_name: 'ärmchairs',
      is_active: false,
      sub_categories: ['Bar', 'Lounge'],
    });
    const { body } = await get('/getCategory');
    expect(body.data.map((row: { category_name: string }) => row.category_name)).toEqual([
      'ärmchairs',
      ...body.data.slice(1).map((row: { category_name: string }) => row.category_name),
    ]);
    expect(body.count).toBe(body.data.length);
    const manager = {
      user_id: t.userIdOf(Role.CATEGORY_MANAGER),
      first_name: 'Role1009',
      last_name: null,
    };
    const glass = body.data.find((row: { category_id: number }) => row.category_id === glassware);
    expect(glass).toEqual({
      category_id: glassware,
      category_name: 'Glassware',
      sub_categories: [],
      attributes: [],
      is_active: true,
      product_count: 1,
      category_manager: [manager],
    });
    expect((await get('/getCategory?is_active=false&map_category_manager=false')).body).toEqual({
      success: true,
      count: 1,
      data: [
        {
          category_id: expect.any(Number),
          category_name: 'ärmchairs',
          sub_categories: ['Bar', 'Lounge'],
          attributes: [],
          is_active: false,
          product_count: 0,
        },
      ],
    });
  });

  test('one, with its attributes', async () => {
    const attributes = [{ name: 'Colour', type: 'choice', options: ['red'], required: true }];
    const id = await masters.category({ attributes: JSON.stringify(attributes) });
    expect((await get(`/category?category_id=${id}`)).body.data).toMatchObject({
      category_id: id,
      attributes,
      category_manager: [],
    });
    expect(
      (await get(`/category?category_id=${id}&map_category_manager=false`)).body.data,
    ).not.toHaveProperty('category_manager');
    expect(await get('/category?category_id=999999')).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
  });

  test('managers: who manages one, and the two roles; nobody deleted; open to all who are signed in', async () => {
    const outsider = t.userIdOf(Role.FINANCE);
    await t.db
      .insertInto('category_managers')
      .values({ category_id: await masters.category(), user_id: outsider })
      .execute();
    const ids = async () =>
      (await get('/category/managers', Role.ORGANISATION)).body.category_manager.map(
        (person: { user_id: number }) => person.user_id,
      );
    const roles = [t.userIdOf(Role.CATEGORY_MANAGER), t.userIdOf(Role.CATEGORY_MANAGER_SECOND)];
    expect(await ids()).toEqual([...roles, outsider]);
    await t.db
      .updateTable('users')
      .set({ deleted_user: true })
      .where('user_id', '=', outsider)
      .execute();
    expect(await ids()).toEqual(roles);
    expect((await t.app.inject({ url: '/category/managers' })).statusCode).toBe(401);
  });
});
