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
import { addOrder, generate } from '../../testing/testPurchasing.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
});
afterAll(() => company.test.close());

const { TOP_ADMIN, SALES, SALES_SECOND, CATEGORY_MANAGER, OPERATIONS } = Role;
const sendRequest = async (path: string, role: number = TOP_ADMIN) => {
  const { status, body } = await call(company.test, role, 'GET', path);
  return { status, body };
};
const events = (query: string, role?: number) =>
  sendRequest(`/shipment_tracker/events?limit=200&${query}`, role);
const sources = (query: string, role?: number) =>
  sendRequest(`/shipment_tracker/seller_wise?${query}`, role);
const operations = (query: string, role?: number) =>
  sendRequest(`/operation/operationAnalytics?${query}`, role);
const idsOf = ({ body }: { body: { data: { sub_shipment_tracker_id: number }[] } }) =>
  body.data.map((row) => row.sub_shipment_tracker_id);

describe('permissions', () => {
  test.each([
    ['/shipment_tracker/seller_wise', 'event_name'],
    ['/shipment_tracker/seller_wise?event_name=pod', 'event_name'],
    ['/shipment_tracker/seller_wise?event_name=POD&source_type=SELLER', 'source_id'],
    ['/shipment_tracker/events?size=5', 'size'],
    ['/shipment_tracker/events?status=DONE', 'status.0'],
    ['/operation/operationAnalytics?events=DISPATCH', 'events.0'],
  ])('%s is refused by name', async (url, field) =>
    expect(await sendRequest(url)).toMatchObject({ status: 400, body: { field } }),
  );
});

test('goods waiting at a seller are one place with all items, without a price', async () => {
  const order = await addIssuedOrder(company, [{ quantity: 4 }, { unmanaged: true, quantity: 6 }]);
  const { status, body } = await sources(
    `event_name=dispatch&order_number=${encodeURIComponent(order.order_number)}`,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    count: 1,
    data: [
      {
        source_type: 'SELLER',
        source_id: company.company.sellerId,
        source_name: 'Weavers of Erode',
        item_count: 2,
        seller_info: {
          mobile_1: '9812345678',
          email_id_1: 'weavers@example.com',
          district: expect.any(String),
        },
        items: [
          {
            event_name: 'dispatch',
            event_status: 'PENDING',
            status: 'PENDING',
            po_status: 'ISSUED',
            order_number: order.order_number,
            quantity: 4,
            original_qty: 4,
            pending_qty: 4,
            tenant_info: { tenant_name: 'Hotel Udupi Grand' },
            to_name: 'Hotel Udupi Grand',
            vendor: 'Weavers of Erode',
            challan_id: null,
            attachments: [],
            to_address: { entity_type: 'TENANT' },
          },
          { quantity: 6 },
        ],
      },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/price|amount|total|cost/);
});

test('the contact of a seller needs seller READ', async () => {
  const order = await addIssuedOrder(company);
  const query = `event_name=dispatch&order_number=${encodeURIComponent(order.order_number)}`;
  const mine = await company.test.db
    .selectFrom('users')
    .select('permissions')
    .where('user_id', '=', company.test.userIdOf(OPERATIONS))
    .executeTakeFirstOrThrow();
  const without = Object.fromEntries(
    Object.entries(mine.permissions).filter(([entity]) => entity !== 'seller'),
  );
  await company.test.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(without) })
    .where('user_id', '=', company.test.userIdOf(OPERATIONS))
    .execute();
  const nobody = { mobile_1: null, email_id_1: null, seller_name: 'Weavers of Erode' };
  expect((await sources(query, OPERATIONS)).body.data[0]).toMatchObject({
    seller_info: nobody,
    items: [{ seller_info: nobody }],
  });
  expect((await events(query, OPERATIONS)).body.data[0]).toMatchObject({ seller_info: nobody });
  await company.test.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(mine.permissions) })
    .where('user_id', '=', company.test.userIdOf(OPERATIONS))
    .execute();
});

test('each stage has its own board; counts are of all, rows of the page', async () => {
  const before = (await operations('limit=1')).body.pending_counts;
  const one = await addIssuedOrder(company);
  const two = await addIssuedOrder(company);
  await ship(company, await waiting(company, { orderId: one.order_id }));
  await ship(company, await waiting(company, { orderId: two.order_id }), { toWarehouse: true });
  const stock = await addIssuedStockPo(company);
  const { body } = await operations('events=POD,inward&limit=1');
  expect(body.pending_counts).toEqual({
    dispatch: before.dispatch + 1,
    inward: before.inward + 1,
    POD: before.POD + 1,
  });
  expect(body).toMatchObject({ count: before.inward + before.POD + 2, data: [expect.anything()] });
  const of = (number: string, stage: string) =>
    sources(`event_name=${stage}&order_number=${encodeURIComponent(number)}`);
  expect((await of(one.order_number, 'POD')).body).toMatchObject({
    count: 1,
    data: [{ items: [{ status: 'IN_TRANSIT', challan_id: expect.any(Number) }] }],
  });
  expect((await of(one.order_number, 'dispatch')).body).toMatchObject({ count: 0, data: [] });
  expect((await of(two.order_number, 'inward')).body.data[0].items[0]).toMatchObject({
    to_name: 'Whitefield',
    to_address: { entity_type: 'WAREHOUSE' },
  });
  const stocked = (await sources(`event_name=dispatch&po_id=${stock}`)).body.data[0].items[0];
  expect(stocked).toMatchObject({
    order_number: null,
    tenant_info: null,
    to_name: 'Whitefield',
    po_id: stock,
  });
  expect(
    (await events(`order_number=${encodeURIComponent(one.order_number)}`)).body.data
      .map((row: { event_name: string; event_status: string }) => [
        row.event_name,
        row.event_status,
      ])
      .toSorted(),
  ).toEqual([
    ['POD', 'PENDING'],
    ['dispatch', 'COMPLETED'],
  ]);
  expect(
    (await events(`order_number=${encodeURIComponent(one.order_number)}&status=COMPLETED`)).body,
  ).toMatchObject({ count: 1 });
});

test('places come by page, their items as many as asked', async () => {
  const order = await addIssuedOrder(company, [
    { quantity: 1 },
    { quantity: 2 },
    { near: true, quantity: 3 },
  ]);
  const query = `event_name=dispatch&order_number=${encodeURIComponent(order.order_number)}`;
  const all = await sources(query);
  expect(
    all.body.data.map((place: { item_count: number; items: object[] }) => [
      place.item_count,
      place.items.length,
    ]),
  ).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect((await sources(`${query}&limit=1&page=2&items=0`)).body).toMatchObject({
    count: 2,
    data: [{ item_count: 1, items: [] }],
  });
  expect((await sources(`${query}&limit=1&page=9`)).body).toMatchObject({ count: 2, data: [] });
  const [place] = all.body.data;
  const own = await sources(`${query}&source_type=SELLER&source_id=${place.source_id}&items=1`);
  expect(own.body).toMatchObject({
    count: 1,
    data: [{ source_id: place.source_id, item_count: 2, items: [{}] }],
  });
  expect(own.body.data[0].items).toHaveLength(1);
  expect((await sources(`${query}&seller_id=${company.nearSellerId}`)).body).toMatchObject({
    count: 1,
    data: [{ source_id: company.nearSellerId }],
  });
  expect((await sources(`${query}&tenant_id=${company.company.foreignTenantId}`)).body.count).toBe(
    0,
  );
  expect(
    (await sources(`${query}&category_manager=${company.test.userIdOf(CATEGORY_MANAGER)}`)).body
      .count,
  ).toBe(2);
  expect(
    (await sources(`${query}&category_manager=${company.test.userIdOf(SALES)}`)).body.count,
  ).toBe(0);
});

test('dates are of the step; a year back unless said otherwise', async () => {
  const order = await addIssuedOrder(company);
  const query = `order_number=${encodeURIComponent(order.order_number)}`;
  const [point] = idsOf(await events(query));
  await company.test.db
    .updateTable('delivery_point_events')
    .set({ expected_date: '2025-01-02' })
    .where('sub_shipment_tracker_id', '=', point!)
    .execute();
  expect((await events(query)).body.count).toBe(0);
  expect((await events(`${query}&from_date=2025-01-02&to_date=2025-01-02`)).body.count).toBe(1);
  expect((await events(`${query}&from_date=2025-01-01&to_date=2025-01-01`)).body.count).toBe(0);
});

test('rows follow the sales order, or the purchase order', async () => {
  const order = await addIssuedOrder(company);
  const draft = await addOrder(company, [{ unmanaged: true }]);
  await generate(company, draft.order_id);
  const stock = await addIssuedStockPo(company);
  const [own] = idsOf(await events(`order_number=${encodeURIComponent(order.order_number)}`));
  const [unmanaged] = idsOf(await events(`order_number=${encodeURIComponent(draft.order_number)}`));
  const [stocked] = idsOf(await events(`po_id=${stock}`));
  const seen = async (role: number) => {
    const ids = idsOf(await events('', role));
    return [own, unmanaged, stocked].map((id) => ids.includes(id!));
  };
  expect(await seen(TOP_ADMIN)).toEqual([true, true, true]);
  expect(await seen(SALES)).toEqual([true, true, false]);
  expect(await seen(SALES_SECOND)).toEqual([false, false, false]);
  expect(await seen(CATEGORY_MANAGER)).toEqual([true, false, true]);
  const changes = await sendRequest(`/shipment_tracker/changes?ids=${own},${stocked}`, SALES);
  expect(changes.body.data).toEqual([
    {
      event_name: 'dispatch',
      source_type: 'SELLER',
      source_id: company.company.sellerId,
      sub_shipment_tracker_ids: [own],
    },
  ]);
  expect(
    (await sendRequest(`/shipment_tracker/changes?ids=${own},${stocked}`, SALES_SECOND)).body.data,
  ).toEqual([]);
  expect((await sources('event_name=dispatch', SALES_SECOND)).body).toMatchObject({
    count: 0,
    data: [],
  });
  expect((await operations('', SALES_SECOND)).body).toMatchObject({
    count: 0,
    pending_counts: { dispatch: 0, inward: 0, POD: 0 },
  });
});
