import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { hashApiToken, newApiToken } from '../../../../backend/testing/testApiTokens.ts';
import { createTestApp, type TestApp } from '../../../../backend/testing/testApp.ts';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../../testing/testGateway.ts';
import { testGraph } from '../../../testing/testGraph.ts';
import { WEIGHTS } from './weights.ts';

const TOKEN = 'munim_test';
const LIST = 'query Things($n: Int) { things(limit: $n) { items { id name maker { name } } } }';
const { operation, call, join, record, value } = WEIGHTS;
const whole = (sum: number) => Math.ceil(Number(sum.toFixed(3)));
const listCost = (rows: number) =>
  whole(operation + call + join + record + rows * (2 * record + 3 * value));
const SMALL = whole(operation + value);

interface Cost {
  requested: number;
  actual: number;
  available: number | null;
  restoreRate: number | null;
}
const costOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) =>
  extensions?.['cost'] as Cost | undefined;

describe('one gateway, before a backend without buckets', () => {
  let backend: TestBackend;
  let at: TestGateway;
  let isDown = false;
  beforeAll(async () => {
    backend = await testBackend((app) => {
      app.get('/user/profile', async ({ headers }, reply) =>
        headers.authorization === 'Bearer munim_invented'
          ? reply.code(401).send({})
          : profileJson({ order: ['READ'] }),
      );
      app.get('/things', async (_, reply) =>
        isDown
          ? reply.code(503).send({})
          : {
              data: [1, 2, 3].map((id) => ({ id, name: `T${id}`, maker_id: 9, price: '1.00' })),
              count: 3,
            },
      );
      app.get('/makers', async () => ({ data: [{ id: 9, name: 'M' }] }));
    });
  });
  const gatewayWith = (size: number, restore: number) =>
    testGateway(backend.url, {
      graph: testGraph(),
      env: { COST_BUCKET: String(size), COST_RESTORE: String(restore) },
    });
  beforeEach(async () => {
    isDown = false;
    backend.calls.length = 0;
    at = await gatewayWith(1_000, 10);
  });
  afterEach(() => at.close());
  afterAll(() => backend.close());
  const run = (query: string, variables = {}, token = TOKEN, headers = {}) =>
    at.run(query, { token, variables, headers });

  test('a token is told what it asked for, what came, and what is left', async () => {
    const first = await run(LIST, { n: 100 });
    const actual = listCost(3);
    expect(first.errors).toBeUndefined();
    expect(costOf(first)).toEqual({
      requested: listCost(100),
      actual,
      available: expect.any(Number),
      restoreRate: 10,
    });
    expect(costOf(first)?.available).toBeGreaterThanOrEqual(1_000 - actual);
    // known by its text now: the short path tells the same
    const second = await run(LIST, { n: 100 });
    expect(second.data).toEqual(first.data);
    expect(costOf(second)).toMatchObject({ requested: listCost(100), actual });
    expect(costOf(second)?.available).toBeLessThan(costOf(first)?.available ?? 0);
  });

  test('a session is told nothing unless it asks, and has no bucket', async () => {
    expect((await run(LIST, { n: 9 }, 'session')).extensions).toBeUndefined();
    for (let time = 0; time < 2; time++)
      expect(costOf(await run(LIST, { n: 9 }, 'session', { 'x-munim-cost': '1' }))).toEqual({
        requested: listCost(9),
        actual: listCost(3),
        available: null,
        restoreRate: null,
      });
  });

  test('a write, a refusal and what is no query are told too', async () => {
    const write = await run('mutation { rename(id: "1", name: "x") { id } }');
    expect(write.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(costOf(write)?.requested).toBeGreaterThanOrEqual(WEIGHTS.write);
    expect(write.extensions).toHaveProperty('changed');
    expect(costOf(await run('{ nothing }'))).toMatchObject({ requested: 0, actual: 0 });
  });

  test('a query larger than the bucket is refused, with the dearest part and what fits', async () => {
    await at.close();
    at = await gatewayWith(100, 10);
    const refused = await run(LIST, { n: 200 });
    expect(backend.calls.filter((one) => one.startsWith('GET /things?limit=200'))).toEqual([]);
    expect(refused.status).toBe(200);
    const { code, requested, most, dearest, fits } = refused.errors?.[0]?.extensions ?? {};
    expect({ code, requested, most }).toEqual({
      code: 'COST_EXCEEDED',
      requested: listCost(200),
      most: 100,
    });
    expect(dearest).toEqual({
      path: 'things.items.maker',
      cost: whole(join + 200 * (record + value)),
    });
    const { path, argument, rows } = fits as { path: string; argument: string; rows: number };
    expect({ path, argument }).toEqual({ path: 'things', argument: 'limit' });
    expect([listCost(rows) <= 100, listCost(rows + 1) > 100]).toEqual([true, true]);
    expect(refused.errors?.[0]?.message).toContain(`With limit: ${rows} of things it fits.`);
    expect((await run(LIST, { n: rows })).errors).toBeUndefined();
  });

  test('a query for which too little is left waits as long as it is told', async () => {
    await at.close();
    at = await gatewayWith(100, 100);
    let refused = await run(LIST, { n: 3 });
    for (let times = 0; !refused.errors && times < 9; times++) refused = await run(LIST, { n: 3 });
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'THROTTLED',
      requested: listCost(3),
      retryAfter: 1,
    });
    expect(refused.headers['retry-after']).toBe('1');
    expect(costOf(refused)?.actual).toBe(0);
    await wait(1_000);
    expect((await run(LIST, { n: 3 })).errors).toBeUndefined();
  });

  test('a backend that fails costs the calls, and no more is taken', async () => {
    isDown = true;
    const answer = await run(LIST, { n: 100 });
    expect(answer.status).toBe(503);
    expect(costOf(answer)).toMatchObject({
      requested: listCost(100),
      actual: whole(operation + call),
    });
    expect(costOf(answer)?.available).toBeGreaterThanOrEqual(1_000 - operation - call - 1);
  });

  test('calls that are made row by row are paid', async () => {
    const answer = await run('{ things(limit: 3) { items { origin { id } } } }');
    expect(answer.errors).toBeUndefined();
    expect(backend.calls.filter((one) => one.startsWith('GET /makers'))).toHaveLength(3);
    const known = whole(operation + call + join + record + 3 * (2 * record + value));
    expect(costOf(answer)).toMatchObject({ requested: known, actual: known + 2 * call });
  });

  test('an invented token has no bucket, and the backend is not asked for one', async () => {
    for (const query of ['{ __typename }', LIST]) {
      const answer = await run(query, {}, 'munim_invented');
      expect(costOf(answer)).toMatchObject({ available: null, restoreRate: null });
    }
    expect(backend.calls).not.toContain('POST /cost_bucket');
    await run('{ __typename }');
    expect(backend.calls).toContain('POST /cost_bucket');
  });

  test('each token has a bucket of its own', async () => {
    await run(LIST, { n: 3 });
    expect(costOf(await run('{ __typename }', {}, 'munim_other'))?.available).toBe(1_000 - SMALL);
  });
});

describe('several gateways', () => {
  let backend: TestApp;
  let token: string;
  let url: string;
  let gateways: TestGateway[];
  beforeAll(async () => {
    backend = await createTestApp();
    url = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    token = newApiToken();
    await backend.db
      .insertInto('api_tokens')
      .values({
        user_id: backend.userIdOf(Role.TOP_ADMIN),
        api_token_name: 'Costs',
        token_hash: hashApiToken(token),
        token_end: token.slice(-4),
        permissions: JSON.stringify({ order: ['READ'] }),
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      })
      .execute();
  });
  beforeEach(async () => {
    await backend.db.deleteFrom('cost_buckets').execute();
    const env = { COST_BUCKET: String(40 * SMALL), COST_RESTORE: '1' };
    gateways = await Promise.all(
      [env, env].map((limits) => testGateway(url, { graph: testGraph(), env: limits })),
    );
  });
  afterEach(() => Promise.all(gateways.map((gateway) => gateway.close())));
  afterAll(() => backend.close());
  const ask = (place: number) => gateways[place % 2]!.run('{ __typename }', { token });

  test('share a bucket', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(i)));
    const served = answers.filter(({ status }) => status === 200).length;
    // what is restored meanwhile, a point a second, is less than a query
    expect(served).toBeLessThanOrEqual(41);
    expect(served).toBeGreaterThanOrEqual(36);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - served);
  });

  test('a backend that does not answer stops nobody: each counts for itself', async () => {
    const { schema } = backend.owner;
    await schema.alterTable('cost_buckets').renameTo('away').execute();
    const statuses = [];
    for (let time = 0; time < 42; time++) statuses.push((await ask(0)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect((await ask(1)).status).toBe(200);
    await schema.alterTable('away').renameTo('cost_buckets').execute();
  });
});

describe('buckets', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await createTestApp();
  });
  afterAll(() => backend.close());
  const ask = async (payload: object, headers = {}) => {
    const answer = await backend.app.inject({
      method: 'POST',
      url: '/cost_bucket',
      headers,
      payload: { key: 'a', size: 1_000, restore: 1, ...payload },
    });
    return { status: answer.statusCode, ...answer.json<{ granted: number; level: number }>() };
  };

  test('are for gateways, not for callers through them', async () => {
    const from = { 'x-forwarded-for': '203.0.113.1' };
    expect((await ask({ wanted: 1, needed: 1 }, from)).status).toBe(404);
    expect((await ask({ wanted: 1, needed: 0 })).status).toBe(400);
  });

  test('give a part, what is needed, or nothing; take back no more than they hold', async () => {
    const granted = async (wanted: number, needed: number | null) => {
      const answer = await ask({ key: 'b', wanted, needed });
      return [answer.granted, Math.round(answer.level)];
    };
    expect(await granted(600, 10)).toEqual([600, 400]);
    expect(await granted(600, 300)).toEqual([400, 0]);
    expect(await granted(600, 300)).toEqual([0, 0]);
    expect(await granted(50, null)).toEqual([50, -50]);
    expect(await granted(-250, null)).toEqual([-250, 200]);
    expect(await granted(-5_000, null)).toEqual([-5_000, 1_000]);
  });

  test('are given out once, also to many at once, and are restored with time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask({ key: 'c', wanted: 300, needed: 300 })),
    );
    expect(answers.filter(({ granted }) => granted > 0)).toHaveLength(3);
    await wait(200);
    const { level } = await ask({ key: 'c', restore: 1_000, wanted: 1, needed: 1 });
    expect(level).toBeGreaterThan(250);
  });
});
