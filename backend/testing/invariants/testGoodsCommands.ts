import { randomUUID } from 'node:crypto';
import { DRIVER, shipmentBody, type TestPoint, waiting } from '../testLogistics.ts';
import { type Chain, orderByHand, type Documents, toTestOrder } from './testRun.ts';
import {
  type Asked,
  lineOf,
  maybeTwice,
  orderOf,
  pick,
  REASON,
  type Run,
  somePo,
} from './testCommand.ts';

const IN_DAYS = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;

/** A file as /file-manager keeps it; answers its address. */
export async function upload(
  { test }: Chain,
  who: number,
  entity_name: 'DELIVERY_CHALLAN' | 'DELIVERY_POINT' | 'SHIPMENT' | 'BILL',
) {
  const uuid = randomUUID();
  const file = {
    uuid,
    file_name: `${uuid}.pdf`,
    content_type: 'application/pdf',
    byte_size: 10,
    has_thumbnail: false,
  };
  await test.db
    .insertInto('files')
    .values({ ...file, uploaded_by: test.userIdOf(who), entity_name })
    .execute();
  return `/files/${uuid}.pdf`;
}

/** Waiting points of one of the run's orders, of a purchase order, or in the warehouse. */
async function somePoints(
  chain: Chain,
  documents: Documents,
  { n, m }: Asked,
): Promise<TestPoint[]> {
  if (m % 3 === 0) return (await waiting(chain, { warehouseId: chain.warehouseId })).slice(-4);
  if (m % 3 === 1) return waiting(chain, { orderId: orderOf(documents, n).order_id });
  const po = await somePo(chain, documents, n);
  return po ? waiting(chain, { poId: po.po_id }) : [];
}

/**
 * One or more points of a place; all units, or a part with its rest for later; to the customer,
 * another of its addresses, or the warehouse.
 */
const ship: Run = async (chain, documents, command) => {
  const { n, m, flag, quantity, role } = command;
  const points = await somePoints(chain, documents, command);
  const first = pick(points, n);
  if (!first) return;
  const there = points.filter(
    (point) => point.sellerId === first.sellerId && point.warehouseId === first.warehouseId,
  );
  const leaving = m % 2 ? there : [first];
  const toWarehouse = first.orderId === null || (first.sellerId !== null && n % 3 === 0);
  const quantities = new Map(
    leaving.map((point) => [point.id, flag ? Math.min(quantity, point.quantity) : point.quantity]),
  );
  const shipTo = new Map(
    leaving.flatMap(({ orderId }) =>
      orderId === null || n % 4 ? [] : [[orderId, chain.house.farAddressId]],
    ),
  );
  const body = await shipmentBody(chain, leaving, {
    toWarehouse,
    quantities,
    shipTo,
    restAt: IN_DAYS(n),
  });
  await maybeTwice(chain, { role, flag: m % 4 === 1 }, '/shipment', body);
};

const updateShipment: Run = async (chain, _, { role, n, m, flag }) => {
  const rows = await chain.test.db
    .selectFrom('shipments')
    .select(['shipment_id', 'destination_type'])
    .orderBy('shipment_id', 'desc')
    .limit(5)
    .execute();
  const shipment = pick(rows, n);
  const eway = flag
    ? {
        e_way_bill_number: `E${chain.next()}`,
        e_way_bill_attachments: await upload(chain, role, 'SHIPMENT'),
      }
    : {};
  const body = {
    ...shipment,
    ...DRIVER,
    driver_name: `Driver ${m}`,
    transport_initiated_by: 'SELLER',
    ...eway,
  };
  if (shipment) await chain.ask({ role, method: 'PUT', url: '/shipment', body });
};

async function someEvents(chain: Chain, names: string[], n: number) {
  const rows = await chain.test.db
    .selectFrom('delivery_point_events')
    .select('sub_shipment_tracker_event_id as id')
    .where('status', '=', 'PENDING')
    .where('event_name', 'in', names)
    .orderBy('sub_shipment_tracker_event_id', 'desc')
    .limit(6)
    .execute();
  return n % 3 ? [pick(rows, n)] : [pick(rows, n), pick(rows, n + 1)];
}

const distinct = <T>(all: readonly (T | undefined)[]): T[] =>
  [...new Set(all)].filter((one) => one !== undefined);

const postpone: Run = async (chain, _, { role, n, m }) => {
  const found = distinct(await someEvents(chain, ['dispatch', 'inward', 'POD'], n));
  const events = found.map(({ id }) => ({
    subShipmentTrackerEventId: id,
    remarks: 'Later',
    expectedDate: IN_DAYS(m - 1),
  }));
  if (events.length)
    await chain.ask({ role, method: 'PUT', url: '/shipment_tracker/events', body: { events } });
};

const complete: Run = async (chain, _, { role, n, m, flag }) => {
  const found = distinct(
    await someEvents(chain, flag ? ['inward', 'POD', 'dispatch'] : ['inward', 'POD'], n),
  );
  const proof = {
    attachments: [await upload(chain, role, 'DELIVERY_POINT')],
    actualDate: IN_DAYS(m === 0 ? 1 : 0),
    status: 'COMPLETED',
  };
  const events = found.map(({ id }) => ({
    subShipmentTrackerEventId: id,
    remarks: 'Here',
    ...proof,
  }));
  if (events.length)
    await chain.ask({ role, method: 'PUT', url: '/shipment_tracker/events', body: { events } });
};

const changeChallanStatus: Run = async (chain, _, { role, n, m, flag }) => {
  const rows = await chain.test.db
    .selectFrom('delivery_challans')
    .select('challan_id')
    .orderBy('challan_id', 'desc')
    .limit(7)
    .execute();
  const challanId = pick(rows, n)?.challan_id;
  const newStatus = pick(
    ['DELIVERED', 'DELIVERED', 'IN_TRANSIT', 'CANCELLED', 'ISSUED', 'DELIVERED'],
    m,
  );
  const receipt =
    newStatus === 'DELIVERED' ? { receivers_name: 'Asha', grn_number: String(m) } : {};
  const eway = flag
    ? {
        e_way_bill_number: `E${n}`,
        e_way_bill_attachments: await upload(chain, role, 'DELIVERY_CHALLAN'),
      }
    : {};
  const why = newStatus === 'CANCELLED' ? { reason_for_cancellation: 'Random' } : {};
  const body = { challanId, newStatus, ...receipt, ...eway, ...why };
  if (challanId) await chain.ask({ role, method: 'PUT', url: '/dc', body });
};

/** By hand: out of the warehouse, or into it. */
const createChallan: Run = async (chain, _, command) => {
  const { house: company, warehouseAddressId } = chain;
  const out =
    command.m % 3
      ? [warehouseAddressId, company.farAddressId]
      : [company.addressId, warehouseAddressId];
  const line = { product_sku_id: company.skuId, delivered_qty: command.quantity };
  const body = {
    challan_type: 'OTHER',
    from_address: out[0],
    to_address: out[1],
    dc_lines: [line, { ...line, delivered_qty: 1 }],
  };
  await maybeTwice(chain, command, '/dc', body);
};

const adjust: Run = async (chain, _, command) => {
  const { n, m, quantity } = command;
  const sku_id = n % 3 ? chain.house.skuId : chain.house.unmanagedSkuId;
  const units = m % 3 ? quantity : -quantity;
  const body = {
    warehouse_id: chain.warehouseId,
    sku_id,
    quantity: units,
    reason: 'STOCK_COUNT',
    remarks: 'Counted',
  };
  await maybeTwice(chain, command, '/inventory/adjustment', body);
};

/** An order that the warehouse serves. */
const orderFromStock: Run = async (chain, documents, { role, quantity, price }) => {
  const { house: company, warehouseId: warehouse_id } = chain;
  const line = { product_sku_id: company.skuId, warehouse_id, quantity, selling_price: price };
  const made = await orderByHand(
    chain,
    { order_lines: [line, { ...line, quantity: 1 }] },
    { role, key: `stock ${chain.next()}` },
  );
  if (made.status === 200) documents.orders.push(toTestOrder(made));
};

/** More of a line from stock, less, or nothing any more. */
const serve: Run = (chain, documents, { role, n, m, flag, quantity }) => {
  const order = orderOf(documents, n);
  const terms = {
    line_id: lineOf(order, m).line_id,
    warehouse_id: m % 4 ? chain.warehouseId : null,
    ...(flag ? { quantity } : {}),
  };
  const body = { order_number: order.order_number, remarks: REASON.reason, order_lines: [terms] };
  return chain.ask({ role, method: 'POST', url: '/updateOrder', body });
};

export const GOODS_COMMANDS = {
  ship,
  updateShipment,
  postpone,
  complete,
  moveChallan: changeChallanStatus,
  createChallan,
  adjust,
  orderFromStock,
  serve,
} satisfies Record<string, Run>;
