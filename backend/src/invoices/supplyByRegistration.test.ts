import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, call } from '../../testing/testCompany.ts';
import { credit, readInvoice, send } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics, ship, waiting } from '../../testing/testLogistics.ts';
import { generate, moveTo } from '../../testing/testPurchasing.ts';
import { addKerala, gstinOf, KERALA } from '../../testing/testRegistrations.ts';
import { adjust } from '../../testing/testStock.ts';

/** A company of two registrations, Karnataka (29, the default) and Kerala (32), each with a warehouse. */
let company: Logistics;
let kerala: Awaited<ReturnType<typeof addKerala>>;
/** Billing registrations of the customer's organisation. */
const billed: Record<string, number> = {};

const api = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: object) =>
  call(company.test, Role.TOP_ADMIN, method, url, body);

/** Bank of the company, for all of its registrations. */
const BANK = 'Canara Bank, Residency Road';

beforeAll(async () => {
  company = await addLogistics();
  kerala = await addKerala(company);
  const { warehouseId, company: goods } = company;
  await adjust(company.test, { warehouseId, skuId: goods.skuId, quantity: 1000 });
  await company.test.db
    .updateTable('addresses')
    .set({ postal_code: '682001' })
    .where('state', '=', 'Kerala')
    .execute();
  const PLACES = {
    29: { city: 'Bengaluru Urban', postal_code: '560001' },
    32: { city: 'Kochi', postal_code: '682001' },
  };
  const register = async (name: string, code: keyof typeof PLACES, more: object = {}) => {
    const { body } = await api('POST', '/billing_registration', {
      org_id: 1,
      legal_name: `Udupi Hotels ${name}`,
      address1: '4 Registered Road',
      gst_no: gstinOf(String(code), name === 'zone' ? 'AABCZ5055K' : 'AAACR5055K'),
      ...PLACES[code],
      ...more,
    });
    billed[name] = body.data.billing_registration_id;
  };
  const { version } = (await api('GET', '/company')).body.data;
  await api('PATCH', '/company', { version, bank: BANK });
  await register('in Karnataka', 29);
  await register('in Kerala', 32);
  await register('zone', 32, { kind: 'SEZ' });
}, 90_000);
afterAll(() => company.test.close());

const suppliers = () => ({
  29: { id: kerala.homeId, warehouse: company.warehouseId },
  32: { id: kerala.registrationId, warehouse: kerala.warehouseId },
});
type Code = 29 | 32;
const shipTos = () => ({ 29: company.company.addressId, 32: company.company.farAddressId });
const billTo = (name: string) =>
  name === 'nobody registered'
    ? { bills_customer_itself: true }
    : { billing_registration_id: billed[name] };

/** A quotation of ten pieces in the name of a registration, as an order that its warehouse serves. */
async function orderOf(supplier: Code, shipTo: Code, name: string) {
  const { id, warehouse } = suppliers()[supplier];
  const request_id = await addRfq(company.test, company.company, { addressId: shipTos()[shipTo] });
  const quoted = await api('POST', '/quotation', {
    quotation_items: [{ request_id }],
    gst_registration_id: id,
    ...billTo(name),
  });
  const { quotation_id } = quoted.body.data;
  const made = await api('POST', '/createOrderFromQuotation', { quotation_id });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { order_number, order_lines } = made.body.order;
  const served = await api('POST', '/updateOrder', {
    order_number,
    order_lines: [{ line_id: order_lines[0].line_id, warehouse_id: warehouse }],
  });
  if (served.status !== 200) throw new Error(JSON.stringify(served.body));
  return { quotation: quoted.body.data, order: served.body.order };
}

const headsOf = (line: Record<string, unknown>) =>
  Number(line['igst_amount']) > 0
    ? Number(line['cgst_amount']) === 0 && 'IGST'
    : line['cgst_amount'] === line['sgst_amount'] && 'CGST + SGST';

const challanOf = async (challan_id: number) =>
  (await api('GET', `/dc?challanId=${challan_id}`)).body.data[0];
const fileOf = async (url: string) => JSON.parse((await api('GET', url)).body.data.content);

describe.each([
  [29, 29, 'nobody registered', 'CGST + SGST', '29', 'B2C'],
  [29, 32, 'nobody registered', 'IGST', '32', 'B2C'],
  [32, 32, 'nobody registered', 'CGST + SGST', '32', 'B2C'],
  [32, 29, 'nobody registered', 'IGST', '29', 'B2C'],
  [29, 32, 'in Karnataka', 'CGST + SGST', '29', 'B2B'],
  [32, 32, 'in Karnataka', 'IGST', '29', 'B2B'],
  [32, 29, 'in Kerala', 'CGST + SGST', '32', 'B2B'],
  [29, 29, 'in Kerala', 'IGST', '32', 'B2B'],
  [32, 32, 'zone', 'IGST', '32', 'SEZWP'],
] as const)(
  'supplied by %d to goods’ end %d, billed %s',
  (supplier, shipTo, name, heads, place, type) => {
    test(`every document has ${heads} and the place of supply ${place}`, async () => {
      const { quotation, order } = await orderOf(supplier, shipTo, name);
      const gstin = gstinOf(String(supplier));
      const supplied_by = { gst_registration_id: suppliers()[supplier].id, gstin };
      expect(quotation).toMatchObject({ supplied_by });
      expect(headsOf(quotation.quotation_items[0])).toBe(heads);
      expect(order).toMatchObject({ supplied_by });
      const [line] = order.order_lines;
      expect([headsOf(line), line.state_code]).toEqual([heads, place]);

      const [id] = await send(company, order.order_id);
      const invoice = await readInvoice(company, id!);
      expect(invoice).toMatchObject({ house_gstin: gstin });
      expect(headsOf(invoice.invoice_lines[0])).toBe(heads);
      const challan = await challanOf(invoice.challan_id);
      expect(headsOf(challan.dc_lines[0])).toBe(heads);

      const noteId = await credit(company, id!);
      const note = (await api('GET', `/credit_note?creditnote_id=${noteId}`)).body.data[0];
      expect([note.company_gstin, headsOf(note.credit_note_lines[0])]).toEqual([gstin, heads]);

      const [bill] = (await fileOf(`/dc/e_way_bill?challan_id=${challan.challan_id}`)).billLists;
      expect(bill).toMatchObject({
        userGstin: gstin,
        fromGstin: gstin,
        fromStateCode: supplier,
        actualFromStateCode: supplier,
        actualToStateCode: shipTo,
        toStateCode: Number(place),
      });
      const print = await company.test.app.inject({
        url: `/invoice/download?invoice_id=${id}&type=html&beautify=true`,
        headers: await company.test.as(Role.TOP_ADMIN),
      });
      expect(print.body).toContain(`GSTIN ${gstin}`);
      expect(print.body).toContain(supplier === 32 ? KERALA.address1 : '12 Residency Road');
      expect(print.body).toContain(BANK);
      if (type === 'B2C') return;
      for (const url of [
        `/invoice/e_invoice?invoice_id=${id}`,
        `/credit_note/e_invoice?creditnote_id=${noteId}`,
      ]) {
        const [file] = await fileOf(url);
        expect(file).toMatchObject({
          TranDtls: { SupTyp: type },
          SellerDtls: { Gstin: gstin, Stcd: String(supplier) },
          BuyerDtls: { Pos: place },
        });
      }
    });
  },
);

test('numbers of invoices and credit notes run by the GST number', async () => {
  const numbersOf = async (gstin: string) => {
    const rows = await company.test.db
      .selectFrom('invoices')
      .select('invoice_number')
      .where('company_gstin', '=', gstin)
      .orderBy('invoice_id')
      .execute();
    return rows.map((row) => Number(row.invoice_number?.slice(-5)));
  };
  for (const code of [29, 32] as const) {
    const gstin = gstinOf(String(code));
    while ((await numbersOf(gstin)).length <= 3)
      await send(company, (await orderOf(code, code, 'in Kerala')).order.order_id);
    const own = await numbersOf(gstin);
    expect(own.length).toBeGreaterThan(3);
    expect(own).toEqual(own.map((_, index) => index + 1));
  }
});

describe('purchase orders', () => {
  const buy = async (body: object) =>
    api('POST', '/createPurchaseOrder', {
      seller_id: company.nearSellerId,
      purchase_order_lines: [
        { product_sku_id: company.company.skuId, quantity: 10, offer_price: '100.00' },
      ],
      ...body,
    });

  test('into a warehouse are bought by its registration, and printed so', async () => {
    // the vendor is in Karnataka
    for (const [code, heads] of [
      [29, 'CGST + SGST'],
      [32, 'IGST'],
    ] as const) {
      const { id, warehouse } = suppliers()[code];
      const { body } = await buy({ warehouse_id: warehouse });
      expect(body.data).toMatchObject({ bought_by: { gst_registration_id: id } });
      expect(headsOf(body.data.purchase_order_lines[0])).toBe(heads);
      const print = await company.test.app.inject({
        url: `/download_purchase_order?po_id=${body.data.po_id}&type=html&beautify=true`,
        headers: await company.test.as(Role.TOP_ADMIN),
      });
      expect(print.body).toContain(`GSTIN ${gstinOf(String(code))}`);
    }
  });

  test('for an order are bought by its registration; its goods come to no warehouse of another', async () => {
    const request_id = await addRfq(company.test, company.company, {
      offerId: company.nearOfferId,
      addressId: company.company.farAddressId,
    });
    const quoted = await api('POST', '/quotation', {
      quotation_items: [{ request_id }],
      gst_registration_id: kerala.registrationId,
      ...billTo('in Kerala'),
    });
    const { quotation_id } = quoted.body.data;
    const { order } = (await api('POST', '/createOrderFromQuotation', { quotation_id })).body;
    const elsewhere = await buy({
      order_number: order.order_number,
      warehouse_id: company.warehouseId,
    });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([400, { field: 'warehouse_id' }]);
    const [po] = (await generate(company, order.order_id)).body.data;
    expect(po).toMatchObject({ bought_by: { gstin: KERALA.gstin } });
    expect(headsOf(po.purchase_order_lines[0])).toBe('IGST');
    await moveTo(company, po.po_id, 'ISSUED');
    const points = await waiting(company, { orderId: order.order_id });
    const inward = await ship(company, points, { toWarehouse: true });
    expect([inward.status, inward.body.message]).toEqual([
      400,
      expect.stringMatching(
        /^Warehouse .+ belongs to GST registration 29.+: choose another “Supplied by”/,
      ),
    ]);
    // the vendor is in Karnataka; the goods go to Kerala in the name of Kerala
    const [id] = await send(company, order.order_id);
    const invoice = await readInvoice(company, id!);
    expect(invoice).toMatchObject({ house_gstin: KERALA.gstin });
    expect(headsOf(invoice.invoice_lines[0])).toBe('CGST + SGST');
    const challan = await challanOf(invoice.challan_id);
    const [bill] = (await fileOf(`/dc/e_way_bill?challan_id=${challan.challan_id}`)).billLists;
    expect(bill).toMatchObject({
      fromGstin: KERALA.gstin,
      fromStateCode: 32,
      actualFromStateCode: 29,
    });
  });

  test('of two registrations travel and are billed apart: a vendor’s invoice is to one', async () => {
    const { tenantId: tenant_id, addressId: address_id, skuId } = company.company;
    const orders = [];
    for (const gst_registration_id of [kerala.homeId, kerala.registrationId]) {
      const line = { product_sku_id: skuId, seller_id: company.nearSellerId, quantity: 10 };
      const made = await api('POST', '/createOrder', {
        ...{ tenant_id, address_id, gst_registration_id, bills_customer_itself: true },
        order_lines: [{ ...line, selling_price: '110.00' }],
      });
      const { order } = made.body;
      const [po] = (await generate(company, order.order_id)).body.data;
      await moveTo(company, po.po_id, 'ISSUED');
      orders.push({ ...order, po });
    }
    const points = [];
    for (const { order_id } of orders)
      points.push(...(await waiting(company, { orderId: order_id })));
    const together = await ship(company, points);
    expect([together.status, together.body]).toMatchObject([
      400,
      { field: 'sub_shipments.1.dc_lines.0.quantity', message: expect.stringMatching(/apart$/) },
    ]);
    for (const point of points) expect((await ship(company, [point])).status).toBe(200);

    const byHand = await api('POST', '/bill', {
      seller_id: company.nearSellerId,
      included_po_ids: orders.map(({ po }) => po.po_id),
      bill_lines: orders.map(({ po }) => ({
        po_line_id: po.purchase_order_lines[0].po_line_id,
        quantity: 10,
      })),
    });
    expect([byHand.status, byHand.body]).toMatchObject([400, { field: 'included_po_ids.1' }]);
  });
});
