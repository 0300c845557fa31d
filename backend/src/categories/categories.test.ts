import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;
let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let admin: Headers;
let first: number;
let second: number;

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  admin = await t.as(Role.TOP_ADMIN);
  [first, second] = [t.userIdOf(Role.CATEGORY_MANAGER), t.userIdOf(Role.CATEGORY_MANAGER_SECOND)];
});
afterAll(() => t.close());

async function call(method: Method, url: string, payload?: object, headers: Headers = admin) {
  const response = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
const audits = (id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'CATEGORY')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();
let made = 0;
const create = async (more: object = {}) =>
  (await call('POST', '/category', { category_name: `Made ${++made}`, ...more })).body.data
    .category_id as number;

describe('permissions', () => {
  test('the attribute configuration needs product READ', async () => {
    expect((await call('GET', '/product/attributesConfig', undefined, {})).status).toBe(401);
    expect(
      (await call('GET', '/product/attributesConfig', undefined, await t.as(Role.ORGANISATION)))
        .status,
    ).toBe(403);
  });
});

describe('making', () => {
  test('with managers, sub-categories and attributes, read back as given', async () => {
    const attributes = [
      { name: ' Colour ', type: 'choice', options: ['red', ' blue '], required: true },
      { name: 'Weight', type: 'number' },
    ];
    const { body } = await call('POST', '/category', {
      category_name: ' Crockery ',
      category_manager: [second, first],
      sub_categories: ['Plates', ' Cups '],
      attributes,
    });
    expect(body).toMatchObject({
      success: true,
      data: {
        category_name: 'Crockery',
        sub_categories: ['Plates', 'Cups'],
        is_active: true,
        product_count: 0,
        category_manager: [{ user_id: first }, { user_id: second }],
        attributes: [
          { name: 'Colour', type: 'choice', options: ['red', 'blue'], required: true },
          { name: 'Weight', type: 'number', required: false },
        ],
      },
    });
    const id = body.data.category_id;
    expect((await call('GET', `/category?category_id=${id}`)).body.data).toEqual(body.data);
    expect((await call('GET', `/product/attributesConfig?category=${id}`)).body.data).toEqual([
      { category_id: id, attributes: body.data.attributes },
    ]);
    expect((await call('GET', '/product/attributesConfig')).body.data).toContainEqual({
      category_id: id,
      attributes: body.data.attributes,
    });
    expect((await audits(id)).map((row) => row.action)).toEqual(['CREATE']);
  });

  test('the list is found by part of the name and by manager', async () => {
    const id = await create({ category_name: 'Zebra things', category_manager: [second] });
    const ids = async (query: string) =>
      (await call('GET', `/getCategory?${query}`)).body.data.map(
        (row: { category_id: number }) => row.category_id,
      );
    expect(await ids('category_name=zebra%20t')).toEqual([id]);
    expect(await ids(`category_name=zebra&category_manager=${second}`)).toEqual([id]);
    expect(await ids(`category_name=zebra&category_manager=${first}`)).toEqual([]);
  });

  test.each<[object, string]>([
    [{}, 'category_name'],
    [{ category_name: '  ' }, 'category_name'],
    [{ category_name: 'x'.repeat(51) }, 'category_name'],
    [{ sub_categories: ['A', 'a '] }, 'sub_categories'],
    [{ sub_categories: ['x'.repeat(51)] }, 'sub_categories.0'],
    [{ sub_categories: Array.from({ length: 51 }, (_, i) => `S${i}`) }, 'sub_categories'],
    [{ attributes: [{ name: 'A', type: 'date' }] }, 'attributes.0.type'],
    [
      {
        attributes: [
          { name: 'A', type: 'text' },
          { name: 'a', type: 'text' },
        ],
      },
      'attributes.1.name',
    ],
    [{ attributes: [{ name: 'A', type: 'choice' }] }, 'attributes.0.options'],
    [{ attributes: [{ name: 'A', type: 'text', options: ['x'] }] }, 'attributes.0.options'],
    [{ attributes: [{ name: 'A', type: 'text', unit: 'kg' }] }, 'attributes.0.unit'],
    [{ category_manager: [999_999] }, 'category_manager.0'],
    [{ is_active: 'yes' }, 'is_active'],
    [{ colour: 'red' }, 'colour'],
  ])('%j is refused by name', async (more, field) => {
    const named =
      'category_name' in more || Object.keys(more).length === 0
        ? more
        : { category_name: `Bad ${field}`, ...more };
    expect(await call('POST', '/category', named)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('managers are active category managers', async () => {
    const gone = await t.db
      .insertInto('users')
      .values({
        role_id: Role.CATEGORY_MANAGER,
        first_name: 'Gone',
        email: 'gone@example.com',
        mobile: '9111111111',
        username: 'gone',
        deleted_user: true,
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    for (const id of [t.userIdOf(Role.SALES), t.userIdOf(Role.TOP_ADMIN), gone.user_id])
      expect(
        (
          await call('POST', '/category', {
            category_name: `M ${id}`,
            category_manager: [first, id],
          })
        ).body,
      ).toMatchObject({
        error: 'VALIDATION',
        field: 'category_manager.1',
        message: 'This user is not a category manager',
      });
  });

  test('a name is taken once, whatever its case, also by two at once', async () => {
    await create({ category_name: 'Linen' });
    const taken = {
      status: 400,
      body: {
        error: 'VALIDATION',
        field: 'category_name',
        message: 'This category name is already in use',
      },
    };
    expect(await call('POST', '/category', { category_name: ' LINEN' })).toMatchObject(taken);
    const both = await Promise.all(
      ['Twins', 'TWINS'].map((category_name) => call('POST', '/category', { category_name })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)).toMatchObject(taken);
    const other = await create();
    expect(
      await call('PUT', '/category', { category_id: other, category_name: 'linen' }),
    ).toMatchObject(taken);
  });

  test('the same key makes one', async () => {
    const headers = { ...admin, 'idempotency-key': 'category-1' };
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', '/category', { category_name: 'Once' }, headers)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await call('GET', '/getCategory?category_name=Once')).body.count).toBe(1);
  });
});

describe('changing', () => {
  test('absent fields stay; the audit has old and new of changed ones', async () => {
    const id = await create({ sub_categories: ['A', 'B'], category_manager: [first] });
    const { body } = await call('PUT', '/category', {
      category_id: id,
      sub_categories: ['B', 'A'],
      is_active: false,
      category_manager: [second],
    });
    expect(body.data).toMatchObject({
      sub_categories: ['B', 'A'],
      is_active: false,
      category_manager: [{ user_id: second }],
    });
    await call('PUT', '/category', {
      category_id: id,
      sub_categories: ['B', 'A'],
      category_manager: [second],
    });
    expect(await audits(id)).toMatchObject([
      { action: 'CREATE' },
      {
        action: 'UPDATE',
        changes: {
          sub_categories: { from: ['A', 'B'], to: ['B', 'A'] },
          is_active: { from: true, to: false },
          category_manager: { from: [first], to: [second] },
        },
      },
    ]);
    expect((await call('PUT', '/category', { category_id: 999_999 })).status).toBe(404);
  });

  test('managers see the quote requests of their categories from the next call on', async () => {
    const id = await create({ category_manager: [first] });
    const sku = await masters.sku({ product_id: await masters.product({ category_id: id }) });
    const tenant_id = await masters.tenant();
    const rfq = {
      tenant_id,
      user_id: await masters.contact(tenant_id),
      address_id: await masters.address('TENANT', tenant_id),
    };
    const { body } = await call('POST', '/rfq', {
      ...rfq,
      items: [{ product_sku_id: sku, quantity: 5 }],
    });
    const request_id = body.data[0].request_id;
    const [one, other] = [await t.as(first), await t.as(second)];
    const sees = async (who: Headers) =>
      (await call('GET', `/rfq?request_id=${request_id}`, undefined, who)).body.count === 1;
    expect([await sees(one), await sees(other)]).toEqual([true, false]);
    await call('PUT', '/category', { category_id: id, category_manager: [second] });
    expect([await sees(one), await sees(other)]).toEqual([false, true]);
    await call('PUT', '/category', { category_id: id, category_manager: [] });
    expect([await sees(one), await sees(other)]).toEqual([false, false]);
  });

  const CONFIG = [
    { name: 'Colour', type: 'choice', options: ['red', 'blue'] },
    { name: 'Weight', type: 'number' },
    { name: 'Note', type: 'text' },
  ];
  const [colour, weight, note] = CONFIG as [object, object, object];

  test.each<[string, object[], string | undefined]>([
    ['an order', [note, weight, colour], undefined],
    ['one more, required', [...CONFIG, { name: 'New', type: 'text', required: true }], undefined],
    [
      'one more option',
      [{ ...colour, options: ['green', 'red', 'blue'] }, weight, note],
      undefined,
    ],
    ['an option nobody chose', [{ ...colour, options: ['red'] }, weight, note], undefined],
    ['an attribute nobody filled in', [colour, weight], undefined],
    ['an option chosen', [{ ...colour, options: ['blue'] }, weight, note], 'Colour "red"'],
    ['an attribute filled in', [weight, note], 'Colour "red"'],
    ['a name', [{ ...colour, name: 'Color' }, weight, note], 'Colour "red"'],
    ['a type', [{ name: 'Colour', type: 'number' }, weight, note], 'Colour "red"'],
    ['a type that fits', [colour, { name: 'Weight', type: 'text' }, note], undefined],
    ['what only a SKU holds', [colour, note], 'Weight "1.5"'],
  ])('%s: what products and SKUs hold must still fit', async (_, attributes, lost) => {
    const id = await create({ attributes: CONFIG });
    const product_id = await masters.product({
      category_id: id,
      attributes: JSON.stringify({ Colour: 'red' }),
    });
    await masters.sku({ product_id, attributes: JSON.stringify({ Weight: '1.5' }) });
    await masters.product({
      category_id: id,
      attributes: JSON.stringify({ Note: 'gone' }),
      is_deleted: true,
    });
    const answer = await call('PUT', '/category', { category_id: id, attributes });
    if (lost) {
      expect(answer).toMatchObject({ status: 400, body: { error: 'CATEGORY_VALUES_IN_USE' } });
      expect(answer.body.message).toBe(
        `Products or SKUs hold ${lost}, which would no longer fit. Change them first.`,
      );
    } else expect(answer.status).toBe(200);
  });

  test('a sub-category that products use cannot go', async () => {
    const id = await create({ sub_categories: ['A', 'B'] });
    await masters.product({ category_id: id, sub_category: 'A' });
    expect(
      await call('PUT', '/category', { category_id: id, sub_categories: ['B', 'C'] }),
    ).toMatchObject({
      status: 400,
      body: {
        message: 'Sub-category A is used by 1 product. Move them to another sub-category first.',
      },
    });
    expect(
      (await call('PUT', '/category', { category_id: id, sub_categories: ['C', 'A'] })).status,
    ).toBe(200);
  });
});

describe('deleting', () => {
  test('is refused while a product uses it; then the name is free and the lists forget it', async () => {
    const id = await create({ category_name: 'Short lived' });
    const product_id = await masters.product({ category_id: id });
    expect(await call('DELETE', `/category?category_id=${id}`)).toMatchObject({
      status: 400,
      body: { error: 'CATEGORY_IN_USE', message: 'Category cannot be deleted with products.' },
    });
    await t.db
      .updateTable('products')
      .set({ is_deleted: true })
      .where('product_id', '=', product_id)
      .execute();
    expect((await call('DELETE', `/category?category_id=${id}`)).body).toEqual({
      success: true,
      result: { category_id: id },
    });
    expect((await call('GET', `/category?category_id=${id}`)).status).toBe(404);
    expect((await call('GET', '/getCategory?category_name=Short%20lived')).body.count).toBe(0);
    expect((await call('GET', `/product/attributesConfig?category=${id}`)).status).toBe(404);
    for (const [method, url, body] of [
      ['DELETE', `/category?category_id=${id}`],
      ['PUT', '/category', { category_id: id }],
    ] as const)
      expect((await call(method, url, body)).status).toBe(404);
    expect(await create({ category_name: 'short lived' })).toBeGreaterThan(id);
    expect((await audits(id)).map((row) => row.action)).toEqual(['CREATE', 'DELETE']);
  });

  test('of a product made and a category deleted at once, one is refused', async () => {
    const id = await create();
    const [product, gone] = await Promise.all([
      call('POST', '/product', { product_name: 'Late', category: id, pan_india_gst: '18' }),
      call('DELETE', `/category?category_id=${id}`),
    ]);
    expect([product.status, gone.status].toSorted()).toEqual([200, 400]);
  });
});
