import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import {
  addIssuedOrder,
  addLogistics,
  type Logistics,
  waiting,
} from '../../../backend/testing/testLogistics.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let stack: TestStack;
let goods: Logistics;
beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  goods = await addLogistics(stack.backend);
}, 60_000);
afterAll(() => stack.close());

const DOCUMENTS = `challans { id number type status orderNumber consignmentValue valueWithGst } bills { id status grandTotal poIds } invoices { id number status orderNumber grandTotal }`;
const FIELDS = `id status actions route destinationType from { name ownerType city } to { name ownerType } transportInitiatedBy transportMode
  vehicleType vehicleNumber transportDocumentNumber transportDocumentDate weight transporter { id name } logisticCost loadingCharge trackingLink driverName driverPhone driverPhone2
  ewayBillNumber ewayBillAttachment { uuid } ${DOCUMENTS} orderNumbers createdBy { id } version`;
const CREATE = `mutation($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { ${FIELDS} } ${DOCUMENTS} } }`;
const UPDATE = `mutation($input: UpdateShipmentInput!) { updateShipment(input: $input) { ${FIELDS} } }`;
const LIST = `query($filter: ShipmentFilter) { shipments(filter: $filter) { count items { ${FIELDS} } } }`;
const ONE = `query($id: ID!) { shipment(id: $id) { ${FIELDS} } }`;
const run = (query: string, variables: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];

const OWN = {
  transportInitiatedBy: 'OWN',
  transportMode: 'ROAD',
  vehicleType: '14 feet',
  vehicleNumber: 'KA01AB1234',
  weight: '12.5',
  logisticCost: '100.00',
  loadingCharge: '20.00',
  driverName: 'Ravi',
  driverPhone: '9812345670',
};

/** The drawer's input for an order's first line: `quantity` of its ten pieces. */
async function inputOf(quantity = 10) {
  const order = await addIssuedOrder(goods);
  const [point] = await waiting(goods, { orderId: order.order_id });
  const { office_address_id } = await stack.backend.db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', goods.company.sellerId)
    .executeTakeFirstOrThrow();
  const [eventId, toAddressId] = [String(point!.eventId), String(goods.company.addressId)];
  const line = {
    eventId,
    orderLineId: String(point!.orderLineId),
    poLineId: String(point!.poLineId),
    quantity,
  };
  const rest = {
    eventId,
    deliveryPointId: String(point!.id),
    quantity: 10 - quantity,
    expectedDate: `${NEXT_YEAR}-01-01`,
  };
  const input = {
    fromAddressId: String(office_address_id),
    destinationType: 'CUSTOMER',
    deliveryAddressId: toAddressId,
    ...OWN,
    transporterId: String(goods.transporterId),
    subShipments: [{ orderNumber: order.order_number, toAddressId, lines: [line] }],
    ...(quantity < 10 ? { rest: [rest] } : {}),
    eventIds: [eventId],
  };
  return { order, input };
}

test('create, read, list and update take one call each', async () => {
  const { order, input } = await inputOf();
  stack.calls();
  const made = await run(CREATE, { input: { ...input, idempotencyKey: 'one' } });
  expect(made.errors).toBeUndefined();
  expect(stack.calls()).toEqual(['POST /shipment']);
  const { createShipment } = made.data as { createShipment: { shipment: { id: string } } };
  expect(createShipment).toMatchObject({
    shipment: {
      status: 'IN_TRANSIT',
      actions: ['EDIT'],
      route: 'SELLER_TO_CUSTOMER',
      destinationType: 'CUSTOMER',
      weight: '12.50',
      from: { name: 'Weavers of Erode', ownerType: 'SELLER' },
      to: { name: 'Hotel Udupi Grand' },
      transporter: { name: 'Patel Roadways' },
      logisticCost: '100.00',
      orderNumbers: [order.order_number],
      version: 1,
    },
    challans: [
      {
        type: 'CUSTOMER',
        status: 'IN_TRANSIT',
        orderNumber: order.order_number,
        consignmentValue: '1232.00',
        valueWithGst: '1232.00',
      },
    ],
    bills: [{ status: 'DRAFT', grandTotal: '1120.00', poIds: order.poIds.map(String) }],
    invoices: [{ status: 'ISSUED', grandTotal: '1232.00' }],
  });
  expect((await run(CREATE, { input: { ...input, idempotencyKey: 'one' } })).data).toEqual(
    made.data,
  );
  stack.calls();
  const { id } = createShipment.shipment;
  expect((await run(ONE, { id })).data).toEqual({ shipment: createShipment.shipment });
  expect(stack.callsWithoutFields()).toEqual([`GET /shipment?shipment_id=${id}`]);
  const filter = {
    statuses: ['IN_TRANSIT'],
    transporterId: String(goods.transporterId),
    orderNumber: order.order_number,
  };
  expect((await run(LIST, { filter })).data).toEqual({
    shipments: { count: 1, items: [createShipment.shipment] },
  });
  expect(stack.callsWithoutFields()).toEqual([
    `GET /shipment?status=IN_TRANSIT&transporter_id=${goods.transporterId}&order_number=${order.order_number}&page=1&limit=10`,
  ]);
  const change = {
    id,
    destinationType: 'CUSTOMER',
    ...OWN,
    transporterId: String(goods.transporterId),
    ewayBillNumber: '311000000171',
    transportDocumentNumber: 'LR/7',
    transportDocumentDate: '2026-01-05',
    version: 1,
  };
  expect((await run(UPDATE, { input: change })).data).toMatchObject({
    updateShipment: {
      id,
      ewayBillNumber: '311000000171',
      transportDocumentNumber: 'LR/7',
      transportDocumentDate: '2026-01-05',
      version: 2,
    },
  });
  expect(stack.calls()).toEqual(['PUT /shipment']);
  expect(codeOf(await run(UPDATE, { input: change }))).toBe('CONFLICT');
});

test('a partial shipment: the rest waits for its day, sent as seconds', async () => {
  const { order, input } = await inputOf(4);
  expect((await run(CREATE, { input })).errors).toBeUndefined();
  const [rest] = await waiting(goods, { orderId: order.order_id });
  const row = stack.backend.db
    .selectFrom('delivery_points')
    .select('expected_date')
    .where('sub_shipment_tracker_id', '=', rest!.id);
  expect([rest!.quantity, (await row.executeTakeFirstOrThrow()).expected_date]).toEqual([
    6,
    `${NEXT_YEAR}-01-01`,
  ]);
});

test('an order and a purchase order show their shipments, read with them or after a change', async () => {
  const { order, input } = await inputOf();
  const made = (await run(CREATE, { input })).data as {
    createShipment: { shipment: { id: string } };
  };
  const { id } = made.createShipment.shipment;
  stack.calls();
  const SHIPMENTS = '{ id status vehicleNumber driverName trackingLink }';
  const seen = {
    id,
    status: 'IN_TRANSIT',
    vehicleNumber: 'KA01AB1234',
    driverName: 'Ravi',
    trackingLink: null,
  };
  const ORDER = `query($number: String!) { order(number: $number) { shipments ${SHIPMENTS} } }`;
  expect((await run(ORDER, { number: order.order_number }, Role.SALES)).data).toEqual({
    order: { shipments: [seen] },
  });
  expect(stack.calls()).toHaveLength(1);
  await run('query($number: String!) { order(number: $number) { id } }', {
    number: order.order_number,
  });
  expect(stack.calls()[0]).not.toContain('map_po_shipments');
  const CHANGE = `mutation($input: UpdateOrderInput!) { updateOrder(input: $input) { shipments ${SHIPMENTS} } }`;
  const changed = await run(CHANGE, {
    input: { number: order.order_number, remarks: 'Call first' },
  });
  expect(changed.data).toEqual({ updateOrder: { shipments: [seen] } });
  stack.calls();
  const PO = `query($id: ID!) { purchaseOrder(id: $id) { shipments ${SHIPMENTS} } }`;
  expect((await run(PO, { id: String(order.poIds[0]) }, Role.CATEGORY_MANAGER)).data).toEqual({
    purchaseOrder: { shipments: [seen] },
  });
  expect(stack.calls()).toHaveLength(1);
});

test('errors name the field; unknown records and missing permissions are refused', async () => {
  const { input } = await inputOf();
  const [sub] = input.subShipments;
  const tooMuch = {
    ...input,
    subShipments: [{ ...sub!, lines: [{ ...sub!.lines[0]!, quantity: 11 }] }],
  };
  expect((await run(CREATE, { input: tooMuch })).errors).toMatchObject([
    {
      message: 'Maximum 10 can be dispatched',
      extensions: { code: 'BAD_USER_INPUT', field: 'sub_shipments.0.dc_lines.0.quantity' },
    },
  ]);
  expect(
    (await run(CREATE, { input: { ...input, logisticCost: '0.00' } }, Role.OPERATIONS)).errors,
  ).toMatchObject([
    { message: 'Logistic Cost must be at least 1', extensions: { field: 'logistic_cost' } },
  ]);
  expect(codeOf(await run(CREATE, { input: { ...input, destinationType: 'TRANSPORT' } }))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await run(ONE, { id: '999999' }))).toBe('NOT_FOUND');
  stack.calls();
  for (const [query, variables, who] of [
    [ONE, { id: '1' }, Role.SALES],
    [LIST, {}, Role.CATEGORY_MANAGER],
    [CREATE, { input }, Role.CATEGORY_MANAGER],
    [UPDATE, { input: { id: '1', destinationType: 'CUSTOMER', ...OWN } }, Role.SALES],
  ] as const)
    expect(codeOf(await run(query, variables, who))).toBe('FORBIDDEN');
  expect(stack.calls()).toEqual([]);
});
