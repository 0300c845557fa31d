import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { addKerala, gstinOf, KERALA } from '../../testing/testRegistrations.ts';
import { adjust } from '../../testing/testStock.ts';

/** A company of two registrations, Karnataka (the default) and Kerala, each with a warehouse that has stock. */
let company: Logistics;
let kerala: Awaited<ReturnType<typeof addKerala>>;
beforeAll(async () => {
  company = await addLogistics();
  kerala = await addKerala(company);
  const { warehouseId, company: goods } = company;
  await adjust(company.test, { warehouseId, skuId: goods.skuId, quantity: 1000 });
}, 90_000);
afterAll(() => company.test.close());

const api = (method: 'POST' | 'PUT', url: string, body: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);

/** Ten pieces to the customer, from a warehouse of the registration; answers the order's number. */
async function supply(gst_registration_id: number, warehouse_id: number): Promise<string> {
  const { tenantId: tenant_id, addressId: address_id, skuId } = company.company;
  const made = await api('POST', '/createOrder', {
    ...{ tenant_id, address_id, gst_registration_id },
    order_lines: [
      {
        ...{ product_sku_id: skuId, warehouse_id, quantity: 10, selling_price: '110' },
        below_cost_reason: 'Of a test',
      },
    ],
  });
  await send(company, made.body.order.order_id);
  return made.body.order.order_number;
}

const comesBack = (to_address: number, more: object = {}) =>
  api('POST', '/dc', {
    challan_type: 'OTHER',
    from_address: company.company.addressId,
    to_address,
    dc_lines: [{ product_sku_id: company.company.skuId, delivered_qty: 3, unit_value: '110.00' }],
    ...more,
  });

test('goods of a customer come back to a warehouse of the registration that supplied them, with an order number and without', async () => {
  // goods that the customer never bought are its own
  const draft = await comesBack(company.warehouseAddressId);
  expect(draft.status).toBe(200);
  const order_number = await supply(kerala.registrationId, kerala.warehouseId);

  const text = expect.stringMatching(
    new RegExp(
      `supplied to this customer by GST registration ${KERALA.gstin} \\(Kerala\\), and warehouse Whitefield belongs to ${gstinOf('29')}`,
    ),
  );
  const field = 'dc_lines.0.product_sku_id';
  const elsewhere = await comesBack(company.warehouseAddressId);
  expect([elsewhere.status, elsewhere.body]).toMatchObject([400, { field, message: text }]);
  const named = await comesBack(company.warehouseAddressId, { order_number });
  expect([named.status, named.body]).toMatchObject([400, { field: 'from_address' }]);
  // the draft is of before the sale
  const { challan_id: challanId } = draft.body.data;
  const issued = await api('PUT', '/dc', { challanId, newStatus: 'ISSUED' });
  expect([issued.status, issued.body.message]).toEqual([400, text]);

  for (const more of [{}, { order_number }])
    expect((await comesBack(kerala.warehouseAddressId, more)).status).toBe(200);
  const repaired = { transport_reason: 'JOB_WORK_RETURN' };
  expect((await comesBack(company.warehouseAddressId, repaired)).status).toBe(200);

  await supply(kerala.homeId, company.warehouseId);
  expect((await comesBack(company.warehouseAddressId)).status).toBe(200);
});
