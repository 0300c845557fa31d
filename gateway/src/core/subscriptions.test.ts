import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'undici';
import { createTestApp, type TestApp } from '../../../backend/testing/testApp.ts';
import { addTestCompany, call } from '../../../backend/testing/testCompany.ts';
import { addOrder, testOutbox } from '../../../backend/testing/testPurchasing.ts';
import { until } from '../../../backend/testing/untilWaiting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { atTime } from './subscriptions.ts';

const { TOP_ADMIN, SALES, SALES_SECOND } = Role;
const CHANGES = 'subscription { deliveryPointsChanged { stage sourceType sourceId pointIds } }';

const EVERYTHING = { stage: null, sourceType: null, sourceId: null, pointIds: [] };

let backend: TestApp;
let gateway: TestGateway;
let url: string;
let waiting: { event: number; point: string; seller: string };
const clients: Client[] = [];

beforeAll(async () => {
  backend = await createTestApp({ services: { outbox: testOutbox().outbox } });
  const stock = await addTestCompany(backend);
  gateway = await testGateway(await backend.app.listen({ host: '127.0.0.1', port: 0 }));
  url = `${(await gateway.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')}/graphql/ws`;
  const order = await addOrder({ test: backend, company: stock, nearOfferId: stock.offerId });
  await call(backend, TOP_ADMIN, 'POST', '/generatePOFromOrder', {
    order_id: order.order_id,
    sellers: [stock.sellerId],
  });
  const point = await backend.db
    .selectFrom('delivery_point_events')
    .selectAll()
    .executeTakeFirstOrThrow();
  waiting = {
    event: point.sub_shipment_tracker_event_id,
    point: String(point.sub_shipment_tracker_id),
    seller: String(stock.sellerId),
  };
});
// a previous subscriber must not open the stream for the next one
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

interface Heard {
  changes: { stage: string | null; pointIds: string[] }[];
  errors: unknown[];
  closed: { code: number; reason: string }[];
}

/** Listens as the person of the role; `query` and token may be others. */
async function listen(
  role: number | null,
  { query = CHANGES, token }: { query?: string; token?: unknown } = {},
): Promise<Heard> {
  const heard: Heard = { changes: [], errors: [], closed: [] };
  const given =
    token ??
    (role === null ? undefined : (await backend.as(role)).authorization.slice('Bearer '.length));
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    connectionParams: { token: given },
    on: { closed: (event) => heard.closed.push(event as Heard['closed'][number]) },
  });
  clients.push(client);
  client.subscribe<{ deliveryPointsChanged: Heard['changes'][number] }>(
    { query },
    {
      next: ({ data, errors }) => {
        if (data) heard.changes.push(data.deliveryPointsChanged);
        if (errors) heard.errors.push(...errors);
      },
      error: (error) => void heard.errors.push(...[error].flat()),
      complete: () => undefined,
    },
  );
  await until(() => heard.changes.length + heard.closed.length + heard.errors.length > 0);
  // the first answer: from now on nothing is missed
  if (heard.changes.length) expect(heard.changes.splice(0)).toEqual([EVERYTHING]);
  return heard;
}

let day = 1;
async function postpone(): Promise<void> {
  const event = await backend.db
    .selectFrom('delivery_point_events')
    .select('sub_shipment_tracker_event_id')
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  const update = {
    subShipmentTrackerEventId: event.sub_shipment_tracker_event_id,
    remarks: 'Later',
    expectedDate: Math.floor(Date.now() / 1000) + (20 + day++) * 86_400,
  };
  expect(
    (await call(backend, TOP_ADMIN, 'PUT', '/shipment_tracker/events', { events: [update] }))
      .status,
  ).toBe(200);
}

test('a viewer of the row receives its change, ids and stage only; others receive nothing', async () => {
  const [admin, own, foreign] = [
    await listen(TOP_ADMIN),
    await listen(SALES),
    await listen(SALES_SECOND),
  ];
  await postpone();
  await until(() => admin.changes.length > 0 && own.changes.length > 0);
  const change = {
    stage: 'DISPATCH',
    sourceType: 'SELLER',
    sourceId: waiting.seller,
    pointIds: [waiting.point],
  };
  expect(admin.changes).toEqual([change]);
  expect(own.changes).toEqual([change]);
  expect([foreign.changes, foreign.errors, foreign.closed]).toEqual([[], [], []]);
});

test('without the session or the permission nothing more is received', async () => {
  const { authorization } = await backend.as(SALES);
  const token = authorization.slice('Bearer '.length);
  const heard = await listen(SALES, { token });
  const sid = (
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }
  ).sid;
  await backend.db
    .updateTable('sessions')
    .set({ ended_at: new Date().toISOString() })
    .where('session_id', '=', sid)
    .execute();
  const still = await listen(TOP_ADMIN);
  await postpone();
  await until(() => still.changes.length > 0);
  expect(still.changes).toHaveLength(1);
  expect(heard.changes).toEqual([]);
});

describe('refused', () => {
  test.each([
    ['no token', null, {}],
    ['an invented token', null, { token: 'a.b.c' }],
    ['what is no token', null, { token: { a: 1 } }],
  ])('%s: the connection ends', async (_, role, how) => {
    const { closed, changes } = await listen(role, how);
    await until(() => closed.length > 0);
    expect(closed).toMatchObject([{ code: 4403 }]);
    expect(changes).toEqual([]);
  });

  test.each([
    ['a query', '{ __typename }', /Only subscriptions/],
    ['a mutation', 'mutation { logout { success } }', /Only subscriptions/],
    ['what is no GraphQL', 'subscription {', /Syntax Error/],
    ['an unknown field', 'subscription { everything }', /Cannot query field/],
    [
      'lists nested deep',
      `subscription { deliveryPointsChanged(ids: ${'['.repeat(1_900)}1${']'.repeat(1_900)}) { stage } }`,
      /nested deeper than 50 brackets/,
    ],
    [
      'selections nested deep that end early',
      `subscription { deliveryPointsChanged ${'{ stage '.repeat(240)}`,
      /nested deeper than 50 brackets/,
    ],
  ])('%s', async (_, query, message) => {
    const { errors } = await listen(TOP_ADMIN, { query });
    await until(() => errors.length > 0);
    expect(errors[0]).toMatchObject({ message: expect.stringMatching(message) });
  });

  test('without the permission', async () => {
    const user_id = backend.userIdOf(Role.ORGANISATION);
    await backend.db
      .updateTable('users')
      .set({ permissions: '{}' })
      .where('user_id', '=', user_id)
      .execute();
    const { errors } = await listen(Role.ORGANISATION);
    await until(() => errors.length > 0);
    expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('more than 20 connections of one person', async () => {
    const heard = await Promise.all(
      Array.from({ length: 21 }, () => listen(Role.CATEGORY_MANAGER)),
    );
    const closed = () => heard.filter((one) => one.closed.length > 0);
    await until(() => closed().length > 0);
    expect(closed()).toHaveLength(1);
  });

  test('none, after 25 connections that closed while they were admitted', async () => {
    const token = (await backend.as(Role.SALES)).authorization.slice('Bearer '.length);
    for (let tab = 0; tab < 25; tab++) {
      const socket = new WebSocket(url, 'graphql-transport-ws');
      const closed = new Promise((done) => socket.addEventListener('close', done));
      await new Promise((done) => socket.addEventListener('open', done));
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
      socket.close();
      await closed;
    }
    await wait(500);
    expect((await listen(Role.SALES)).closed).toEqual([]);
  });
});

/** Good for so many seconds. */
async function shortToken(role: number, seconds: number): Promise<string> {
  const { authorization } = await backend.as(role);
  const [head, body] = authorization.slice('Bearer '.length).split('.');
  const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object;
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const signed = `${head}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', 'test'.repeat(10)).update(signed).digest('base64url')}`;
}

test('the connection ends when the token expires', async () => {
  const heard = await listen(null, { token: await shortToken(TOP_ADMIN, 3) });
  await until(() => heard.closed.length > 0);
  expect(heard.closed).toMatchObject([{ code: 4403, reason: 'The token has ended' }]);
});

/** A subscriber of a stream that another one has opened with a token that ends soon; later where this machine was slower. */
async function joinStream(): Promise<Heard> {
  for (let seconds = 4; ; seconds *= 2) {
    const opened = await listen(null, { token: await shortToken(TOP_ADMIN, seconds) });
    const heard = await listen(TOP_ADMIN);
    if (opened.closed.length === 0) return heard;
    for (const client of clients.splice(0)) await client.dispose();
  }
}

test('the stream ends when its token expires; the next subscriber opens it and reads everything again', async () => {
  const heard = await joinStream();
  await until(() => heard.changes.length > 0);
  expect(heard.changes[0]).toEqual(EVERYTHING);
  await postpone();
  await until(() => heard.changes.length > 1);
  expect(heard.changes[1]).toMatchObject({ stage: 'DISPATCH', pointIds: [waiting.point] });
});

test('a time beyond the longest timer of Node is waited for', async () => {
  let hasRun = false;
  const stop = atTime(Date.now() + 40 * 86_400_000, () => (hasRun = true));
  await wait(50);
  stop();
  expect(hasRun).toBe(false);
});
