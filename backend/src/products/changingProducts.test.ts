import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;
const [PICTURE, OTHER] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
] as const;
const NOWHERE = '44444444-4444-4444-8444-444444444444';
const PDF_FILE = '33333333-3333-4333-8333-333333333333';
let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let manager: Headers;
let admin: Headers;
let category: number;

const newCategory = () =>
  masters.category({
    sub_categories: ['Bar', 'Table'],
    attributes: JSON.stringify([
      { name: 'Volume', type: 'number', required: true },
      { name: 'Colour', type: 'choice', options: ['clear', 'blue'] },
      { name: 'Brand', type: 'text' },
    ]),
  });

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  manager = await t.as(Role.CATEGORY_MANAGER);
  admin = await t.as(Role.TOP_ADMIN);
  category = await newCategory();
  await t.db
    .insertInto('files')
    .values(
      [PICTURE, OTHER, PDF_FILE].map((uuid) => ({
        uuid,
        file_name: uuid,
        content_type: 'x',
        byte_size: 1,
        has_thumbnail: uuid !== PDF_FILE,
      })),
    )
    .execute();
});
afterAll(() => t.close());

async function call(method: Method, url: string, payload?: object, headers: Headers = manager) {
  const response = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
const body = (more: object = {}) => ({
  product_name: 'Goblet',
  category,
  pan_india_gst: '18',
  attributes: { Volume: '300' },
  ...more,
});
const create = async (more: object = {}) =>
  (await call('POST', '/product', body(more))).body.product_id as number;
const change = (product_id: number, more: object) =>
  call('PUT', '/product', { product_id, ...more });
const audits = (id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'PRODUCT')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();

async function rfqOf(sku: number): Promise<number> {
  const tenant_id = await masters.tenant();
  const ids = {
    tenant_id,
    user_id: await masters.contact(tenant_id),
    address_id: await masters.address('TENANT', tenant_id),
  };
  const { body: answer } = await call(
    'POST',
    '/rfq',
    { ...ids, items: [{ product_sku_id: sku, quantity: 5 }] },
    admin,
  );
  return answer.data[0].request_id;
}

async function priced(sku: number): Promise<number> {
  const request_id = await rfqOf(sku);
  const rfq_offer_id = await masters.offer(sku, await masters.seller());
  const price = {
    rfq_offer_id,
    rfq_offer_price: '100',
    rfq_mg: '10',
    rfq_selling_price: '110',
    pan_india_gst: '18',
  };
  expect(
    (
      await call(
        'PUT',
        '/rfq',
        { request_id, quantity: 5, status: 'PRICE_UPDATED', ...price },
        admin,
      )
    ).status,
  ).toBe(200);
  return request_id;
}

describe('making', () => {
  test('a product with all it can have, attributes in the order of the category', async () => {
    const glasses = await newCategory();
    const { body: answer } = await call(
      'POST',
      '/product',
      body({
        product_name: ' Wine glass ',
        category: glasses,
        sub_category: 'Bar',
        hsn_code: '701328',
        assets: [OTHER, PICTURE],
        description: ' Thin ',
        attributes: { Brand: ' Jal ', Volume: 300, Colour: 'blue' },
      }),
    );
    expect(answer).toMatchObject({
      success: true,
      product_id: answer.data.product_id,
      data: {
        product_name: 'Wine glass',
        category: glasses,
        sub_category: 'Bar',
        pan_india_gst: '18.00',
        hsn_code: '701328',
        description: 'Thin',
        assets: [OTHER, PICTURE],
        pictures: [{ uuid: OTHER }, { uuid: PICTURE }],
        is_active: true,
        sku_count: 0,
        offer_count: 0,
        created_by: t.userIdOf(Role.CATEGORY_MANAGER),
      },
    });
    expect(Object.entries(answer.data.attributes)).toEqual([
      ['Volume', '300'],
      ['Colour', 'blue'],
      ['Brand', 'Jal'],
    ]);
    expect((await call('GET', `/product?product_id=${answer.product_id}`)).body.data).toEqual([
      answer.data,
    ]);
    expect((await audits(answer.product_id)).map((row) => row.action)).toEqual(['CREATE']);
    const found = async (sub: string) =>
      (await call('GET', `/product?category=${glasses}&sub_category=${sub}`)).body.data;
    expect(await found('Bar')).toMatchObject([{ product_id: answer.product_id }]);
    expect(await found('Table')).toEqual([]);
  });

  test.each<[string, object]>([
    ['product_name', { product_name: ' ' }],
    ['product_name', { product_name: 'x'.repeat(151) }],
    ['pan_india_gst', { pan_india_gst: '100.5' }],
    ['pan_india_gst', { pan_india_gst: 18 }],
    ['hsn_code', { hsn_code: '123' }],
    ['hsn_code', { hsn_code: '123456789' }],
    ['hsn_code', { hsn_code: '70 13' }],
    ['hsn_code', { hsn_code: '12345' }],
    ['hsn_code', { hsn_code: '1234567' }],
    ['hsn_code', { hsn_code: '9954' }],
    ['pan_india_gst', { pan_india_gst: '17' }],
    ['pan_india_gst', { pan_india_gst: '100' }],
    ['tax_category', { tax_category: 'ZERO' }],
    ['tax_category', { tax_category: 'EXEMPT' }],
    ['tax_category', { pan_india_gst: '0', tax_category: 'TAXABLE' }],
    ['assets', { assets: [PICTURE, PICTURE] }],
    ['assets.0', { assets: ['logo.png'] }],
    ['images', { images: [] }],
    ['description', { description: 'x'.repeat(2001) }],
    ['is_active', { is_active: 1 }],
  ])('%s must have its shape', async (field, more) => {
    expect(await call('POST', '/product', body(more))).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test.each([
    [{ category: 999_999 }, 'category', 'There is no such category'],
    [{ sub_category: 'Kitchen' }, 'sub_category', 'Kitchen is no sub-category of this category'],
    [{ attributes: {} }, 'attributes.Volume', 'Please enter Volume.'],
    [{ attributes: undefined }, 'attributes.Volume', 'Please enter Volume.'],
    [{ attributes: { Volume: 'much' } }, 'attributes.Volume', 'Volume must be a number'],
    [
      { attributes: { Volume: '1', Colour: 'red' } },
      'attributes.Colour',
      'Colour must be one of clear, blue',
    ],
    [
      { attributes: { Volume: '1', Size: 'L' } },
      'attributes.Size',
      'Size is no attribute of this category',
    ],
    [{ assets: [NOWHERE] }, 'assets.0', 'This picture was not uploaded'],
    [{ assets: [PICTURE, PDF_FILE] }, 'assets.1', 'This picture was not uploaded'],
  ])('%j is refused', async (more, field, message) => {
    expect(await call('POST', '/product', body(more))).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field, message },
    });
  });

  test.each(['1234', '123456', '12345678', ''])('accepts HSN code %j', async (hsn_code) => {
    expect((await call('POST', '/product', body({ hsn_code }))).body.data).toMatchObject({
      hsn_code: hsn_code || null,
    });
  });

  test.each([
    [{}, '18.00', 'TAXABLE'],
    [{ pan_india_gst: '0' }, '0.00', 'NIL_RATED'],
    [{ pan_india_gst: '0', tax_category: 'EXEMPT' }, '0.00', 'EXEMPT'],
    [{ pan_india_gst: '0', tax_category: 'NON_GST' }, '0.00', 'NON_GST'],
    [{ pan_india_gst: '0.25', tax_category: 'TAXABLE' }, '0.25', 'TAXABLE'],
  ])('%j is kept as %s %% %s', async (tax, pan_india_gst, tax_category) => {
    const { body: answer } = await call('POST', '/product', body(tax));
    expect(answer.data).toMatchObject({ pan_india_gst, tax_category });
  });

  test('the same key makes one', async () => {
    const headers = { ...manager, 'idempotency-key': 'product-1' };
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', '/product', body({ product_name: 'Only one' }), headers)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await call('GET', '/product?product_name=Only%20one')).body.count).toBe(1);
  });

  test('an inactive category keeps its products and takes no others', async () => {
    const shut = await masters.category();
    const product_id = await create({ category: shut, attributes: {} });
    await t.db
      .updateTable('categories')
      .set({ is_active: false })
      .where('category_id', '=', shut)
      .execute();
    const refused = {
      status: 400,
      body: { field: 'category', message: 'This category is not active' },
    };
    expect(await call('POST', '/product', body({ category: shut, attributes: {} }))).toMatchObject(
      refused,
    );
    expect(await change(await create(), { category: shut, attributes: {} })).toMatchObject(refused);
    expect((await change(product_id, { category: shut, product_name: 'Stays' })).status).toBe(200);
  });
});

describe('changing', () => {
  test('what is left out stays, an empty text clears; the audit holds old and new', async () => {
    const id = await create({
      sub_category: 'Bar',
      hsn_code: '7013',
      assets: [PICTURE],
      description: 'Old',
    });
    const { body: answer } = await change(id, {
      description: '',
      hsn_code: '',
      sub_category: '',
      attributes: { Volume: '250', Brand: 'Jal' },
    });
    expect(answer.data).toMatchObject({
      product_name: 'Goblet',
      description: null,
      hsn_code: null,
      sub_category: null,
      assets: [PICTURE],
    });
    expect(answer.data.attributes).toEqual({ Volume: '250', Brand: 'Jal' });
    expect((await change(id, { is_active: false })).body.data).toMatchObject({
      is_active: false,
      attributes: { Volume: '250' },
    });
    await change(id, {
      is_active: false,
      assets: [PICTURE],
      attributes: { Brand: 'Jal', Volume: '250' },
    });
    expect(await audits(id)).toMatchObject([
      { action: 'CREATE' },
      {
        action: 'UPDATE',
        changes: {
          description: { from: 'Old', to: null },
          hsn_code: { from: '7013', to: null },
          sub_category: { from: 'Bar', to: null },
          attributes: { from: { Volume: '300' }, to: { Volume: '250', Brand: 'Jal' } },
        },
      },
      { action: 'UPDATE', changes: { is_active: { from: true, to: false } } },
    ]);
    expect((await change(999_999, { is_active: true })).status).toBe(404);
  });

  test('a product that moves must fit its new category', async () => {
    const id = await create({ sub_category: 'Bar' });
    const kitchen = await masters.category({ sub_categories: ['Bar'] });
    expect((await change(id, { category: kitchen })).body).toMatchObject({
      field: 'attributes.Volume',
    });
    expect((await change(id, { category: kitchen, attributes: {} })).body.data).toMatchObject({
      category: kitchen,
      sub_category: 'Bar',
    });
    expect((await change(id, { category, attributes: { Volume: '1' } })).status).toBe(200);
    const bare = await masters.category();
    expect((await change(id, { category: bare, attributes: {} })).body).toMatchObject({
      field: 'sub_category',
    });
  });

  test('one attribute more that must be there does not stop the switch', async () => {
    const late = await masters.category();
    const id = await create({ category: late, attributes: {} });
    const config = JSON.stringify([{ name: 'New', type: 'text', required: true }]);
    await t.db
      .updateTable('categories')
      .set({ attributes: config })
      .where('category_id', '=', late)
      .execute();
    expect((await change(id, { is_active: false, product_name: 'Still here' })).status).toBe(200);
    expect((await change(id, { attributes: {} })).body).toMatchObject({
      field: 'attributes.New',
      message: 'Please enter New.',
    });
  });

  test('an old rate and an old HSN code stay until they are changed; a rate says the category it must', async () => {
    const id = await create();
    await t.db
      .updateTable('products')
      .set({ pan_india_gst: '17', hsn_code: '63023' })
      .where('product_id', '=', id)
      .execute();
    const same = { pan_india_gst: '17', hsn_code: '63023', description: 'Thin' };
    expect((await change(id, same)).body.data).toMatchObject({ ...same, pan_india_gst: '17.00' });
    expect((await change(id, { pan_india_gst: '16' })).body).toMatchObject({
      error: 'VALIDATION',
      field: 'pan_india_gst',
    });
    for (const [tax, pan_india_gst, tax_category] of [
      [{ pan_india_gst: '0' }, '0.00', 'NIL_RATED'],
      [{ tax_category: 'EXEMPT' }, '0.00', 'EXEMPT'],
      [{ pan_india_gst: '0' }, '0.00', 'EXEMPT'],
      [{ pan_india_gst: '5' }, '5.00', 'TAXABLE'],
    ] as const)
      expect((await change(id, tax)).body.data).toMatchObject({ pan_india_gst, tax_category });
    expect((await change(id, { tax_category: 'NON_GST' })).body).toMatchObject({
      field: 'tax_category',
    });
  });

  test('a new GST rate counts for new documents only', async () => {
    const id = await create();
    const request_id = await priced(await masters.sku({ product_id: id }));
    const { body: made } = await call(
      'POST',
      '/quotation',
      { quotation_items: [{ request_id }] },
      admin,
    );
    expect((await change(id, { pan_india_gst: '5' })).body.data).toMatchObject({
      pan_india_gst: '5.00',
    });
    const { body: answer } = await call(
      'GET',
      `/quotation?quotation_id=${made.quotation_id}`,
      undefined,
      admin,
    );
    expect(answer.data[0].quotation_items).toMatchObject([{ pan_india_gst: '18.00' }]);
    const lines = await t.db
      .selectFrom('rfqs')
      .select('pan_india_gst')
      .where('request_id', '=', request_id)
      .execute();
    expect(lines).toEqual([{ pan_india_gst: '18.00' }]);
  });

  test('two who save at once: the last one stands and both are in the audit', async () => {
    const id = await create();
    await Promise.all(['One', 'Two'].map((product_name) => change(id, { product_name })));
    const { body: answer } = await call('GET', `/product?product_id=${id}`);
    const rows = await audits(id);
    expect(rows).toHaveLength(3);
    expect(rows[2]?.changes).toEqual({
      product_name: { from: expect.stringMatching(/^(One|Two)$/), to: answer.data[0].product_name },
    });
  });
});

describe('deleting', () => {
  const REFUSED = {
    status: 400,
    body: {
      error: 'PRODUCT_IN_USE',
      message: 'There is either an active sku or quote request for this product',
    },
  };
  const remove = (product_id: number) => call('DELETE', '/deleteProduct', { product_id }, admin);

  test('is refused with an active SKU, not with inactive or deleted ones', async () => {
    const id = await create();
    const sku = await masters.sku({ product_id: id });
    await masters.sku({ product_id: id, is_active: false });
    expect(await remove(id)).toMatchObject(REFUSED);
    await t.db
      .updateTable('skus')
      .set({ is_active: false })
      .where('product_sku_id', '=', sku)
      .execute();
    expect((await remove(id)).body).toEqual({ success: true, result: { product_id: id } });
    expect((await call('GET', `/product?product_id=${id}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, { is_active: true })).status).toBe(404);
    expect((await audits(id)).at(-1)).toMatchObject({ action: 'DELETE' });
  });

  test.each([
    ['PENDING', {}, 400],
    ['PRICE_UPDATED', {}, 400],
    ['QUOTATION_GENERATED', {}, 200],
    ['ARCHIVED', { message: 'Not wanted' }, 200],
  ] as const)('with a quote request that is %s', async (status, more, expected) => {
    const id = await create();
    const sku = await masters.sku({ product_id: id });
    const request_id = await priced(sku);
    await t.db
      .updateTable('rfqs')
      .set({ status, ...more })
      .where('request_id', '=', request_id)
      .execute();
    await t.db
      .updateTable('skus')
      .set({ is_active: false, is_deleted: true })
      .where('product_sku_id', '=', sku)
      .execute();
    expect((await remove(id)).status).toBe(expected);
  });
});
