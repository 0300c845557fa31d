import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
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
import { addOrder, generate } from '../../testing/testPurchasing.ts';

type Body = Awaited<ReturnType<typeof shipmentBody>>;

let company: Logistics;
/** Two lines of one order; a stock purchase order; goods in the warehouse; a draft purchase order. Nothing of it ever leaves here. */
let points: TestPoint[];
let stockPoint: TestPoint;
let inWarehouse: TestPoint;
let unissued: TestPoint;
let other: TestPoint;
let otherNumber: string;

beforeAll(async () => {
  company = await addLogistics();
  const first = async (of: Parameters<typeof waiting>[1]) => (await waiting(company, of))[0]!;
  points = await waiting(company, {
    orderId: (await addIssuedOrder(company, [{}, { quantity: 5 }])).order_id,
  });
  stockPoint = await first({ poId: await addIssuedStockPo(company) });
  inWarehouse = await first({ orderId: (await addStockOrder(company, 4)).order_id });
  const draft = await addOrder(company);
  await generate(company, draft.order_id);
  unissued = await first({ orderId: draft.order_id });
  const second = await addIssuedOrder(company);
  otherNumber = second.order_number;
  other = await first({ orderId: second.order_id });
}, 60_000);
afterAll(() => company.test.close());

const send = (body: object, role: number | null = Role.TOP_ADMIN) =>
  call(company.test, role, 'POST', '/shipment', body);
const untouched = async () => {
  const { db } = company.test;
  const count = (table: 'shipments' | 'delivery_challans' | 'bills' | 'invoices') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  const counts = await Promise.all([
    count('shipments'),
    count('delivery_challans'),
    count('bills'),
    count('invoices'),
  ]);
  const gone = await db
    .selectFrom('delivery_points')
    .select('status')
    .where('status', '<>', 'PENDING')
    .execute();
  return [counts.map(({ n }) => n), gone];
};

describe('permissions', () => {
  test('goods outside the row scope are not found, as unknown ones', async () => {
    const permissions = JSON.stringify(roleTemplate(Role.TOP_ADMIN));
    const give = (text: string) =>
      company.test.db
        .updateTable('users')
        .set({ permissions: text })
        .where('user_id', '=', company.test.userIdOf(Role.SALES_SECOND))
        .execute();
    await give(permissions);
    const body = await shipmentBody(company, points);
    const missing = {
      status: 404,
      body: { error: 'NOT_FOUND', message: 'Delivery point not found' },
    };
    expect(await send(body, Role.SALES_SECOND)).toMatchObject(missing);
    await give(JSON.stringify(roleTemplate(Role.SALES_SECOND)));
    body.sub_shipments[0]!.dc_lines[0]!.sub_shipment_tracker_event_id = 999_999;
    body.sub_shipment_tracker_events[0] = 999_999;
    expect(await send(body)).toMatchObject(missing);
  });
});

const restOf = (point: TestPoint, more: object = {}) => ({
  shipment_tracker_id: point.id,
  sub_shipment_tracker_event_id: point.eventId,
  expected_date: IN_A_WEEK,
  quantity: 1,
  ...more,
});
const line = (body: Body) => body.sub_shipments[0]!.dc_lines[0]!;
const LINE = 'sub_shipments.0.dc_lines.0';

type Wrong = (body: Body) => object;

test.each<[string, string, string | RegExp, Wrong]>([
  [
    'a transport that is not ours',
    'destination_type',
    /must be one of/,
    (b) => ({ ...b, destination_type: 'TRANSPORT' }),
  ],
  [
    'nothing postponed is shipped',
    'destination_type',
    /must be one of/,
    (b) => ({ ...b, destination_type: 'POSTPONED' }),
  ],
  ['no line', 'sub_shipments', /fewer/, (b) => ({ ...b, sub_shipments: [] })],
  ['an unknown field', 'type', 'Unknown field type', (b) => ({ ...b, type: 'CUSTOMER' })],
  ['a name of spaces', 'driver_name', /not valid/, (b) => ({ ...b, driver_name: '  ' })],
  ['a long name', 'driver_name', /50/, (b) => ({ ...b, driver_name: 'x'.repeat(51) })],
  ['a short phone', 'driver_phone_1', /not valid/, (b) => ({ ...b, driver_phone_1: '981234567' })],
  [
    'a second phone of letters',
    'driver_phone_2',
    /not valid/,
    (b) => ({ ...b, driver_phone_2: 'phone' }),
  ],
  [
    'a link of no web',
    'tracking_link',
    /not valid/,
    (b) => ({ ...b, tracking_link: 'javascript:alert(1)' }),
  ],
  [
    'a long e-way bill number',
    'e_way_bill_number',
    /50/,
    (b) => ({ ...b, e_way_bill_number: '1'.repeat(51) }),
  ],
  [
    'a file from elsewhere',
    'e_way_bill_attachments.0',
    /not uploaded here/,
    (b) => ({ ...b, e_way_bill_attachments: 'https://x.example/a.pdf' }),
  ],
  [
    'no such address',
    'from_address',
    'This address does not exist',
    (b) => ({ ...b, from_address: 999_999 }),
  ],
  [
    'picked up at a customer',
    'from_address',
    /vendor or a warehouse/,
    (b) => ({ ...b, from_address: company.company.addressId }),
  ],
  [
    'picked up elsewhere',
    `${LINE}.sub_shipment_tracker_event_id`,
    /another place/,
    (b) => ({ ...b, from_address: company.warehouseAddressId }),
  ],
  [
    'a destination that is none of the ship-tos',
    'delivery_address',
    /No goods of this shipment go to this address/,
    (b) => ({ ...b, delivery_address: company.company.farAddressId }),
  ],
  [
    'no such destination',
    'delivery_address',
    /does not exist/,
    (b) => ({ ...b, delivery_address: 999_999 }),
  ],
  [
    'a warehouse that is a customer',
    'delivery_address',
    '*Please select a warehouse',
    (b) => ({ ...b, destination_type: 'WAREHOUSE' }),
  ],
  [
    "another customer's address",
    'sub_shipments.0.to_address',
    /not an address of the customer/,
    (b) => {
      b.sub_shipments[0]!.to_address = company.company.foreignAddressId;
      return { ...b, delivery_address: company.company.foreignAddressId };
    },
  ],
  [
    "a customer's goods to a warehouse address",
    'sub_shipments.0.to_address',
    /not an address of the customer/,
    (b) => {
      b.sub_shipments[0]!.to_address = company.warehouseAddressId;
      return { ...b, delivery_address: company.warehouseAddressId };
    },
  ],
  [
    'two warehouses',
    'sub_shipments.0.to_address',
    /the same warehouse/,
    (b) => ({ ...b, destination_type: 'WAREHOUSE', delivery_address: company.warehouseAddressId }),
  ],
  [
    'events that are not of the lines',
    'sub_shipment_tracker_events',
    /each once/,
    (b) => ({ ...b, sub_shipment_tracker_events: [points[0]!.eventId] }),
  ],
  [
    'an event twice',
    'sub_shipment_tracker_events',
    /each once/,
    (b) => ({
      ...b,
      sub_shipment_tracker_events: [...b.sub_shipment_tracker_events, points[0]!.eventId],
    }),
  ],
  [
    'a point twice',
    'sub_shipments.0.dc_lines.1.sub_shipment_tracker_event_id',
    /twice/,
    (b) => {
      b.sub_shipments[0]!.dc_lines[1]!.sub_shipment_tracker_event_id = points[0]!.eventId;
      return b;
    },
  ],
  [
    'none of it',
    `${LINE}.quantity`,
    '0 quantity is not allowed',
    (b) => {
      line(b).quantity = 0;
      return b;
    },
  ],
  [
    'less than none',
    `${LINE}.quantity`,
    '0 quantity is not allowed',
    (b) => {
      line(b).quantity = -1;
      return b;
    },
  ],
  [
    'more than there is',
    `${LINE}.quantity`,
    'Maximum 10 can be dispatched',
    (b) => {
      line(b).quantity = 11;
      return b;
    },
  ],
  [
    'another order line',
    `${LINE}.order_line_id`,
    /not the order line/,
    (b) => {
      line(b).order_line_id = points[1]!.orderLineId!;
      return b;
    },
  ],
  [
    'another purchase order line',
    `${LINE}.po_line_id`,
    /not the purchase order line/,
    (b) => {
      line(b).po_line_id = points[1]!.poLineId!;
      return b;
    },
  ],
  [
    'another order',
    `${LINE}.sub_shipment_tracker_event_id`,
    /not of order/,
    (b) => {
      b.sub_shipments[0]!.order_number = otherNumber;
      return b;
    },
  ],
  [
    'no order',
    `${LINE}.sub_shipment_tracker_event_id`,
    /order_number is required/,
    (b) => {
      delete b.sub_shipments[0]!.order_number;
      return b;
    },
  ],
  [
    'a part without the day of the rest',
    'sub_shipment_tracker',
    'A new date is needed for the 1 that stay behind',
    (b) => {
      line(b).quantity = 9;
      return b;
    },
  ],
  [
    'a rest of another number',
    'sub_shipment_tracker.0.quantity',
    'The pending quantity is 1',
    (b) => {
      line(b).quantity = 9;
      return { ...b, sub_shipment_tracker: [restOf(points[0]!, { quantity: 2 })] };
    },
  ],
  [
    'a rest of another point',
    'sub_shipment_tracker.0.shipment_tracker_id',
    /not the delivery point/,
    (b) => {
      line(b).quantity = 9;
      return {
        ...b,
        sub_shipment_tracker: [restOf(points[0]!, { shipment_tracker_id: points[1]!.id })],
      };
    },
  ],
  [
    'milliseconds',
    'sub_shipment_tracker.0.expected_date',
    'Date must be in seconds',
    (b) => {
      line(b).quantity = 9;
      return {
        ...b,
        sub_shipment_tracker: [restOf(points[0]!, { expected_date: Date.now() + 86_400_000 })],
      };
    },
  ],
  [
    'a day that has passed',
    'sub_shipment_tracker.0.expected_date',
    /in the past/,
    (b) => {
      line(b).quantity = 9;
      return {
        ...b,
        sub_shipment_tracker: [restOf(points[0]!, { expected_date: IN_A_WEEK - 10 * 86_400 })],
      };
    },
  ],
  [
    'a day nobody lives to see',
    'sub_shipment_tracker.0.expected_date',
    /too far away/,
    (b) => {
      line(b).quantity = 9;
      return {
        ...b,
        sub_shipment_tracker: [restOf(points[0]!, { expected_date: 99_999_999_999 })],
      };
    },
  ],
  [
    'a rest of what leaves whole',
    'sub_shipment_tracker.0.sub_shipment_tracker_event_id',
    /Nothing of this/,
    (b) => ({ ...b, sub_shipment_tracker: [restOf(points[0]!)] }),
  ],
  [
    'a rest twice',
    'sub_shipment_tracker.1.sub_shipment_tracker_event_id',
    /twice/,
    (b) => ({ ...b, sub_shipment_tracker: [restOf(points[0]!), restOf(points[0]!)] }),
  ],
  [
    'a vehicle with the transport of the seller',
    'vehicle_type',
    /our own transport/,
    (b) => ({ ...b, vehicle_type: '14 feet' }),
  ],
  [
    'a vehicle that is none',
    'vehicle_number',
    /KA01AB1234/,
    (b) => ({ ...b, vehicle_number: 'xyz' }),
  ],
  [
    'an e-way bill number that is none',
    'e_way_bill_number',
    'An e-way bill number has 12 digits.',
    (b) => ({ ...b, e_way_bill_number: 'abc12' }),
  ],
  [
    'a transport document without its number',
    'transport_document_number',
    '*Please enter the LR Number.',
    (b) => ({ ...b, transport_document_date: '2026-01-05' }),
  ],
  [
    'a transport document of a day to come',
    'transport_document_date',
    /future/,
    (b) => ({ ...b, transport_document_number: 'LR/7', transport_document_date: '2999-01-01' }),
  ],
])('refused: %s', async (_, field, message, wrong) => {
  const answer = await send(wrong(await shipmentBody(company, points)));
  expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
  if (typeof message === 'string') expect(answer.body.message).toBe(message);
  else expect(answer.body.message).toMatch(message);
});

test.each<[string, string, string | RegExp, object]>([
  ['no mode', 'transport_mode', '*Please enter Transported Mode.', { transport_mode: undefined }],
  ['a mode of its own', 'transport_mode', /must be one of/, { transport_mode: 'CAMEL' }],
  ['no vehicle type', 'vehicle_type', '*Please enter Vehicle Type.', { vehicle_type: undefined }],
  ['a vehicle type of its own', 'vehicle_type', /must be one of/, { vehicle_type: '12 feet' }],
  ['no vehicle number', 'vehicle_number', '*Please enter Vehicle Number.', { vehicle_number: ' ' }],
  ['a long vehicle number', 'vehicle_number', /20/, { vehicle_number: 'x'.repeat(21) }],
  ['no vehicle', 'vehicle_number', /KA01AB1234/, { vehicle_number: 'xyz' }],
  ['no weight', 'shipment_weight', '*Please enter Shipment Weight.', { shipment_weight: '0' }],
  ['no cost', 'logistic_cost', '*Please enter Logistic Cost.', { logistic_cost: undefined }],
  ['no charge', 'loading_charge', '*Please enter Loading Charge.', { loading_charge: undefined }],
  ['a cost below 0', 'logistic_cost', /not valid/, { logistic_cost: '-1' }],
  [
    'a transporter who is not there',
    'transporter_id',
    'This transporter does not exist',
    { transporter_id: 999_999 },
  ],
])('our own transport, refused: %s', async (_, field, message, more) => {
  const answer = await send({
    ...(await shipmentBody(company, points)),
    ...OWN_TRANSPORT,
    ...more,
  });
  expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
  if (typeof message === 'string') expect(answer.body.message).toBe(message);
  else expect(answer.body.message).toMatch(message);
});

test('a transport for nothing: for role 1001 only', async () => {
  const body = {
    ...(await shipmentBody(company, points)),
    ...OWN_TRANSPORT,
    logistic_cost: '0',
    loading_charge: '0',
  };
  for (const role of [Role.BROAD_ACCESS, Role.OPERATIONS])
    expect(await send(body, role)).toMatchObject({
      status: 400,
      body: { field: 'logistic_cost', message: 'Logistic Cost must be at least 1' },
    });
  expect(
    await send({ ...body, logistic_cost: '1', loading_charge: '0.99' }, Role.OPERATIONS),
  ).toMatchObject({
    body: { field: 'loading_charge' },
  });
  // refused for another reason: the costs are fine
  expect((await send({ ...body, from_address: 999_999 })).body.field).toBe('from_address');
});

test('goods that may not be dispatched yet, or not from there', async () => {
  const event = `${LINE}.sub_shipment_tracker_event_id`;
  expect((await ship(company, [unissued])).body).toMatchObject({
    field: event,
    message: 'The purchase order is not issued',
  });
  const stock = await shipmentBody(company, [stockPoint]);
  const toCustomer = { ...stock, delivery_address: company.company.addressId };
  toCustomer.sub_shipments[0]!.to_address = company.company.addressId;
  expect((await send(toCustomer)).body).toMatchObject({
    field: event,
    message: 'These goods are for stock: no customer waits for them',
  });
  const toWarehouse = await shipmentBody(company, [stockPoint], { toWarehouse: true });
  delete toWarehouse.sub_shipments[0]!.dc_lines[0]!.po_line_id;
  expect((await send(toWarehouse)).body).toMatchObject({
    field: `${LINE}.po_line_id`,
    message: 'po_line_id is required without an order',
  });
  expect((await ship(company, [inWarehouse], { toWarehouse: true })).body).toMatchObject({
    field: 'destination_type',
    message: 'Goods do not travel from warehouse to warehouse',
  });
  // two sources in one vehicle
  const mixed = await shipmentBody(company, [other, inWarehouse]);
  expect((await send(mixed)).body).toMatchObject({
    field: 'sub_shipments.1.dc_lines.0.sub_shipment_tracker_event_id',
  });
});

test('the refusals above moved no goods and created no document', async () => {
  expect(await untouched()).toEqual([[0, 0, 0, 0], []]);
});
