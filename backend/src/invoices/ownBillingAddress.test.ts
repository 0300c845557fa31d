import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, call } from '../../testing/testCompany.ts';
import { readInvoice, send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { generate, moveTo } from '../../testing/testPurchasing.ts';

/** Two customers of one organisation, with one GST number. */
const FIRST_14 = '29AAACR5055K1Z';
const GSTIN = FIRST_14 + gstinCheckCharacter(FIRST_14);
let company: Logistics;
let masters: ReturnType<typeof testMasters>;

beforeAll(async () => {
  company = await addLogistics();
  masters = testMasters(company.test.db);
  await masters.registration({ org_id: 1, legal_name: 'Udupi Hotels', gst_no: GSTIN });
}, 60_000);
afterAll(() => company.test.close());

const api = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);

async function order() {
  const request_id = await addRfq(company.test, company.company, {});
  const made = await api('POST', '/quotation', { quotation_items: [{ request_id }] });
  const { quotation_id } = made.body.data;
  return (await api('POST', '/createOrderFromQuotation', { quotation_id })).body.order;
}
async function invoice(order_id: number) {
  for (const { po_id } of (await generate(company, order_id)).body.data)
    await moveTo(company, po_id, 'ISSUED');
  const [id] = await send(company, order_id);
  return readInvoice(company, id!);
}

test('a customer is billed at its own address under the GST number of its organisation, from then on', async () => {
  const { tenantId, skuId } = company.company;
  const before = await order();
  const issued = await invoice(before.order_id);
  const own = {
    legal_name: 'Udupi Hotels',
    gst_no: GSTIN,
    address1: '7 Accounts Road',
    city: 'Mysuru',
    postal_code: '570001',
  };
  const made = await api('POST', '/billing_registration', { tenant_id: tenantId, ...own });
  expect(made.body.data).toMatchObject({ ...own, state: 'Karnataka' });

  const after = await order();
  expect(after.billing_details).toMatchObject(own);
  expect(await invoice(after.order_id)).toMatchObject({
    billing_details: own,
    tenant_gstin: GSTIN,
    place_of_supply: issued.place_of_supply,
    invoice_gst_amount: issued.invoice_gst_amount,
  });
  // issued invoices keep their address, and so does the organisation's other customer
  expect((await readInvoice(company, issued.invoice_id)).billing_details).toEqual(
    issued.billing_details,
  );
  const other = await masters.tenant({ org_id: 1 });
  const line = { product_sku_id: skuId, quantity: 1, selling_price: '100' };
  const { body } = await api('POST', '/createOrder', {
    tenant_id: other,
    address_id: await masters.address('TENANT', other),
    order_lines: [line],
  });
  expect(body.order.billing_details).toEqual(before.billing_details);
});

test('it lies in the state of the GST number, which is the place of supply', async () => {
  const other = await masters.tenant({ org_id: 1 });
  const kochi = { address1: '1 MG Road', city: 'Ernakulam', postal_code: '682001' };
  const body = { tenant_id: other, legal_name: 'Udupi Hotels', gst_no: GSTIN, ...kochi };
  expect(await api('POST', '/billing_registration', body)).toMatchObject({ status: 400 });
});
