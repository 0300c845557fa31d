import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, call } from '../../testing/testCompany.ts';
import { readInvoice, send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics, ship, waiting } from '../../testing/testLogistics.ts';
import { generate, moveTo, type TestOrder } from '../../testing/testPurchasing.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const api = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);

const NEAR = {
  address1: '4 Lake Road',
  city: 'Mysuru',
  state: 'Karnataka',
  postal_code: '570001',
};
const FAR = { address1: '4 Lake Road', city: 'Panaji', state: 'Goa', postal_code: '403001' };

async function newAddress(place: object = NEAR): Promise<number> {
  const owner = { entity_type: 'TENANT', entity_id: company.company.tenantId, country: 'India' };
  return (await api('POST', '/address', { ...owner, ...place })).body.address.address_id;
}
const move = async (address_id: number, place: object = FAR) =>
  (await api('PATCH', '/address', { address_id, ...place })).body;

interface Wanted {
  quantity?: number;
  addressId: number;
}
async function newQuotation(lines: readonly Wanted[]): Promise<number> {
  const ids = [];
  for (const line of lines) ids.push(await addRfq(company.test, company.company, line));
  const quotation_items = ids.map((request_id) => ({ request_id }));
  return (await api('POST', '/quotation', { quotation_items })).body.quotation_id;
}
const convert = async (quotation_id: number) =>
  (await api('POST', '/createOrderFromQuotation', { quotation_id })).body.order;
const orderOf = async (number: string) =>
  (await api('GET', `/getOrderRequest?order_number=${number}`)).body.order;

/** An order whose goods can be sent: of the far vendor, its purchase orders issued. */
async function newOrder(...lines: Wanted[]): Promise<TestOrder> {
  const order = await convert(await newQuotation(lines));
  const made = await generate(company, order.order_id);
  for (const { po_id } of made.body.data) await moveTo(company, po_id, 'ISSUED');
  return { ...order, lines: order.order_lines };
}
const auditsOf = (order_id: number) =>
  company.test.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'ORDER')
    .where('entity_id', '=', order_id)
    .where('action', '=', 'TAX')
    .execute();

describe('an address that moves to another state', () => {
  test('takes the open lines of its orders with it; the order says so', async () => {
    const addressId = await newAddress();
    const { order_number, order_id } = await newOrder({ quantity: 10, addressId });
    const { version } = await orderOf(order_number);
    expect(await move(addressId)).toMatchObject({
      address: { state: 'Goa', state_code: '30' },
      taxed_anew: [order_number],
    });
    const order = await orderOf(order_number);
    expect(order).toMatchObject({ version: version + 1, order_grand_total: '1232.00' });
    expect(order.order_lines).toMatchObject([
      {
        cgst_amount: '0.00',
        igst_amount: '132.00',
        state_code: '30',
        within_state: false,
        taxed_before: '29',
        taxed_anew_at: expect.any(String),
        delivery_address_details: { city: 'Panaji', state_code: '30' },
      },
    ]);
    expect(await auditsOf(order_id)).toEqual([
      { action: 'TAX', changes: { 'line 1 state': { from: 'Karnataka', to: 'Goa' } } },
    ]);
    expect(await move(addressId, { ...FAR, address1: '5 Lake Road' })).toMatchObject({
      taxed_anew: [],
    });
    const [invoice] = await send(company, order_id);
    expect(await readInvoice(company, invoice!)).toMatchObject({
      place_of_supply: 'Goa',
      within_state: false,
      invoice_lines: [{ igst_amount: '132.00', cgst_amount: '0.00' }],
    });
  });

  test('leaves what is invoiced; the rest of the order goes on another challan and invoice', async () => {
    const addressId = await newAddress();
    const { order_number, order_id } = await newOrder(
      { quantity: 10, addressId },
      { quantity: 5, addressId },
    );
    const { db } = company.test;
    const [first] = (await orderOf(order_number)).order_lines;
    await sendOnly(first.line_id, 4);
    await move(addressId);
    const lines = (await orderOf(order_number)).order_lines;
    expect(lines).toMatchObject([
      { within_state: true, state_code: '29', cgst_amount: '66.00', taxed_anew_at: null },
      { within_state: false, state_code: '30', igst_amount: '66.00', taxed_before: '29' },
    ]);
    const invoices = await send(company, order_id);
    const read = await Promise.all(invoices.map((id) => readInvoice(company, id)));
    expect(
      read
        .map((one) => [one.place_of_supply, one.within_state, one.invoice_lines.length])
        .toSorted(),
    ).toEqual([
      ['Goa', false, 1],
      ['Karnataka', true, 1],
    ]);
    const challans = await db
      .selectFrom('delivery_challans')
      .select(['challan_id', 'to_address', 'within_state'])
      .where('order_id', '=', order_id)
      .orderBy('within_state')
      .execute();
    expect(challans.map((row) => [row.to_address, row.within_state])).toEqual([
      [addressId, false],
      [addressId, true],
      [addressId, true],
    ]);
  });

  test('by a change of the customer too', async () => {
    const { db } = company.test;
    const { addressId } = company.company;
    const { order_number } = await newOrder({ addressId });
    const shipping_address = { ...FAR, address1: '1 Main Road' };
    await api('PATCH', '/tenant/updateTenant', {
      tenant_id: company.company.tenantId,
      shipping_address,
    });
    expect((await orderOf(order_number)).order_lines).toMatchObject([{ state_code: '30' }]);
    await api('PATCH', '/tenant/updateTenant', {
      tenant_id: company.company.tenantId,
      shipping_address: { ...NEAR, address1: '1 Main Road' },
    });
    expect((await orderOf(order_number)).order_lines).toMatchObject([
      { state_code: '29', within_state: true, taxed_before: '30' },
    ]);
    expect(
      await db
        .selectFrom('addresses')
        .select('state_code')
        .where('address_id', '=', addressId)
        .executeTakeFirst(),
    ).toEqual({ state_code: '29' });
  });

  test('drafts of quotations follow; of one that is sent the order says what it was quoted for', async () => {
    const addressId = await newAddress();
    const [draft, sent] = [
      await newQuotation([{ addressId }]),
      await newQuotation([{ addressId }]),
    ];
    const recalled = await newQuotation([{ addressId }]);
    for (const quotation_id of [sent, recalled])
      await api('PUT', '/quotation', { quotation_id, status: 'CONFIRMED' });
    await move(addressId);
    const itemsOf = async (id: number) =>
      (await api('GET', `/quotation?quotation_id=${id}`)).body.data[0].quotation_items;
    expect(await itemsOf(draft)).toMatchObject([{ state_code: '30', within_state: false }]);
    expect(await itemsOf(sent)).toMatchObject([{ state_code: '29', within_state: true }]);
    await api('PUT', '/quotation', { quotation_id: recalled, status: 'SENT' });
    expect(await itemsOf(recalled)).toMatchObject([{ state_code: '30', within_state: false }]);
    expect((await convert(sent)).order_lines).toMatchObject([
      { state_code: '30', within_state: false, taxed_before: '29' },
    ]);
    expect((await convert(draft)).order_lines).toMatchObject([
      { state_code: '30', taxed_before: null, taxed_anew_at: null },
    ]);
  });

  test('another address of the order by hand is no notice', async () => {
    const addressId = await newAddress();
    const { order_number } = await convert(await newQuotation([{ addressId }]));
    await move(addressId);
    await api('POST', '/updateOrder', { order_number, address_id: company.company.farAddressId });
    expect((await orderOf(order_number)).order_lines).toMatchObject([
      { state_code: '32', taxed_before: null, taxed_anew_at: null },
    ]);
  });
});

/** Units of one line, the others wait. */
async function sendOnly(lineId: number, units: number): Promise<void> {
  const { db } = company.test;
  const { order_id } = await db
    .selectFrom('order_lines')
    .select('order_id')
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow();
  const points = (await waiting(company, { orderId: order_id })).filter(
    (point) => point.orderLineId === lineId,
  );
  const quantities = new Map(points.map((point) => [point.id, units]));
  const { status } = await ship(company, points, { quantities });
  expect(status).toBe(200);
}

describe('lines without tax', () => {
  test.each([
    ['of a rate of 0 %', '0', 'NIL_RATED', '110'],
    ['of a tax below half a paisa', '12', 'TAXABLE', '0.01'],
  ] as const)(
    '%s are inter-state when the place of supply says so',
    async (_, gst, tax_category, selling_price) => {
      const { db } = company.test;
      const { farAddressId: address_id, tenantId: tenant_id, skuId, sellerId } = company.company;
      await db
        .updateTable('products')
        .set({ pan_india_gst: gst, tax_category })
        .where('product_id', '=', (eb) =>
          eb.selectFrom('skus').select('product_id').where('product_sku_id', '=', skuId),
        )
        .execute();
      const line = {
        product_sku_id: skuId,
        seller_id: sellerId,
        quantity: 1,
        selling_price,
        below_cost_reason: 'Sample',
      };
      const made = await api('POST', '/createOrder', {
        tenant_id,
        address_id,
        order_lines: [line],
      });
      const { order_id, order_lines } = made.body.order;
      expect(order_lines).toMatchObject([{ within_state: false, igst_amount: '0.00' }]);
      const pos = await generate(company, order_id);
      for (const { po_id } of pos.body.data) await moveTo(company, po_id, 'ISSUED');
      const [invoice] = await send(company, order_id);
      expect(await readInvoice(company, invoice!)).toMatchObject({
        place_of_supply: 'Kerala',
        within_state: false,
      });
      const challan = await db
        .selectFrom('delivery_challans')
        .select('within_state')
        .where('order_id', '=', order_id)
        .executeTakeFirst();
      expect(challan).toEqual({ within_state: false });
      await db
        .updateTable('products')
        .set({ pan_india_gst: '12', tax_category: 'TAXABLE' })
        .where('product_id', '=', (eb) =>
          eb.selectFrom('skus').select('product_id').where('product_sku_id', '=', skuId),
        )
        .execute();
    },
  );
});
