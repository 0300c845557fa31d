import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';
import {
  addPurchasing,
  dispatch,
  generate,
  moveTo,
  type Purchasing,
} from '../../testing/testPurchasing.ts';
import { adjust, balanceOf, stockFaults } from '../../testing/testStock.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let buying: Purchasing;
let other: number;
let skuId: number;

beforeAll(async () => {
  buying = await addPurchasing();
  const { body } = await call(buying.test, Role.OPERATIONS, 'POST', '/warehouse', {
    warehouse_name: 'Hosur',
    address: {
      address1: '1 Main Road',
      city: 'Mysuru',
      state: 'Karnataka',
      postal_code: '570001',
    },
  });
  other = body.warehouse.warehouse_id;
});
afterAll(() => buying.test.close());

beforeEach(async () => {
  skuId = await testMasters(buying.test.db).sku();
  await adjust(buying.test, { warehouseId: buying.warehouseId, skuId, quantity: 20 });
  await adjust(buying.test, { warehouseId: other, skuId, quantity: 8 });
});

const sendRequest = (url: string, body: object, who: number = Role.SALES) =>
  call(buying.test, who, 'POST', url, body);
const line = (more: object = {}) => ({
  product_sku_id: skuId,
  seller_id: buying.company.sellerId,
  quantity: 12,
  selling_price: '110',
  warehouse_id: buying.warehouseId,
  ...more,
});
const create = (lines: object[], more: object = {}) =>
  sendRequest('/createOrder', {
    tenant_id: buying.company.tenantId,
    address_id: buying.company.addressId,
    order_lines: lines,
    ...more,
  });
const change = (order: { order_number: string; line: number }, more: object) =>
  sendRequest('/updateOrder', {
    order_number: order.order_number,
    order_lines: [{ line_id: order.line, ...more }],
  });
const here = () => balanceOf(buying.test.db, buying.warehouseId, skuId);
const there = () => balanceOf(buying.test.db, other, skuId);
const points = (orderId: number) =>
  buying.test.db
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .select([
      'd.warehouse_id',
      'd.quantity',
      'd.status',
      'd.expected_date',
      'd.po_id',
      'e.event_name',
      'e.status as event',
    ])
    .where('d.order_id', '=', orderId)
    .orderBy('d.sub_shipment_tracker_id')
    .execute();
const waiting = async (orderId: number) =>
  (await points(orderId))
    .filter(({ status }) => status === 'PENDING')
    .map((point) => [point.warehouse_id, point.quantity]);

async function served(lines: object[] = [line()], more: object = {}) {
  const { status, body } = await create(lines, more);
  expect({ status, body }).toMatchObject({ status: 200 });
  const { order_id, order_number, order_lines } = body.order;
  return { order_id, order_number, line: order_lines[0].line_id as number, order_lines };
}
const lineOf = async (order: { order_number: string }) =>
  (
    await call(
      buying.test,
      Role.TOP_ADMIN,
      'GET',
      `/getOrderRequest?order_number=${encodeURIComponent(order.order_number)}`,
    )
  ).body.orders[0].order_lines[0];

describe('an order from stock', () => {
  test('reserves its lines, and puts one point a line on the board with the warehouse as its source', async () => {
    const order = await served([line(), line({ quantity: 3, warehouse_id: undefined })], {
      edd: `${NEXT_YEAR}-01-05`,
    });
    expect(order.order_lines).toMatchObject([
      {
        stock_quantity: 12,
        warehouse_id: buying.warehouseId,
        warehouse_name: 'Whitefield',
        generated_po_qty: 0,
      },
      { stock_quantity: 0, warehouse_id: null, warehouse_name: null },
    ]);
    expect(await here()).toEqual([20, 12]);
    expect(await points(order.order_id)).toEqual([
      {
        warehouse_id: buying.warehouseId,
        quantity: 12,
        status: 'PENDING',
        expected_date: `${NEXT_YEAR}-01-05`,
        po_id: null,
        event_name: 'dispatch',
        event: 'PENDING',
      },
    ]);
    expect(await stockFaults(buying.test.db)).toEqual([]);
  });

  test('more than is free is refused at its line, and nothing is left of the order', async () => {
    await served();
    const { status, body } = await create([line({ quantity: 8 }), line({ quantity: 1 })]);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        field: 'order_lines.1.warehouse_id',
        message: 'Only 0 in stock that are not reserved',
      },
    });
    expect(await here()).toEqual([20, 12]);
    expect((await create([line({ warehouse_id: 999_999 })])).body).toMatchObject({
      field: 'order_lines.0.warehouse_id',
    });
  });

  test('many at once reserve no more than there is', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create([line({ quantity: 6 })])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await here()).toEqual([20, 18]);
    expect(await stockFaults(buying.test.db)).toEqual([]);
  });

  test('stock covers the line: no purchase order is made for it, by hand neither', async () => {
    const order = await served();
    const preview = `/getPOFromOrder?order_id=${order.order_id}&sellers=${buying.company.sellerId}`;
    expect((await call(buying.test, Role.BROAD_ACCESS, 'GET', preview)).body.data).toMatchObject([
      { lines: [{ ordered: 12, remaining: 0 }] },
    ]);
    expect((await generate(buying, order.order_id)).status).toBe(400);
    const byHand = {
      seller_id: buying.company.sellerId,
      order_number: order.order_number,
      purchase_order_lines: [
        { product_sku_id: skuId, order_line_id: order.line, quantity: 1, offer_price: '90' },
      ],
    };
    expect(await sendRequest('/createPurchaseOrder', byHand, Role.BROAD_ACCESS)).toMatchObject({
      status: 400,
      body: {
        message: 'Nothing is left to buy on this order line (12 ordered, 0 bought, 12 from stock)',
      },
    });
  });
});

describe('a change of the line', () => {
  test('a line that was bought in part is served with the rest; more or less of it; from elsewhere; of nothing', async () => {
    const order = await served([line({ warehouse_id: undefined, quantity: 10 })]);
    expect((await change(order, { warehouse_id: buying.warehouseId })).status).toBe(200);
    expect([await here(), await waiting(order.order_id)]).toEqual([
      [20, 10],
      [[buying.warehouseId, 10]],
    ]);
    expect((await change(order, { warehouse_id: buying.warehouseId, quantity: 15 })).status).toBe(
      200,
    );
    expect([await here(), await waiting(order.order_id)]).toEqual([
      [20, 15],
      [[buying.warehouseId, 15]],
    ]);
    expect((await change(order, { warehouse_id: buying.warehouseId, quantity: 6 })).status).toBe(
      200,
    );
    expect([await here(), await waiting(order.order_id)]).toEqual([
      [20, 6],
      [[buying.warehouseId, 6]],
    ]);
    expect((await change(order, { warehouse_id: other })).status).toBe(200);
    expect([await here(), await there(), await waiting(order.order_id)]).toEqual([
      [20, 0],
      [8, 6],
      [[other, 6]],
    ]);
    expect((await change(order, { warehouse_id: null })).status).toBe(200);
    expect([await there(), await waiting(order.order_id)]).toEqual([[8, 0], []]);
    expect(await lineOf(order)).toMatchObject({
      quantity: 6,
      stock_quantity: 0,
      warehouse_id: null,
    });
    expect((await generate(buying, order.order_id)).body.data).toMatchObject([
      { purchase_order_lines: [{ quantity: 6 }] },
    ]);
    expect((await change(order, { warehouse_id: other })).body).toMatchObject({
      field: 'order_lines.0.warehouse_id',
      message: 'Nothing is left to serve on this order line',
    });
    const edits = buying.test.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', 'ORDER')
      .where('action', '=', 'EDIT');
    expect(
      (await edits.where('entity_id', '=', order.order_id).orderBy('audit_id').execute())[0],
    ).toMatchObject({
      changes: {
        'line 1 stock_quantity': { from: 0, to: 10 },
        'line 1 warehouse_id': { from: null, to: buying.warehouseId },
      },
    });
    expect(await stockFaults(buying.test.db)).toEqual([]);
  });

  test('the quantity alone never falls below what is served, and more of it is left to buy', async () => {
    const order = await served();
    expect((await change(order, { quantity: 11 })).body).toMatchObject({
      field: 'order_lines.0.quantity',
    });
    expect((await change(order, { quantity: 14 })).status).toBe(200);
    expect(await here()).toEqual([20, 12]);
    expect((await generate(buying, order.order_id)).body.data).toMatchObject([
      { purchase_order_lines: [{ quantity: 2 }] },
    ]);
    expect((await change(order, { quantity: 1, warehouse_id: other })).body).toMatchObject({
      field: 'order_lines.0.quantity',
    });
  });

  test('more than is free changes nothing', async () => {
    const order = await served();
    const refusal = {
      status: 400,
      body: { field: 'order_lines.0.warehouse_id', message: 'Only 8 in stock' },
    };
    expect(await change(order, { warehouse_id: other })).toMatchObject(refusal);
    expect((await change(order, { warehouse_id: buying.warehouseId, quantity: 21 })).status).toBe(
      400,
    );
    expect([await here(), await lineOf(order)]).toMatchObject([
      [20, 12],
      { quantity: 12, warehouse_id: buying.warehouseId },
    ]);
  });

  test.each([
    [
      'asked again for the same',
      (order: { line: number }) => ({ line_id: order.line, warehouse_id: buying.warehouseId }),
    ],
  ])('%s: nothing happens', async (_, of) => {
    const order = await served();
    const answer = await sendRequest('/updateOrder', {
      order_number: order.order_number,
      order_lines: [of(order)],
    });
    expect(answer).toMatchObject({ status: 200, body: { order: { version: 1 } } });
  });
});

describe('cancelling', () => {
  test('a cancelled line releases its stock; the cancelled order the rest, as in the preview', async () => {
    const order = await served([
      line({ quantity: 5 }),
      line({ quantity: 4 }),
      line({ quantity: 3, warehouse_id: other }),
    ]);
    expect([await here(), await there()]).toEqual([
      [20, 9],
      [8, 3],
    ]);
    const cancelled = {
      order_number: order.order_number,
      line_id: order.line,
      status: 'CANCELLED',
      reason: 'No need',
    };
    expect((await sendRequest('/updateOrderLineStatus', cancelled)).status).toBe(200);
    expect(await here()).toEqual([20, 4]);
    const { body } = await call(
      buying.test,
      Role.SALES,
      'GET',
      `/order/cancelPreview?order_number=${encodeURIComponent(order.order_number)}`,
    );
    expect(body.data).toMatchObject({ units_of_stock: 7, refusals: [] });
    const whole = { order_number: order.order_number, status: 'CANCELLED', reason: 'No need' };
    expect((await sendRequest('/updateOrderStatus', whole)).status).toBe(200);
    expect([await here(), await there()]).toEqual([
      [20, 0],
      [8, 0],
    ]);
    expect((await points(order.order_id)).map((point) => [point.status, point.event])).toEqual([
      ['CANCELLED', 'CANCELLED'],
      ['CANCELLED', 'CANCELLED'],
      ['CANCELLED', 'CANCELLED'],
    ]);
    expect(await stockFaults(buying.test.db)).toEqual([]);
  });

  test('the order is cancelled with its last line, and its stock is released', async () => {
    const order = await served();
    const last = {
      order_number: order.order_number,
      line_id: order.line,
      status: 'CANCELLED',
      reason: 'No need',
    };
    expect((await sendRequest('/updateOrderLineStatus', last)).body.order).toMatchObject({
      status: 'CANCELLED',
      order_lines: [{ stock_quantity: 0 }],
    });
    expect(await here()).toEqual([20, 0]);
  });
});

describe('goods that left', () => {
  /** An issued purchase order for a line: on their way to a warehouse the units are still the order's. */
  test('a line whose goods were bought for a warehouse cannot be cancelled', async () => {
    const order = await served([
      line({ quantity: 10, warehouse_id: undefined }),
      line({ quantity: 1 }),
    ]);
    const { po_id, purchase_order_lines } = (await generate(buying, order.order_id)).body.data[0];
    await moveTo(buying, po_id, 'ISSUED');
    await dispatch(buying, purchase_order_lines[0].po_line_id, 10);
    const asked = {
      order_number: order.order_number,
      line_id: order.line,
      status: 'CANCELLED',
      reason: 'No need',
    };
    expect(await sendRequest('/updateOrderLineStatus', asked, Role.TOP_ADMIN)).toMatchObject({
      status: 400,
      body: {
        message: 'Units of this line are on an issued purchase order: cancel them there first',
      },
    });
  });
});

describe('at the same moment', () => {
  test.each([1, 2, 3])(
    'stock and purchase orders (%i): a line is never covered twice',
    async () => {
      const order = await served([line({ quantity: 10, warehouse_id: undefined })]);
      const [bought, taken] = await Promise.all([
        generate(buying, order.order_id),
        change(order, { warehouse_id: buying.warehouseId }),
        change(order, { warehouse_id: buying.warehouseId }),
      ]);
      expect([bought.status, taken.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await stockFaults(buying.test.db)).toEqual([]);
      expect(await here()).toEqual([20, bought.status === 200 ? 0 : 10]);
    },
  );

  test('orders that take from two warehouses in both orders, adjusted meanwhile: none waits for ever', async () => {
    const pair = (first: number, second: number) => [
      line({ quantity: 1, warehouse_id: first }),
      line({ quantity: 1, warehouse_id: second }),
    ];
    const down = (warehouseId: number) => adjust(buying.test, { warehouseId, skuId, quantity: -1 });
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => create(pair(buying.warehouseId, other))),
      ...Array.from({ length: 3 }, () => create(pair(other, buying.warehouseId))),
      ...[down(other), down(buying.warehouseId), down(other)],
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await here(), await there()]).toEqual([
      [19, 6],
      [6, 6],
    ]);
    expect(await stockFaults(buying.test.db)).toEqual([]);
  });
});
