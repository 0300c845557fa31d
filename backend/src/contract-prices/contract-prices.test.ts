import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { applicablePrice, type Buyer } from '../../testing/testContractPrices.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let sku: number;
let other: number;
/** Customers of organisation 1 (the test app's own); the first is the sales person's. */
let mine: number;
let second: number;
/** A customer of the other organisation. */
let foreign: number;

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  other = await masters.organisation({ organisation_name: 'Other organisation' });
  mine = await masters.tenant({ tenant_name: 'Mine', sales_person: t.userIdOf(Role.SALES) });
  second = await masters.tenant({ tenant_name: 'Second' });
  foreign = await masters.tenant({ tenant_name: 'Foreign', org_id: other });
  const category_id = await masters.category();
  await t.db
    .insertInto('category_managers')
    .values({ category_id, user_id: t.userIdOf(Role.CATEGORY_MANAGER) })
    .execute();
  sku = await masters.sku({
    product_sku_name: 'Tumbler',
    product_id: await masters.product({ category_id }),
  });
  await t.db
    .updateTable('users')
    .set({ permissions: JSON.stringify({ quotation: ['READ', 'APPROVE'] }) })
    .where('role_id', 'in', [Role.SALES, Role.ORGANISATION])
    .execute();
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT';
async function call(
  method: Method,
  url: string,
  payload?: object,
  who: number | null = Role.TOP_ADMIN,
  more: Record<string, string> = {},
) {
  const headers = { ...(who === null ? {} : await t.as(who)), ...more };
  const response = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
const promise = (body: object, who?: number) =>
  call('POST', '/sellingPrice', { sku_id: sku, quantity: 1, selling_price: '100', ...body }, who);
const ids = async (query: string, who?: number) => {
  const { body } = await call('GET', `/sellingPrice?limit=200&${query}`, undefined, who);
  return (body.data as { selling_price_id: number }[]).map((row) => row.selling_price_id);
};
const made = async (body: object) => (await promise(body)).body.data.selling_price_id as number;
const anySku = () => masters.sku();
describe('writing', () => {
  test('is made once under a key, with who it is for; the audit names it', async () => {
    const body = { tenant_id: mine, org_id: 1, sku_id: sku, quantity: 700, selling_price: '99.5' };
    const key = { 'idempotency-key': 'price-1' };
    const first = await call('POST', '/sellingPrice', body, Role.TOP_ADMIN, key);
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: {
          org_id: 1,
          tenant_id: mine,
          sku_id: sku,
          quantity: 700,
          selling_price: '99.50',
          sku_info: { product_sku_name: 'Tumbler', thumbnail: null },
          tenant_info: { tenant_id: mine, tenant_name: 'Mine' },
          organisation_info: { org_id: 1, organisation_name: 'Test organisation' },
          created_by_info: { first_name: 'Role1001' },
        },
      },
    });
    expect((await call('POST', '/sellingPrice', body, Role.TOP_ADMIN, key)).body).toEqual(
      first.body,
    );
    const id = first.body.data.selling_price_id as number;
    const change = (payload: object) =>
      call('PUT', '/sellingPrice', { selling_price_id: id, ...payload });
    expect((await change({ selling_price: '95' })).body.data).toMatchObject({
      quantity: 700,
      selling_price: '95.00',
    });
    expect((await change({ quantity: 710 })).body.data).toMatchObject({
      quantity: 710,
      selling_price: '95.00',
    });
    expect((await change({ quantity: 710, selling_price: '95.00' })).status).toBe(200);
    expect((await change({})).status).toBe(200);
    const audits = await t.db
      .selectFrom('audit_log')
      .select(['action', 'changes'])
      .where('entity', '=', 'CONTRACT_PRICE')
      .where('entity_id', '=', id)
      .orderBy('audit_id')
      .execute();
    expect(audits).toEqual([
      { action: 'CREATE', changes: {} },
      { action: 'UPDATE', changes: { selling_price: { from: '99.50', to: '95.00' } } },
      { action: 'UPDATE', changes: { quantity: { from: 700, to: 710 } } },
    ]);
  });

  test.each([
    [{ tenant_id: undefined }, 'tenant_id'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: undefined }, 'quantity'],
    [{ selling_price: '0' }, 'selling_price'],
    [{ selling_price: '0.00' }, 'selling_price'],
    [{ selling_price: '-1' }, 'selling_price'],
    [{ selling_price: 5 }, 'selling_price'],
    [{ selling_price: '1.234' }, 'selling_price'],
    [{ sku_id: 999_999 }, 'sku_id'],
    [{ sku_id: undefined }, 'sku_id'],
    [{ created_by: 1 }, 'created_by'],
  ])('%j is refused', async (wrong, field) => {
    expect(await promise({ tenant_id: mine, quantity: 5, ...wrong })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('only for existing customers and SKUs', async () => {
    const gone = await masters.tenant({ is_deleted: true });
    expect(await promise({ tenant_id: gone })).toMatchObject({
      status: 404,
      body: { message: 'Customer not found' },
    });
    expect(await promise({ org_id: 999_999 })).toMatchObject({
      status: 404,
      body: { message: 'Organisation not found' },
    });
    expect(await promise({ tenant_id: mine, org_id: other })).toMatchObject({
      status: 400,
      body: { field: 'tenant_id' },
    });
    for (const sku_id of [
      await masters.sku({ is_active: false }),
      await masters.sku({ is_deleted: true }),
    ])
      expect(await promise({ tenant_id: mine, sku_id })).toMatchObject({
        status: 400,
        body: { field: 'sku_id' },
      });
    expect(
      await call('PUT', '/sellingPrice', { selling_price_id: 999_999, quantity: 3 }),
    ).toMatchObject({ status: 404 });
    expect(await call('PUT', '/sellingPrice', { selling_price_id: 1, sku_id: 3 })).toMatchObject({
      status: 400,
      body: { field: 'sku_id' },
    });
    expect(
      await call('PUT', '/sellingPrice', { selling_price_id: 1, selling_price: '0' }),
    ).toMatchObject({
      status: 400,
      body: { field: 'selling_price' },
    });
  });

  test('the same slab twice is refused: with and without the organisation, for a customer and for a whole organisation', async () => {
    const sku_id = await anySku();
    const taken = {
      status: 400,
      body: {
        field: 'quantity',
        message: 'There is a contract price from this quantity on already',
      },
    };
    expect((await promise({ sku_id, tenant_id: mine })).status).toBe(200);
    expect(await promise({ sku_id, tenant_id: mine })).toMatchObject(taken);
    expect(await promise({ sku_id, tenant_id: mine, org_id: 1 })).toMatchObject(taken);
    expect((await promise({ sku_id, org_id: 1 })).status).toBe(200);
    expect(await promise({ sku_id, org_id: 1, selling_price: '7' })).toMatchObject(taken);
    expect((await promise({ sku_id, tenant_id: second })).status).toBe(200);
    expect((await promise({ sku_id, org_id: other })).status).toBe(200);
    const ten = await made({ sku_id, tenant_id: mine, quantity: 10 });
    expect(
      await call('PUT', '/sellingPrice', { selling_price_id: ten, quantity: 1 }),
    ).toMatchObject(taken);
    const whole = await made({ sku_id, org_id: 1, quantity: 10 });
    expect(
      await call('PUT', '/sellingPrice', { selling_price_id: whole, quantity: 1 }),
    ).toMatchObject(taken);
  });

  test('the same slab by several at once is made once', async () => {
    const sku_id = await anySku();
    for (const whom of [{ tenant_id: mine }, { org_id: 1 }]) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => promise({ sku_id, ...whom })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 400, 400, 400, 400, 400,
      ]);
    }
    expect(await ids(`sku_id=${sku_id}`)).toHaveLength(2);
  });

  test('two changes onto the same slab at once: one of them wins', async () => {
    const sku_id = await anySku();
    const [a, b] = [
      await made({ sku_id, org_id: 1, quantity: 5 }),
      await made({ sku_id, org_id: 1, quantity: 6 }),
    ];
    const answers = await Promise.all(
      [a, b].map((selling_price_id) =>
        call('PUT', '/sellingPrice', { selling_price_id, quantity: 9 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 400]);
  });
});

describe('whose', () => {
  test('sales: its own customers and their organisations; an organisation: its own; a manager: its categories', async () => {
    const sku_id = sku;
    const [whole, own, seconds, abroad, elsewhere] = [
      await made({ sku_id, org_id: 1, quantity: 41 }),
      await made({ sku_id, tenant_id: mine, quantity: 42 }),
      await made({ sku_id, tenant_id: second, quantity: 43 }),
      await made({ sku_id, org_id: other, quantity: 44 }),
      await made({ sku_id: await anySku(), tenant_id: foreign, quantity: 45 }),
    ];
    const all = [whole, own, seconds, abroad, elsewhere];
    const seen = async (who: number) => {
      const found = new Set(await ids('', who));
      return all.filter((id) => found.has(id));
    };
    expect(await seen(Role.TOP_ADMIN)).toEqual(all);
    expect(await seen(Role.SALES)).toEqual([whole, own]);
    expect(await seen(Role.ORGANISATION)).toEqual([whole, own, seconds]);
    expect(await seen(Role.CATEGORY_MANAGER)).toEqual([whole, own, seconds, abroad]);
    expect(await seen(Role.CATEGORY_MANAGER_SECOND)).toEqual([]);
    expect(await seen(Role.SALES_OUTSIDE)).toEqual([]);
    for (const [who, id] of [
      [Role.SALES, seconds],
      [Role.ORGANISATION, abroad],
      [Role.CATEGORY_MANAGER, elsewhere],
    ] as const) {
      expect(
        await call('GET', `/sellingPrice?selling_price_id=${id}`, undefined, who),
      ).toMatchObject({ status: 404 });
      expect(
        await call('PUT', '/sellingPrice', { selling_price_id: id, quantity: 46 }, who),
      ).toMatchObject({ status: 404 });
    }
    expect(
      (
        await call(
          'PUT',
          '/sellingPrice',
          { selling_price_id: own, selling_price: '3' },
          Role.SALES,
        )
      ).status,
    ).toBe(200);
  });

  test('prices outside the row scope are refused', async () => {
    const sku_id = await anySku();
    expect((await promise({ sku_id, tenant_id: mine }, Role.SALES)).status).toBe(200);
    expect((await promise({ sku_id, org_id: 1 }, Role.SALES)).status).toBe(200);
    expect(await promise({ sku_id, tenant_id: second }, Role.SALES)).toMatchObject({ status: 404 });
    expect(await promise({ sku_id, org_id: other }, Role.SALES)).toMatchObject({ status: 404 });
    expect(await promise({ sku_id, tenant_id: foreign }, Role.ORGANISATION)).toMatchObject({
      status: 404,
    });
    expect(await promise({ sku_id, tenant_id: foreign }, Role.CATEGORY_MANAGER)).toMatchObject({
      status: 403,
    });
    expect(
      (await promise({ sku_id: sku, tenant_id: foreign, quantity: 90 }, Role.CATEGORY_MANAGER))
        .status,
    ).toBe(200);
  });
});

describe('reading', () => {
  test('whole organisations first, each from its smallest quantity; by customer, organisation, SKU; by pages', async () => {
    const sku_id = await anySku();
    const tenant = await made({ sku_id, tenant_id: mine, quantity: 5 });
    const high = await made({ sku_id, org_id: 1, quantity: 50 });
    const low = await made({ sku_id, org_id: 1, quantity: 2 });
    const named = await made({ sku_id, org_id: 1, tenant_id: second, quantity: 3 });
    expect(await ids(`sku_id=${sku_id}`)).toEqual([low, high, tenant, named]);
    expect(await ids(`sku_id=${sku_id}&tenant_id=${mine}`)).toEqual([tenant]);
    expect(await ids(`sku_id=${sku_id}&org_id=1`)).toEqual([low, high, named]);
    const { body } = await call('GET', `/sellingPrice?sku_id=${sku_id}&page=2&limit=3`);
    expect(body).toMatchObject({
      success: true,
      count: 4,
      data: [{ selling_price_id: named, tenant_info: { tenant_name: 'Second' } }],
    });
    await t.db
      .updateTable('skus')
      .set({ is_deleted: true })
      .where('product_sku_id', '=', sku_id)
      .execute();
    expect(await ids(`sku_id=${sku_id}`)).toEqual([]);
  });

  test('with SKU and quantity the price in force, by the rule', async () => {
    const sku_id = await anySku();
    const slabs: [object, number][] = [
      ...[1, 10, 100].map((quantity): [object, number] => [{ org_id: 1 }, quantity]),
      ...[20, 50].map((quantity): [object, number] => [{ tenant_id: mine }, quantity]),
      [{ org_id: 1, tenant_id: second }, 30],
      [{ org_id: other }, 2],
    ];
    const rows = [];
    for (const [whom, quantity] of slabs)
      rows.push((await promise({ sku_id, ...whom, quantity })).body.data);
    const known = rows.map((row) => ({
      id: row.selling_price_id,
      tenantId: row.tenant_id,
      organisationId: row.org_id,
      quantity: row.quantity,
    }));
    const holds = async (query: string) => {
      const { body } = await call('GET', `/sellingPrice?sku_id=${sku_id}&${query}`);
      expect(body.count).toBe(body.data.length);
      return body.data[0]?.selling_price_id;
    };
    for (const [tenantId, organisationId] of [
      [mine, 1],
      [second, 1],
      [foreign, other],
    ] as const)
      for (const quantity of [1, 2, 10, 19, 20, 30, 50, 99, 100, 5000])
        expect(await holds(`tenant_id=${tenantId}&quantity=${quantity}`)).toBe(
          applicablePrice(known, { tenantId, organisationId, quantity })?.id,
        );
    for (const quantity of [1, 50, 100])
      expect(await holds(`org_id=1&quantity=${quantity}`)).toBe(
        applicablePrice(known, { organisationId: 1, quantity })?.id,
      );
    expect(await holds(`tenant_id=${mine}&org_id=1&quantity=20`)).toBe(known[3]?.id);
    expect(await holds(`tenant_id=${mine}&org_id=${other}&quantity=20`)).toBeUndefined();
    expect(await holds('tenant_id=999999&quantity=20')).toBeUndefined();
    // the organisation's own user reads its own prices; sales reads nothing of a foreign customer
    const asks = (query: string, who: number) => ids(`sku_id=${sku_id}&${query}`, who);
    expect(await asks('quantity=10', Role.ORGANISATION)).toEqual([known[1]?.id]);
    expect(await asks(`tenant_id=${foreign}&quantity=10`, Role.ORGANISATION)).toEqual([]);
    expect(await asks(`tenant_id=${second}&quantity=30`, Role.SALES)).toEqual([]);
    expect(await asks(`tenant_id=${mine}&quantity=30`, Role.SALES)).toEqual([known[3]?.id]);
  });

  test.each([
    ['quantity=5', 'sku_id'],
    ['sku_id=1&quantity=5', 'tenant_id'],
    ['sku_id=1&quantity=0', 'quantity'],
    ['product_sku_id=1', 'product_sku_id'],
    ['limit=201', 'limit'],
  ])('%s is refused for %s', async (query, field) => {
    expect(await call('GET', `/sellingPrice?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('an unknown id', async () => {
    expect(await call('GET', '/sellingPrice?selling_price_id=999999')).toMatchObject({
      status: 404,
      body: { message: 'Contract price not found' },
    });
  });
});

const slabOf = (
  price: string,
  quantity: number,
  tenantId: number | null,
  organisationId: number | null,
) => ({
  price,
  quantity,
  tenantId,
  organisationId,
});
/** Organisation 1 has the customers 10 and 11, organisation 2 the customer 20. */
const SLABS = [
  slabOf('organisation from 1', 1, null, 1),
  slabOf('organisation from 100', 100, null, 1),
  slabOf('organisation from 10', 10, null, 1),
  slabOf('customer from 50', 50, 10, 1),
  slabOf('customer from 20', 20, 10, null),
  slabOf('other customer', 1, 11, 1),
  slabOf('other organisation', 1, null, 2),
];

test.each<[Buyer, string | undefined]>([
  [{ tenantId: 10, organisationId: 1, quantity: 19 }, 'organisation from 10'],
  [{ tenantId: 10, organisationId: 1, quantity: 20 }, 'customer from 20'],
  [{ tenantId: 10, organisationId: 1, quantity: 50 }, 'customer from 50'],
  [{ tenantId: 10, organisationId: 1, quantity: 100 }, 'customer from 50'], // the customer's own before a higher slab of all
  [{ tenantId: 11, organisationId: 1, quantity: 500 }, 'other customer'],
  [{ tenantId: 12, organisationId: 1, quantity: 500 }, 'organisation from 100'],
  [{ tenantId: 12, organisationId: 1, quantity: 1 }, 'organisation from 1'],
  [{ tenantId: 20, organisationId: 2, quantity: 7 }, 'other organisation'],
  [{ organisationId: 1, quantity: 99 }, 'organisation from 10'],
  [{ organisationId: 1, quantity: 0 }, undefined],
  [{ organisationId: 3, quantity: 10 }, undefined],
  [{ tenantId: 30, organisationId: 3, quantity: 10 }, undefined],
])('the rule, for %j: %s', (buyer, price) => {
  expect(applicablePrice(SLABS, buyer)?.price).toBe(price);
  expect(applicablePrice(SLABS.toReversed(), buyer)?.price).toBe(price);
});
