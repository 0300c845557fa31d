import { randomUUID } from 'node:crypto';
import { DRIVER, shipmentBody, type TestPoint, waiting } from '../testLogistics.ts';
import {
  type CommandInput,
  lineOf,
  sendMaybeTwice,
  orderOf,
  pick,
  REASON,
  type Run,
  pickPo,
} from './testCommand.ts';
import { type Scenario, orderByHand, type Documents, toTestOrder } from './testScenario.ts';

const IN_DAYS = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;

/** A file as /file-manager keeps it; answers its address. */
export async function upload(
  { test }: Scenario,
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
async function pickPoints(
  scenario: Scenario,
  documents: Documents,
  { n, m }: CommandInput,
): Promise<TestPoint[]> {
  if (m % 3 === 0)
    return (await waiting(scenario, { warehouseId: scenario.warehouseId })).slice(-4);
  if (m % 3 === 1) return waiting(scenario, { orderId: orderOf(documents, n).order_id });
  const po = await pickPo(scenario, documents, n);
  return po ? waiting(scenario, { poId: po.po_id }) : [];
}

/**
 * One or more points of a place; all units, or a part with its rest for later; to the customer,
 * another of its addresses, or the warehouse.
 */
const ship: Run = async (scenario, documents, command) => {
  const { n, m, flag, quantity, role } = command;
  const points = await pickPoints(scenario, documents, command);
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
      orderId === null || n % 4 ? [] : [[orderId, scenario.company.farAddressId]],
    ),
  );
  const body = await shipmentBody(scenario, leaving, {
    toWarehouse,
    quantities,
    shipTo,
    restAt: IN_DAYS(n),
  });
  await sendMaybeTwice(scenario, { role, flag: m % 4 === 1 }, '/shipment', body);
};

const updateShipment: Run = async (scenario, _, { role, n, m, flag }) => {
  const rows = await scenario.test.db
    .selectFrom('shipments')
    .select(['shipment_id', 'destination_type'])
    .orderBy('shipment_id', 'desc')
    .limit(5)
    .execute();
  const shipment = pick(rows, n);
  const eway = flag
    ? {
        e_way_bill_number: String(311_000_000_000 + scenario.next()),
        e_way_bill_attachments: await upload(scenario, role, 'SHIPMENT'),
      }
    : {};
  const body = {
    ...shipment,
    ...DRIVER,
    driver_name: `Driver ${m}`,
    transport_initiated_by: 'SELLER',
    ...eway,
  };
  if (shipment) await scenario.send({ role, method: 'PUT', url: '/shipment', body });
};

async function pickEvents(scenario: Scenario, names: string[], n: number) {
  const rows = await scenario.test.db
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

const postpone: Run = async (scenario, _, { role, n, m }) => {
  const found = distinct(await pickEvents(scenario, ['dispatch', 'inward', 'POD'], n));
  const events = found.map(({ id }) => ({
    subShipmentTrackerEventId: id,
    remarks: 'Later',
    expectedDate: IN_DAYS(m - 1),
  }));
  if (events.length)
    await scenario.send({ role, method: 'PUT', url: '/shipment_tracker/events', body: { events } });
};

const complete: Run = async (scenario, _, { role, n, m, flag }) => {
  const found = distinct(
    await pickEvents(scenario, flag ? ['inward', 'POD', 'dispatch'] : ['inward', 'POD'], n),
  );
  const proof = {
    attachments: [await upload(scenario, role, 'DELIVERY_POINT')],
    actualDate: IN_DAYS(m === 0 ? 1 : 0),
    status: 'COMPLETED',
  };
  const events = found.map(({ id }) => ({
    subShipmentTrackerEventId: id,
    remarks: 'Here',
    ...proof,
  }));
  if (events.length)
    await scenario.send({ role, method: 'PUT', url: '/shipment_tracker/events', body: { events } });
};

const changeChallanStatus: Run = async (scenario, _, { role, n, m, flag }) => {
  const rows = await scenario.test.db
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
        e_way_bill_number: String(311_000_000_000 + n),
        e_way_bill_attachments: await upload(scenario, role, 'DELIVERY_CHALLAN'),
      }
    : {};
  const why = newStatus === 'CANCELLED' ? { reason_for_cancellation: 'Random' } : {};
  const body = { challanId, newStatus, ...receipt, ...eway, ...why };
  if (challanId) await scenario.send({ role, method: 'PUT', url: '/dc', body });
};

/** Challan by hand, out of the warehouse or into it. */
const createChallan: Run = async (scenario, _, command) => {
  const { company, warehouseAddressId } = scenario;
  const out =
    command.m % 3
      ? [warehouseAddressId, company.farAddressId]
      : [company.addressId, warehouseAddressId];
  const line = {
    product_sku_id: company.skuId,
    delivered_qty: command.quantity,
    unit_value: '12.00',
  };
  const body = {
    challan_type: 'OTHER',
    from_address: out[0],
    to_address: out[1],
    dc_lines: [line, { ...line, delivered_qty: 1 }],
  };
  await sendMaybeTwice(scenario, command, '/dc', body);
};

const adjust: Run = async (scenario, _, command) => {
  const { n, m, quantity } = command;
  const sku_id = n % 3 ? scenario.company.skuId : scenario.company.unmanagedSkuId;
  const units = m % 3 ? quantity : -quantity;
  const body = {
    warehouse_id: scenario.warehouseId,
    sku_id,
    quantity: units,
    reason: 'STOCK_COUNT',
    remarks: 'Counted',
  };
  await sendMaybeTwice(scenario, command, '/inventory/adjustment', body);
};

/** An order that the warehouse serves. */
const orderFromStock: Run = async (scenario, documents, { role, quantity, price }) => {
  const { company, warehouseId: warehouse_id } = scenario;
  const line = {
    product_sku_id: company.skuId,
    warehouse_id,
    quantity,
    selling_price: price,
    below_cost_reason: 'Old stock',
  };
  const made = await orderByHand(
    scenario,
    { order_lines: [line, { ...line, quantity: 1 }] },
    { role, key: `stock ${scenario.next()}` },
  );
  if (made.status === 200) documents.orders.push(toTestOrder(made));
};

/** More of a line from stock, less, or nothing any more. */
const serve: Run = (scenario, documents, { role, n, m, flag, quantity }) => {
  const order = orderOf(documents, n);
  const terms = {
    line_id: lineOf(order, m).line_id,
    warehouse_id: m % 4 ? scenario.warehouseId : null,
    ...(flag ? { quantity } : {}),
  };
  const body = { order_number: order.order_number, remarks: REASON.reason, order_lines: [terms] };
  return scenario.send({ role, method: 'POST', url: '/updateOrder', body });
};

export const GOODS_COMMANDS = {
  ship,
  updateShipment,
  postpone,
  complete,
  changeChallanStatus,
  createChallan,
  adjust,
  orderFromStock,
  serve,
} satisfies Record<string, Run>;
