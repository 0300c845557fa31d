import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  DRAFT_BILL_BLOCKS,
  E_WAY_FILE_REQUIRED,
  E_WAY_NUMBER_REQUIRED,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { type Challans, testChallans } from '../../testing/testChallans.ts';
import { call } from '../../testing/testCompany.ts';
import { addLogistics, type Logistics, waiting } from '../../testing/testLogistics.ts';

let company: Logistics;
let challans: Challans;
beforeAll(async () => {
  company = await addLogistics();
  challans = testChallans(company);
});
afterAll(() => company.test.close());

const { TOP_ADMIN, OPERATIONS, SALES, SALES_SECOND, CATEGORY_MANAGER, ORGANISATION } = Role;
const point = (challanId: number) =>
  company.test.db
    .selectFrom('dc_lines as l')
    .innerJoin('delivery_points as d', 'd.sub_shipment_tracker_id', 'l.sub_shipment_tracker_id')
    .select(['d.status', 'd.challan_id', 'd.quantity'])
    .where('l.challan_id', '=', challanId)
    .executeTakeFirstOrThrow();
const statusOf = async (table: 'orders' | 'shipments', id: number) =>
  table === 'orders'
    ? (
        await company.test.db
          .selectFrom('orders')
          .select('status')
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
      ).status
    : (
        await company.test.db
          .selectFrom('shipments')
          .select('status')
          .where('shipment_id', '=', id)
          .executeTakeFirstOrThrow()
      ).status;
const setValue = (challanId: number, e_way_value: string) =>
  company.test.db
    .updateTable('delivery_challans')
    .set({ e_way_value })
    .where('challan_id', '=', challanId)
    .execute();

describe('permissions', () => {
  test('without order READ the challan opens without prices, and no other print does', async () => {
    const { challanId } = await challans.toCustomer();
    const open = (path: string) =>
      call(company.test, SALES, 'GET', `${path}?challan_id=${challanId}&type=html&beautify=true`)
        .then(({ status }) => status)
        // a page is no JSON
        .catch(() => 200);
    const { permissions } = await company.test.db
      .selectFrom('users')
      .select('permissions')
      .where('user_id', '=', company.test.userIdOf(SALES))
      .executeTakeFirstOrThrow();
    const { order: _order, ...noOrder } = permissions;
    const setPermissions = (held: object) =>
      company.test.db
        .updateTable('users')
        .set({ permissions: JSON.stringify(held) })
        .where('user_id', '=', company.test.userIdOf(SALES))
        .execute();
    await setPermissions(noOrder);
    expect([await open('/dc/download'), await open('/dc/v2/download')]).toEqual([200, 403]);
    await setPermissions(permissions);
  });

  test('a challan outside the row scope is not found; a seller’s amounts are cost', async () => {
    const { challanId } = await challans.toWarehouse();
    expect((await challans.get(`challanId=${challanId}`, SALES_SECOND)).status).toBe(404);
    expect((await challans.put({ challanId, remarks: 'x' }, SALES_SECOND)).status).toBe(403);
    const seen = await challans.one(challanId);
    expect(seen).toMatchObject({
      challan_type: 'SELLER',
      taxable_amount: '1000.00',
      grand_total: '1120.00',
      e_way_value: '1000.00',
    });
    for (const who of [SALES, ORGANISATION]) {
      const cut = await challans.one(challanId, who);
      expect(cut).toMatchObject({
        taxable_amount: null,
        gst_amount: null,
        grand_total: null,
        e_way_value: null,
        bill: null,
      });
      expect(cut.dc_lines[0]).toMatchObject({
        pol_offer_price: null,
        taxable_amount: null,
        line_total: null,
        delivered_qty: 10,
      });
      expect(JSON.stringify(cut)).not.toContain('1000.00');
    }
    const { challanId: sold } = await challans.toCustomer();
    expect((await challans.one(sold, SALES)).dc_lines[0]).toMatchObject({
      pol_offer_price: null,
      selling_price: '110.00',
      line_total: '1232.00',
    });
    expect((await challans.one(sold, CATEGORY_MANAGER)).dc_lines[0]).toMatchObject({
      pol_offer_price: '100.00',
    });
  });
});

describe('GET /dc', () => {
  test('filters by all documented names, and by no other', async () => {
    const { challanId, order_number } = await challans.toCustomer();
    const ids = async (query: string) =>
      (await challans.get(query)).body.data.map((row: { challan_id: number }) => row.challan_id);
    const { tenant_id, challan_number } = await challans.one(challanId);
    for (const query of [
      ...[`challan_number=${challan_number.toLowerCase()}`, `orderNumber=${order_number}`],
      `challanId=${challanId}`,
      'status=IN_TRANSIT,DELIVERED&limit=200',
      `tenant_id=${tenant_id}&limit=200`,
    ])
      expect(await ids(query)).toContain(challanId);
    for (const query of [
      'fromDate=2020-01-01&toDate=2099-01-01&limit=200',
      'fromOrderDate=2020-01-01&toOrderDate=2099-01-01&limit=200',
    ])
      expect(await ids(query)).toContain(challanId);
    for (const query of [
      ...['orderNumber=none', 'challan_number=none'],
      'status=DRAFT',
      'tenant_id=999',
      'fromDate=2099-01-01',
      'toDate=2020-01-01',
      'fromOrderDate=2099-01-01',
      'toOrderDate=2020-01-01',
    ])
      expect([query, await ids(query)]).toEqual([query, []]);
    const [newest] = await ids('limit=1');
    expect(newest).toBe(challanId);
    const refused = await challans.get('pageSize=5');
    expect([refused.status, refused.body.field]).toEqual([400, 'pageSize']);
    expect((await challans.get('challanId=999999')).status).toBe(404);
  });

  test('a challan carries its number, bills and invoice', async () => {
    const { challanId } = await challans.toCustomer();
    const row = await challans.one(challanId);
    expect(row).toMatchObject({
      bill: [{ status: 'DRAFT' }],
      invoice: { status: 'ISSUED' },
      needs_e_way_bill: false,
      version: 1,
    });
    expect(row.challan_number).toMatch(/^DC-\d{4}-\d{5}$/);
  });
});

describe('delivered', () => {
  test('waits for its bill, then the points, the order, the shipment follow; again it changes nothing', async () => {
    const { challanId, order_id } = await challans.toCustomer();
    const wait = await challans.put({ challanId, newStatus: 'DELIVERED' });
    expect([wait.status, wait.body.message, wait.body.error]).toEqual([
      400,
      DRAFT_BILL_BLOCKS,
      'BILL_IS_DRAFT',
    ]);
    expect(await challans.issueBill(challanId)).toMatchObject({ status: 200 });
    const proof = await challans.upload();
    const body = {
      challanId,
      newStatus: 'DELIVERED',
      receivers_name: ' Ravi ',
      grn_number: '0042',
      attachments: [proof],
    };
    const { status, body: answer } = await challans.put(body);
    expect([status, answer.data]).toMatchObject([
      200,
      {
        status: 'DELIVERED',
        receivers_name: 'Ravi',
        grn_number: '0042',
        attachments: [{ name: expect.any(String) }],
      },
    ]);
    expect(await point(challanId)).toEqual({
      status: 'DELIVERED',
      challan_id: challanId,
      quantity: 10,
    });
    expect([
      await statusOf('orders', order_id),
      await statusOf('shipments', answer.data.shipment_id),
    ]).toEqual(['DELIVERED', 'DELIVERED']);
    const again = await challans.put({
      challanId,
      newStatus: 'DELIVERED',
      receivers_name: 'Somebody else',
    });
    expect(again.body.data).toMatchObject({ receivers_name: 'Ravi', version: answer.data.version });
    expect(await challans.logOf(challanId)).toEqual([
      'CREATE >IN_TRANSIT',
      'DELIVER IN_TRANSIT>DELIVERED',
    ]);
    for (const [newStatus, more] of [
      ['CANCELLED', { reason_for_cancellation: 'x' }],
      ['IN_TRANSIT', {}],
      ['ISSUED', {}],
    ] as const)
      expect((await challans.put({ challanId, newStatus, ...more })).body.error).toBe(
        'INVALID_TRANSITION',
      );
    expect((await challans.put({ challanId, remarks: 'late' })).body.error).toBe(
      'INVALID_TRANSITION',
    );
  });

  test('strictly above 50000 it needs the e-way number and its file, each named', async () => {
    const { challanId } = await challans.toWarehouse();
    await challans.issueBill(challanId);
    await setValue(challanId, '50000.01');
    const deliver = (more: object = {}) =>
      challans.put({ challanId, newStatus: 'DELIVERED', ...more });
    const bare = await deliver();
    expect([bare.status, bare.body.field, bare.body.message]).toEqual([
      400,
      'e_way_bill_number',
      E_WAY_NUMBER_REQUIRED,
    ]);
    const numbered = await deliver({ e_way_bill_number: '311000012345' });
    expect([numbered.body.field, numbered.body.message]).toEqual([
      'e_way_bill_attachments',
      E_WAY_FILE_REQUIRED,
    ]);
    expect(await challans.one(challanId)).toMatchObject({
      status: 'IN_TRANSIT',
      e_way_bill_number: null,
    });
    const file = await challans.upload();
    expect(
      (await deliver({ e_way_bill_number: '311000012345', e_way_bill_attachments: file })).body
        .data,
    ).toMatchObject({
      status: 'DELIVERED',
      e_way_bill_number: '311000012345',
      e_way_bill_file: { content_type: 'application/pdf' },
    });
    expect((await point(challanId)).status).toBe('RECEIVED_AT_WAREHOUSE');
    const { challanId: exact } = await challans.toCustomer();
    await challans.issueBill(exact);
    await setValue(exact, '50000.00');
    expect((await challans.put({ challanId: exact, newStatus: 'DELIVERED' })).status).toBe(200);
  });

  test('bad fields are named', async () => {
    const { challanId } = await challans.toCustomer();
    const bad: [string, object][] = [
      ['receivers_name', { receivers_name: 'x'.repeat(51) }],
      ['grn_number', { grn_number: '12a' }],
      ['grn_number', { grn_number: '1'.repeat(51) }],
      ['e_way_bill_number', { e_way_bill_number: 'x'.repeat(51) }],
      ['e_way_bill_number', { e_way_bill_number: 'abc12' }],
      ['e_way_bill_number', { e_way_bill_number: '31100001234' }],
      ['vehicle_number', { vehicle_number: 'KA01AB1234' }],
      ['transport_mode', { transport_mode: 'RAIL' }],
      ['transport_document_number', { transport_document_number: 'LR 7' }],
      ['transport_document_number', { transport_document_date: '2026-01-01' }],
      [
        'transport_document_date',
        { transport_document_number: 'LR/7', transport_document_date: '2999-01-01' },
      ],
      [
        'reason_for_cancellation',
        { newStatus: 'CANCELLED', reason_for_cancellation: 'x'.repeat(257) },
      ],
      ['reason_for_cancellation', { newStatus: 'CANCELLED', reason_for_cancellation: '  ' }],
      ['reason_for_cancellation', { newStatus: 'CANCELLED' }],
      ['newStatus', { newStatus: 'DRAFT' }],
      ['attachments.0', { attachments: ['/files/nothing.pdf'] }],
      ['remarks', { remarks: 'x'.repeat(501) }],
      ['status', { status: 'DELIVERED' }],
    ];
    for (const [field, body] of bad) {
      const answer = await challans.put({ challanId, ...body });
      expect([field, answer.status, answer.body.field]).toEqual([field, 400, field]);
    }
    for (const newStatus of ['ISSUED'] as const)
      expect((await challans.put({ challanId, newStatus })).body).toMatchObject({
        error: 'INVALID_TRANSITION',
        allowed: ['DELIVERED', 'CANCELLED'],
      });
  });
});

describe('the print', () => {
  test('is completed in transit: absent fields stay, null clears, files are the whole list, versions are checked', async () => {
    const { challanId } = await challans.toCustomer();
    const files = [await challans.upload(), await challans.upload()];
    const first = await challans.put({
      challanId,
      e_way_bill_number: '311000012399',
      remarks: ' Fragile ',
      attachments: files,
      version: 1,
    });
    expect(first.body.data).toMatchObject({
      e_way_bill_number: '311000012399',
      remarks: 'Fragile',
      version: 2,
    });
    const [kept] = first.body.data.attachments;
    const second = await challans.put({
      challanId,
      e_way_bill_number: null,
      attachments: [kept.fileUrl],
    });
    expect(second.body.data).toMatchObject({
      e_way_bill_number: null,
      remarks: 'Fragile',
      attachments: [{ uuid: kept.uuid }],
      version: 3,
    });
    expect((await challans.put({ challanId, remarks: 'x', version: 2 })).body.error).toBe(
      'CONFLICT',
    );
    expect((await challans.put({ challanId, remarks: 'Fragile' })).body.data.version).toBe(3);
    const stolen = await challans.upload(OPERATIONS);
    expect((await challans.put({ challanId, attachments: [stolen] })).body.field).toBe(
      'attachments.0',
    );
  });
});

describe('cancelled', () => {
  test('goods wait again, the draft bill and the invoice go, the shipment follows', async () => {
    const { challanId, order_id, poIds } = await challans.toCustomer();
    const before = await challans.one(challanId);
    const { status, body } = await challans.cancel(challanId);
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'CANCELLED', reason_for_cancellation: 'Wrong vehicle', bill: [], invoice: null },
    ]);
    const back = await waiting(company, { orderId: order_id });
    expect(back).toMatchObject([{ quantity: 10, poId: poIds[0] }]);
    expect(await statusOf('orders', order_id)).toBe('CONFIRMED');
    expect(await statusOf('shipments', before.shipment_id)).toBe('CANCELLED');
    const [line] = await company.test.db
      .selectFrom('purchase_order_lines')
      .selectAll()
      .where('po_id', 'in', poIds)
      .execute();
    expect(line).toMatchObject({ dispatched_quantity: 0, billed_quantity: 0 });
    const again = await challans.cancel(challanId, 'Another reason');
    expect(again.body.data).toMatchObject({
      reason_for_cancellation: 'Wrong vehicle',
      version: body.data.version,
    });
    expect(await challans.logOf(challanId)).toEqual([
      'CREATE >IN_TRANSIT',
      'CANCEL IN_TRANSIT>CANCELLED',
    ]);
  });

  test('not while its bill is issued, nor with money for its invoice; everything stays as it was', async () => {
    const { challanId, order_number } = await challans.toCustomer();
    const { invoice_id } = await challans.one(challanId);
    const money = {
      amount: '10.00',
      payment_date: indianDay(),
      payment_mode: 'CASH',
      reference_number: 'x',
    };
    const { body } = await call(company.test, TOP_ADMIN, 'POST', '/payment', {
      order_number,
      invoice_id,
      ...money,
    });
    await call(company.test, TOP_ADMIN, 'POST', '/payment/update', {
      payment_id: body.data.payment_id,
      status: 'PAID',
    });
    const paid = await challans.cancel(challanId);
    expect([paid.status, paid.body.error]).toEqual([400, 'INVOICE_SETTLED']);
    expect(await challans.one(challanId)).toMatchObject({
      status: 'IN_TRANSIT',
      bill: [{ status: 'DRAFT' }],
      version: 1,
    });
    const { challanId: billed } = await challans.toCustomer();
    await challans.issueBill(billed);
    const refused = await challans.cancel(billed);
    expect([refused.status, refused.body.error]).toEqual([400, 'BILL_ISSUED']);
    expect(await point(billed)).toMatchObject({ status: 'IN_TRANSIT' });
  });

  test('goods on their way to the warehouse wait at the vendor again', async () => {
    const { challanId, poId } = await challans.stockToWarehouse();
    expect(await challans.one(challanId)).toMatchObject({
      challan_type: 'SELLER',
      po_id: poId,
      order_id: null,
      order_number: null,
    });
    expect((await challans.cancel(challanId)).status).toBe(200);
    expect(await waiting(company, { poId })).toMatchObject([{ quantity: 10 }]);
  });
});

describe('races', () => {
  const both = async (...asked: Promise<{ status: number; body: { error?: string } }>[]) =>
    (await Promise.all(asked)).map(({ status }) => status).toSorted();

  test('delivered against cancelled: one of them', async () => {
    const { challanId: id } = await challans.toCustomer();
    const unbilled = {
      bill_id: await challans.billOf(id),
      status: 'CANCELLED',
      reason_for_cancellation: 'x',
    };
    await call(company.test, TOP_ADMIN, 'PUT', '/bill/status', unbilled);
    const statuses = await both(
      challans.put({ challanId: id, newStatus: 'DELIVERED' }),
      challans.cancel(id),
    );
    expect(statuses).toEqual([200, 400]);
    const { status } = await challans.one(id);
    expect([status, (await point(id)).status]).toEqual(
      status === 'DELIVERED' ? ['DELIVERED', 'DELIVERED'] : ['CANCELLED', 'PENDING'],
    );
  });

  test('two cancels: one row in the log, one return of the goods', async () => {
    const { challanId, order_id } = await challans.toCustomer();
    expect(await both(challans.cancel(challanId), challans.cancel(challanId, 'Other'))).toEqual([
      200, 200,
    ]);
    expect(
      (await challans.logOf(challanId)).filter((row: string) => row.startsWith('CANCEL')),
    ).toHaveLength(1);
    expect(await waiting(company, { orderId: order_id })).toHaveLength(1);
  });

  test('delivered against the bill cancelled', async () => {
    const { challanId } = await challans.toCustomer();
    const bill_id = await challans.billOf(challanId);
    const cancelBill = call(company.test, TOP_ADMIN, 'PUT', '/bill/status', {
      bill_id,
      status: 'CANCELLED',
      reason_for_cancellation: 'x',
    });
    const deliver = challans.put({ challanId, newStatus: 'DELIVERED' });
    const [bill, challan] = await Promise.all([cancelBill, deliver]);
    expect(bill.status).toBe(200);
    expect([200, 400]).toContain(challan.status);
    expect((await challans.one(challanId)).status).toBe(
      challan.status === 200 ? 'DELIVERED' : 'IN_TRANSIT',
    );
  });

  test('cancelled against money for its invoice: never both', async () => {
    const { challanId, order_number } = await challans.toCustomer();
    const { invoice_id } = await challans.one(challanId);
    const money = {
      amount: '10.00',
      payment_date: indianDay(),
      payment_mode: 'CASH',
      reference_number: 'race',
    };
    const { body } = await call(company.test, TOP_ADMIN, 'POST', '/payment', {
      order_number,
      invoice_id,
      ...money,
    });
    const pay = call(company.test, TOP_ADMIN, 'POST', '/payment/update', {
      payment_id: body.data.payment_id,
      status: 'PAID',
    });
    const [paid, cancelled] = await Promise.all([pay, challans.cancel(challanId)]);
    const invoice = await company.test.db
      .selectFrom('invoices')
      .select(['status', 'received_amount'])
      .where('invoice_id', '=', invoice_id)
      .executeTakeFirstOrThrow();
    if (cancelled.status === 200)
      expect(invoice).toEqual({ status: 'CANCELLED', received_amount: '0.00' });
    else
      expect([paid.status, invoice]).toEqual([
        200,
        { status: 'PARTIALLY_PAID', received_amount: '10.00' },
      ]);
  });
});
