import { Role } from '@munim/schema/shared/roles.ts';
import type { TestApp } from './testApp.ts';
import { call } from './testCompany.ts';
import { testMasters } from './testMasters.ts';
import {
  addOrder,
  addPurchasing,
  generate,
  moveTo,
  type Purchasing,
  type TestOrder,
} from './testPurchasing.ts';

/**
 * A company that buys and ships goods, with a transporter; its warehouse has an address within the
 * company's own state.
 */
export interface Logistics extends Purchasing {
  warehouseAddressId: number;
  transporterId: number;
}

export async function addLogistics(app?: TestApp): Promise<Logistics> {
  const buying = await addPurchasing(undefined, app);
  const { db } = buying.test;
  const warehouseAddressId = await testMasters(db).address('WAREHOUSE', buying.warehouseId);
  await db
    .updateTable('warehouses')
    .set({ address_id: warehouseAddressId })
    .where('warehouse_id', '=', buying.warehouseId)
    .execute();
  const { transporter_id } = await db
    .insertInto('transporters')
    .values({ transporter_name: 'Patel Roadways', gst_number: '29AAACP1234F1ZR' })
    .returning('transporter_id')
    .executeTakeFirstOrThrow();
  return { ...buying, warehouseAddressId, transporterId: transporter_id };
}

/** Goods that wait, with what a shipment says of them. */
export interface TestPoint {
  id: number;
  eventId: number;
  quantity: number;
  poId: number | null;
  poLineId: number | null;
  orderId: number | null;
  orderLineId: number | null;
  sellerId: number | null;
  warehouseId: number | null;
}

/** Waiting points: of a purchase order, of a sales order, or in a warehouse; `closed`: those that wait no more too. */
export async function waiting(
  { test }: Logistics,
  of: { poId: number } | { orderId: number } | { warehouseId: number },
  { closed = false } = {},
): Promise<TestPoint[]> {
  const rows = await test.db
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .selectAll('d')
    .select('e.sub_shipment_tracker_event_id')
    .$if(!closed, (q) => q.where('d.status', '=', 'PENDING').where('e.status', '=', 'PENDING'))
    .where((eb) => {
      if ('poId' in of) return eb('d.po_id', '=', of.poId);
      return 'orderId' in of
        ? eb('d.order_id', '=', of.orderId)
        : eb('d.warehouse_id', '=', of.warehouseId);
    })
    .orderBy('d.sub_shipment_tracker_id')
    .execute();
  return rows.map((row) => ({
    id: row.sub_shipment_tracker_id,
    eventId: row.sub_shipment_tracker_event_id,
    quantity: row.quantity,
    poId: row.po_id,
    poLineId: row.po_line_id,
    orderId: row.order_id,
    orderLineId: row.order_line_id,
    sellerId: row.seller_id,
    warehouseId: row.warehouse_id,
  }));
}

/** An order whose purchase orders are issued: ten pieces a line of the far vendor by default. */
export async function addIssuedOrder(
  company: Logistics,
  lines?: Parameters<typeof addOrder>[1],
): Promise<TestOrder & { poIds: number[] }> {
  const order = await addOrder(company, lines);
  const made = await generate(company, order.order_id);
  const poIds: number[] = made.body.data.map((po: { po_id: number }) => po.po_id);
  for (const poId of poIds) await moveTo(company, poId, 'ISSUED');
  return { ...order, poIds };
}

/** Adds an issued purchase order of one vendor for stock. */
export async function addIssuedStockPo(
  company: Logistics,
  quantity = 10,
  seller_id: number = company.company.sellerId,
): Promise<number> {
  const line = { product_sku_id: company.company.skuId, quantity, offer_price: '100.00' };
  const body = { seller_id, warehouse_id: company.warehouseId, purchase_order_lines: [line] };
  const made = await call(company.test, Role.TOP_ADMIN, 'POST', '/createPurchaseOrder', body);
  await moveTo(company, made.body.data.po_id, 'ISSUED');
  return made.body.data.po_id;
}

/** Puts units of the managed SKU into the warehouse. */
export const addStock = (company: Logistics, quantity: number) =>
  call(company.test, Role.TOP_ADMIN, 'POST', '/inventory/adjustment', {
    warehouse_id: company.warehouseId,
    sku_id: company.company.skuId,
    quantity,
    reason: 'OPENING',
    remarks: 'Counted',
  });

/** An order served from warehouse stock: one line at 110.00. */
export async function addStockOrder(company: Logistics, quantity = 10): Promise<TestOrder> {
  await addStock(company, quantity);
  const { tenantId: tenant_id, addressId: address_id, skuId: product_sku_id } = company.company;
  const line = {
    product_sku_id,
    warehouse_id: company.warehouseId,
    quantity,
    selling_price: '110.00',
  };
  const { body } = await call(company.test, Role.TOP_ADMIN, 'POST', '/createOrder', {
    tenant_id,
    address_id,
    order_lines: [line],
  });
  return {
    order_id: body.order.order_id,
    order_number: body.order.order_number,
    lines: body.order.order_lines,
  };
}

export const DRIVER = { driver_name: 'Ravi', driver_phone_1: '9812345670' };
export const OWN_TRANSPORT = {
  transport_initiated_by: 'OWN',
  transport_mode: 'ROAD',
  vehicle_type: '14 feet',
  vehicle_number: 'KA01AB1234',
  shipment_weight: '120.5',
  logistic_cost: '1500.00',
  loading_charge: '200.00',
};

interface ShipmentOptions {
  /** True when goods go to the warehouse instead of the customer. */
  toWarehouse?: boolean;
  /** Units that leave, by delivery point; of the others everything leaves. */
  quantities?: ReadonlyMap<number, number>;
  /** Ship-to by order id; without it the lines' own addresses. */
  shipTo?: ReadonlyMap<number, number>;
  /** Seconds at which the rest shall follow. */
  restAt?: number;
}

export const IN_A_WEEK = Math.floor(Date.now() / 1000) + 7 * 86_400;

/** The console's request for these points; with the seller's transport. */
export async function shipmentBody(
  company: Logistics,
  points: readonly TestPoint[],
  { toWarehouse, quantities, shipTo, restAt }: ShipmentOptions = {},
) {
  const { db } = company.test;
  const [first] = points;
  const source =
    first?.sellerId == null
      ? await db
          .selectFrom('warehouses')
          .select('address_id')
          .where('warehouse_id', '=', first?.warehouseId ?? 0)
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('sellers')
          .select('office_address_id as address_id')
          .where('seller_id', '=', first.sellerId)
          .executeTakeFirstOrThrow();
  const orders = await db.selectFrom('orders').select(['order_id', 'order_number']).execute();
  const leaving = ({ id, quantity }: TestPoint) => quantities?.get(id) ?? quantity;
  const lines = await db.selectFrom('order_lines').select(['line_id', 'address_id']).execute();
  const ofLine = new Map(lines.map((line) => [line.line_id, line.address_id]));
  const addressOf = ({ orderId, orderLineId }: TestPoint) =>
    (orderId === null ? undefined : shipTo?.get(orderId)) ?? ofLine.get(orderLineId ?? 0);
  const places = Map.groupBy(points, (point) =>
    toWarehouse ? `${point.orderId}` : `${point.orderId} ${addressOf(point)}`,
  );
  const sub_shipments = [...places.values()].map((some) => {
    const [one] = some;
    const order = orders.find(({ order_id }) => order_id === one?.orderId);
    const customer = one && addressOf(one);
    return {
      ...(order ? { order_number: order.order_number } : {}),
      to_address: toWarehouse ? company.warehouseAddressId : customer,
      dc_lines: some.map((point) => ({
        ...(point.orderLineId === null ? {} : { order_line_id: point.orderLineId }),
        ...(point.poLineId === null ? {} : { po_line_id: point.poLineId }),
        quantity: leaving(point),
        sub_shipment_tracker_event_id: point.eventId,
      })),
    };
  });
  const rest = points
    .filter((point) => leaving(point) < point.quantity)
    .map((point) => ({
      shipment_tracker_id: point.id,
      sub_shipment_tracker_event_id: point.eventId,
      expected_date: restAt ?? IN_A_WEEK,
      quantity: point.quantity - leaving(point),
    }));
  return {
    from_address: source.address_id,
    destination_type: toWarehouse ? 'WAREHOUSE' : 'CUSTOMER',
    transport_initiated_by: 'SELLER',
    delivery_address: sub_shipments[0]?.to_address,
    ...DRIVER,
    sub_shipments,
    ...(rest.length ? { sub_shipment_tracker: rest } : {}),
    sub_shipment_tracker_events: points.map((point) => point.eventId),
  };
}

/** Dispatches points by the API; answers status and body. */
export async function ship(
  company: Logistics,
  points: readonly TestPoint[],
  how: ShipmentOptions & { more?: object; role?: number } = {},
) {
  const body = { ...(await shipmentBody(company, points, how)), ...how.more };
  return call(company.test, how.role ?? Role.TOP_ADMIN, 'POST', '/shipment', body);
}
