import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addIssuedStockPo,
  addLogistics,
  addStockOrder,
  IN_A_WEEK,
  type Logistics,
  OWN_TRANSPORT,
  ship,
  shipmentBody,
  type TestPoint,
  waiting,
} from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
}, 60_000);
afterAll(() => company.test.close());

const db = () => company.test.db;
const one = <T>(rows: readonly T[]): T => {
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
const order = (id: number) =>
  db()
    .selectFrom('orders')
    .select(['status', 'fulfilment_status', 'billing_status'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
const po = (id: number) =>
  db()
    .selectFrom('purchase_orders')
    .select(['status', 'fulfilment_status', 'billing_status'])
    .where('po_id', '=', id)
    .executeTakeFirstOrThrow();
const orderLine = (id: number) =>
  db()
    .selectFrom('order_lines')
    .select(['dispatched_quantity', 'delivered_quantity', 'invoiced_quantity'])
    .where('line_id', '=', id)
    .executeTakeFirstOrThrow();
const poLine = (id: number) =>
  db()
    .selectFrom('purchase_order_lines')
    .select(['dispatched_quantity', 'billed_quantity'])
    .where('po_line_id', '=', id)
    .executeTakeFirstOrThrow();
const point = (id: number) =>
  db()
    .selectFrom('delivery_points')
    .selectAll()
    .where('sub_shipment_tracker_id', '=', id)
    .executeTakeFirstOrThrow();
const eventsOf = (id: number) =>
  db()
    .selectFrom('delivery_point_events')
    .select(['event_name', 'status'])
    .where('sub_shipment_tracker_id', '=', id)
    .orderBy('sub_shipment_tracker_event_id')
    .execute();
const audits = (entity: AuditedKind, id: number) =>
  db()
    .selectFrom('audit_log')
    .select(['action', 'from_status', 'to_status'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();

describe('seller to customer: a bill, and a challan and an invoice for each order and ship-to', () => {
  test('all of one line, with our own transport', async () => {
    const { order_id, order_number, lines, poIds } = await addIssuedOrder(company);
    const waits = one(await waiting(company, { orderId: order_id }));
    const more = {
      ...OWN_TRANSPORT,
      transporter_id: company.transporterId,
      tracking_link: 'https://track.example/1',
      driver_phone_2: '9812345671',
    };
    const { status, body } = await ship(company, [waits], { more });
    expect(status).toBe(200);
    const { shipment, delivery_challans, bills, invoices } = body.data;
    expect(shipment).toMatchObject({
      status: 'IN_TRANSIT',
      type: 'CUSTOMER',
      destination_type: 'CUSTOMER',
      order_numbers: [order_number],
      version: 1,
      from_address_info: { entity_type: 'SELLER', address_name: 'Weavers of Erode' },
      transport_mode: 'ROAD',
      shipment_weight: '120.50',
      to_address_details: {
        entity_type: 'TENANT',
        address_name: 'Hotel Udupi Grand',
        address1: '1 Main Road',
      },
      logistic_cost: '1500.00',
      loading_charge: '200.00',
      transporter_info: { transporter_name: 'Patel Roadways' },
      tracking_link: 'https://track.example/1',
      driver_name: 'Ravi',
      driver_phone_1: '9812345670',
      driver_phone_2: '9812345671',
    });
    const challan = one<{ challan_id: number; dc_lines: object[] }>(delivery_challans);
    expect(challan).toMatchObject({
      challan_type: 'CUSTOMER',
      status: 'IN_TRANSIT',
      order_number,
      dc_lines: [{ delivered_qty: 10, po_line_id: waits.poLineId }],
    });
    expect(one(bills)).toMatchObject({
      status: 'DRAFT',
      bill_grand_total: '1120.00',
      included_po_ids: poIds,
      bill_lines: [{ quantity: 10 }],
    });
    expect(one(invoices)).toMatchObject({
      status: 'ISSUED',
      order_number,
      invoice_grand_total: '1232.00',
    });

    expect(await order(order_id)).toEqual({
      status: 'IN_TRANSIT',
      fulfilment_status: 'IN_TRANSIT',
      billing_status: 'INVOICED',
    });
    expect(await po(poIds[0]!)).toEqual({
      status: 'IN_TRANSIT',
      fulfilment_status: 'IN_TRANSIT',
      billing_status: 'BILLED',
    });
    expect(await orderLine(lines[0]!.line_id)).toEqual({
      dispatched_quantity: 10,
      delivered_quantity: 0,
      invoiced_quantity: 10,
    });
    expect(await poLine(waits.poLineId!)).toEqual({ dispatched_quantity: 10, billed_quantity: 10 });
    expect(await point(waits.id)).toMatchObject({
      status: 'IN_TRANSIT',
      quantity: 10,
      destination_type: 'CUSTOMER',
      challan_id: challan.challan_id,
    });
    expect(await eventsOf(waits.id)).toEqual([
      { event_name: 'dispatch', status: 'COMPLETED' },
      { event_name: 'POD', status: 'PENDING' },
    ]);
    expect(await audits('SHIPMENT', shipment.shipment_id)).toEqual([
      { action: 'CREATE', from_status: null, to_status: 'IN_TRANSIT' },
    ]);
    expect(await audits('PURCHASE_ORDER', poIds[0]!)).toContainEqual({
      action: 'STATUS',
      from_status: 'ISSUED',
      to_status: 'IN_TRANSIT',
    });
  });

  test('a part now, the rest a week later: a new point with its own day, which leaves by the next vehicle', async () => {
    const { order_id, lines, poIds } = await addIssuedOrder(company);
    const waits = one(await waiting(company, { orderId: order_id }));
    const initial_date = '2026-12-31';
    await company.test.db
      .updateTable('delivery_points')
      .set({ initial_date })
      .where('sub_shipment_tracker_id', '=', waits.id)
      .execute();
    const first = await ship(company, [waits], { quantities: new Map([[waits.id, 4]]) });
    expect(first.body.data).toMatchObject({
      bills: [{ bill_grand_total: '448.00' }],
      invoices: [{ invoice_grand_total: '492.80' }],
    });
    expect(await point(waits.id)).toMatchObject({
      status: 'IN_TRANSIT',
      quantity: 4,
      original_qty: 10,
    });
    const rest = one(await waiting(company, { orderId: order_id }));
    expect(await point(rest.id)).toMatchObject({
      quantity: 6,
      came_from: waits.id,
      po_line_id: waits.poLineId,
    });
    const inAWeek = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      IN_A_WEEK * 1000,
    );
    expect(await point(rest.id)).toMatchObject({ expected_date: inAWeek, initial_date });
    const { body: board } = await call(
      company.test,
      Role.TOP_ADMIN,
      'GET',
      `/shipment_tracker/events?po_id=${poIds[0]}&event_name=dispatch`,
    );
    expect(
      board.data.map((row: { sub_shipment_tracker_id: number; pending_qty: number }) => [
        row.sub_shipment_tracker_id,
        row.pending_qty,
      ]),
    ).toEqual(expect.arrayContaining([[rest.id, 6]]));
    expect(await order(order_id)).toMatchObject({
      status: 'PARTIALLY_IN_TRANSIT',
      billing_status: 'PARTIALLY_INVOICED',
    });
    expect(await po(poIds[0]!)).toMatchObject({
      status: 'PARTIALLY_IN_TRANSIT',
      billing_status: 'PARTIALLY_BILLED',
    });

    const second = await ship(company, [rest]);
    expect(second.body.data).toMatchObject({
      bills: [{ bill_grand_total: '672.00' }],
      invoices: [{ invoice_grand_total: '739.20' }],
    });
    expect(await orderLine(lines[0]!.line_id)).toMatchObject({
      dispatched_quantity: 10,
      invoiced_quantity: 10,
    });
    expect(await order(order_id)).toMatchObject({
      status: 'IN_TRANSIT',
      billing_status: 'INVOICED',
    });
    const list = await call(
      company.test,
      Role.TOP_ADMIN,
      'GET',
      `/shipment?order_number=${(second.body.data.shipment.order_numbers as string[])[0]}`,
    );
    expect(list.body).toMatchObject({ count: 2 });
  });

  test('several orders and purchase orders in one vehicle, one of them to two places of the customer', async () => {
    const orders = [
      await addIssuedOrder(company, [{}, { quantity: 3 }]),
      await addIssuedOrder(company),
    ];
    const [first, second] = orders;
    const points = [
      ...(await waiting(company, { orderId: first!.order_id })),
      ...(await waiting(company, { orderId: second!.order_id })),
    ];
    expect(points).toHaveLength(3);
    const body = await shipmentBody(company, points);
    const [sub, other] = body.sub_shipments;
    const [near, far] = sub!.dc_lines;
    const annexe = await testMasters(db()).address('TENANT', company.company.tenantId);
    body.sub_shipments = [
      { ...sub!, dc_lines: [near!] },
      { ...sub!, to_address: annexe, dc_lines: [far!] },
      other!,
    ];
    const { body: answer, status } = await call(
      company.test,
      Role.TOP_ADMIN,
      'POST',
      '/shipment',
      body,
    );
    expect(status).toBe(200);
    const { shipment, delivery_challans, bills, invoices } = answer.data;
    expect(shipment.order_numbers).toEqual([first!.order_number, second!.order_number]);
    expect(delivery_challans).toHaveLength(3);
    expect(invoices.map((row: { order_number: string }) => row.order_number)).toEqual(
      [first, first, second].map((row) => row!.order_number),
    );
    expect(one(bills)).toMatchObject({
      included_po_ids: [...first!.poIds, ...second!.poIds],
      bill_lines: [{}, {}, {}],
    });
    expect(
      new Set(invoices.map((row: { invoice_number: string }) => row.invoice_number)).size,
    ).toBe(3);
  });

  test('documents have the lines as the order has them, whatever was chosen first', async () => {
    const { order_id } = await addIssuedOrder(company, [{}, { quantity: 3 }, { quantity: 7 }]);
    const points = await waiting(company, { orderId: order_id });
    const { body } = await ship(company, points.toReversed());
    const { invoice_id } = one(body.data.invoices as { invoice_id: number }[]);
    const lines = await db()
      .selectFrom('invoice_lines')
      .select('order_line_id')
      .where('invoice_id', '=', invoice_id)
      .orderBy('line_number')
      .execute();
    expect(lines.map((line) => line.order_line_id)).toEqual(
      points.map(({ orderLineId }) => orderLineId),
    );
    const bill = one(body.data.bills as { bill_lines: { quantity: number }[] }[]);
    expect(bill.bill_lines.map(({ quantity }) => quantity)).toEqual([10, 3, 7]);
  });

  test('money received in advance pays the invoice', async () => {
    const { order_id, order_number } = await addIssuedOrder(company);
    const paid = {
      order_number,
      amount: '1000.00',
      payment_date: indianDay(),
      payment_mode: 'UPI',
      reference_number: `ADV-${order_id}`,
    };
    const { payment_id } = (await call(company.test, Role.TOP_ADMIN, 'POST', '/payment', paid)).body
      .data;
    await call(company.test, Role.TOP_ADMIN, 'POST', '/payment/update', {
      payment_id,
      status: 'PAID',
    });
    const { body } = await ship(company, await waiting(company, { orderId: order_id }));
    expect(body.data.invoices).toMatchObject([
      { status: 'PARTIALLY_PAID', invoice_grand_total: '1232.00' },
    ]);
  });
});

describe('seller to warehouse: a bill, and a challan for each order or stock purchase order', () => {
  test('an order and a stock purchase order of the same seller', async () => {
    const { order_id, order_number, lines, poIds } = await addIssuedOrder(company);
    const stockPo = await addIssuedStockPo(company);
    const points = [
      ...(await waiting(company, { orderId: order_id })),
      ...(await waiting(company, { poId: stockPo })),
    ];
    const { status, body } = await ship(company, points, { toWarehouse: true });
    expect(status).toBe(200);
    const { shipment, delivery_challans, bills, invoices } = body.data;
    expect(shipment).toMatchObject({
      destination_type: 'WAREHOUSE',
      to_address_details: { address_name: 'Whitefield', entity_type: 'WAREHOUSE' },
    });
    expect(delivery_challans).toMatchObject([
      { challan_type: 'SELLER', order_number },
      { challan_type: 'SELLER', order_number: null },
    ]);
    expect(one(bills)).toMatchObject({
      included_po_ids: [poIds[0], stockPo],
      bill_grand_total: '2240.00',
    });
    expect(invoices).toEqual([]);
    // units that go to our warehouse have not left for the customer
    expect(await orderLine(lines[0]!.line_id)).toEqual({
      dispatched_quantity: 0,
      delivered_quantity: 0,
      invoiced_quantity: 0,
    });
    expect(await order(order_id)).toMatchObject({ status: 'CONFIRMED', billing_status: 'PENDING' });
    expect(await po(stockPo)).toMatchObject({ status: 'IN_TRANSIT', billing_status: 'BILLED' });
    for (const { id } of points) {
      expect(await point(id)).toMatchObject({
        destination_type: 'WAREHOUSE',
        to_warehouse_id: company.warehouseId,
      });
      expect((await eventsOf(id)).at(-1)).toEqual({ event_name: 'inward', status: 'PENDING' });
    }
  });
});

describe('warehouse to customer: an invoice, no bill', () => {
  const ofStock = async (quantity: number): Promise<TestPoint[]> => {
    const { order_id } = await addStockOrder(company, quantity);
    return waiting(company, { orderId: order_id });
  };

  test('stock and reservation go with the goods', async () => {
    const balance = () =>
      db()
        .selectFrom('stock_balances')
        .select(['quantity', 'reserved_quantity'])
        .where('warehouse_id', '=', company.warehouseId)
        .executeTakeFirstOrThrow();
    const waits = one(await ofStock(8));
    const before = await balance();
    const { status, body } = await ship(company, [waits], { quantities: new Map([[waits.id, 5]]) });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      shipment: { from_address_info: { entity_type: 'WAREHOUSE', address_name: 'Whitefield' } },
      delivery_challans: [{ challan_type: 'CUSTOMER' }],
      bills: [],
      invoices: [{ status: 'ISSUED' }],
    });
    expect(await balance()).toEqual({
      quantity: before.quantity - 5,
      reserved_quantity: before.reserved_quantity - 5,
    });
    const ledger = db()
      .selectFrom('stock_ledger')
      .selectAll()
      .where('sub_shipment_tracker_id', '=', waits.id)
      .where('reason', '=', 'DISPATCHED');
    expect(one(await ledger.execute())).toMatchObject({
      quantity: -5,
      challan_id: body.data.delivery_challans[0].challan_id,
    });
    expect(one(await waiting(company, { orderId: waits.orderId! }))).toMatchObject({
      quantity: 3,
      warehouseId: company.warehouseId,
    });
  });

  test('a shipment from warehouse to warehouse is refused', async () => {
    const points = await ofStock(2);
    expect(await ship(company, points, { toWarehouse: true })).toMatchObject({
      status: 400,
      body: { field: 'destination_type' },
    });
  });
});
