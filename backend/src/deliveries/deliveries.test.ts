import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addIssuedStockPo,
  addLogistics,
  type Logistics,
  ship,
  waiting,
} from '../../testing/testLogistics.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { withTransaction } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { type Work, workOf } from '../core/data/work.ts';
import { dispatchPoints } from '../shipments/dispatchPoints.ts';
import { arrive } from './arrivePoints.ts';
import { returnPoints } from './returnPoints.ts';

let company: Logistics;
let viewer: Viewer;
beforeAll(async () => {
  company = await addLogistics();
  viewer = {
    userId: company.test.userIdOf(Role.TOP_ADMIN),
    requestId: 'test',
    can: () => true,
  } as unknown as Viewer;
});
afterAll(() => company.test.close());

const run = <T>(change: (work: Work) => Promise<T>) =>
  withTransaction(company.test.db, (trx) =>
    change(workOf(trx, company.test.app.parts.settings, viewer)),
  );
const rowOf = (id: number) =>
  company.test.db
    .selectFrom('delivery_points')
    .selectAll()
    .where('sub_shipment_tracker_id', '=', id)
    .executeTakeFirstOrThrow();
const stepsOf = async (id: number) =>
  (
    await company.test.db
      .selectFrom('delivery_point_events')
      .selectAll()
      .where('sub_shipment_tracker_id', '=', id)
      .orderBy('sub_shipment_tracker_event_id')
      .execute()
  ).map((event) => `${event.event_name} ${event.status}`);
const successorOf = (id: number) =>
  company.test.db
    .selectFrom('delivery_points')
    .selectAll()
    .where('came_from', '=', id)
    .executeTakeFirst();
const orderLinesOf = (id: number) =>
  company.test.db
    .selectFrom('order_lines')
    .select(['dispatched_quantity', 'delivered_quantity'])
    .where('order_id', '=', id)
    .execute();
const statusOf = (id: number) =>
  company.test.db
    .selectFrom('orders')
    .select('status')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
const poOf = async (id: number) =>
  (await call(company.test, Role.TOP_ADMIN, 'GET', `/getPurchaseOrder?po_id=${id}`)).body.data[0];
const stockOf = async () =>
  (await company.test.db
    .selectFrom('stock_balances')
    .select(['quantity', 'reserved_quantity'])
    .where('warehouse_id', '=', company.warehouseId)
    .where('product_sku_id', '=', company.company.skuId)
    .executeTakeFirst()) ?? { quantity: 0, reserved_quantity: 0 };
const auditOf = async (id: number) =>
  (
    await company.test.db
      .selectFrom('audit_log')
      .select(['action', 'from_status', 'to_status'])
      .where('entity', '=', 'DELIVERY_POINT')
      .where('entity_id', '=', id)
      .orderBy('audit_id')
      .execute()
  ).map((row) => `${row.action} ${row.from_status}→${row.to_status}`);

async function sendOff(quantity = 10, toWarehouse = false) {
  const order = await addIssuedOrder(company, [{ quantity: 10 }]);
  const [point] = await waiting(company, { orderId: order.order_id });
  const answer = await ship(company, [point!], {
    toWarehouse,
    quantities: new Map([[point!.id, quantity]]),
  });
  expect(answer.status).toBe(200);
  return {
    order,
    id: point!.id,
    poId: order.poIds[0]!,
    challanId: (await rowOf(point!.id)).challan_id!,
  };
}

test('a partial dispatch: the rest is a point of its own, documents count dispatched units', async () => {
  const { order, id, poId } = await sendOff(4);
  expect(await rowOf(id)).toMatchObject({
    status: 'IN_TRANSIT',
    quantity: 4,
    original_qty: 10,
    destination_type: 'CUSTOMER',
  });
  expect(await stepsOf(id)).toEqual(['dispatch COMPLETED', 'POD PENDING']);
  const rest = await successorOf(id);
  expect(rest).toMatchObject({
    status: 'PENDING',
    quantity: 6,
    original_qty: 6,
    seller_id: company.company.sellerId,
  });
  expect(await stepsOf(rest!.sub_shipment_tracker_id)).toEqual(['dispatch PENDING']);
  expect(await statusOf(order.order_id)).toEqual({ status: 'PARTIALLY_IN_TRANSIT' });
  expect(await poOf(poId)).toMatchObject({
    po_state: 'ISSUED',
    status: 'PARTIALLY_IN_TRANSIT',
    purchase_order_lines: [{ dispatched_quantity: 4 }],
    delivery_points: [
      { quantity: 4, status: 'IN_TRANSIT' },
      { quantity: 6, status: 'PENDING' },
    ],
  });
  expect(await auditOf(id)).toEqual(['DISPATCH PENDING→IN_TRANSIT']);
});

test('arrived at the customer: delivered, once', async () => {
  const { order, id, poId } = await sendOff();
  expect(
    await run((work) => arrive(work, [id], { actualDate: '2026-11-20', remarks: 'All well' })),
  ).toEqual([id]);
  expect(await run((work) => arrive(work, [id], {}))).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'DELIVERED' });
  expect(await stepsOf(id)).toEqual(['dispatch COMPLETED', 'POD COMPLETED']);
  expect(await statusOf(order.order_id)).toEqual({ status: 'DELIVERED' });
  expect(await poOf(poId)).toMatchObject({
    status: 'DELIVERED',
    purchase_order_lines: [{ delivered_quantity: 10 }],
  });
  expect(await auditOf(id)).toEqual(['DISPATCH PENDING→IN_TRANSIT', 'ARRIVE IN_TRANSIT→DELIVERED']);
  expect(await orderLinesOf(order.order_id)).toEqual([
    { dispatched_quantity: 10, delivered_quantity: 10 },
  ]);
});

describe('through the warehouse', () => {
  test('received: in stock, reserved, waiting for the customer; then it goes on and leaves the stock', async () => {
    const before = await stockOf();
    const { order, id, poId } = await sendOff(10, true);
    expect(await stepsOf(id)).toEqual(['dispatch COMPLETED', 'inward PENDING']);
    expect(await statusOf(order.order_id)).toEqual({ status: 'CONFIRMED' });
    await run((work) => arrive(work, [id], {}));
    expect(await rowOf(id)).toMatchObject({ status: 'RECEIVED_AT_WAREHOUSE' });
    expect(await poOf(poId)).toMatchObject({ status: 'DELIVERED' });
    expect(await stockOf()).toEqual({
      quantity: before.quantity + 10,
      reserved_quantity: before.reserved_quantity + 10,
    });
    const next = await successorOf(id);
    expect(next).toMatchObject({
      status: 'PENDING',
      quantity: 10,
      warehouse_id: company.warehouseId,
      seller_id: null,
      po_id: null,
    });
    const point = (await waiting(company, { warehouseId: company.warehouseId })).find(
      (one) => one.id === next!.sub_shipment_tracker_id,
    );
    expect((await ship(company, [point!], { quantities: new Map([[point!.id, 3]]) })).status).toBe(
      200,
    );
    expect(await stockOf()).toEqual({
      quantity: before.quantity + 7,
      reserved_quantity: before.reserved_quantity + 7,
    });
    expect(await statusOf(order.order_id)).toEqual({ status: 'PARTIALLY_IN_TRANSIT' });
    const { challan_id } = await rowOf(point!.id);
    await run((work) => returnPoints(work, challan_id!));
    expect(await stockOf()).toEqual({
      quantity: before.quantity + 10,
      reserved_quantity: before.reserved_quantity + 10,
    });
    expect(await statusOf(order.order_id)).toEqual({ status: 'CONFIRMED' });
  });

  test('stock that nobody ordered is free once it is there', async () => {
    const before = await stockOf();
    const poId = await addIssuedStockPo(company, 5);
    const [point] = await waiting(company, { poId });
    await ship(company, [point!], { toWarehouse: true });
    await run((work) => arrive(work, [point!.id], {}));
    expect(await stockOf()).toEqual({
      quantity: before.quantity + 5,
      reserved_quantity: before.reserved_quantity,
    });
    expect(await successorOf(point!.id)).toBeUndefined();
  });
});

test('returned goods wait at their origin, from today on, as a separate point', async () => {
  const { order, id, poId, challanId } = await sendOff(4);
  const cancel = {
    challanId,
    newStatus: 'CANCELLED',
    reason_for_cancellation: 'The lorry broke down',
  };
  expect((await call(company.test, Role.TOP_ADMIN, 'PUT', '/dc', cancel)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    status: 'PENDING',
    quantity: 4,
    original_qty: 4,
    challan_id: null,
    destination_type: null,
    expected_date: indianDay(),
  });
  expect(await stepsOf(id)).toEqual(['dispatch COMPLETED', 'POD CANCELLED', 'dispatch PENDING']);
  expect(await statusOf(order.order_id)).toEqual({ status: 'CONFIRMED' });
  expect(await poOf(poId)).toMatchObject({
    status: 'ISSUED',
    purchase_order_lines: [{ dispatched_quantity: 0 }],
  });
  expect(await run((work) => returnPoints(work, challanId))).toEqual([]);
});

test('nothing comes back of a challan of which some has arrived', async () => {
  const { id, challanId } = await sendOff();
  await run((work) => arrive(work, [id], {}));
  await expect(run((work) => returnPoints(work, challanId))).rejects.toMatchObject({
    message: 'Goods of this challan have arrived',
  });
});

describe('goods that cannot be dispatched', () => {
  const target = {
    destinationType: 'CUSTOMER' as const,
    toWarehouseId: null,
    toAddressOf: () => 1,
    challanIdOf: () => 1,
  };
  const send = (move: {
    subShipmentTrackerId: number;
    quantity: number;
    restDate: string | null;
  }) => run((work) => dispatchPoints(work, [{ field: 'x', ...move }], target));

  test.each([
    [11, null, 'Maximum 10 can be dispatched'],
    [0, null, '0 quantity is not allowed'],
    [4, null, 'A new date is needed for what stays behind'],
    [4, '2020-01-01', 'The new date must not be in the past'],
  ])('%d with the rest on %s', async (quantity, restDate, message) => {
    const order = await addIssuedOrder(company, [{ quantity: 10 }]);
    const [point] = await waiting(company, { orderId: order.order_id });
    await expect(
      send({ subShipmentTrackerId: point!.id, quantity, restDate }),
    ).rejects.toMatchObject({ message, details: { field: 'x' } });
    expect(await rowOf(point!.id)).toMatchObject({ status: 'PENDING', quantity: 10 });
  });

  test('dispatched or unknown points', async () => {
    const { id } = await sendOff();
    await expect(
      send({ subShipmentTrackerId: id, quantity: 1, restDate: null }),
    ).rejects.toMatchObject({ message: 'These goods have left already' });
    await expect(
      send({ subShipmentTrackerId: 999_999, quantity: 1, restDate: null }),
    ).rejects.toMatchObject({ message: 'This delivery point does not exist' });
  });
});
