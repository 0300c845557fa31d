import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { staffOf } from '../../../testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../../../testing/testDemoDatabase.ts';
import { addRfq, addTestCompany, call } from '../../../testing/testCompany.ts';

let app: TestApp;
const read = async (query: string) => call(app, Role.TOP_ADMIN, 'GET', `/quotation?${query}`);

beforeAll(async () => {
  app = await createTestApp();
  const company = await addTestCompany(app);
  const quotation_items = [{ request_id: await addRfq(app, company) }];
  await call(app, Role.SALES, 'POST', '/quotation', { quotation_items });
});
afterAll(() => app.close());

test('sends what is asked for, as it is in the whole, and nothing else of a record', async () => {
  const { data } = (await read('')).body;
  const [{ quotation_id, tenant_info, quotation_items, item_count }] = data;
  const { status, body } = await read(
    'fields=quotation_id,tenant_info(tenant_name),quotation_items(sku_info(unit),item_total),item_count',
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    count: 1,
    data: [
      {
        quotation_id,
        tenant_info: { tenant_name: tenant_info.tenant_name },
        quotation_items: quotation_items.map(
          (line: { sku_info: { unit: string }; item_total: string }) => ({
            sku_info: { unit: line.sku_info.unit },
            item_total: line.item_total,
          }),
        ),
        item_count,
      },
    ],
  });
});

test('counts and margins come without the lines they are made of', async () => {
  const [whole] = (await read('')).body.data;
  const [part] = (await read('fields=margin_after_discount,needed_by,item_count')).body.data;
  expect(whole.margin_after_discount).toMatch(/^[0-9.]+$/);
  expect(part).toEqual({
    margin_after_discount: whole.margin_after_discount,
    needed_by: whole.needed_by,
    item_count: 1,
  });
});

describe('fields that are asked for whole hold what the whole answer holds, and no column more', () => {
  let demo: TestApp;
  beforeAll(async () => {
    const database = await createIssuedDemoDatabase();
    demo = await createTestApp({ database, fill: (_, owner) => staffOf(owner) });
  }, 120_000);
  afterAll(() => demo.close());

  const SELLING = [Role.TOP_ADMIN, Role.SALES, Role.SALES_OUTSIDE, Role.CATEGORY_MANAGER];
  const BUYING = [Role.TOP_ADMIN, Role.CATEGORY_MANAGER, Role.FINANCE];
  const LISTS: [path: string, records: string, roles: number[]][] = [
    ['/quotation', 'data', SELLING],
    ['/getOrderRequest', 'orders', SELLING],
    ['/invoice', 'data', SELLING],
    ['/bill', 'data', BUYING],
    ['/dc', 'data', SELLING],
    ['/credit_note', 'data', [Role.TOP_ADMIN, Role.FINANCE]],
    ['/payment', 'data', [Role.TOP_ADMIN, Role.SALES, Role.CATEGORY_MANAGER]],
    ['/shipment', 'data', [Role.TOP_ADMIN, Role.OPERATIONS]],
    ['/getPurchaseOrder', 'data', BUYING],
    ['/rfq', 'data', SELLING],
    ['/expense', 'data', [Role.TOP_ADMIN, Role.OPERATIONS]],
    ['/product', 'data', SELLING],
    ['/organisation/getOrganisation', 'organisations', [Role.TOP_ADMIN, Role.SALES]],
    ['/tenant/getTenant', 'tenants', [Role.TOP_ADMIN, Role.SALES]],
    ['/getSeller', 'data', BUYING],
  ];
  test.each(
    LISTS.flatMap(([path, records, roles]) => roles.map((role) => [path, records, role] as const)),
  )('%s, %s, role %d', async (path, records, role) => {
    const rows = async (query: string) => {
      const { body } = await call(demo, role, 'GET', `${path}?limit=30${query}`);
      return JSON.parse(JSON.stringify(body[records]).replaceAll(/\?expires=[^"]*/g, ''));
    };
    const whole = await rows('');
    expect(whole.length).toBeGreaterThan(0);
    expect(await rows(`&fields=${Object.keys(whole[0]).join(',')}`)).toEqual(whole);
  });
});

describe('a choice that cannot be read is refused, with what is wrong', () => {
  test.each([
    ['colour', 'Unknown field colour'],
    ['quotation_items(colour)', 'Unknown field quotation_items.colour'],
    ['constructor', 'Unknown field constructor'],
    ['quotation_id,quotation_id', 'quotation_id is asked for twice'],
    ['quotation_id(x)', 'quotation_id has no fields to choose from'],
    ['tenant_info(tenant_id', 'A bracket after tenant_info is not closed'],
    ['quotation_id,', 'fields ends too early'],
    ['tenant_info()', 'Unknown field tenant_info.)'],
    ['quotation_id status', 'fields cannot be read from   on'],
    ['quotation_id)', 'fields cannot be read from ) on'],
  ])('%s', async (fields, message) => {
    expect(await read(`fields=${encodeURIComponent(fields)}`)).toMatchObject({
      status: 400,
      body: { success: false, error: 'VALIDATION', field: 'fields', message },
    });
  });

  test('too long', async () => {
    const { status, body } = await read(`fields=${'a'.repeat(6_001)}`);
    expect([status, body.field]).toEqual([400, 'fields']);
  });
});

test('refusals of the list go out whole', async () => {
  const { status, body } = await read('fields=quotation_id&quotation_id=999999');
  expect([status, body]).toEqual([
    404,
    { success: false, message: 'Quotation not found', error: 'NOT_FOUND' },
  ]);
});
