import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../backend/testing/testApp.ts';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { testGraph } from '../../testing/testGraph.ts';

const statuses = async (at: TestGateway, query: string, tokens: (string | null)[]) => {
  const answers = [];
  for (const token of tokens) answers.push((await at.run(query, { token })).status);
  return answers;
};
const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);

/** The budgets are those of a minute of the clock. */
async function inOneMinute() {
  const second = new Date().getSeconds();
  if (second > 45) await wait((61 - second) * 1000);
}

describe('one gateway, before a backend without budgets', () => {
  let backend: TestBackend;
  let at: TestGateway;
  let open = true;
  beforeAll(async () => {
    backend = await testBackend((app) => {
      app.get('/user/profile', async ({ headers }, reply) =>
        open && headers.authorization?.startsWith('Bearer real')
          ? profileJson()
          : reply.code(401).send({}),
      );
      app.get('/open', async () => ({ text: 'open' }));
      app.get('/mine', async () => ({ text: 'mine' }));
    });
  });
  beforeEach(async () => {
    open = true;
    at = await testGateway(backend.url, {
      graph: testGraph(),
      env: { RATE_LIMIT_ANONYMOUS: '3', RATE_LIMIT_TOKEN: '5', RATE_LIMIT_ADDRESS: '20' },
    });
  });
  afterEach(() => at.close());
  afterAll(() => backend.close());

  test('strict without a token, and it says when to come back', async () => {
    expect(await statuses(at, '{ open }', times(4, null))).toEqual([200, 200, 200, 429]);
    const refused = await at.run('{ open }', { token: null });
    expect(refused.errors).toEqual([
      {
        message: 'Too many attempts. Please try again later.',
        extensions: { code: 'RATE_LIMITED' },
      },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('invented tokens count as none', async () => {
    const invented = ['a', 'b', 'c', 'd', null];
    expect(await statuses(at, '{ open }', invented)).toEqual([200, 200, 200, 429, 429]);
  });

  test('an IPv6 caller is its /64, an IPv4 address the same in both spellings', async () => {
    const from = async (address: string) =>
      (await at.run('{ open }', { token: null, headers: { 'x-forwarded-for': address } })).status;
    const network = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:DB8:1:2:0:0:0:3'];
    for (const address of network) expect(await from(address)).toBe(200);
    expect(await from('2001:db8:1:2:abcd::7')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(200);
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207'])
      expect(await from(address)).toBe(200);
    expect(await from('192.0.2.7')).toBe(429);
  });

  test('an accepted token has a limit of its own, and what it was counted before is given back', async () => {
    for (const token of ['real 1', 'real 2', 'real 3', 'real 4'].map((t) => t.replace(' ', '')))
      expect(await statuses(at, '{ mine }', times(4, token))).toEqual(times(4, 200));
    expect(await statuses(at, '{ mine }', times(3, 'real1'))).toEqual([200, 200, 429]);
  });

  test('a token that has ended counts as invented again', async () => {
    expect(await statuses(at, '{ mine }', times(2, 'real1'))).toEqual([200, 200]);
    open = false;
    const answers = await statuses(at, '{ mine }', times(5, 'real1'));
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });

  test('an address has a limit over all its tokens', async () => {
    const tokens = Array.from({ length: 6 }, (_, i) => times(4, `real${i}`)).flat();
    const answers = await statuses(at, '{ mine }', tokens);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe('several gateways', () => {
  let backend: TestApp;
  let url: string;
  let gateways: TestGateway[];
  beforeAll(async () => {
    backend = await createTestApp();
    url = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(async () => {
    await inOneMinute();
    await backend.db.deleteFrom('request_budgets').execute();
    const env = { RATE_LIMIT_ANONYMOUS: '40', RATE_LIMIT_TOKEN: '0', RATE_LIMIT_ADDRESS: '0' };
    gateways = await Promise.all(
      times(3, env).map((limits) => testGateway(url, { graph: testGraph(), env: limits })),
    );
  });
  afterEach(() => Promise.all(gateways.map((gateway) => gateway.close())));
  afterAll(() => backend.close());

  test('serve as many together as one would, and ask for a tenth at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, i) =>
        gateways[i % 3]!.run('{ __typename }', { token: i % 2 ? null : `invented${i}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(110);
    const rows = await backend.db.selectFrom('request_budgets').select('taken').execute();
    // ten parts of four, and one more that each gateway finds nothing left by
    expect(rows).toEqual([{ taken: expect.any(Number) }]);
    expect(rows[0]!.taken).toBeLessThanOrEqual(40 + 3 * 4);
  });

  test('a backend that does not answer stops nobody: each counts for itself', async () => {
    const { schema } = backend.owner;
    await schema.alterTable('request_budgets').renameTo('away').execute();
    const answers = await statuses(gateways[0]!, '{ __typename }', times(41, null));
    expect(answers).toEqual([...times(40, 200), 429]);
    await schema.alterTable('away').renameTo('request_budgets').execute();
  });
});

describe('budgets', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await createTestApp();
  });
  afterAll(() => backend.close());
  const ask = (remoteAddress: string, headers: Record<string, string> = {}, payload: object = {}) =>
    backend.app.inject({
      method: 'POST',
      url: '/request_budget',
      remoteAddress,
      headers,
      payload: { budgets: [{ key: 'a', most: 10, wanted: 4, ...payload }] },
    });

  test('are for gateways, not for callers through them or from outside', async () => {
    for (const [address, headers, status] of [
      ['127.0.0.1', {}, 200],
      ['172.18.0.5', {}, 200],
      ['::ffff:10.0.0.7', {}, 200],
      ['127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, 404],
      ['203.0.113.1', {}, 404],
      ['2001:db8::1', {}, 404],
    ] as const)
      expect((await ask(address, headers)).statusCode).toBe(status);
    for (const wrong of [{ wanted: 0 }, { most: 1.5 }, { key: '' }, { more: 1 }])
      expect((await ask('127.0.0.1', {}, wrong)).statusCode).toBe(400);
  });

  test('are given out once, also to many at once', async () => {
    await inOneMinute();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask('127.0.0.1', {}, { key: 'b' })),
    );
    const granted = answers.map((answer) => answer.json().granted[0] as number);
    expect(granted.toSorted((a, b) => b - a)).toEqual([4, 4, 2, ...times(9, 0)]);
  });
});
