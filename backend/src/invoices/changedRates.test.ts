import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { readInvoice, send } from '../../testing/testInvoices.ts';
import { addIssuedOrder, addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { brokenMoneyRules } from '../../testing/testMoneyRules.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';

const { TOP_ADMIN } = Role;
let company: Logistics;
let drafting: Logistics;
beforeAll(async () => {
  company = await addLogistics();
  const { outbox } = testOutbox();
  drafting = await addLogistics(
    await createTestApp({ env: { INVOICE_AT_DISPATCH: 'draft' }, services: { outbox } }),
  );
}, 60_000);
afterAll(() => Promise.all([company.test.close(), drafting.test.close()]));

/** The rate of the goods, as the form of the product changes it. */
async function setRate(of: Logistics, pan_india_gst: string) {
  const { product_id } = await of.test.db
    .selectFrom('skus')
    .select('product_id')
    .where('product_sku_id', '=', of.company.skuId)
    .executeTakeFirstOrThrow();
  await of.test.db
    .updateTable('products')
    .set({ pan_india_gst, tax_category: pan_india_gst === '0' ? 'EXEMPT' : 'TAXABLE' })
    .where('product_id', '=', product_id)
    .execute();
}
beforeEach(() => Promise.all([setRate(company, '12'), setRate(drafting, '12')]));

const readOrder = async (of: Logistics, order_number: string) =>
  (
    await call(
      of.test,
      TOP_ADMIN,
      'GET',
      `/getOrderRequest?order_number=${encodeURIComponent(order_number)}`,
    )
  ).body.orders[0];
const put = (of: Logistics, body: object) => call(of.test, TOP_ADMIN, 'PUT', '/invoice', body);
const again = (of: Logistics, challan_id: number, more: object = {}) =>
  call(of.test, TOP_ADMIN, 'POST', '/invoice', { challan_id, ...more });

test('goods that leave after a change of rate are invoiced at the new one; order and log follow', async () => {
  const { order_id, order_number } = await addIssuedOrder(company);
  expect(await readOrder(company, order_number)).toMatchObject({ order_grand_total: '1232.00' });
  await setRate(company, '18');
  const [id] = await send(company, order_id);
  const invoice = await readInvoice(company, id!);
  expect(invoice).toMatchObject({ invoice_gst_amount: '198.00', invoice_grand_total: '1298.00' });
  expect(invoice.invoice_lines).toMatchObject([{ pan_india_gst: '18.00' }]);
  const order = await readOrder(company, order_number);
  expect(order).toMatchObject({ order_grand_total: '1298.00' });
  const { body } = await call(company.test, TOP_ADMIN, 'GET', `/logs?order_number=${order_number}`);
  const taxed = body.data.find(({ action }: { action: string }) => action === 'TAX');
  expect(JSON.stringify(taxed)).toMatch(/line 1 pan_india_gst.*12\.00.*18\.00/);
  expect(await brokenMoneyRules(company.test.db)).toEqual([]);
});

test('what left before keeps its rate, the rest of the line takes the new one, and the line is their sum', async () => {
  const { order_id, order_number } = await addIssuedOrder(company);
  const [first] = await send(company, order_id, 4);
  await setRate(company, '18');
  const [second] = await send(company, order_id, 3);
  await setRate(company, '5');
  const [third] = await send(company, order_id);
  const rates = await Promise.all(
    [first, second, third].map(async (id) => {
      const { invoice_lines, invoice_gst_amount } = await readInvoice(company, id!);
      return [invoice_lines[0].pan_india_gst, invoice_gst_amount];
    }),
  );
  expect(rates).toEqual([
    ['12.00', '52.80'],
    ['18.00', '59.40'],
    ['5.00', '16.50'],
  ]);
  expect(await readOrder(company, order_number)).toMatchObject({ order_grand_total: '1228.70' });
  expect(await brokenMoneyRules(company.test.db)).toEqual([]);
  // an invoice that is cancelled is made anew at the rate of today, or of the order where that is asked for
  const { challan_id } = await readInvoice(company, second!);
  await put(company, { invoice_id: second, status: 'CANCELLED', reason: 'Wrong address' });
  const made = await again(company, challan_id);
  expect(made.body.data).toMatchObject({ invoice_gst_amount: '16.50' });
  expect(await brokenMoneyRules(company.test.db)).toEqual([]);
});

test('a change to exempt goods makes the invoice a bill of supply', async () => {
  const { order_id } = await addIssuedOrder(company);
  await setRate(company, '0');
  const [id] = await send(company, order_id);
  expect(await readInvoice(company, id!)).toMatchObject({
    invoice_kind: 'BILL_OF_SUPPLY',
    invoice_gst_amount: '0.00',
  });
});

test('a draft of before the change is not issued by mistake', async () => {
  const { order_id } = await addIssuedOrder(drafting);
  const [draft] = await send(drafting, order_id);
  await setRate(drafting, '18');
  const issue = (more: object = {}) =>
    put(drafting, { invoice_id: draft, status: 'ISSUED', ...more });
  expect(await issue()).toMatchObject({
    status: 400,
    body: {
      error: 'RATES_CHANGED',
      message: expect.stringContaining(
        'Line 1 (Linen SKU) is drafted at 12 % and its product has 18 % now.',
      ),
    },
  });
  const { challan_id } = await readInvoice(drafting, draft!);
  await put(drafting, { invoice_id: draft, status: 'VOID', reason: 'New rate' });
  const made = (await again(drafting, challan_id)).body.data;
  expect(made).toMatchObject({ status: 'DRAFT', invoice_grand_total: '1298.00' });
  const issued = await put(drafting, { invoice_id: made.invoice_id, status: 'ISSUED' });
  expect(issued.body.data).toMatchObject({ status: 'ISSUED', invoice_gst_amount: '198.00' });
});

test('a person keeps the rates of a draft whose goods were paid before', async () => {
  const { order_id } = await addIssuedOrder(drafting);
  const [draft] = await send(drafting, order_id);
  await setRate(drafting, '18');
  const kept = await put(drafting, { invoice_id: draft, status: 'ISSUED', keep_rates: true });
  expect(kept.body.data).toMatchObject({ status: 'ISSUED', invoice_gst_amount: '132.00' });
  const { challan_id } = await readInvoice(drafting, draft!);
  await put(drafting, { invoice_id: draft, status: 'CANCELLED', reason: 'Wrong address' });
  const made = await again(drafting, challan_id, { keep_rates: true });
  expect(made.body.data).toMatchObject({ status: 'DRAFT', invoice_gst_amount: '132.00' });
  const { invoice_id } = made.body.data;
  expect((await put(drafting, { invoice_id, status: 'ISSUED' })).status).toBe(400);
  await put(drafting, { invoice_id, status: 'ISSUED', keep_rates: true });
  expect(await brokenMoneyRules(drafting.test.db)).toEqual([]);
});
