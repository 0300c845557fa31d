import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../../testing/testGateway.ts';
import { testGraph } from '../../../testing/testGraph.ts';

let backend: TestBackend;
let gateway: TestGateway;
let failing = new Set<string>();

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.addHook('preHandler', async ({ url }, reply) => {
      if (failing.has(url.split('?')[0] ?? ''))
        return reply.code(500).type('text/plain').send('ERROR: relation "x" does not exist');
      return undefined;
    });
    app.get('/user/profile', async () => profileJson({ order: ['READ', 'UPDATE'] }));
    app.get('/open', async () => ({ text: 'open' }));
    app.get<{ Querystring: { limit: string } }>('/things', async ({ query }) => {
      const data = Array.from({ length: Number(query.limit) }, (_, i) => ({
        id: i + 1,
        name: `T${i}`,
        maker_id: (i % 150) + 1,
        price: '1.00',
      }));
      return { data, count: data.length };
    });
    // answers in another order than requested, and without maker 13
    app.get<{ Querystring: { id: string } }>('/makers', async ({ query }) => {
      const ids = query.id.split(',').map(Number);
      return {
        data: ids.toReversed().flatMap((id) => (id === 13 ? [] : [{ id, name: `M${id}` }])),
      };
    });
    app.put('/things', async () => ({ data: { id: 1, name: 'new', maker_id: 2, price: '1.00' } }));
  });
  gateway = await testGateway(backend.url, { graph: testGraph() });
});
beforeEach(() => {
  failing = new Set();
  backend.calls.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const LIST =
  'query L($n: Int!) { things(limit: $n) { count items { id name maker { id name } } } }';
const paths = () => backend.calls.map((call) => call.split('?')[0]);

describe('calls to the backend', () => {
  test('a list with a join: one call per level, besides the profile', async () => {
    const { data, errors } = await gateway.run(LIST, { variables: { n: 12 } });
    expect(errors).toBeUndefined();
    const { items } = (
      data as { things: { items: { id: string; maker: { id: string; name: string } }[] } }
    ).things;
    expect(items.map((item) => item.maker.name)).toEqual(items.map((item) => `M${item.id}`));
    expect(paths().toSorted()).toEqual(['GET /makers', 'GET /things', 'GET /user/profile']);
  });

  test('a batch requests at most 100 rows', async () => {
    await gateway.run(LIST, { variables: { n: 200 } });
    expect(paths().filter((path) => path === 'GET /makers')).toHaveLength(2);
    expect(backend.calls.find((call) => call.startsWith('GET /makers'))).toContain('limit=100');
  });

  test('a missing row is its own error, and the response equals that of graphql-js', async () => {
    const { data, errors } = await gateway.run(
      '{ thing(id: 1) { id } things(limit: 13) { items { maker { name } } } }',
    );
    expect(errors).toMatchObject([
      {
        message: 'Maker 13 not found',
        path: ['things', 'items', 12, 'maker'],
        extensions: { code: 'NOT_FOUND' },
      },
    ]);
    expect(data).toBeNull();
    // Errors run a second time, on graphql-js; what was read is not read again.
    expect(paths().toSorted()).toEqual([
      'GET /makers',
      'GET /things',
      'GET /things',
      'GET /user/profile',
    ]);
  });

  test('an internal error is masked, is read once, and other fields keep their values', async () => {
    failing.add('/things');
    const { data, errors } = await gateway.run('{ thing(id: 1) { id } open }');
    expect(data).toEqual({ thing: null, open: 'open' });
    expect(errors).toEqual([
      {
        message: 'Internal server error',
        path: ['thing'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(paths().filter((path) => path === 'GET /things')).toHaveLength(1);
  });

  test('a call that fails beside a field that throws at once leaves no rejection unhandled', async () => {
    failing.add('/things');
    const unhandled: unknown[] = [];
    const keep = (fault: unknown) => void unhandled.push(fault);
    process.on('unhandledRejection', keep);
    const { errors } = await gateway.run('{ thing(id: 1) { id } broken }');
    await setImmediate();
    process.off('unhandledRejection', keep);
    expect(errors).toHaveLength(2);
    expect(unhandled).toEqual([]);
  });

  test('loaders are replaced after a write', async () => {
    const { data } = await gateway.run(
      'mutation { a: rename(id: 1, name: "x") { maker { name } } b: rename(id: 1, name: "y") { maker { name } } }',
    );
    expect(data).toEqual({ a: { maker: { name: 'M2' } }, b: { maker: { name: 'M2' } } });
    expect(paths()).toEqual([
      'GET /user/profile',
      'PUT /things',
      'GET /makers',
      'PUT /things',
      'GET /makers',
    ]);
  });
});

describe('compiled and interpreted answers are the same', () => {
  test.each([
    [
      'aliases and fragments',
      'query($n: Int = 2) { a: things(limit: $n) { ...P } b: things(limit: 1) { ...P } } fragment P on ThingPage { n: count items { __typename id } }',
      {},
    ],
    [
      'left out by variables',
      'query($s: Boolean!) { things(limit: 1) { count @skip(if: $s) items { id name @include(if: $s) } } }',
      { s: true },
    ],
    ['a wrong variable', LIST, { n: 'x' }],
    ['a missing variable', LIST, {}],
    ['null for a null', '{ echo { day } }', {}],
  ])('%s', async (_, query, variables) => {
    const first = await gateway.run(query, { variables });
    // A leading mutation-free introspection field keeps the same selection off the compiled path.
    const interpreted = await gateway.run(
      query.replace('{', '{ __type(name: "Nothing") { name }'),
      { variables },
    );
    const rest =
      interpreted.data &&
      Object.fromEntries(Object.entries(interpreted.data).filter(([name]) => name !== '__type'));
    expect(first.data).toEqual(rest);
    expect(first.errors?.map((error) => error.message)).toEqual(
      interpreted.errors?.map((error) => error.message),
    );
  });

  test('several operations in one document', async () => {
    const query = 'query A { open } query B { things(limit: 1) { count } }';
    const ask = async (operationName?: string) =>
      (
        await gateway.app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: 'Bearer t' },
          payload: { query, operationName },
        })
      ).json();
    expect(await ask('A')).toEqual({ data: { open: 'open' } });
    expect(await ask('B')).toEqual({ data: { things: { count: 1 } } });
    expect(await ask('C')).toMatchObject({ errors: [{ message: 'Unknown operation named "C".' }] });
    expect(await ask()).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
    });
  });
});

test.each(['@skip', '@include'])(
  '%s by null is refused, and names the variable',
  async (directive) => {
    const query = `query($left: Boolean = false) { open things(limit: 1) { count ${directive}(if: $left) } }`;
    const { data, errors } = await gateway.run(query, { variables: { left: null } });
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: 'Variable "$left" must not be null',
        extensions: { code: 'BAD_USER_INPUT', field: 'left' },
      },
    ]);
  },
);

test('a null for a variable of another operation is nobody’s concern', async () => {
  const { data, errors } = await gateway.run(
    'query A($x: Boolean!) { open @include(if: $x) } query B { open }',
    { variables: { x: null }, operationName: 'B' },
  );
  expect({ data, errors }).toEqual({ data: { open: 'open' }, errors: undefined });
});

test('a variable may be named like the prototype', async () => {
  const { data, errors } = await gateway.run(
    'query($__proto__: Boolean! = false) { __typename @include(if: $__proto__) }',
  );
  expect({ data, errors }).toEqual({ data: {}, errors: undefined });
});

test('the message of an exception is hidden', async () => {
  const { data, errors } = await gateway.run('{ broken }');
  expect(data).toBeNull();
  expect(errors).toMatchObject([
    { message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
  ]);
  expect(JSON.stringify(errors)).not.toContain('hunter2');
});
