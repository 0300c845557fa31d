import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'undici';
import { createTestApp, type TestApp } from '../../../backend/testing/testApp.ts';
import {
  auditMany,
  endListening,
  listenLate,
  noneListens,
} from '../../../backend/testing/testChanges.ts';
import { addTestCompany, call, type TestCompany } from '../../../backend/testing/testCompany.ts';
import { addOrder, testOutbox } from '../../../backend/testing/testPurchasing.ts';
import { until } from '../../../backend/testing/untilWaiting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const { TOP_ADMIN, SALES, SALES_SECOND, FINANCE } = Role;
const CHANGES =
  'subscription Changes($after: ID) { changes(after: $after) { number complete records { kind id key ownRequestId } } }';

let backend: TestApp;
let company: TestCompany;
let gateways: TestGateway[];
let urls: string[];
const clients: Client[] = [];

beforeAll(async () => {
  backend = await createTestApp({ services: { outbox: testOutbox().outbox } });
  company = await addTestCompany(backend);
  const address = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  gateways = await Promise.all([testGateway(address), testGateway(address)]);
  urls = await Promise.all(
    gateways.map(
      async ({ app }) =>
        `${(await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')}/graphql/ws`,
    ),
  );
});
const setPermissions = (role: number, permissions: object) =>
  backend.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(permissions) })
    .where('user_id', '=', backend.userIdOf(role))
    .execute();
afterEach(async () => {
  await setPermissions(SALES, roleTemplate(SALES));
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await backend.close();
});

interface Told {
  number: string;
  complete: boolean;
  records: { kind: string; id: string | null; key: string | null; ownRequestId: string | null }[];
}

/** Listens at one of the gateways; the first answer has come. */
async function listen(role: number, gateway = 0, after?: string): Promise<Told[]> {
  const told: Told[] = [];
  const token = (await backend.as(role)).authorization.slice('Bearer '.length);
  const client = createClient({
    url: urls[gateway]!,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { token },
  });
  clients.push(client);
  client.subscribe<{ changes: Told }>(
    { query: CHANGES, variables: { after } },
    {
      next: ({ data }) => data && told.push(data.changes),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await until(() => told.length > 0);
  return told;
}

const order = () => addOrder({ test: backend, company, nearOfferId: company.offerId });
const kindsOf = (told: readonly Told[]) =>
  told.flatMap(({ records }) => records.map((r) => r.kind));

test('who sees the record is told, at every gateway; others are told nothing', async () => {
  const [own, away, foreign, unpermitted] = [
    await listen(SALES, 0),
    await listen(SALES, 1),
    await listen(SALES_SECOND, 0),
    await listen(FINANCE, 1),
  ];
  const { order_number, order_id } = await order();
  const record = { kind: 'ORDER', id: String(order_id), key: order_number, ownRequestId: null };
  const hasOrder = (told: Told[]) =>
    told.some(({ records }) => records.some(({ key }) => key === order_number));
  await until(() => [own, away, unpermitted].every(hasOrder));
  for (const told of [own, away])
    expect(told.flatMap(({ records }) => records)).toContainEqual(record);
  expect(kindsOf(unpermitted)).not.toContain('QUOTATION');
  expect(foreign.flatMap(({ records }) => records)).toEqual([]);
});

test('who was away is told what changed since the last number, at another gateway too', async () => {
  const before = await listen(SALES, 0);
  const { number } = before[0]!;
  for (const client of clients.splice(0)) await client.dispose();
  const { order_number } = await order();
  const [first] = await listen(SALES, 1, number);
  expect(first!.records.map(({ key }) => key)).toContain(order_number);
  expect(Number(first!.number)).toBeGreaterThanOrEqual(Number(number));
});

test('a stream of the database that is lost is opened again, and nothing is missed', async () => {
  const told = await listen(SALES, 0);
  await endListening(backend);
  const { order_number } = await order();
  const keys = () => told.flatMap(({ records }) => records.map(({ key }) => key));
  await until(() => keys().includes(order_number));
  expect(keys()).toContain(order_number);
});

test('after the first answer nothing is missed, however late the database listens', async () => {
  await noneListens(backend);
  const stopDelay = listenLate(800);
  const told = await listen(TOP_ADMIN, 0);
  await auditMany(backend, 'SKU', company.skuId);
  stopDelay();
  await until(() => kindsOf(told).includes('SKU'));
  expect(kindsOf(told)).toContain('SKU');
});

test('with the number of the viewer, what was committed before the first answer is told too', async () => {
  const { body } = await call(backend, TOP_ADMIN, 'GET', '/user/profile');
  await auditMany(backend, 'SKU', company.skuId);
  const [first] = await listen(TOP_ADMIN, 0, String(body.user.change_number));
  expect(kindsOf([first!])).toContain('SKU');
});

test('0 and a number of another database are not answered as if nothing had changed', async () => {
  await auditMany(backend, 'SKU', company.skuId);
  const [all] = await listen(TOP_ADMIN, 0, '0');
  expect(all!.complete && !all!.records.length).toBe(false);
  const [ahead] = await listen(TOP_ADMIN, 0, '999999999999');
  expect([ahead!.complete, ahead!.records]).toEqual([false, []]);
  expect(Number(ahead!.number)).toBeLessThan(999_999_999_999);
});

test('the maker of a change is told by which call, and of 500 changes at once each record once, or once more when another transaction ended later', async () => {
  const told = await listen(TOP_ADMIN, 0);
  const { order_id } = await order();
  await until(() => kindsOf(told).includes('ORDER'));
  const own = told.flatMap(({ records }) => records).find(({ kind }) => kind === 'ORDER');
  expect(own).toMatchObject({ id: String(order_id), ownRequestId: expect.any(String) });
  const answers = told.length;
  await auditMany(backend, 'SKU', company.skuId, 500);
  await until(() => kindsOf(told).includes('SKU'));
  await wait(500);
  expect(told.length).toBeLessThanOrEqual(answers + 2);
  expect(kindsOf(told).filter((kind) => kind === 'SKU').length).toBeLessThanOrEqual(2);
});

test('a billing registration that one person adds is told to another', async () => {
  const told = await listen(SALES, 1);
  const { body } = await call(backend, TOP_ADMIN, 'POST', '/billing_registration', {
    tenant_id: company.tenantId,
    legal_name: 'Lotus Hotels Private Limited',
    address1: '7 Brigade Road',
    city: 'Bengaluru Urban',
    postal_code: '560025',
  });
  const id = String(body.data.billing_registration_id);
  const record = { kind: 'BILLING_REGISTRATION', id, key: null, ownRequestId: null };
  await until(() => kindsOf(told).includes('BILLING_REGISTRATION'));
  expect(told.flatMap(({ records }) => records)).toContainEqual(record);
});

test('a lost permission ends what is told', async () => {
  const told = await listen(SALES, 0);
  const still = await listen(TOP_ADMIN, 0);
  await setPermissions(SALES, {});
  const { order_id } = await order();
  await until(() => kindsOf(still).includes('ORDER'));
  await call(backend, TOP_ADMIN, 'GET', `/getOrderRequest?order_id=${order_id}`);
  expect(told.flatMap(({ records }) => records)).toEqual([]);
});
