import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, PRICE, type TestCompany } from '../../testing/testCompany.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

const newEnquiry = (more: object = {}) => ({
  tenant_id: company.tenantId,
  user_id: company.contactId,
  address_id: company.addressId,
  needed_by: `${NEXT_YEAR}-01-31`,
  items: [7, 3, 5].map((quantity) => ({ product_sku_id: company.skuId, quantity })),
  ...more,
});
const create = (
  more: object = {},
  headers: Record<string, string> = {},
  role: number = Role.SALES,
) => call(app, role, 'POST', '/enquiry', newEnquiry(more), headers);
const counts = async () =>
  Promise.all([
    app.db.selectFrom('enquiries').select('enquiry_id').execute(),
    app.db.selectFrom('rfqs').select('request_id').execute(),
  ]);

test('one enquiry over its requests: one number, the day it is needed by, the lines in their order', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  const { enquiry_id, enquiry_number } = body.data[0].enquiry;
  expect(enquiry_number).toBe(`ENQ-${String(enquiry_id).padStart(5, '0')}`);
  expect(body.data).toMatchObject(
    [7, 3, 5].map((quantity, index) => ({
      quantity,
      status: 'PENDING',
      enquiry: {
        enquiry_id,
        enquiry_number,
        line_number: index + 1,
        needed_by: `${NEXT_YEAR}-01-31`,
      },
    })),
  );
  for (const typed of [enquiry_number, String(enquiry_id), `enq ${enquiry_id}`]) {
    const path = `/rfq?enquiry_number=${encodeURIComponent(typed)}`;
    const listed = await call(app, Role.SALES, 'GET', path);
    expect(listed.body.data.map((rfq: { quantity: number }) => rfq.quantity)).toEqual([7, 3, 5]);
  }
  expect((await call(app, Role.SALES, 'GET', '/rfq?enquiry_number=none')).body.count).toBe(0);
  expect(
    (await call(app, Role.SALES_SECOND, 'GET', `/rfq?enquiry_number=${enquiry_id}`)).body,
  ).toMatchObject({ count: 0 });
  const logged = await app.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'RFQ')
    .where('entity_id', '=', body.data[2].request_id)
    .executeTakeFirstOrThrow();
  expect(logged.changes).toMatchObject({ enquiry: { to: enquiry_number } });
});

test('POST /rfq makes requests without an enquiry', async () => {
  const { needed_by: _, ...body } = newEnquiry();
  const made = await call(app, Role.SALES, 'POST', '/rfq', body);
  expect(made.body.data[0].enquiry).toBeNull();
});

test('a day in the past, and each fault that POST /rfq refuses, leave nothing behind', async () => {
  const before = await counts();
  for (const [more, field] of [
    [{ needed_by: '2020-01-01' }, 'needed_by'],
    [{ needed_by: '2099-01-01' }, 'needed_by'],
    [{ needed_by: 'soon' }, 'needed_by'],
    [{ user_id: company.foreignContactId }, 'user_id'],
    [{ items: [{ product_sku_id: company.skuId, quantity: 0 }] }, 'items.0.quantity'],
    [
      {
        items: [
          { product_sku_id: company.skuId, quantity: 1 },
          { product_sku_id: 999_999, quantity: 1 },
        ],
      },
      'items.1.product_sku_id',
    ],
  ] as const)
    expect(await create(more)).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
  expect(await create({ needed_by: indianDay() }, {}, Role.FINANCE)).toMatchObject({ status: 403 });
  expect(await counts()).toEqual(before);
});

test('the same Idempotency-Key makes one enquiry', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [first, second] = await Promise.all([create({}, headers), create({}, headers)]);
  expect(first.body.data[0].enquiry).toEqual(second.body.data[0].enquiry);
});

test('an enquiry tells how many of its open lines can be quoted, to those who quote it', async () => {
  const { body } = await create({
    items: [1, 2, 3].map((quantity) => ({ product_sku_id: company.skuId, quantity })),
  });
  const ids: number[] = body.data.map((rfq: { request_id: number }) => rfq.request_id);
  const { enquiry_id } = body.data[0].enquiry;
  const change = (request_id: number, more: object) =>
    call(app, Role.TOP_ADMIN, 'PUT', '/rfq', { request_id, quantity: 1, ...more });
  const pricing = { status: 'PRICE_UPDATED', rfq_offer_id: company.offerId, ...PRICE };
  const ready = async (role: number) => {
    const { body: page } = await call(app, role, 'GET', '/enquiry/ready?limit=200');
    return page.data.find((one: { enquiry_id: number }) => one.enquiry_id === enquiry_id);
  };
  expect(await ready(Role.SALES)).toBeUndefined();
  await change(ids[0]!, pricing);
  expect(await ready(Role.SALES)).toMatchObject({ ready_count: 1, open_count: 3 });
  await change(ids[1]!, pricing);
  expect(await ready(Role.SALES)).toMatchObject({ ready_count: 2, open_count: 3 });
  await change(ids[2]!, { status: 'ARCHIVED', message: 'Not made any more' });
  expect(await ready(Role.SALES)).toMatchObject({
    enquiry_number: body.data[0].enquiry.enquiry_number,
    needed_by: `${NEXT_YEAR}-01-31`,
    ready_count: 2,
    open_count: 2,
    tenant_info: { tenant_name: 'Hotel Udupi Grand' },
  });
  expect(await ready(Role.SALES_SECOND)).toBeUndefined();
  const quoted = await call(app, Role.SALES, 'POST', '/quotation', {
    quotation_items: ids.slice(0, 2).map((request_id) => ({ request_id })),
  });
  expect(quoted.body.data.needed_by).toBe(`${NEXT_YEAR}-01-31`); // day that the order's form proposes
  expect(await ready(Role.SALES)).toBeUndefined();
});

test('the priced lines of an enquiry are quoted, the rest stays open; whole enquiries come first', async () => {
  const make = async () => {
    const { body } = await create({
      items: [1, 2].map((quantity) => ({ product_sku_id: company.skuId, quantity })),
    });
    return body.data as { request_id: number; enquiry: { enquiry_id: number } }[];
  };
  const price = ({ request_id }: { request_id: number }) =>
    call(app, Role.TOP_ADMIN, 'PUT', '/rfq', {
      ...{ request_id, quantity: 1, status: 'PRICE_UPDATED' },
      ...{ rfq_offer_id: company.offerId, ...PRICE },
    });
  const ready = async (): Promise<{ enquiry_id: number; ready_count: number }[]> =>
    (await call(app, Role.SALES, 'GET', '/enquiry/ready?limit=200')).body.data;
  const whole = await make();
  const partly = await make();
  for (const line of [...whole, partly[0]!]) await price(line);
  const ids = (await ready()).map(({ enquiry_id }) => enquiry_id);
  const at = (lines: typeof whole) => ids.indexOf(lines[0]!.enquiry.enquiry_id);
  expect(at(whole)).toBeGreaterThanOrEqual(0);
  expect(at(partly)).toBeGreaterThan(at(whole));

  const made = await call(app, Role.SALES, 'POST', '/quotation', {
    quotation_items: [{ request_id: partly[0]!.request_id }],
  });
  expect(made.status).toBe(200);
  expect((await ready()).some((one) => one.enquiry_id === partly[0]!.enquiry.enquiry_id)).toBe(
    false,
  );
  await price(partly[1]!);
  expect(await ready()).toContainEqual(
    expect.objectContaining({
      ...{ enquiry_id: partly[0]!.enquiry.enquiry_id, ready_count: 1, open_count: 1 },
    }),
  );
});
