import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { readInvoice, send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics, ship, waiting } from '../../testing/testLogistics.ts';
import { moveTo } from '../../testing/testPurchasing.ts';
import { addKerala, gstinOf, KERALA } from '../../testing/testRegistrations.ts';
import { adjust } from '../../testing/testStock.ts';

/** A company of two registrations, Karnataka (the default) and Kerala, each with a warehouse. */
let company: Logistics;
let kerala: Awaited<ReturnType<typeof addKerala>>;
let skuId: number;
beforeAll(async () => {
  company = await addLogistics();
  kerala = await addKerala(company);
  skuId = company.company.skuId;
  await adjust(company.test, { warehouseId: company.warehouseId, skuId, quantity: 1000 });
}, 90_000);
afterAll(() => company.test.close());

const api = async (method: 'GET' | 'POST', url: string, body?: object) => {
  const { status, body: answer } = await call(company.test, Role.TOP_ADMIN, method, url, body);
  if (status !== 200 && !url.startsWith('/dc')) throw new Error(JSON.stringify(answer));
  return { status, ...answer };
};
const HOME = gstinOf('29');

test('goods do not go to a warehouse of another registration, and who tries is told how they are supplied', async () => {
  const { status, field, message } = await api('POST', '/dc', {
    challan_type: 'OTHER',
    from_address: company.warehouseAddressId,
    to_address: kerala.warehouseAddressId,
    dc_lines: [{ product_sku_id: skuId, delivered_qty: 5, unit_value: '100.00' }],
  });
  expect([status, field]).toEqual([400, 'from_address']);
  expect(message).toMatch(
    new RegExp(
      `an order supplied by ${HOME} to a customer that has the GST number ${KERALA.gstin}, and .* a vendor that has the GST number ${HOME}$`,
    ),
  );
});

test('a warehouse where goods lie does not move into the state of another registration', async () => {
  const { test: app } = company;
  const place = {
    address1: 'Infopark Road',
    city: 'Ernakulam',
    state: 'Kerala',
    postal_code: '682042',
  };
  const move = (address_id: number) =>
    call(app, Role.TOP_ADMIN, 'PATCH', '/address', { address_id, ...place });
  expect(await move(company.warehouseAddressId)).toMatchObject({
    status: 400,
    body: { field: 'state', message: expect.stringContaining('goods lie there') },
  });
  const stays = await app.db
    .selectFrom('addresses')
    .select('state')
    .where('address_id', '=', company.warehouseAddressId)
    .executeTakeFirstOrThrow();
  expect(stays.state).toBe('Karnataka');
  // the other warehouse is empty
  expect((await move(kerala.warehouseAddressId)).status).toBe(200);
});

/** The other registration as a customer, with a place beside its warehouse. */
async function asCustomer() {
  const { city, state, postal_code, gstin } = KERALA;
  const { tenant_id } = await api('POST', '/tenant/createTenant', {
    ...{ tenant_name: 'Own branch in Kerala', org_id: 1, gst_no: gstin },
  });
  const { address } = await api('POST', '/address', {
    ...{ entity_type: 'TENANT', entity_id: tenant_id, address1: '2 Willingdon Island' },
    ...{ city, state, postal_code, country: 'India' },
  });
  return { tenant_id, address_id: address.address_id };
}

/** Makes this registration a vendor, with its warehouse as office. */
async function asVendor(): Promise<number> {
  const { data } = await api('POST', '/createSeller', {
    ...{ seller_name: 'Own branch in Karnataka', gstin: HOME, pin_code: 560066 },
    ...{ mobile_1: '9000011111', email_id_1: 'branch@example.com', categories: [1] },
    office_address_details: {
      ...{ address1: 'Plot 14, EPIP Zone', city: 'Bengaluru Urban' },
      ...{ state: 'Karnataka', postal_code: '560066' },
    },
  });
  return data.seller_id;
}

test('they are sold by one and bought by the other: a tax invoice with IGST, a bill with input tax of the same heads', async () => {
  const buyer = await asCustomer();
  const line = { product_sku_id: skuId, quantity: 10, selling_price: '100.00' };
  const { order } = await api('POST', '/createOrder', {
    ...{ ...buyer, gst_registration_id: kerala.homeId },
    order_lines: [
      { ...line, warehouse_id: company.warehouseId, below_cost_reason: 'At cost, rule 28' },
    ],
  });
  const [id] = await send(company, order.order_id);
  const invoice = await readInvoice(company, id!);
  expect(invoice).toMatchObject({
    ...{ house_gstin: HOME, tenant_gstin: KERALA.gstin, invoice_taxable_amount: '1000.00' },
    invoice_lines: [{ cgst_amount: '0.00', igst_amount: '120.00' }],
  });
  const { data: po } = await api('POST', '/createPurchaseOrder', {
    ...{ seller_id: await asVendor(), warehouse_id: kerala.warehouseId },
    purchase_order_lines: [{ product_sku_id: skuId, quantity: 10, offer_price: '100.00' }],
  });
  await moveTo(company, po.po_id, 'ISSUED');
  const there = { ...company, warehouseAddressId: kerala.warehouseAddressId };
  const points = await waiting(company, { poId: po.po_id });
  const { body } = await ship(there, points, { toWarehouse: true });
  const [bill] = body.data.bills;
  const read = await api('GET', `/bill?bill_id=${bill.bill_id}`);
  expect(read.data[0]).toMatchObject({
    bill_grand_total: invoice.invoice_grand_total,
    bill_lines: [{ cgst_amount: '0.00', igst_amount: '120.00' }],
  });
});
