import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSocket } from '../../../backend/testing/testSocket.ts';
import { type GatewayProcess, startGateway } from '../../testing/gatewayProcess.ts';
import { profileJson, testBackend, type TestBackend } from '../../testing/testGateway.ts';

let backend: TestBackend;
let gateway: GatewayProcess;

beforeAll(async () => {
  backend = await testBackend((app) => {
    app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    app.get('/user/profile', async ({ headers }, reply) =>
      headers.authorization === 'Bearer forged'
        ? reply.code(401).send({ message: 'Unauthorized Access' })
        : profileJson({ document_upload: ['WRITE'] }),
    );
    app.post('/imageUpload', async () => [
      {
        uuid: 'aaaaaaaa-0000-4000-8000-000000000000',
        fileName: 'a.png',
        url: '/a',
        thumbnailUrl: '/a',
      },
    ]);
  });
  gateway = await startGateway(backend.url);
}, 30_000);

afterAll(async () => {
  await gateway.stop();
  await backend.close();
});

const OPERATIONS = JSON.stringify({
  query: 'mutation($f: Upload!) { uploadImage(file: $f) { uuid } }',
  variables: { f: null },
});
const field = (name: string, text: string) =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const FIELDS = field('operations', OPERATIONS) + field('map', '{"0":["variables.f"]}');
const file = (head = 'form-data; name="0"; filename="a.png"', more = 'Content-Type: image/png') =>
  `--B\r\nContent-Disposition: ${head}\r\n${more}\r\n\r\nabc\r\n`;
const END = '--B--\r\n';
const WHOLE = FIELDS + file() + END;

function request(body: string, headers: Record<string, string> = {}, length = body.length): Buffer {
  const all = {
    host: 'localhost',
    authorization: 'Bearer t',
    'apollo-require-preflight': 'true',
    'content-type': 'multipart/form-data; boundary=B',
    'content-length': String(length),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST /graphql HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

/** The answer of the request, and that the gateway answers the next one of another connection. */
async function send(bytes: Buffer): Promise<{ status: string | undefined; text: string }> {
  const socket = await openSocket(gateway.port);
  socket.write(bytes);
  const [status] = await socket.statuses(1);
  const text = socket.text();
  socket.close();
  return { status, text };
}

test('a whole request is taken', async () => {
  const { status, text } = await send(request(WHOLE));
  expect([status, text]).toEqual(['200', expect.stringContaining('aaaaaaaa-0000')]);
});

const MAP = (map: string) => field('operations', OPERATIONS) + field('map', map) + file() + END;

describe('a broken body is refused with 400, and the gateway goes on', () => {
  test.each<[string, string, RegExp]>([
    ['empty', '', /operations is missing/],
    ['without any boundary', 'nothing', /ends too early/],
    ['with another boundary', WHOLE.replaceAll('--B', '--C'), /ends too early/],
    ['a NUL in a file name', FIELDS + file('form-data; name="0"; filename="a\0.png"') + END, /./],
    [
      'a broken part after a good file',
      FIELDS + file() + file('form-data; name="1"; filename="b\0"', 'x') + END,
      /./,
    ],
    ['a part without headers', `${FIELDS}--B\r\n\r\nabc\r\n${END}`, /file that was not sent/],
    ['a file without a name', FIELDS + file('form-data; filename="a.png"') + END, /./],
    ['a field without a name', `--B\r\nContent-Disposition: form-data\r\n\r\n1\r\n${WHOLE}`, /./],
    [
      'parts that are no form data',
      FIELDS + file('attachment; name="0"; filename="a.png"') + END,
      /file that was not sent/,
    ],
    ['no end', FIELDS + file(), /ends too early/],
    ['ending in a file', FIELDS + file().slice(0, -3), /ends too early/],
    ['ending in a header', `${FIELDS}--B\r\nContent-Dispo`, /ends too early/],
    ['only the end', END, /operations is missing/],
    ['no operations', field('map', '{}') + END, /operations is missing/],
    ['no map', field('operations', OPERATIONS) + file() + END, /map is missing/],
    ['operations twice', field('operations', '{}') + FIELDS + file() + END, /./],
    ['an unknown field', FIELDS + field('more', '1') + file() + END, /./],
    ['a field named as a part of every object', FIELDS + field('__proto__', '1') + END, /./],
    [
      'a file named as a part of every object',
      FIELDS + file('form-data; name="constructor"; filename="a"') + END,
      /./,
    ],
    [
      'operations that are a list',
      field('operations', `[${OPERATIONS}]`) +
        field('map', '{"0":["0.variables.f"]}') +
        file() +
        END,
      /not a JSON object/,
    ],
    [
      'operations that are not JSON',
      field('operations', '{') + field('map', '{}') + END,
      /operations is not JSON/,
    ],
    ['a map that is not JSON', MAP('x'), /map is not JSON/],
    ['a map of a list', MAP('[]'), /map is not a JSON object/],
    ['a map without a list', MAP('{"0":"variables.f"}'), /no list of places/],
    ['a map of numbers', MAP('{"0":[1]}'), /no variable/],
    ['a map to the query', MAP('{"0":["query"]}'), /no variable/],
    ['a map to a prototype', MAP('{"0":["variables.__proto__.x"]}'), /not null/],
    ['a map to a constructor', MAP('{"0":["variables.constructor.prototype.x"]}'), /not null/],
    ['a map to one place twice', MAP('{"0":["variables.f","variables.f"]}'), /not null/],
    ['a map to a file that is not there', MAP('{"9":["variables.f"]}'), /was not sent/],
    ['two files of one name', FIELDS + file() + file() + END, /same name/],
    [
      'six files',
      FIELDS +
        [0, 1, 2, 3, 4, 5].map((n) => file(`form-data; name="${n}"; filename="a"`)).join('') +
        END,
      /more than/,
    ],
    ['long operations', field('operations', `{"a":"${'x'.repeat(600_000)}"}`) + END, /too long/],
    [
      'a JSON field cut off',
      '--B\r\nContent-Disposition: form-data; name="operations"\r\nContent-Type: application/json\r\n\r\n{"a":\r\n' +
        END,
      /not JSON/,
    ],
  ])('%s', async (_, body, reason) => {
    const { status, text } = await send(request(body));
    expect([status, text]).toEqual([
      '400',
      expect.stringMatching(/"message":"The multipart request cannot be read/),
    ]);
    expect(text).toMatch(reason);
    await gateway.expectAlive();
  });

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['with an empty boundary', 'multipart/form-data; boundary='],
    ['with a boundary of 10,000 characters', `multipart/form-data; boundary=${'b'.repeat(10_000)}`],
  ])('a content type %s', async (_, type) => {
    expect((await send(request(WHOLE, { 'content-type': type }))).status).toBe('400');
    await gateway.expectAlive();
  });

  test('cut off at every 50th byte, by a right length', async () => {
    for (let end = 0; end < WHOLE.length - 10; end += 50)
      expect([end, (await send(request(WHOLE.slice(0, end)))).status]).toEqual([end, '400']);
    await gateway.expectAlive();
  });

  test('the caller leaves at every 50th byte', async () => {
    for (let end = 0; end < WHOLE.length; end += 50) {
      const socket = await openSocket(gateway.port);
      socket.write(request(WHOLE.slice(0, end), {}, WHOLE.length));
      await wait(20);
      socket.close();
    }
    await wait(200);
    await expect(gateway.expectAlive()).resolves.toBeUndefined();
  });
});

test.each<[string, string]>([
  ['a line without a colon', FIELDS + file(undefined, 'no colon here') + END],
  ['a broken part before the fields', file(undefined, 'no colon') + FIELDS + END],
  ['a thousand header lines', FIELDS + file(undefined, 'a: b\r\n'.repeat(1000) + 'a: b') + END],
  ['a header of 200 kB', FIELDS + file(undefined, `a: ${'b'.repeat(200_000)}`) + END],
])('%s is passed over', async (_, body) => {
  expect((await send(request(body))).status).toBe('200');
  await gateway.expectAlive();
});

describe('the body of an invalid token is not read', () => {
  test.each([
    ['broken', FIELDS + file('form-data; name="0"; filename="a\0.png"') + END],
    ['whole', WHOLE],
  ])('%s', async (_, body) => {
    const { status } = await send(request(body, { authorization: 'Bearer forged' }));
    expect(status).toBe('401');
    await gateway.expectAlive();
  });
  test('refused before the body has come', async () => {
    const { status } = await send(request('', { authorization: 'Bearer forged' }, 5_000_000));
    expect(status).toBe('401');
  });
});
