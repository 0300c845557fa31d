import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { testGraph } from '../../testing/testGraph.ts';

const TOKENS: Record<string, ReturnType<typeof profileJson>> = {
  nothing: profileJson(),
  reader: profileJson({ order: ['READ'] }),
  blogger: profileJson({ order: ['READ'], blogs: ['READ'] }),
  buyer: profileJson({ order: ['READ', 'UPDATE'], sku: ['READ'], purchase_order: ['READ'] }),
  admin: profileJson({}, 1001),
};
let backend: TestBackend;
let gateway: TestGateway;

beforeAll(async () => {
  const row = { id: 1, name: 'Bolt', maker_id: 5, price: '12.50' };
  backend = await testBackend((app) => {
    app.get('/user/profile', async ({ headers }, reply) => {
      const profile = TOKENS[String(headers.authorization).replace('Bearer ', '')];
      await new Promise((resolve) => setTimeout(resolve, 20));
      return profile ?? reply.code(401).send({ success: false, message: 'Unauthorized Access' });
    });
    for (const path of ['/open', '/mine', '/both', '/either', '/admins'])
      app.get(path, async () => ({ success: true, text: path }));
    app.get('/things', async () => ({ success: true, data: [row], count: 1 }));
    app.get('/makers', async () => ({ success: true, data: [{ id: 5, name: 'Tata' }] }));
    app.put('/things', async () => ({ success: true, data: row }));
  });
  gateway = await testGateway(backend.url, { graph: testGraph() });
});
beforeEach(() => void backend.calls.splice(0));
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const code = async (
  query: string,
  token: string | null,
  variables: Record<string, unknown> = {},
) => {
  const { data, errors } = await gateway.run(query, { token, variables });
  if (errors) expect(data).toBeNull();
  return errors?.[0]?.extensions?.['code'] ?? 'ok';
};

describe('a missing guard stops the start', () => {
  const more = (field: string) => `extend type Query { leak: Int ${field} }`;
  test.each([
    ['no permission', more('@rest(method: GET, path: "/x")'), 'Query.leak names no permission'],
    ['no operation', more('@public'), 'Query.leak names no @rest operation'],
    [
      'two kinds',
      more('@public @signedIn @rest(method: GET, path: "/x")'),
      'Query.leak needs exactly one of',
    ],
    [
      'half a pair',
      more('@requires(entity: ORDER) @rest(method: GET, path: "/x")'),
      'Query.leak @requires needs either',
    ],
    [
      'a set beside anyOf',
      more(
        '@requires(set: MOVING_IN, anyOf: [{ entity: SKU, action: READ }]) @rest(method: GET, path: "/x")',
      ),
      'Query.leak @requires needs either',
    ],
    [
      'an empty anyOf',
      more('@requires(anyOf: []) @rest(method: GET, path: "/x")'),
      'Query.leak @requires needs either',
    ],
  ])('%s', (_, sdl, problem) => expect(() => testGraph(sdl)).toThrow(problem));
});

describe('root fields', () => {
  test.each([
    ['{ open }', null, 'ok'],
    ['{ open }', 'forged', 'ok'],
    ['{ mine }', null, 'UNAUTHENTICATED'],
    ['{ mine }', 'forged', 'UNAUTHENTICATED'],
    ['{ mine }', 'nothing', 'ok'],
    ['{ things { count } }', null, 'UNAUTHENTICATED'],
    ['{ things { count } }', 'nothing', 'FORBIDDEN'],
    ['{ things { count } }', 'reader', 'ok'],
    ['{ both }', 'reader', 'FORBIDDEN'],
    ['{ both }', 'buyer', 'ok'],
    ['{ either }', 'reader', 'FORBIDDEN'],
    ['{ either }', 'buyer', 'ok'],
    ['{ admins }', 'buyer', 'FORBIDDEN'],
    ['{ admins }', 'admin', 'ok'],
    ['{ open things { count } }', 'nothing', 'FORBIDDEN'],
    [
      'query { ...Q } fragment Q on Query { ... on Query { things { count } } }',
      'nothing',
      'FORBIDDEN',
    ],
    ['mutation { rename(id: 1, name: "x") { id } }', 'reader', 'FORBIDDEN'],
    ['mutation { rename(id: 1, name: "x") { id } }', 'buyer', 'ok'],
  ])('%s as %s: %s', async (query, token, expected) =>
    expect(await code(query, token)).toBe(expected),
  );

  test('the error has the fixed text', async () => {
    const { errors, status } = await gateway.run('{ both }', { token: 'reader' });
    expect(status).toBe(200);
    expect(errors).toEqual([
      {
        message: 'You do not have permission to do this',
        path: ['both'],
        extensions: { code: 'FORBIDDEN', needs: ['SKU READ'] },
      },
    ]);
  });

  test('a refused write is not sent to the backend', async () => {
    await code('mutation { rename(id: 1, name: "x") { id } }', 'reader');
    expect(backend.calls).toEqual(['GET /user/profile']);
  });

  test('the profile is read once, in parallel with the first read', async () => {
    expect(await code('{ things { items { id } } mine thing(id: 1) { roleId } }', 'reader')).toBe(
      'ok',
    );
    expect(backend.calls.filter((call) => call === 'GET /user/profile')).toHaveLength(1);
    expect(backend.calls).toHaveLength(4);
  });
});

describe('nested fields', () => {
  const SECRET = 'query($is: Boolean = false) { thing(id: 1) { id secret @include(if: $is) } }';
  test('a guarded field refuses the operation', async () => {
    expect(await code('{ thing(id: 1) { secret } }', 'reader')).toBe('FORBIDDEN');
    expect(await code('{ thing(id: 1) { secret } }', 'blogger')).toBe('ok');
  });
  test.each([
    [{}, 'ok'],
    [{ is: false }, 'ok'],
    [{ is: true }, 'FORBIDDEN'],
  ])('left out by a variable %p: %s', async (variables, expected) =>
    expect(await code(SECRET, 'reader', variables)).toBe(expected),
  );
  test('left out by a constant, skipped or in a skipped fragment', async () => {
    expect(await code('{ thing(id: 1) { id secret @include(if: false) } }', 'reader')).toBe('ok');
    expect(await code('{ thing(id: 1) { id ... @skip(if: true) { secret } } }', 'reader')).toBe(
      'ok',
    );
    expect(
      await code(
        'query($s: Boolean!) { thing(id: 1) { id ...F @skip(if: $s) } } fragment F on Thing { secret }',
        'reader',
        { s: true },
      ),
    ).toBe('ok');
    expect(
      await code(
        'query($s: Boolean!) { thing(id: 1) { id ...F @skip(if: $s) } } fragment F on Thing { secret }',
        'reader',
        { s: false },
      ),
    ).toBe('FORBIDDEN');
  });
  test('the viewer is loaded below the root', async () => {
    const { data } = await gateway.run('{ thing(id: 1) { roleId maker { name } } }', {
      token: 'reader',
    });
    expect(data).toEqual({ thing: { roleId: 1007, maker: { name: 'Tata' } } });
  });
});

describe('costs', () => {
  test.each([
    ['reader', null],
    ['buyer', '12.50'],
  ])('%s sees %p', async (token, price) => {
    const { data, errors } = await gateway.run('{ thing(id: 1) { price } }', { token });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ thing: { price } });
  });
  test('after a write too', async () => {
    const { data } = await gateway.run('mutation { rename(id: 1, name: "x") { price } }', {
      token: 'buyer',
    });
    expect(data).toEqual({ rename: { price: '12.50' } });
  });
});

test('a refusal names the field and what it needs', async () => {
  const { errors } = await gateway.run('{ open mine: both }', { token: 'nothing' });
  expect(errors).toMatchObject([
    {
      path: ['mine'],
      extensions: { code: 'FORBIDDEN', needs: [expect.stringMatching(/^[A-Z_]+ [A-Z]+$/)] },
    },
  ]);
  expect((await gateway.run('{ admins }', { token: 'nothing' })).errors).toMatchObject([
    { path: ['admins'], extensions: { needs: ['role 1001'] } },
  ]);
});

describe('introspection', () => {
  test.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "Thing") { name } }',
    'query { ...S } fragment S on Query { __schema { queryType { name } } }',
  ])('%s requires a session', async (query) => {
    expect(await code(query, null)).toBe('UNAUTHENTICATED');
    expect(await code(query, 'forged')).toBe('UNAUTHENTICATED');
    expect(await code(query, 'nothing')).toBe('ok');
  });
  test('__typename is for all', async () => expect(await code('{ __typename }', null)).toBe('ok'));
});
