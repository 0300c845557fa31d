import type { AddressInfo } from 'node:net';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { parse } from 'graphql';
import { testGateway } from '../../gateway/testing/testGateway.ts';
import type { TestStack } from '../../gateway/testing/testStack.ts';
import { faultyProxy } from '../testing/faultyProxy.ts';
import { apiToken, listeningStack } from '../testing/testClient.ts';
import { createClient, MunimError, type MunimClient } from './client.ts';

let stack: TestStack;
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
let token: string;
let munim: MunimClient;
beforeAll(async () => {
  const listening = await listeningStack();
  ({ stack } = listening);
  proxy = await faultyProxy(listening.address);
  token = await apiToken(stack, Role.TOP_ADMIN, [
    ['PRODUCT', 'READ', 'APPROVE'],
    ['ORDER', 'READ'],
  ]);
  munim = createClient({ address: `${proxy.address}/`, token });
}, 120_000);
afterAll(async () => {
  proxy.close();
  await stack.close();
});
beforeEach(() => {
  proxy.faults.length = 0;
  proxy.seen.length = 0;
});

interface Orders {
  orders: {
    count?: number;
    items: { number: string }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean } | null;
  };
}
const ORDERS = parse(
  `query Orders($first: Int!, $after: String) { orders(first: $first, after: $after, orderBy: CREATED_ASC) {
    items { ...OrderNumber } pageInfo { endCursor hasNextPage } } } fragment OrderNumber on Order { number }`,
) as TypedDocumentNode<Orders, { first: number; after?: string }>;
const COUNT = '{ orders { count } }';
const VIEWER = '{ viewer { id } }';
const CREATE = parse(
  'mutation Create($input: CreateTransporterInput!) { createTransporter(input: $input) { id } }',
) as TypedDocumentNode<
  { createTransporter: { id: string } },
  { input: { name: string; gstNumber: string } }
>;
let transporters = 0;
const transporter = () => {
  const gstin = `29AAAAA${++transporters + 1000}A1Z`;
  return { input: { name: 'Deccan Roadlines', gstNumber: gstin + gstinCheckCharacter(gstin) } };
};
const keys = () => proxy.seen.map(({ headers }) => headers['idempotency-key']);
const made = async () =>
  (await munim.request<{ transporters: { count: number } }>('{ transporters { count } }'))
    .transporters.count;
const failureOf = async (call: Promise<unknown>): Promise<MunimError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MunimError);
  return error as MunimError;
};

test('documents of codegen have types, and text may have them', async () => {
  const { orders } = await munim.request(ORDERS, { first: 2 });
  expect(orders.items.map(({ number }) => number)).toEqual([
    expect.stringMatching(/^SO-/),
    expect.stringMatching(/^SO-/),
  ]);
  const { viewer } = await munim.request<{ viewer: { id: string } }>(VIEWER);
  expect(viewer.id).toMatch(/^\d+$/);
  // @ts-expect-error the variables are typed
  await expect(munim.request(ORDERS, { first: 'two' })).rejects.toThrow('first');
  // @ts-expect-error the document has variables
  await expect(munim.request(ORDERS)).rejects.toThrow('first');
});

test('the token may be asked for at each call', async () => {
  const tokens = ['wrong', token];
  const client = createClient({ address: proxy.address, token: async () => tokens.shift()! });
  expect(await failureOf(client.request(VIEWER))).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await client.request(VIEWER)).toMatchObject({ viewer: {} });
});

test('text that is no ASCII comes through the proxy whole', async () => {
  const kept = { input: { ...transporter().input, name: 'दक्कन परिवहन' } };
  const { createTransporter } = await munim.request(CREATE, kept);
  expect(
    await munim.request('query($id: ID!) { transporter(id: $id) { name } }', createTransporter),
  ).toEqual({ transporter: { name: kept.input.name } });
});

describe('errors', () => {
  test('have code, field and the id of the request in the logs', async () => {
    const input = { ...transporter().input, name: '' };
    const error = await failureOf(munim.request(CREATE, { input }));
    expect(error).toMatchObject({
      name: 'MunimError',
      code: 'BAD_USER_INPUT',
      field: 'transporter_name',
      argument: 'input.name',
      status: 200,
      requestId: proxy.seen[0]!.headers['x-request-id'],
    });
    expect(error.message).toBe(error.errors[0]!.message);
    expect(proxy.seen).toHaveLength(1);
  });

  test('of a part leave the rest in data; a missing permission is named', async () => {
    const errors = [{ message: 'Order not found', extensions: { code: 'NOT_FOUND' } }];
    const data = { orders: { count: 3 }, order: null };
    proxy.faults.push({ status: 200, text: JSON.stringify({ errors, data }) });
    expect(await failureOf(munim.request(VIEWER))).toMatchObject({
      message: 'Order not found',
      code: 'NOT_FOUND',
      errors,
      data,
    });
    expect(await failureOf(munim.request('{ tenants { count } }'))).toMatchObject({
      code: 'FORBIDDEN',
      errors: [{ path: ['tenants'], extensions: { needs: ['TENANT READ'] } }],
    });
  });

  test('what is no answer of Munim is told as such, and not asked again', async () => {
    proxy.faults.push({ status: 404 });
    expect(await failureOf(munim.request(VIEWER))).toMatchObject({
      code: 'BAD_ANSWER',
      status: 404,
    });
    expect(proxy.seen).toHaveLength(1);
  });
});

describe('calls that fail for a while', () => {
  test.each([
    'killed' as const,
    'answer lost' as const,
    'answer cut' as const,
    { status: 503 },
    { status: 502 },
  ])('a read meets %j and is sent again', async (fault) => {
    proxy.faults.push(fault);
    expect(await munim.request(COUNT)).toEqual({ orders: { count: expect.any(Number) } });
    expect(proxy.seen).toHaveLength(2);
    expect(keys()).toEqual([undefined, undefined]);
    expect(new Set(proxy.seen.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
  });

  test('waits grow, and end after the limit', async () => {
    proxy.faults.push('killed', 'killed', 'killed', 'killed');
    const client = createClient({ address: proxy.address, token, retries: 3 });
    expect(await failureOf(client.request(VIEWER))).toMatchObject({
      code: 'NETWORK',
      status: undefined,
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const waits = proxy.seen.slice(1).map(({ at }, i) => at - proxy.seen[i]!.at);
    expect(waits).toHaveLength(3);
    for (const [i, least] of [125, 250, 500].entries())
      expect(waits[i]).toBeGreaterThanOrEqual(least - 5);
    proxy.faults.push('killed');
    await failureOf(munim.request(VIEWER, {}, { retries: 0 }));
    expect(proxy.seen).toHaveLength(5);
  });

  test('Retry-After is waited for, unless it is too long', async () => {
    proxy.faults.push({ status: 429, retryAfter: '1' });
    await munim.request(VIEWER);
    expect(proxy.seen[1]!.at - proxy.seen[0]!.at).toBeGreaterThanOrEqual(1_000);
    const soon = new Date(Date.now() + 2_000).toUTCString();
    proxy.faults.push({ status: 503, retryAfter: soon });
    await munim.request(VIEWER);
    proxy.faults.push({ status: 503, retryAfter: '3600' });
    expect(await failureOf(munim.request(VIEWER))).toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      retryAfterMs: 3_600_000,
    });
  });

  test('points that are used up are waited for, as long as the error says without a header', async () => {
    const errors = [{ message: 'Wait', extensions: { code: 'THROTTLED', retryAfter: 1 } }];
    proxy.faults.push({ status: 429, text: JSON.stringify({ errors, data: null }) });
    expect(await munim.request(VIEWER)).toMatchObject({ viewer: {} });
    expect(proxy.seen[1]!.at - proxy.seen[0]!.at).toBeGreaterThanOrEqual(1_000);
  });

  test('the gateway’s own answers of this kind are known as such', async () => {
    const { port } = stack.backend.app.server.address() as AddressInfo;
    for (const [backend, env, code] of [
      [`http://127.0.0.1:${port}`, { RATE_LIMIT_ANONYMOUS: '1' }, 'RATE_LIMITED'],
      ['http://127.0.0.1:1', {}, 'UNAVAILABLE'],
    ] as const) {
      const gateway = await testGateway(backend, { env });
      const address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
      const client = createClient({ address, token: 'wrong', retries: 0 });
      await failureOf(client.request(VIEWER));
      const error = await failureOf(client.request(VIEWER));
      expect(error).toMatchObject({ code });
      expect(error.retryAfterMs).toBeGreaterThanOrEqual(1_000);
      expect(error.retryAfterMs).toBeLessThanOrEqual(60_000);
      await gateway.close();
    }
  });

  test('a request without an answer ends after its time', async () => {
    proxy.faults.push('silent');
    const client = createClient({ address: proxy.address, token, timeoutMs: 300 });
    expect(await client.request(VIEWER)).toMatchObject({ viewer: {} });
    expect(proxy.seen).toHaveLength(2);
  });
});

describe('mutations', () => {
  test('whose answer was lost are sent again under one key, and done once', async () => {
    const before = await made();
    proxy.seen.length = 0;
    proxy.faults.push('killed', 'answer lost', { status: 503 }, 'answer cut');
    const { createTransporter } = await munim.request(CREATE, transporter());
    expect(createTransporter.id).toMatch(/^\d+$/);
    expect(proxy.seen).toHaveLength(5);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(await made()).toBe(before + 1);
  });

  test('have a key each, or that of the caller', async () => {
    const before = await made();
    proxy.seen.length = 0;
    const input = transporter();
    const first = await munim.request(CREATE, input, { idempotencyKey: 'import-7' });
    expect(await munim.request(CREATE, input, { idempotencyKey: 'import-7' })).toEqual(first);
    await munim.request(CREATE, transporter());
    await munim.request(CREATE, transporter());
    expect(keys().slice(0, 2)).toEqual(['import-7', 'import-7']);
    expect(new Set(keys()).size).toBe(3);
    expect(await made()).toBe(before + 3);
  });

  test('that are refused are sent once', async () => {
    const input = { name: 'Again', gstNumber: transporter().input.gstNumber };
    await munim.request(CREATE, { input });
    proxy.seen.length = 0;
    expect(await failureOf(munim.request(CREATE, { input }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(proxy.seen).toHaveLength(1);
  });
});

describe('a signal', () => {
  test('ends a call that is under way, with its reason', async () => {
    proxy.faults.push('silent');
    const ending = new AbortController();
    const call = munim.request(VIEWER, {}, { signal: ending.signal });
    const reason = new Error('The page was left');
    setTimeout(() => ending.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
    expect(proxy.seen).toHaveLength(1);
  });

  test('ends the wait, and a walk', async () => {
    proxy.faults.push({ status: 503, retryAfter: '60' });
    const since = performance.now();
    await expect(
      munim.request(VIEWER, {}, { signal: AbortSignal.timeout(300) }),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - since).toBeLessThan(5_000);
    const ending = new AbortController();
    const rows: unknown[] = [];
    const walk = async () => {
      const signal = { signal: ending.signal };
      for await (const row of munim.rows(ORDERS, { first: 2 }, (data) => data.orders, signal)) {
        rows.push(row);
        if (rows.length === 3) ending.abort();
      }
    };
    await expect(walk()).rejects.toMatchObject({ name: 'AbortError' });
    expect(rows).toHaveLength(4);
  });
});

describe('lists', () => {
  const total = async () =>
    (await munim.request<{ orders: { count: number } }>(COUNT)).orders.count;

  test('are read to their end by cursors, each row once, through faults', async () => {
    const count = await total();
    const first = Math.ceil(count / 3);
    proxy.seen.length = 0;
    proxy.faults.push('killed', { status: 503 });
    const numbers: string[] = [];
    for await (const { number } of munim.rows(ORDERS, { first }, (data) => data.orders))
      numbers.push(number);
    expect(new Set(numbers).size).toBe(count);
    expect(numbers).toHaveLength(count);
    expect(proxy.seen).toHaveLength(3 + 2);
  });

  test('are read to their end by a token whose points are few', async () => {
    const count = await total();
    const { port } = stack.backend.app.server.address() as AddressInfo;
    const env = { COST_BUCKET: '100', COST_RESTORE: '60' };
    const gateway = await testGateway(`http://127.0.0.1:${port}`, { env });
    const few = await faultyProxy(await gateway.app.listen({ host: '127.0.0.1', port: 0 }));
    const client = createClient({ address: few.address, token });
    const first = Math.ceil(count / 3);
    const numbers: string[] = [];
    for await (const { number } of client.rows(ORDERS, { first }, (data) => data.orders))
      numbers.push(number);
    expect(new Set(numbers).size).toBe(count);
    // three pages of more than half a bucket each: one at least was refused before
    expect(few.seen.length).toBeGreaterThan(3);
    few.close();
    await gateway.close();
  });

  test('are read page by page, and from a cursor on', async () => {
    const count = await total();
    const first = Math.ceil(count / 2);
    const sizes: number[] = [];
    let after = '';
    for await (const page of munim.pages(ORDERS, { first }, (data) => data.orders)) {
      sizes.push(page.items.length);
      after ||= page.pageInfo?.endCursor ?? '';
    }
    expect(sizes).toEqual([first, count - first]);
    const rest: unknown[] = [];
    for await (const row of munim.rows(ORDERS, { first: 200, after }, (data) => data.orders))
      rest.push(row);
    expect(rest).toHaveLength(count - first);
  });

  test('without cursors are read by their page', async () => {
    const document = `query($page: Int) { transporters(page: $page, limit: 2) { count items { id } } }`;
    type Transporters = { transporters: { count: number; items: { id: string }[] } };
    const ids: string[] = [];
    const pick = (data: Transporters) => data.transporters;
    for await (const { id } of munim.rows(document, {}, pick)) ids.push(id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(await made());
  });

  test('a document that cannot be walked is refused and not read for ever', async () => {
    const walk = async (document: string) => {
      for await (const row of munim.rows(document, {}, (data: Orders) => data.orders)) void row;
    };
    await expect(walk('{ orders { items { id } } }')).rejects.toThrow(/declares \$after/);
    await expect(
      walk('query($after: String) { orders(first: 1, after: $after) { items { id } } }'),
    ).rejects.toThrow(/Select pageInfo/);
    await expect(
      walk('query($page: Int) { orders(page: $page) { items { id } } }'),
    ).rejects.toThrow(/Select count/);
  });
});
