import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addLogistics,
  type Logistics,
  ship,
  waiting,
} from '../../testing/testLogistics.ts';
import { addOrder, generate } from '../../testing/testPurchasing.ts';
import { indianDay } from '../core/data/days.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
});
afterAll(() => company.test.close());

const { TOP_ADMIN, OPERATIONS, SALES, SALES_SECOND } = Role;
const DAY = 86_400;
const seconds = (days: number) => Math.floor(Date.now() / 1000) + days * DAY;
const dayIn = (days: number) => indianDay(new Date(Date.now() + days * DAY * 1000));
const put = (events: object[], role: number | null = TOP_ADMIN, headers?: Record<string, string>) =>
  call(company.test, role, 'PUT', '/shipment_tracker/events', { events }, headers);
const postpone = (
  subShipmentTrackerEventId: number,
  days: number,
  role: number | null = TOP_ADMIN,
  more: object = {},
) =>
  put(
    [
      {
        subShipmentTrackerEventId,
        remarks: 'The loom stands still',
        expectedDate: seconds(days),
        ...more,
      },
    ],
    role,
  );

/** A file of the viewer's own, ready to be taken. */
async function proof(role: number = TOP_ADMIN): Promise<string> {
  const { uuid } = await company.test.db
    .insertInto('files')
    .values({
      uuid: crypto.randomUUID(),
      file_name: `${crypto.randomUUID()}.pdf`,
      content_type: 'application/pdf',
      byte_size: 1,
      entity_name: 'DELIVERY_POINT',
      uploaded_by: company.test.userIdOf(role),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return `/files/${uuid}.pdf`;
}
async function complete(
  subShipmentTrackerEventId: number,
  more: object = {},
  role: number = TOP_ADMIN,
) {
  const update = {
    subShipmentTrackerEventId,
    remarks: 'All well',
    attachments: [await proof(role)],
    actualDate: seconds(0),
    status: 'COMPLETED',
  };
  return put([{ ...update, ...more }], role);
}
const pointOf = (id: number) =>
  company.test.db
    .selectFrom('delivery_points')
    .selectAll()
    .where('sub_shipment_tracker_id', '=', id)
    .executeTakeFirstOrThrow();
const openOf = (id: number) =>
  company.test.db
    .selectFrom('delivery_point_events')
    .selectAll()
    .where('sub_shipment_tracker_id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
async function waitingPoint() {
  const order = await addIssuedOrder(company);
  const [point] = await waiting(company, { orderId: order.order_id });
  return { ...point!, order };
}
/** Goods on their way to the customer; their bill is issued, so that they can be delivered. */
async function moving(
  lines?: Parameters<typeof addIssuedOrder>[1],
  billIssued = true,
  toWarehouse = false,
) {
  const order = await addIssuedOrder(company, lines);
  const points = await waiting(company, { orderId: order.order_id });
  const answer = await ship(company, points, { toWarehouse });
  expect(answer.status).toBe(200);
  if (billIssued)
    await company.test.db
      .updateTable('bills')
      .set({
        status: 'ISSUED',
        seller_invoice_number: `V-${answer.body.data.shipment.shipment_id}`,
        seller_invoice_date: indianDay(),
        seller_invoice_attachment: crypto.randomUUID(),
        seller_invoice_year: '2627',
      })
      .where('shipment_id', '=', answer.body.data.shipment.shipment_id)
      .execute();
  const events = [];
  for (const { id } of points)
    events.push({ pointId: id, id: (await openOf(id))!.sub_shipment_tracker_event_id });
  return { order, events, challanId: (await pointOf(points[0]!.id)).challan_id! };
}
const challanOf = (id: number) =>
  company.test.db
    .selectFrom('delivery_challans')
    .select(['status', 'shipment_id'])
    .where('challan_id', '=', id)
    .executeTakeFirstOrThrow();
const challanStatus = async (id: number) => (await challanOf(id)).status;

test('401 without a session, 403 without the pair, 404 outside the row scope', async () => {
  const { eventId } = await waitingPoint();
  expect((await postpone(eventId, 3, null)).status).toBe(401);
  expect((await postpone(eventId, 3, SALES)).status).toBe(403);
  const user = company.test.userIdOf(SALES_SECOND);
  const given = JSON.stringify({ delivery_challan: ['UPDATE'], product: ['READ'] });
  await company.test.db
    .updateTable('users')
    .set({ permissions: given })
    .where('user_id', '=', user)
    .execute();
  expect(await postpone(eventId, 3, SALES_SECOND)).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND' },
  });
  expect((await postpone(999_999, 3)).status).toBe(404);
});

test('postponed: the event ends, the next of the same stage is open, the first date stays', async () => {
  const { id, eventId } = await waitingPoint();
  const { initial_date } = await pointOf(id);
  const { status, body } = await postpone(eventId, 9);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    message: 'Update Successfully.',
    data: [
      {
        sub_shipment_tracker_event_id: eventId,
        event_status: 'POSTPONED',
        remarks: 'The loom stands still',
      },
    ],
  });
  expect(await pointOf(id)).toMatchObject({
    initial_date,
    expected_date: dayIn(9),
    status: 'PENDING',
  });
  expect(await openOf(id)).toMatchObject({ event_name: 'dispatch', expected_date: dayIn(9) });
  expect(await postpone(eventId, 12)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/load it again/) },
  });
  const log = await company.test.db
    .selectFrom('audit_log')
    .select(['action', 'changes', 'remarks'])
    .where('entity', '=', 'DELIVERY_POINT')
    .where('entity_id', '=', id)
    .execute();
  expect(log).toMatchObject([
    {
      action: 'POSTPONE',
      remarks: 'The loom stands still',
      changes: { expected_date: { to: dayIn(9) } },
    },
  ]);
});

describe('the new day', () => {
  test.each([
    ['yesterday', -1, OPERATIONS, 400, 'The new date must not be in the past'],
    ['yesterday, by who approves purchase orders', -1, TOP_ADMIN, 200, undefined],
    ['today, before the present one', 0, OPERATIONS, 200, undefined],
    ['later, by others', 30, OPERATIONS, 200, undefined],
  ])('%s', async (_, days, role, status, message) => {
    const { eventId } = await waitingPoint();
    expect(await postpone(eventId, days, role)).toMatchObject({
      status,
      body: message ? { message, field: 'events.0.expectedDate' } : {},
    });
  });

  test('in seconds', async () => {
    const { eventId } = await waitingPoint();
    expect(await postpone(eventId, 1, TOP_ADMIN, { expectedDate: Date.now() })).toMatchObject({
      status: 400,
      body: { message: 'Date must be in seconds' },
    });
  });

  test('also while the purchase order is a draft', async () => {
    const order = await addOrder(company);
    await generate(company, order.order_id);
    const [point] = await waiting(company, { orderId: order.order_id });
    expect((await postpone(point!.eventId, 20, OPERATIONS)).status).toBe(200);
  });
});

test.each([
  [{ remarks: ' ' }, 'events.0.remarks'],
  [{ remarks: 'x'.repeat(501) }, 'events.0.remarks'],
  [{ expectedDate: undefined }, 'events.0.expectedDate'],
  [{ actualDate: 1 }, 'events.0.status'],
  [{ status: 'POSTPONED' }, 'events.0.status'],
  [{ note: 1 }, 'events.0.note'],
])('a bad field is named: %j', async (more, field) => {
  const { eventId } = await waitingPoint();
  expect(await postpone(eventId, 9, TOP_ADMIN, more)).toMatchObject({
    status: 400,
    body: { error: 'VALIDATION', field },
  });
});

test('all or nothing, with a message an event', async () => {
  const [one, two, three] = [await waitingPoint(), await waitingPoint(), await waitingPoint()];
  const update = (subShipmentTrackerEventId: number, days: number) => ({
    subShipmentTrackerEventId,
    remarks: 'x',
    expectedDate: seconds(days),
  });
  const updates = [
    update(one.eventId, 9),
    update(two.eventId, -2),
    update(three.eventId, 9),
    update(three.eventId, 9),
  ];
  const { status, body } = await put(updates, OPERATIONS);
  expect(status).toBe(400);
  expect(body.events).toEqual([
    {
      id: two.eventId,
      field: 'events.1.expectedDate',
      message: 'The new date must not be in the past',
    },
    {
      id: three.eventId,
      field: 'events.3.subShipmentTrackerEventId',
      message: 'This event is here twice',
    },
  ]);
  expect(await openOf(one.id)).toMatchObject({ sub_shipment_tracker_event_id: one.eventId });
});

describe('done', () => {
  test('the only point of a challan delivers it', async () => {
    const { events, order, challanId } = await moving();
    const { status, body } = await complete(events[0]!.id);
    expect([status, body.data[0]?.event_status, body.data[0]?.status]).toEqual([
      200,
      'COMPLETED',
      'DELIVERED',
    ]);
    expect(body.data[0]).toMatchObject({
      remarks: 'All well',
      actual_date: indianDay(),
      attachments: [expect.anything()],
    });
    expect(await challanStatus(challanId)).toBe('DELIVERED');
    const row = await company.test.db
      .selectFrom('orders')
      .select('status')
      .where('order_id', '=', order.order_id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'DELIVERED' });
  });

  test('of several the last one does, with the challan’s own guards', async () => {
    const { events, challanId } = await moving([{ quantity: 1 }, { quantity: 1 }], false);
    const [first, last] = events;
    expect((await complete(first!.id)).status).toBe(200);
    expect(await challanStatus(challanId)).toBe('IN_TRANSIT');
    expect(await complete(last!.id)).toMatchObject({
      status: 400,
      body: { error: 'BILL_IS_DRAFT' },
    });
    expect(await pointOf(last!.pointId)).toMatchObject({ status: 'IN_TRANSIT' });
    expect(await challanStatus(challanId)).toBe('IN_TRANSIT');
  });

  test('goods for a warehouse are received while their bill is a draft; their challan is delivered when it is issued', async () => {
    const { events, challanId } = await moving([{ quantity: 2 }, { quantity: 3 }], false, true);
    for (const { id, pointId } of events) {
      expect((await complete(id)).status).toBe(200);
      expect(await pointOf(pointId)).toMatchObject({ status: 'RECEIVED_AT_WAREHOUSE' });
    }
    expect(await challanStatus(challanId)).toBe('IN_TRANSIT');
    const deliver = () =>
      call(company.test, TOP_ADMIN, 'PUT', '/dc', { challanId, newStatus: 'DELIVERED' });
    expect(await deliver()).toMatchObject({ status: 400, body: { error: 'BILL_IS_DRAFT' } });
    await company.test.db
      .updateTable('bills')
      .set({
        status: 'ISSUED',
        seller_invoice_number: `V-${challanId}`,
        seller_invoice_date: '2026-11-20',
        seller_invoice_attachment: crypto.randomUUID(),
        seller_invoice_year: '2627',
      })
      .where('shipment_id', '=', (await challanOf(challanId)).shipment_id)
      .execute();
    expect((await deliver()).status).toBe(200);
    expect(await challanStatus(challanId)).toBe('DELIVERED');
    const moved = await company.test.db
      .selectFrom('stock_ledger')
      .select('quantity')
      .where('challan_id', '=', challanId)
      .orderBy('quantity')
      .execute();
    expect(moved.map(({ quantity }) => quantity)).toEqual([2, 3]);
  });

  test('one proof for several', async () => {
    const { events, challanId } = await moving([{ quantity: 1 }, { quantity: 1 }]);
    const attachments = [await proof()];
    const update = (subShipmentTrackerEventId: number) => ({
      subShipmentTrackerEventId,
      remarks: 'x',
      attachments,
      actualDate: seconds(0),
      status: 'COMPLETED',
    });
    const { body } = await put(events.map((event) => update(event.id)));
    expect(body.data.map((row: { attachments: object[] }) => row.attachments.length)).toEqual([
      1, 1,
    ]);
    expect(await challanStatus(challanId)).toBe('DELIVERED');
  });

  test.each([
    [{ attachments: [] }, 'events.0.attachments', '*Please upload attachments.'],
    [
      { attachments: ['/files/00000000-0000-4000-8000-000000000000.pdf'] },
      'events.0.attachments.0',
      expect.stringMatching(/not uploaded here by you/),
    ],
    [{ actualDate: undefined }, 'events.0.actualDate', expect.anything()],
    [{ actualDate: seconds(2) }, 'events.0.actualDate', 'actualDate must not be in the future'],
    [{ actualDate: Date.now() }, 'events.0.actualDate', 'Date must be in seconds'],
  ])('refused with %j', async (more, field, message) => {
    const { events } = await moving();
    expect(await complete(events[0]!.id, more)).toMatchObject({
      status: 400,
      body: { field, message },
    });
    expect(await openOf(events[0]!.pointId)).toBeDefined();
  });

  test('never a dispatch, never twice', async () => {
    const { eventId } = await waitingPoint();
    expect(await complete(eventId)).toMatchObject({
      status: 400,
      body: { message: 'A dispatch is completed by its shipment' },
    });
    const { events } = await moving();
    expect((await complete(events[0]!.id)).status).toBe(200);
    expect((await complete(events[0]!.id)).status).toBe(400);
  });

  test('two at once: one succeeds, the other is refused', async () => {
    const { events } = await moving();
    const both = await Promise.all([complete(events[0]!.id), complete(events[0]!.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('the same request again under its key does nothing more', async () => {
    const { eventId, id } = await waitingPoint();
    const update = { subShipmentTrackerEventId: eventId, remarks: 'x', expectedDate: seconds(9) };
    const headers = { 'idempotency-key': 'postpone-once' };
    const [first, again] = [
      await put([update], TOP_ADMIN, headers),
      await put([update], TOP_ADMIN, headers),
    ];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const steps = await company.test.db
      .selectFrom('delivery_point_events')
      .select('status')
      .where('sub_shipment_tracker_id', '=', id)
      .execute();
    expect(steps).toHaveLength(2);
  });
});
