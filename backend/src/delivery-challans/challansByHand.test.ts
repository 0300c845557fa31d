import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { type Challans, testChallans } from '../../testing/testChallans.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addLogistics,
  type Logistics,
  ship,
  waiting,
} from '../../testing/testLogistics.ts';
import { adjust, balanceOf } from '../../testing/testStock.ts';

let company: Logistics;
let challans: Challans;
let officeId: number;
let skuId: number;
beforeAll(async () => {
  company = await addLogistics();
  challans = testChallans(company);
  skuId = company.company.skuId;
  const { office_address_id } = await company.test.db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', company.nearSellerId)
    .executeTakeFirstOrThrow();
  officeId = Number(office_address_id);
  await adjust(company.test, { warehouseId: company.warehouseId, skuId, quantity: 100 });
});
afterAll(() => company.test.close());

const { OPERATIONS, TOP_ADMIN } = Role;
const body = (more: object = {}) => ({
  challan_type: 'OTHER',
  from_address: company.warehouseAddressId,
  to_address: officeId,
  remarks: ' Returned ',
  dc_lines: [{ product_sku_id: skuId, delivered_qty: 5, unit_value: '12.00', remarks: 'Torn' }],
  ...more,
});
const make = (more: object = {}, key?: string) =>
  call(
    company.test,
    OPERATIONS,
    'POST',
    '/dc',
    body(more),
    key === undefined ? {} : { 'idempotency-key': key },
  );
const made = async (more: object = {}): Promise<number> => (await make(more)).body.data.challan_id;
const move = (challanId: number, newStatus: string, more: object = {}) =>
  challans.put({ challanId, newStatus, ...more }, OPERATIONS);
const stock = async () => {
  const [quantity, reserved] = await balanceOf(company.test.db, company.warehouseId, skuId);
  return { quantity, reserved };
};

describe('POST /dc', () => {
  test('makes a draft without price, from a warehouse to a vendor', async () => {
    const { status, body: answer } = await make();
    expect([status, answer.data]).toMatchObject([
      200,
      {
        challan_type: 'OTHER',
        status: 'DRAFT',
        shipment_id: null,
        remarks: 'Returned',
        grand_total: '0.00',
        needs_e_way_bill: false,
        seller_id: company.nearSellerId,
        from_address_details: { address_name: 'Whitefield' },
        bill: [],
        invoice: null,
        delivery_address_details: { address_name: 'Bengaluru Linen', entity_type: 'SELLER' },
        dc_lines: [
          { delivered_qty: 5, remarks: 'Torn', selling_price: null, order_line_details: null },
        ],
      },
    ]);
  });

  test('only OTHER; bad fields are named', async () => {
    const line = { product_sku_id: skuId, delivered_qty: 1 };
    const bad: [string, object][] = [
      ['challan_type', { challan_type: 'CUSTOMER' }],
      ['from_address', { from_address: 0 }],
      ['to_address', { to_address: company.warehouseAddressId }],
      ['dc_lines', { dc_lines: [] }],
      ['dc_lines.0.delivered_qty', { dc_lines: [{ ...line, delivered_qty: 0 }] }],
      ['dc_lines.1.product_sku_id', { dc_lines: [line, { ...line, product_sku_id: 999_999 }] }],
      ['dc_lines.0.selling_price', { dc_lines: [{ ...line, selling_price: '1.00' }] }],
      ['remarks', { remarks: 'x'.repeat(501) }],
    ];
    for (const [field, more] of bad) {
      const answer = await make(more);
      expect([field, answer.status, answer.body.field]).toEqual([field, 400, field]);
    }
    for (const field of ['from_address', 'to_address', 'tenant_id', 'seller_id', 'order_number']) {
      const answer = await make({ [field]: field === 'order_number' ? 'SO-none' : 999_999 });
      expect([field, answer.status, answer.body.field]).toEqual([field, 404, field]);
    }
  });

  test('what its goods are worth is known when it is given for every line', async () => {
    const line = { product_sku_id: skuId, delivered_qty: 4 };
    const valued = await make({ dc_lines: [{ ...line, unit_value: '12.25' }] });
    expect(valued.body.data).toMatchObject({
      goods_value: '49.00',
      grand_total: '0.00',
      dc_lines: [{ unit_value: '12.25' }],
    });
    const partly = await make({ dc_lines: [{ ...line, unit_value: '12.25' }, line] });
    expect(partly.body.data.goods_value).toBeNull();
    expect((await make({ dc_lines: [{ ...line, unit_value: '-1' }] })).body.field).toBe(
      'dc_lines.0.unit_value',
    );
  });

  test('repeated under its key it is the same challan', async () => {
    const [first, second] = await Promise.all([make({}, 'dc-key'), make({}, 'dc-key')]);
    expect(second.body.data.challan_id).toBe(first.body.data.challan_id);
    expect((await make({ remarks: 'Another' }, 'dc-key')).body.field).toBe('Idempotency-Key');
  });
});

describe('by hand', () => {
  test('its vehicle and its receipt are its own, by the form of the portal', async () => {
    const challanId = await made();
    const put = (more: object) => challans.put({ challanId, ...more }, OPERATIONS);
    const carriage = {
      transport_mode: 'RAIL',
      vehicle_number: 'Goods 51234',
      transport_document_number: 'RR/7',
      transport_document_date: '2026-01-05',
    };
    expect((await put(carriage)).body.data).toMatchObject(carriage);
    expect((await put({ transport_mode: 'ROAD' })).body.data).toMatchObject({
      ...carriage,
      transport_mode: 'ROAD',
    });
    expect((await put({ vehicle_number: 'xyz' })).body.field).toBe('vehicle_number');
    expect((await put({ vehicle_number: 'ka 01 ab 1234' })).body.data.vehicle_number).toBe(
      'KA01AB1234',
    );
    expect((await put({ transport_document_number: null })).body.field).toBe(
      'transport_document_number',
    );
  });

  test('issued, sent with the stock, delivered; each once', async () => {
    const id = await made();
    const before = await stock();
    expect((await move(id, 'IN_TRANSIT')).body.error).toBe('INVALID_TRANSITION');
    expect((await move(id, 'ISSUED')).body.data.status).toBe('ISSUED');
    expect(await stock()).toEqual(before);
    expect((await move(id, 'IN_TRANSIT')).body.data.status).toBe('IN_TRANSIT');
    expect((await move(id, 'IN_TRANSIT')).body.data.status).toBe('IN_TRANSIT');
    expect(await stock()).toEqual({ ...before, quantity: before.quantity - 5 });
    expect((await move(id, 'DELIVERED', { receivers_name: 'Ravi' })).body.data).toMatchObject({
      status: 'DELIVERED',
      receivers_name: 'Ravi',
    });
    expect(await stock()).toEqual({ ...before, quantity: before.quantity - 5 });
    expect(await challans.logOf(id)).toEqual([
      'CREATE >DRAFT',
      'ISSUE DRAFT>ISSUED',
      'DISPATCH ISSUED>IN_TRANSIT',
      'DELIVER IN_TRANSIT>DELIVERED',
    ]);
  });

  test('cancelled on the way the stock is back; before it never left', async () => {
    const before = await stock();
    const onTheWay = await made();
    await move(onTheWay, 'ISSUED');
    await move(onTheWay, 'IN_TRANSIT');
    expect((await move(onTheWay, 'CANCELLED', { reason_for_cancellation: 'x' })).status).toBe(200);
    const draft = await made();
    expect((await move(draft, 'CANCELLED', { reason_for_cancellation: 'x' })).status).toBe(200);
    expect(await stock()).toEqual(before);
  });

  test('goods received in a warehouse are in its stock', async () => {
    const before = await stock();
    const id = await made({ from_address: officeId, to_address: company.warehouseAddressId });
    await move(id, 'ISSUED');
    await move(id, 'IN_TRANSIT');
    expect(await stock()).toEqual(before);
    await move(id, 'DELIVERED');
    expect(await stock()).toEqual({ ...before, quantity: before.quantity + 5 });
  });

  test('more than the stock is refused, with its challan; of two for the last units, one succeeds', async () => {
    const { quantity } = await stock();
    const ids = [];
    for (let i = 0; i < 2; i++) {
      const id = await made({
        dc_lines: [{ product_sku_id: skuId, delivered_qty: quantity, unit_value: '12.00' }],
      });
      await move(id, 'ISSUED');
      ids.push(id);
    }
    const answers = await Promise.all(ids.map((id) => move(id, 'IN_TRANSIT')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const states = await Promise.all(ids.map(async (id) => (await challans.one(id)).status));
    expect(states.toSorted()).toEqual(['IN_TRANSIT', 'ISSUED']);
    expect((await stock()).quantity).toBe(0);
    expect(answers.find(({ status }) => status === 400)?.body.message).toMatch(/^Only 0 in stock/);
  });
});

describe('the print', () => {
  const record = async (challanId: number, path: string, who: number = TOP_ADMIN) =>
    (
      await company.test.app.inject({
        url: `${path}?challan_id=${challanId}&type=html&beautify=true`,
        headers: await company.test.as(who),
      })
    ).body;

  test('three copies with HSN, heads by place of supply, amount in words; who sends and who gets it', async () => {
    const { challanId } = await challans.toCustomer();
    const text = await record(challanId, '/dc/download');
    for (const word of [
      'Original for consignee',
      'Duplicate for transporter',
      'Triplicate for consigner',
      '630260',
      'NOS',
      'CGST',
      'SGST',
    ])
      expect(text).toContain(word);
    expect(text).toContain('Weavers of Erode');
    expect(text).toContain('Hotel Udupi Grand');
    expect(text).toContain('Rupees One Thousand Two Hundred Thirty Two Only');
    expect(text.match(/<article /g)).toHaveLength(3);
    expect(text).not.toContain('1,000.00');
  });

  test('of no supply: value without tax, the place of supply only between states', async () => {
    const challanId = await made({
      dc_lines: [{ product_sku_id: skuId, delivered_qty: 5, unit_value: '12.50' }],
    });
    const draft = await record(challanId, '/dc/download');
    for (const word of ['Otherwise than by way of supply', 'Taxable value', '62.50'])
      expect(draft).toContain(word);
    for (const word of ['CGST', 'IGST', 'Place of supply']) expect(draft).not.toContain(word);
    const { to_address } = await company.test.db
      .selectFrom('delivery_challans')
      .select('to_address')
      .where('challan_id', '=', challanId)
      .executeTakeFirstOrThrow();
    const moveTo = (state: string, postal_code: string, city: string) =>
      company.test.db
        .updateTable('addresses')
        .set({ state, postal_code, city })
        .where('address_id', '=', to_address)
        .returning(['state', 'postal_code'])
        .executeTakeFirstOrThrow();
    const before = await company.test.db
      .selectFrom('addresses')
      .select(['postal_code', 'city'])
      .where('address_id', '=', to_address)
      .executeTakeFirstOrThrow();
    await moveTo('Kerala', '682001', 'Kochi');
    expect(await record(challanId, '/dc/download')).not.toContain('Kochi');
    await move(challanId, 'ISSUED');
    const issued = await record(challanId, '/dc/download');
    expect(issued).toContain('Kochi');
    expect(issued).toContain('Place of supply');
    await moveTo('Karnataka', before.postal_code ?? '560001', before.city ?? 'Bengaluru');
    expect(await record(challanId, '/dc/download')).toContain('Kochi');
  });

  test('blind: neither the vendor nor its price; the company is the sender', async () => {
    const { challanId } = await challans.toCustomer();
    const { gstin } = await company.test.db
      .selectFrom('sellers')
      .select('gstin')
      .where('seller_id', '=', company.company.sellerId)
      .executeTakeFirstOrThrow();
    for (const path of ['/dc/v3/download', '/dc/v4/download']) {
      const text = await record(challanId, path);
      expect(text).not.toContain('Weavers of Erode');
      if (gstin) expect(text).not.toContain(gstin);
      expect(text).toContain('Hotel Udupi Grand');
      expect(text).toContain('Munim Hospitality Supplies');
    }
    const { challanId: bought } = await challans.toWarehouse();
    expect(await record(bought, '/dc/download')).toContain('1,120.00');
    expect(await record(bought, '/dc/download', Role.SALES)).not.toContain('1,120.00');
    expect(await record(bought, '/dc/v3/download')).not.toContain('1,120.00');
  });

  test('goods of an order that go to our warehouse name our GST number there, and no PO of the customer', async () => {
    const { order_id: orderId } = await addIssuedOrder(company);
    await company.test.db
      .updateTable('orders')
      .set({ customer_po_no: 'PO/HIDDEN' })
      .where('order_id', '=', orderId)
      .execute();
    const points = await waiting(company, { orderId });
    const { body: sent } = await ship(company, points, { toWarehouse: true });
    const [{ challan_id }] = sent.data.delivery_challans;
    const text = await record(challan_id, '/dc/download');
    const [, shipTo] = text.split('Ship to');
    expect(shipTo?.slice(0, shipTo.indexOf('</section>'))).toContain('GSTIN 29AAACM4154Q1ZY');
    expect(text).not.toContain('PO/HIDDEN');
  });

  test('with the invoice: three copies of it follow', async () => {
    const { challanId } = await challans.toCustomer();
    const { invoice } = await challans.one(challanId);
    for (const path of ['/dc/v2/download', '/dc/v4/download']) {
      const text = await record(challanId, path);
      for (const word of [
        'Tax Invoice',
        'Place of supply',
        'Tax payable on reverse charge',
        'PAN AAACM4154Q',
        'Summary by HSN/SAC',
        'Authorised signatory',
      ])
        expect(text).toContain(word);
      expect(text).toContain(invoice.invoice_number);
      expect(text.match(/<article /g)).toHaveLength(6);
    }
  });

  test("the carrier's document is on each copy of challan and invoice", async () => {
    const { challanId } = await challans.toCustomer();
    const carriage = {
      transport_document_number: 'LR/7',
      transport_document_date: '2026-01-05',
    };
    expect((await challans.put({ challanId, ...carriage }, OPERATIONS)).status).toBe(200);
    const text = await record(challanId, '/dc/v2/download');
    expect(text.match(/LR no\.<\/small><br \/>LR\/7, 5 Jan 2026/g)).toHaveLength(6);
  });

  test('the same as PDF', async () => {
    const { challanId } = await challans.toCustomer();
    const url = `/dc/v4/download?challan_id=${challanId}&type=pdf&beautify=true`;
    const { headers, rawPayload } = await company.test.app.inject({
      url,
      headers: await company.test.as(TOP_ADMIN),
    });
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('opens once by a link, for the document it was made for', async () => {
    const { challanId } = await challans.toCustomer();
    for (const document of ['dc', 'dc_with_invoice', 'blind_dc', 'blind_dc_with_invoice']) {
      const { body: link } = await call(company.test, TOP_ADMIN, 'POST', '/download_link', {
        document,
        id: challanId,
      });
      const open = async (url: string) => (await company.test.app.inject({ url })).statusCode;
      expect([document, await open(link.url), await open(link.url)]).toEqual([document, 200, 401]);
    }
    const { body: link } = await call(company.test, TOP_ADMIN, 'POST', '/download_link', {
      document: 'blind_dc',
      id: challanId,
    });
    expect(
      (await company.test.app.inject({ url: link.url.replace('/dc/v3/', '/dc/') })).statusCode,
    ).toBe(401);
  });
});
