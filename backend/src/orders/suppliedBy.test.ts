import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { generate } from '../../testing/testPurchasing.ts';
import { addKerala, gstinOf, KERALA, testRegistrations } from '../../testing/testRegistrations.ts';
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

const api = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);
const FIELD = { field: 'gst_registration_id' };

/** Goods to Karnataka, for a customer without a GST number. */
async function newOrder(line: object = {}, more: object = {}) {
  const { tenantId: tenant_id, addressId: address_id, skuId, sellerId } = company.company;
  const order_lines = [
    { product_sku_id: skuId, seller_id: sellerId, quantity: 4, selling_price: '110', ...line },
  ];
  return api('POST', '/createOrder', { tenant_id, address_id, order_lines, ...more });
}
const made = async (line?: object, more?: object) => (await newOrder(line, more)).body.order;
const supply = (order: { order_number: string }, more: object = {}) =>
  api('POST', '/updateOrder', {
    order_number: order.order_number,
    gst_registration_id: kerala.registrationId,
    ...more,
  });

describe('another “Supplied by” on an order', () => {
  test('taxes its lines anew, with audit rows and a new version', async () => {
    const order = await made();
    expect(order).toMatchObject({
      supplied_by: { gst_registration_id: kerala.homeId, gstin: gstinOf('29'), state: 'Karnataka' },
      order_lines: [{ within_state: true, igst_amount: '0.00' }],
    });
    const { status, body } = await supply(order, { version: order.version });
    expect([status, body.order]).toMatchObject([
      200,
      {
        supplied_by: { gstin: KERALA.gstin },
        version: order.version + 1,
        order_lines: [
          { within_state: false, cgst_amount: '0.00', igst_amount: '52.80', state_code: '29' },
        ],
      },
    ]);
    const rows = await company.test.db
      .selectFrom('audit_log')
      .select(['action', 'changes'])
      .where('entity', '=', 'ORDER')
      .where('entity_id', '=', order.order_id)
      .orderBy('audit_id')
      .execute();
    expect(rows.slice(1)).toMatchObject([
      { action: 'TAX' },
      {
        action: 'EDIT',
        changes: { gst_registration_id: { from: kerala.homeId, to: kerala.registrationId } },
      },
    ]);
    // a user with the version before gets a conflict
    expect((await supply(order, { version: order.version })).body.error).toBe('CONFLICT');
  });

  test('two who choose at once: one is told that the order changed', async () => {
    const order = await made();
    const answers = await Promise.all([
      supply(order, { version: order.version }),
      supply(order, {
        version: order.version,
        gst_registration_id: kerala.homeId,
        remarks: 'Ours',
      }),
    ]);
    expect(answers.map(({ body }) => body.error ?? 'none').toSorted()).toEqual([
      'CONFLICT',
      'none',
    ]);
  });

  test('is refused with purchase orders, with stock of the former one, and once goods left', async () => {
    const bought = await made();
    const { body } = await generate(company, bought.order_id);
    const [po] = body.data;
    expect((await supply(bought)).body).toMatchObject({
      ...FIELD,
      message: expect.stringMatching(`cancel ${po.po_id} first$`),
    });
    const served = await made({ warehouse_id: company.warehouseId });
    expect((await supply(served)).body).toMatchObject({
      ...FIELD,
      message: expect.stringMatching(/^Line 1 is served from stock\. Warehouse .+ belongs to/),
    });
    const [{ line_id }] = served.order_lines;
    const moved = await supply(served, {
      order_lines: [{ line_id, warehouse_id: kerala.warehouseId }],
    });
    expect([moved.status, moved.body.order]).toMatchObject([
      200,
      { order_lines: [{ warehouse_id: kerala.warehouseId, within_state: false }] },
    ]);
    await send(company, served.order_id);
    expect((await supply(served, { gst_registration_id: kerala.homeId })).body).toMatchObject(
      FIELD,
    );
  });

  test('is one of the company’s', async () => {
    expect((await supply(await made(), { gst_registration_id: 999_999 })).body).toMatchObject(
      FIELD,
    );
    expect((await newOrder({}, { gst_registration_id: 999_999 })).body).toMatchObject(FIELD);
  });
});

describe('goods stay with their registration', () => {
  test('an order is served from its warehouses alone', async () => {
    const refused = await newOrder({ warehouse_id: kerala.warehouseId });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        field: 'order_lines.0.warehouse_id',
        message: `Line 1: Warehouse Kochi port belongs to GST registration ${KERALA.gstin} (Kerala), and the order is supplied by ${gstinOf('29')} (Karnataka): choose another “Supplied by” on the order, or another warehouse`,
      },
    ]);
    const order = await made({}, { gst_registration_id: kerala.registrationId });
    const [{ line_id }] = order.order_lines;
    const wrong = { order_lines: [{ line_id, warehouse_id: company.warehouseId }] };
    const { order_number } = order;
    expect((await api('POST', '/updateOrder', { order_number, ...wrong })).body).toMatchObject({
      field: 'order_lines.0.warehouse_id',
    });
  });

  test('no challan by hand moves goods between registrations, nor takes them back by another', async () => {
    const byHand = (from_address: number, to_address: number, order_number?: string) =>
      api('POST', '/dc', {
        challan_type: 'OTHER',
        from_address,
        to_address,
        order_number,
        dc_lines: [{ product_sku_id: company.company.skuId, delivered_qty: 1, unit_value: '100' }],
      });
    const between = await byHand(company.warehouseAddressId, kerala.warehouseAddressId);
    expect([between.status, between.body]).toMatchObject([
      400,
      { field: 'from_address', message: expect.stringMatching(/supplied with tax/) },
    ]);
    const { order_number } = await made({ warehouse_id: company.warehouseId });
    const { addressId } = company.company;
    const back = await byHand(addressId, kerala.warehouseAddressId, order_number);
    expect([back.status, back.body.message]).toEqual([
      400,
      expect.stringMatching(/^Warehouse Kochi port belongs to .+ and the order is of 29/),
    ]);
    const right = await byHand(addressId, company.warehouseAddressId, order_number);
    expect(right.status).toBe(200);
    const out = await byHand(kerala.warehouseAddressId, addressId);
    expect(out.status).toBe(200);
    const challan = await company.test.db
      .selectFrom('delivery_challans')
      .select(['gst_registration_id', 'within_state'])
      .where('challan_id', '=', out.body.data.challan_id)
      .executeTakeFirstOrThrow();
    expect(challan).toEqual({ gst_registration_id: kerala.registrationId, within_state: false });
  });
});

describe('a warehouse', () => {
  const MYSURU = {
    gstin: gstinOf('29').replace('1Z', '2Z'),
    state: 'Karnataka',
    address1: '4 Palace Road',
    city: 'Mysuru',
    postal_code: '570001',
  };
  const place = { address1: '5 Depot Road', city: 'Mysuru', postal_code: '570001' };
  const build = (more: object = {}) =>
    api('POST', '/warehouse', { warehouse_name: 'Depot', address: place, ...more });

  test('belongs to the registration of its state', async () => {
    expect(kerala.warehouse).toMatchObject({ registration: { gstin: KERALA.gstin } });
    const refused = await build({ gst_registration_id: kerala.registrationId });
    expect([refused.status, refused.body]).toMatchObject([400, FIELD]);
    const nowhere = await build({
      address: { address1: '1 Port Road', city: 'Panaji', postal_code: '403001' },
    });
    expect(nowhere.body.warehouse.registration).toBeNull();
  });

  test('of a state with several belongs to the one that is chosen, while it is empty', async () => {
    const { change, idOf } = testRegistrations(company);
    const { gstinCheckCharacter } = await import('@munim/schema/shared/gstin.ts');
    const first14 = MYSURU.gstin.slice(0, 14);
    const second = { ...MYSURU, gstin: first14 + gstinCheckCharacter(first14) };
    expect((await change('', second)).status).toBe(200);
    const id = await idOf(second.gstin);
    const { warehouse } = (await build()).body;
    expect(warehouse.registration.gstin).toBe(gstinOf('29'));
    const { warehouse_id } = warehouse;
    const choose = (which: number, gst_registration_id: number) =>
      api('PUT', '/warehouse', { warehouse_id: which, gst_registration_id });
    const chosen = await choose(warehouse_id, id);
    expect(chosen.body.warehouse).toMatchObject({ registration: { gstin: second.gstin } });
    expect((await choose(warehouse_id, kerala.registrationId)).body).toMatchObject(FIELD);
    expect((await choose(company.warehouseId, id)).body).toMatchObject({
      ...FIELD,
      message: expect.stringMatching(/goods lie there/),
    });
    expect((await choose(999_999, id)).status).toBe(404);
    // a used registration can be ended but not removed
    const { version } = await testRegistrations(company).read();
    const removed = await api(
      'DELETE',
      `/company/registration?gst_registration_id=${id}&version=${version}`,
    );
    expect(removed.body.error).toBe('IN_USE');
    expect((await change('/end', { gst_registration_id: id })).status).toBe(200);
    const [again] = (await api('GET', `/warehouse?warehouse_id=${warehouse_id}`)).body.warehouse;
    expect(again.registration.gstin).toBe(gstinOf('29'));
  });
});

describe('another default, and an end', () => {
  let order: { order_number: string };
  beforeEach(async () => {
    order = await made();
  });

  test('new documents have another default; existing ones keep their registration and taxes', async () => {
    const { change } = testRegistrations(company);
    await change('/default', { gst_registration_id: kerala.registrationId });
    expect(await made()).toMatchObject({
      supplied_by: { gstin: KERALA.gstin },
      order_lines: [{ within_state: false }],
    });
    const { order_number } = order;
    await api('POST', '/updateOrder', { order_number, remarks: 'Later' });
    const { body } = await api('GET', `/getOrderRequest?order_number=${order_number}`);
    expect(body.order).toMatchObject({
      supplied_by: { gstin: gstinOf('29') },
      order_lines: [{ within_state: true }],
    });
    await change('/default', { gst_registration_id: kerala.homeId });
  });

  test('an end waits for orders that are being made, and names what is open', async () => {
    const { change, idOf } = testRegistrations(company);
    const gstin = gstinOf('33');
    const chennai = { state: 'Tamil Nadu', city: 'Chennai', postal_code: '600001' };
    await change('', { gstin, address1: '1 Mount Road', ...chennai });
    const which = { gst_registration_id: await idOf(gstin) };
    const [ended, late] = await Promise.all([change('/end', which), newOrder({}, which)]);
    // in either order it is never ended with an open order
    expect([ended.body.error ?? 'ended', late.body.field ?? 'made']).toEqual(
      ended.status === 200 ? ['ended', 'gst_registration_id'] : ['OPEN_DOCUMENTS', 'made'],
    );
    const later = await newOrder({}, which);
    expect(later.status).toBe(ended.status === 200 ? 400 : 200);
    const stock = await change('/end', { gst_registration_id: kerala.registrationId });
    expect(stock.body.message).toMatch(/stock of warehouse Kochi port of GST registration 32/);
  });
});
