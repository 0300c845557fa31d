import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@munim/schema/shared/days.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import {
  addTestCompany,
  call,
  type TestCompany as Stock,
} from '../../../backend/testing/testCompany.ts';
import {
  addOrder,
  ISSUE,
  type Purchasing,
  testOutbox,
} from '../../../backend/testing/testPurchasing.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

const { TOP_ADMIN, SALES_SECOND, CATEGORY_MANAGER } = Role;

let stack: TestStack;
let stock: Stock;
let buying: Purchasing;
beforeAll(async () => {
  const { sent, firstTry, outbox } = testOutbox();
  stack = await testStack({}, { services: { outbox } });
  stock = await addTestCompany(stack.backend);
  const parts = {
    nearSellerId: stock.sellerId,
    nearOfferId: stock.offerId,
    warehouseId: 0,
    sent,
    firstTry,
  };
  buying = { test: stack.backend, company: stock, ...parts };
});
afterAll(() => stack.close());

/** Waits for an order whose purchase order is issued. */
async function addWaiting(lines?: Parameters<typeof addOrder>[1]) {
  const order = await addOrder(buying, lines);
  const { body } = await call(stack.backend, TOP_ADMIN, 'POST', '/generatePOFromOrder', {
    order_id: order.order_id,
    sellers: [stock.sellerId],
  });
  const { po_id } = body.data[0];
  await call(stack.backend, TOP_ADMIN, 'PATCH', '/updatePurchaseOrderStatus', { po_id, ...ISSUE });
  return { number: order.order_number, poId: String(po_id) };
}

const EVENT =
  'id pointId stage status pointStatus actions sourceType sourceId sourceName orderNumber customer { name } poId poState quantity shipTo { name } expectedDate';
const SOURCES = `query ($stage: DeliveryStage!, $filter: DeliveryPointFilter) {
  deliveryPointsBySource(stage: $stage, filter: $filter) { count items { id type sourceId name phone pointCount points { ${EVENT} } } }
}`;
const bySource = (who: number, stage: string, filter: object) =>
  stack.run(who, SOURCES, { stage, filter });

async function idsOf(number: string): Promise<string[]> {
  const { data } = await bySource(TOP_ADMIN, 'DISPATCH', { orderNumber: number });
  const board = data?.['deliveryPointsBySource'] as
    | { items: { points: { id: string }[] }[] }
    | undefined;
  return board?.items.flatMap((item) => item.points.map((point) => point.id)) ?? [];
}

test('a board takes one call, with the actions of the viewer', async () => {
  const { number, poId } = await addWaiting([{ quantity: 3 }, { unmanaged: true }]);
  const { data, errors } = await bySource(TOP_ADMIN, 'DISPATCH', { orderNumber: number });
  expect(errors).toBeUndefined();
  expect(stack.calls()).toEqual([
    expect.stringMatching(/^GET \/shipment_tracker\/seller_wise\?event_name=dispatch&/),
  ]);
  expect(data).toMatchObject({
    deliveryPointsBySource: {
      count: 1,
      items: [
        {
          id: `DISPATCH-SELLER-${stock.sellerId}`,
          name: 'Weavers of Erode',
          phone: '9812345678',
          pointCount: 2,
          points: [
            {
              stage: 'DISPATCH',
              status: 'PENDING',
              orderNumber: number,
              poId,
              poState: 'ISSUED',
              quantity: 3,
              actions: ['TICK', 'POSTPONE', 'PREPONE', 'SHIP_TO_CUSTOMER', 'SHIP_TO_WAREHOUSE'],
            },
            {},
          ],
        },
      ],
    },
  });
  expect((await bySource(SALES_SECOND, 'DISPATCH', { orderNumber: number })).data).toMatchObject({
    deliveryPointsBySource: { count: 0 },
  });
});

test('events and the counts of the tabs', async () => {
  const { number } = await addWaiting();
  const query = `query ($number: String) {
    deliveryPointEvents(stage: DISPATCH, statuses: [PENDING], filter: { orderNumber: $number }) { count items { ${EVENT} } }
    operationAnalytics(stages: [POD, INWARD], orderNumber: $number) { count pendingCounts { dispatch inward pod } items { id } }
  }`;
  const { data } = await stack.run(TOP_ADMIN, query, { number });
  expect(stack.calls()).toHaveLength(2);
  expect(data).toMatchObject({
    deliveryPointEvents: { count: 1, items: [{ orderNumber: number }] },
    operationAnalytics: { count: 0, pendingCounts: { dispatch: 1, inward: 0, pod: 0 }, items: [] },
  });
});

describe('postponing', () => {
  const LATER = addDays(new Date().toISOString().slice(0, 10), 100);
  const POSTPONE = `mutation ($input: PostponeDeliveryPointsInput!) { postponeDeliveryPoints(input: $input) { ${EVENT} } }`;
  test('sends the requested day in India', async () => {
    const { number } = await addWaiting();
    const input = { ids: await idsOf(number), expectedDate: LATER, remarks: 'Later' };
    const { data, errors } = await stack.run(TOP_ADMIN, POSTPONE, { input });
    expect([errors, stack.calls()]).toEqual([undefined, ['PUT /shipment_tracker/events']]);
    expect(data).toMatchObject({ postponeDeliveryPoints: [{ status: 'POSTPONED', actions: [] }] });
    expect((await bySource(TOP_ADMIN, 'DISPATCH', { orderNumber: number })).data).toMatchObject({
      deliveryPointsBySource: {
        items: [{ points: [{ expectedDate: LATER, status: 'PENDING' }] }],
      },
    });
  });

  test('one invalid event refuses all, with one message each', async () => {
    const { number } = await addWaiting([{}, {}]);
    const [one] = await idsOf(number);
    const update = `mutation ($events: [DeliveryPointUpdate!]!) { updateDeliveryPoints(events: $events) { id } }`;
    const events = [
      { id: one, remarks: 'x', expectedDate: LATER },
      { id: one, remarks: 'x', actualDate: '2026-11-20', attachments: ['/files/x'] },
    ];
    const { errors } = await stack.run(TOP_ADMIN, update, { events });
    expect(errors?.[0]).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        events: [{ id: Number(one), field: expect.stringMatching(/^events\.1\./) }],
      },
    });
    expect(await idsOf(number)).toContain(one);
  });

  test('requires the permission', async () => {
    const { number } = await addWaiting();
    const input = { ids: await idsOf(number), expectedDate: LATER, remarks: 'Later' };
    expect(
      (await stack.run(SALES_SECOND, POSTPONE, { input })).errors?.[0]?.extensions?.['code'],
    ).toBe('FORBIDDEN');
  });
});

test('completing is refused for a dispatch', async () => {
  const { number } = await addWaiting();
  const { data } = await bySource(CATEGORY_MANAGER, 'DISPATCH', { orderNumber: number });
  expect(data).toMatchObject({ deliveryPointsBySource: { count: 1 } });
  const input = {
    ids: await idsOf(number),
    actualDate: '2026-11-20',
    remarks: 'x',
    attachments: ['/files/x'],
  };
  const mutation =
    'mutation ($input: CompleteDeliveryPointsInput!) { completeDeliveryPoints(input: $input) { id } }';
  expect((await stack.run(TOP_ADMIN, mutation, { input })).errors?.[0]).toMatchObject({
    message: 'A dispatch is completed by its shipment',
  });
});
