import { ApolloServer } from '@apollo/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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
let rights: Record<string, string[]>;
let version: string | undefined;
let status = 200;

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.addHook('onSend', async (_, reply) => {
      if (version !== undefined) reply.header('x-viewer-version', version);
    });
    app.get('/user/profile', async () => profileJson(rights));
    app.get('/open', async () => ({ text: 'पाइप "1/2"' }));
    app.get('/things', async (_, reply) => {
      if (status !== 200) return reply.code(status).send({ message: 'Not now' });
      return { data: [{ id: 1, name: 'T', maker_id: 1, price: '1.00' }], count: 1 };
    });
  });
  gateway = await testGateway(backend.url, { graph: testGraph() });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

/** Requests that went through Apollo Server's pipeline. */
let piped = 0;
const { executeHTTPGraphQLRequest } = ApolloServer.prototype;
beforeEach(() => {
  rights = { order: ['READ'] };
  version = 'v1';
  status = 200;
  piped = 0;
  ApolloServer.prototype.executeHTTPGraphQLRequest = function counted(...args) {
    piped++;
    return executeHTTPGraphQLRequest.apply(this, args);
  };
});
afterEach(() => {
  ApolloServer.prototype.executeHTTPGraphQLRequest = executeHTTPGraphQLRequest;
});

let tokens = 0;
interface Sent {
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}
/** Status, headers and body of an answer, without what differs by nature. */
async function post({ body, headers = {} }: Sent, token = `token ${tokens}`.replace(' ', '-')) {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  const { date: _date, 'x-request-id': _id, ...sent } = answer.headers;
  return { status: answer.statusCode, headers: sent, body: answer.body };
}

let unique = 0;
/** A document that no test before has sent. */
const list = () =>
  `query L${unique++}($n: Int = 2, $left: Boolean = false) { open things(limit: $n) { count @skip(if: $left) items { id name price } } }`;

describe('a document that was admitted before is answered without the pipeline', () => {
  beforeEach(() => void tokens++);

  test.each([
    ['no Accept header', {}],
    ['any type', { accept: '*/*' }],
    ['the console', { accept: 'application/graphql-response+json,application/json;q=0.9' }],
    ['JSON', { accept: 'application/json' }],
    [
      'a capped count and an own request id',
      { prefer: 'count=capped', 'x-request-id': 'abcdefgh' },
    ],
  ])('by the same bytes and headers: %s', async (_, headers) => {
    const body = { query: list(), variables: { n: 1 }, extensions: { clientLibrary: {} } };
    const first = await post({ body, headers });
    expect(first).toMatchObject({ status: 200, body: expect.stringContaining('पाइप') });
    const second = await post({ body, headers });
    expect(second).toEqual(first);
    expect(piped).toBe(1);
  });

  test('each choice of what is left out', async () => {
    const query = list();
    await post({ body: { query } });
    const left = await post({ body: { query, variables: { left: true } } });
    const whole = await post({ body: { query, variables: { left: false } } });
    expect(JSON.parse(left.body).data.things).toEqual({
      items: [{ id: '1', name: 'T', price: null }],
    });
    expect(JSON.parse(whole.body).data.things).toMatchObject({ count: 1 });
    expect(piped).toBe(1);
  });

  test('by the name of its operation', async () => {
    const query = 'query A { open } query B { things(limit: 1) { count } }';
    const ask = (operationName?: string) => post({ body: { query, operationName } });
    const [a, b] = [await ask('A'), await ask('B')];
    expect([await ask('A'), await ask('B')]).toEqual([a, b]);
    expect(a.body).not.toBe(b.body);
    expect(piped).toBe(2);
    expect(JSON.parse((await ask('C')).body).errors).toMatchObject([
      { message: 'Unknown operation named "C".' },
    ]);
    expect(JSON.parse((await ask()).body).errors).toHaveLength(1);
  });
});

describe('the pipeline answers', () => {
  beforeEach(() => void tokens++);

  /** The second answer to a document that was admitted, beside the answer of the pipeline to a new one. */
  async function warmAndCold(change: Partial<Sent> & { variables?: object }) {
    const [warm, cold] = [list(), list()];
    await post({ body: { query: warm } });
    const ask = (query: string) =>
      post({
        body: { query, variables: change.variables, ...change.body },
        headers: change.headers ?? {},
      });
    const answers = [await ask(warm), await ask(cold)] as const;
    const plain = answers.map((answer) => ({
      ...answer,
      body: answer.body.replace(/L\d+/g, 'L'),
    }));
    expect(plain[0]).toEqual(plain[1]);
    return answers[0];
  }

  test('wrong variables', async () => {
    const { body } = await warmAndCold({ variables: { n: 'many' } });
    expect(body).toContain('BAD_USER_INPUT');
  });

  test('a page that could be a form of a foreign site', async () => {
    const { status: refused } = await warmAndCold({ headers: { 'content-type': 'text/plain' } });
    expect(refused).toBe(400);
  });

  test('a persisted query', async () => {
    const persistedQuery = { version: 1, sha256Hash: 'x' };
    const { body } = await warmAndCold({ body: { extensions: { persistedQuery } } });
    expect(JSON.parse(body).errors).toHaveLength(1);
  });

  test('a name that is none: no text is taken for another by it', async () => {
    const deep = '{a'.repeat(1900) + '}'.repeat(1900);
    const tail = '\n#""") { id } }';
    const head = 'query X { thing(id: """';
    await post({ body: { query: `${head}\n${deep}${tail}`, operationName: 'X' } });
    const { status: refused, body } = await post({
      body: { query: `${deep}${tail}`, operationName: `X\n${head}` },
    });
    expect({ refused, body }).toMatchObject({
      refused: 400,
      body: expect.stringContaining('query'),
    });
    const query = list();
    await post({ body: { query } });
    const [warm, cold] = [query, list()].map((one) => ({ query: one, operationName: '' }));
    const answers = [await post({ body: warm! }), await post({ body: cold! })];
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a text of more than 64,000 characters, each time', async () => {
    const body = { query: `${list()} # ${'x'.repeat(64_000)}` };
    const answers = [await post({ body }), await post({ body })];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.status).toBe(200);
    expect(piped).toBe(2);
  });

  test('a refused document, each time', async () => {
    const body = { query: `query N${unique++} { both }` };
    await post({ body });
    await post({ body });
    expect(piped).toBe(2);
  });

  test('an error of the backend, after one call', async () => {
    const query = list();
    await post({ body: { query } });
    status = 409;
    backend.calls.length = 0;
    const { body } = await post({ body: { query } });
    expect(JSON.parse(body)).toMatchObject({
      errors: [{ message: 'Not now', path: ['things'] }],
    });
    expect(backend.calls.filter((call) => call.startsWith('GET /things'))).toHaveLength(1);
  });

  test('a right that was lost since: the refusal of the pipeline, and nothing read', async () => {
    const query = list();
    await post({ body: { query } });
    await post({ body: { query } });
    rights = { sku: ['READ'] };
    version = 'v2';
    const { body } = await post({ body: { query } });
    expect(JSON.parse(body)).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'FORBIDDEN' }, path: ['things'] }],
    });
  });

  test('a caller without a token', async () => {
    const query = list();
    await post({ body: { query } });
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query },
    });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});
