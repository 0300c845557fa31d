import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { financialYear } from '../core/data/documentNumber.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

async function addQuotation(confirmed = true): Promise<number> {
  const request_id = await addRfq(app, company);
  const { body } = await call(app, Role.SALES, 'POST', '/quotation', {
    quotation_items: [
      { request_id, quotation_line_discount: '10', below_cost_reason: 'Old stock' },
    ],
  });
  if (confirmed)
    await call(app, Role.TOP_ADMIN, 'PUT', '/quotation', {
      quotation_id: body.quotation_id,
      status: 'CONFIRMED',
    });
  return body.quotation_id;
}
const convert = (
  quotation_id: number,
  more: object = {},
  role: number = Role.SALES,
  headers = {},
) => call(app, role, 'POST', '/createOrderFromQuotation', { quotation_id, ...more }, headers);
describe('POST /createOrderFromQuotation', () => {
  test('copies items, discount, rate and sums; the quotation is converted', async () => {
    const quotation_id = await addQuotation();
    const { status, body } = await convert(quotation_id, {
      customer_po_no: 'PO/77',
      edd: `${NEXT_YEAR}-12-31`,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      quotation_id,
      order: {
        status: 'CONFIRMED',
        customer_po_no: 'PO/77',
        edd: `${NEXT_YEAR}-12-31`,
        order_grand_total: '1108.80',
      },
    });
    expect(body.order.order_number).toMatch(new RegExp(`^SO-${financialYear()}-\\d{5}$`));
    expect(body.order.order_lines).toMatchObject([
      {
        quantity: 10,
        selling_price: '110.00',
        order_line_discount: '10.00',
        pan_india_gst: '12.00',
        line_total: '1108.80',
        offer_price: null,
      },
    ]);
    const seen = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/getOrderRequest?order_number=${body.order.order_number}`,
    );
    // 110 less 10 %, bought for 100
    expect(seen.body.order.order_lines).toMatchObject([{ offer_price: '100.00', mg: '-1.00' }]);
    const quotation = (
      await call(app, Role.SALES, 'GET', `/quotation?quotation_id=${quotation_id}`)
    ).body.data[0];
    expect(quotation).toMatchObject({
      status: 'CONVERTED_TO_ORDER',
      order_number: body.order.order_number,
    });
  });

  test('ten people at once: one order, and all of them are shown it', async () => {
    const quotation_id = await addQuotation();
    const answers = await Promise.all(Array.from({ length: 10 }, () => convert(quotation_id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.order.order_number)).size).toBe(1);
    expect(answers.find(({ body }) => !body.success)!.body.error).toBe(
      'Quotation has an active order',
    );
    expect(
      await app.db
        .selectFrom('orders')
        .select('order_id')
        .where('quotation_id', '=', quotation_id)
        .execute(),
    ).toHaveLength(1);
  });

  test('a double click under one key gets the first answer twice', async () => {
    const quotation_id = await addQuotation();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all([
      convert(quotation_id, {}, Role.SALES, key),
      convert(quotation_id, {}, Role.SALES, key),
    ]);
    expect(one.body).toEqual(two.body);
    expect(one.body.success).toBe(true);
  });

  test('the database itself refuses a second live order', async () => {
    const quotation_id = await addQuotation();
    const { order } = (await convert(quotation_id)).body;
    const row = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    const { order_id: _, ...copy } = row;
    await expect(
      app.db
        .insertInto('orders')
        .values({ ...copy, order_number: 'SO-X' })
        .execute(),
    ).rejects.toThrow('orders_one_live_per_quotation');
  });

  test('order numbers have no gaps, also when conversions fail between them', async () => {
    const ids = [await addQuotation(), await addQuotation(), await addQuotation()];
    const answers = await Promise.all([
      ...ids.map((id) => convert(id)),
      convert(ids[0]!, { address_id: 999_999 }),
      convert(ids[1]!, { edd: '2020-01-01' }),
    ]);
    const numbers = answers
      .filter(({ body }) => body.success)
      .map(({ body }) => Number(body.order.order_number.split('-')[2]))
      .toSorted((a, b) => a - b);
    expect(numbers).toHaveLength(3);
    expect(numbers[2]! - numbers[0]!).toBe(2);
  });

  test('a draft needs APPROVE and is confirmed on the way; a rejected one is refused', async () => {
    const draft = await addQuotation(false);
    expect((await convert(draft)).status).toBe(403);
    expect((await convert(draft, {}, Role.TOP_ADMIN)).body.success).toBe(true);
    const rejected = await addQuotation();
    await call(app, Role.TOP_ADMIN, 'PUT', '/quotation', {
      quotation_id: rejected,
      status: 'REJECTED',
      reject_message: 'No',
    });
    expect(await convert(rejected)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION', from: 'REJECTED' },
    });
  });

  test('another delivery address changes the place of supply, and must be the customer’s own', async () => {
    const quotation_id = await addQuotation();
    expect(await convert(quotation_id, { address_id: company.foreignAddressId })).toMatchObject({
      status: 400,
      body: { field: 'address_id' },
    });
    const { order } = (await convert(quotation_id, { address_id: company.farAddressId })).body;
    expect(order.order_lines[0]).toMatchObject({
      cgst_amount: '0.00',
      igst_amount: '118.80',
      line_total: '1108.80',
    });
  });

  test('a quotation outside the row scope is not found', async () => {
    expect(await convert(await addQuotation(), {}, Role.SALES_SECOND)).toMatchObject({
      status: 404,
    });
  });
});

describe('numbers in lists', () => {
  test('are found by any part, in any case and behind #', async () => {
    const { body } = await convert(await addQuotation(), { customer_po_no: 'KT/4711/B' });
    const { order_id, order_number } = body.order;
    const found = async (query: string) =>
      (await call(app, Role.SALES, 'GET', `/getOrderRequest?limit=200&${query}`)).body.orders?.map(
        (one: { order_id: number }) => one.order_id,
      );
    for (const part of [order_number.slice(3), order_number.slice(-3), order_number.slice(-2)]) {
      expect(await found(`order_number_part=${part}`)).toContain(order_id);
      expect(await found(`order_number_part=%23${part}`)).toContain(order_id);
    }
    expect(await found(`order_number_part=${order_number.toLowerCase()}`)).toEqual([order_id]);
    expect(await found('customer_po_no=4711')).toEqual([order_id]);
    expect(await found('customer_po_no=kt/4711')).toEqual([order_id]);
    expect(await found('order_number_part=nothing')).toEqual([]);
    const { tenant_name } = await app.db
      .selectFrom('orders as o')
      .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
      .select('t.tenant_name')
      .where('o.order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const part = encodeURIComponent(tenant_name.slice(1, -1).toUpperCase());
    expect(await found(`customer_name=${part}`)).toContain(order_id);
    expect(await found(`customer_name=${part}%25`)).toEqual([]);
  });
});

describe('GET /getOrderRequest', () => {
  test('by number or id, by literal status, in the row scope only', async () => {
    const { order } = (await convert(await addQuotation())).body;
    for (const key of [order.order_number, order.order_id])
      expect(
        (await call(app, Role.SALES, 'GET', `/getOrderRequest?order_number=${key}`)).body,
      ).toMatchObject({
        count: 1,
        orders: [{ order_id: order.order_id }],
        order: { order_id: order.order_id },
      });
    expect((await call(app, Role.SALES, 'GET', '/getOrderRequest')).body.order).toBeUndefined();
    expect(
      (
        await call(
          app,
          Role.SALES,
          'GET',
          `/getOrderRequest?order_number=${order.order_number}&status=PAID`,
        )
      ).body.count,
    ).toBe(0);
    expect(
      (
        await call(
          app,
          Role.SALES_SECOND,
          'GET',
          `/getOrderRequest?order_number=${order.order_number}`,
        )
      ).body.count,
    ).toBe(0);
  });

  test.each(['number=1', 'mapQty=true', 'status=OPEN'])('%s: 400', async (query) => {
    expect((await call(app, Role.SALES, 'GET', `/getOrderRequest?${query}`)).status).toBe(400);
  });
});
