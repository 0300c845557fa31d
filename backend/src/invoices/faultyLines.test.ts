import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testChallans } from '../../testing/testChallans.ts';
import { credit, readInvoice, send } from '../../testing/testInvoices.ts';
import {
  addIssuedOrder,
  addLogistics,
  type Logistics,
  ship,
  waiting,
} from '../../testing/testLogistics.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';

let company: Logistics;
let productId: number;
beforeAll(async () => {
  const { outbox } = testOutbox();
  company = await addLogistics(
    await createTestApp({ env: { INVOICE_AT_DISPATCH: 'draft' }, services: { outbox } }),
  );
  ({ product_id: productId } = await company.test.db
    .selectFrom('skus')
    .select('product_id')
    .where('product_sku_id', '=', company.company.skuId)
    .executeTakeFirstOrThrow());
}, 60_000);
afterAll(() => company.test.close());

const SOUND = { hsn_code: '6302', pan_india_gst: '12', tax_category: 'TAXABLE' } as const;
/** Rows from before products were validated. */
const product = (values: object) =>
  company.test.db
    .updateTable('products')
    .set({ ...SOUND, ...values })
    .where('product_id', '=', productId)
    .execute();
beforeEach(() => product({}));

const issue = (invoice_id: number) =>
  call(company.test, Role.TOP_ADMIN, 'PUT', '/invoice', { invoice_id, status: 'ISSUED' });
const taken = () =>
  company.test.db
    .selectFrom('document_series')
    .select(['series', 'last_number'])
    .orderBy('series')
    .execute();
const FAULTY = 'Line 1 (Linen SKU)';

test.each([
  ['without HSN code', { hsn_code: null }, 'It has no HSN code.'],
  ['with five digits', { hsn_code: '63023' }, 'HSN code 63023 has not 4, 6 or 8 digits'],
  ['with a service', { hsn_code: '9954' }, 'HSN code 9954 is of a service'],
])('an invoice and a challan %s are not numbered', async (_, values, problem) => {
  const order = await addIssuedOrder(company);
  const [draft] = await send(company, order.order_id, 4);
  await product(values);
  const before = await taken();
  const points = await waiting(company, { orderId: order.order_id });
  for (const answer of [await issue(draft!), await ship(company, points)]) {
    expect(answer).toMatchObject({ status: 400, body: { error: 'FAULTY_LINES' } });
    expect(answer.body.message).toContain(`cannot be numbered. ${FAULTY}: ${problem}`);
  }
  expect(await taken()).toEqual(before);
  expect(await readInvoice(company, draft!)).toMatchObject({
    status: 'DRAFT',
    invoice_number: null,
  });
  // the product is mended, and the draft with it
  await product({});
  expect((await issue(draft!)).body.data).toMatchObject({ status: 'ISSUED' });
});

test.each([
  ['17 %', { pan_india_gst: '17' }, '17 % is no GST rate'],
  ['0 % without its kind', { pan_india_gst: '0' }, 'Goods of 0 % are nil rated, exempt'],
])('goods of %s are not sent: nothing could be invoiced', async (_, values, problem) => {
  const order = await addIssuedOrder(company);
  await product(values);
  const before = await taken();
  const answer = await ship(company, await waiting(company, { orderId: order.order_id }));
  expect(answer).toMatchObject({ status: 400, body: { error: 'FAULTY_LINES' } });
  expect(answer.body.message).toContain(`${FAULTY}: ${problem}`);
  expect(await taken()).toEqual(before);
});

test("a vendor's bill is not issued without HSN code, and is once the product has it", async () => {
  const challans = testChallans(company);
  const { challanId } = await challans.toCustomer();
  await product({ hsn_code: null });
  expect((await challans.issueBill(challanId)).body).toMatchObject({
    error: 'FAULTY_LINES',
    message: `The bill cannot be numbered. ${FAULTY}: It has no HSN code. Correct the product.`,
  });
  await product({});
  expect((await challans.issueBill(challanId)).status).toBe(200);
});

test('a challan made by hand names the line with a value and no HSN code', async () => {
  const { skuId } = company.company;
  await product({ hsn_code: null });
  const make = (more: object) =>
    call(company.test, Role.OPERATIONS, 'POST', '/dc', {
      challan_type: 'OTHER',
      from_address: company.warehouseAddressId,
      to_address: company.company.addressId,
      dc_lines: [{ product_sku_id: skuId, delivered_qty: 1, ...more }],
    });
  expect((await make({ unit_value: '12' })).body).toMatchObject({
    error: 'VALIDATION',
    field: 'dc_lines.0.product_sku_id',
    message: `${FAULTY}: It has no HSN code. Correct the product.`,
  });
  expect((await make({})).status).toBe(200);
});

test('a credit note on an invoice of before is issued: its goods are frozen, and nothing could mend them', async () => {
  const order = await addIssuedOrder(company);
  const [id] = await send(company, order.order_id);
  expect((await issue(id!)).status).toBe(200);
  await product({ hsn_code: null });
  expect(await credit(company, id!)).toBeGreaterThan(0);
});
