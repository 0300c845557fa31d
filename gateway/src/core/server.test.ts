import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import {
  profileJson,
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { testGraph } from '../../testing/testGraph.ts';

let backend: TestBackend;
let gateway: TestGateway;
let url: string;
let isReady = true;
let uploaded = '';
const dist = `${mkdtempSync(join(tmpdir(), 'console-'))}/`;

beforeAll(async () => {
  mkdirSync(`${dist}assets`);
  writeFileSync(
    `${dist}index.html`,
    '<!doctype html><title>console</title><meta nonce="nonce-of-this-answer"><meta name="settings" content="settings-of-this-gateway">',
  );
  writeFileSync(`${dist}explorer.html`, '<!doctype html><title>explorer</title>');
  writeFileSync(`${dist}assets/app-abc123.js`, `// ${'x'.repeat(5_000)}`);
  writeFileSync(`${dist}assets/app-abc123.js.br`, 'as Brotli');
  writeFileSync(`${dist}assets/app-abc123.js.gz`, 'as gzip');
  backend = await testBackend((app) => {
    app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    app.get('/user/profile', async ({ headers }, reply) =>
      headers.authorization === 'Bearer forged'
        ? reply.code(401).send({ message: 'Unauthorized Access' })
        : profileJson({ order: ['READ'] }),
    );
    app.get('/open', async ({ headers }) => ({
      text: String(headers['prefer'] ?? '').concat('x'.repeat(4_000)),
    }));
    app.get('/mine', async (_, reply) =>
      isReady ? { text: 'mine' } : reply.code(503).send({ success: false, error: 'UNAVAILABLE' }),
    );
    app.get('/readyz', async (_, reply) =>
      reply.code(isReady ? 200 : 503).send({ success: isReady }),
    );
    app.post<{ Body: { value: string } }>('/sendOtp', async ({ body }) => ({ text: body.value }));
    app.post('/upload', async ({ body }) => ({
      text: (uploaded = String(body)).includes('filename="a.png"') ? 'stored' : 'lost',
    }));
    app.get('/files/a.png', async (_, reply) =>
      reply.type('image/png').header('set-cookie', 'a=b').header('x-internal', '1').send('PNG'),
    );
    app.get('/files/evil', async (_, reply) =>
      reply.type('text/html').send('<script>alert(1)</script>'),
    );
    app.get('/files/broken', async (_, reply) =>
      reply.code(500).send({ message: 'ENOENT /srv/files' }),
    );
    app.get('/quotation/download', async ({ query, headers }) => ({
      query,
      authorization: headers.authorization ?? null,
    }));
    app.get('/files/away', async (_, reply) => reply.code(503).send({ message: 'down' }));
    app.get('/dev/outbox', async (_, reply) => reply.type('text/html').send('<h1>outbox</h1>'));
    app.get('/secret', async () => 'secret');
  });
  gateway = await testGateway(backend.url, {
    graph: testGraph(),
    consoleDist: dist,
    env: { BRAND_NAME: 'Rath "& Co" <b>', EMAIL_ENDING: '6' },
  });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
  rmSync(dist, { recursive: true });
});

const post = (payload: unknown, headers: Record<string, string> = {}, at = gateway) =>
  at.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: payload as string,
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'GET', url: path, headers });

describe('GraphQL over HTTP', () => {
  // Some audits look at the graph, which is for staff.
  const fetchFn: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), authorization: 'Bearer t' } });
  /** Optional audits of GET, which is not served. */
  const LEFT_OUT = new Set(['5A70', 'D6D5', '6A70']);
  const audits = serverAudits({ url: () => `${url}/graphql`, fetchFn });
  test.each(
    audits
      .filter(({ id }) => !LEFT_OUT.has(id))
      .map((audit) => [`${audit.id} ${audit.name}`, audit] as const),
  )('%s', async (_, audit) => {
    const result = await audit.fn();
    expect(`${result.status}: ${'reason' in result ? result.reason : ''}`).toBe('ok: ');
  });
  test('only optional audits are left out', () => {
    const left = audits.filter(({ id }) => LEFT_OUT.has(id));
    expect(left.map(({ name }) => name.split(' ')[0])).toEqual(['MAY', 'MAY', 'MAY']);
  });

  test('POST only', async () => {
    const response = await get('/graphql?query={open}');
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
  });
  test.each(['text/plain', 'application/x-www-form-urlencoded'])(
    '%s is refused: a form of another site could send it',
    async (type) => {
      const response = await post('{"query":"{ open }"}', { 'content-type': type });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json().data).toBeUndefined();
    },
  );
  test('no batches', async () => {
    const response = await post([{ query: '{ open }' }, { query: '{ open }' }]);
    expect(response.statusCode).toBe(400);
  });
  test('oversize is refused', async () => {
    const response = await post({ query: '{ open }', variables: { x: 'x'.repeat(600_000) } });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });
  test('too many tokens are refused before parsing', async () => {
    const { errors } = await gateway.run(`{ ${'open '.repeat(5_000)} }`);
    expect(errors?.[0]?.message).toContain('tokens');
  });
  test.each([
    ['lists', `{ open(a: ${'['.repeat(1_900)}1${']'.repeat(1_900)}) }`],
    ['lists that are never closed', `{ open(a: ${'['.repeat(3_900)}`],
    ['objects', `{ open(a: ${'{a:'.repeat(1_300)}1${'}'.repeat(1_300)}) }`],
    ['types of variables', `query ($a: ${'['.repeat(1_900)}Int${']'.repeat(1_900)}) { open }`],
    ['selections', `${'{ open '.repeat(1_900)}${'}'.repeat(1_900)}`],
    ['lists behind a comment and a text', `# "\n{ a(b: "\\"", c: ${'['.repeat(60)}`],
  ])('%s nested deep are refused before parsing, by a clear limit', async (_, query) => {
    expect((await post({ query })).json()).toEqual({
      errors: [
        {
          message: 'The document is nested deeper than 50 brackets',
          extensions: { code: 'BAD_USER_INPUT', field: 'query' },
        },
      ],
    });
  });
  test('brackets in texts and comments are no nesting', async () => {
    const query = `{ ${'#'.repeat(2)} ${'['.repeat(100)}\n open(a: "${'['.repeat(100)}") }`;
    expect((await gateway.run(query)).errors?.[0]?.message).toContain('Unknown argument');
  });
  test('variables nested deep are refused as what they are not', async () => {
    const text = `{"query":"query ($a: String!) { open }","variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    const { errors } = (await post(text)).json();
    expect(JSON.stringify(errors)).not.toMatch(/stack|RangeError/i);
    expect(errors).toMatchObject([
      { extensions: { code: expect.stringMatching(/^(BAD|GRAPHQL)_/) } },
    ]);
  });
  test('a limit has its own code', async () => {
    const { errors, status } = await gateway.run(
      'mutation { a: sendOtp(value: "1") b: sendOtp(value: "2") }',
    );
    expect(status).toBe(200);
    expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_SENSITIVE' } }]);
  });
  test('a wish for capped counts goes to the backend; counts are exact without it', async () => {
    const asked = await gateway.run('{ open }', { headers: { prefer: 'count=capped' } });
    expect(asked.data).toMatchObject({ open: expect.stringMatching(/^count=cappedx/) });
    expect((await gateway.run('{ open }')).data).toMatchObject({
      open: expect.stringMatching(/^x/),
    });
  });
  test('responses are not cached and have the request id', async () => {
    const { headers } = await gateway.run('{ open }', {
      headers: { 'x-request-id': 'journey-0001' },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': 'journey-0001' });
    const odd = await gateway.run('{ open }', { headers: { 'x-request-id': 'a b\tc' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('uploads', () => {
  const multipart = (bytes: string, more: Record<string, string> = {}) => {
    const parts = [
      [
        'name="operations"',
        JSON.stringify({
          query: 'mutation($f: Upload!) { put(file: $f) }',
          variables: { f: null },
        }),
      ],
      ['name="map"', '{"0":["variables.f"]}'],
      ['name="0"; filename="a.png"\r\nContent-Type: image/png', bytes],
    ].map(([head, body]) => `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`);
    const headers = { 'content-type': 'multipart/form-data; boundary=B', ...more };
    return post(`${parts.join('')}--B--\r\n`, headers);
  };
  const allowed = { 'apollo-require-preflight': 'true', authorization: 'Bearer t' };

  test('a file is uploaded', async () => {
    const response = await multipart('the bytes', allowed);
    expect(response.json()).toEqual({ data: { put: 'stored' }, extensions: { changed: null } });
    expect(uploaded).toContain('the bytes');
  });
  test('refused without the header that forms cannot send', async () => {
    expect((await multipart('x', { authorization: 'Bearer t' })).statusCode).toBe(400);
  });
  test('refused without a token before the body is read', async () => {
    expect((await multipart('x', { 'apollo-require-preflight': 'true' })).statusCode).toBe(401);
  });
  test('refused with an expired token', async () => {
    const response = await multipart('x', { ...allowed, authorization: 'Bearer forged' });
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
  test('a file above the limit is refused', async () => {
    uploaded = '';
    const response = await multipart('x'.repeat(10 * 1024 * 1024 + 1), allowed);
    expect(response.json()).toMatchObject({
      errors: [
        { message: 'The file is too large', extensions: { code: 'BAD_USER_INPUT', field: 'file' } },
      ],
    });
    expect(uploaded).toBe('');
  });
  test('a broken request is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=B', ...allowed };
    expect(
      (
        await post(
          '--B\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--B--\r\n',
          headers,
        )
      ).statusCode,
    ).toBe(400);
  });
  test('text in place of a file is refused', async () => {
    const { errors } = await gateway.run('mutation($f: Upload!) { put(file: $f) }', {
      variables: { f: 'x' },
    });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });
});

describe('pages and files', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'as Brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['identity', undefined, expect.stringContaining('// x')],
  ])('a file is sent as it was compressed at the build: %s', async (accepted, encoding, body) => {
    const sent = await get('/assets/app-abc123.js', { 'accept-encoding': accepted });
    expect(sent.headers['content-encoding']).toBe(encoding);
    expect(sent.body).toEqual(body);
    expect(sent.headers['content-type']).toMatch(/javascript/);
    expect(sent.headers['cache-control']).toContain('immutable');
    expect(sent.headers['vary']).toMatch(/accept-encoding/i);
  });
  test('hashed files are cached for ever, pages are revalidated', async () => {
    expect((await get('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/index.html', '/explorer', '/sales/quotations?x=1']) {
      const page = await get(path, { accept: 'text/html' });
      expect([
        path,
        page.statusCode,
        page.headers['cache-control'],
        page.body.includes('<title>'),
      ]).toEqual([path, 200, 'no-cache', true]);
    }
    expect((await get('/explorer')).body).toContain('explorer');
  });
  test('only pages fall back to index.html', async () => {
    for (const path of ['/assets/gone.js', '/graphql/x', '/secret'])
      expect((await get(path)).statusCode).toBe(404);
    expect((await get('/assets/gone.js', { accept: 'text/html' })).statusCode).toBe(404);
    expect(
      (
        await gateway.app.inject({
          method: 'POST',
          url: '/sales',
          headers: { accept: 'text/html' },
        })
      ).statusCode,
    ).toBe(404);
  });
  test.each(['/..%2f..%2fpackage.json', '/assets/../../../package.json', '/%2e%2e/package.json'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).body).not.toContain('workspaces');
    },
  );
  test('no inline script, no frame', async () => {
    const policy = String(
      (await get('/', { accept: 'text/html' })).headers['content-security-policy'],
    );
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(part);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types munim");
    expect((await get('/')).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
  });
  test('a page has the settings of the gateway, as text of its attribute', async () => {
    const { body } = await gateway.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toContain(
      'content="{&quot;brandName&quot;:&quot;Rath \\&quot;&amp; Co\\&quot; &lt;b&gt;&quot;,&quot;emailEnding&quot;:6,&quot;outbox&quot;:false}"',
    );
  });

  test('each page has a nonce of its own, which its policy names', async () => {
    const pages = [await get('/'), await get('/'), await get('/orders', { accept: 'text/html' })];
    const nonces = pages.map(({ body, headers }) => {
      const [, nonce = 'none'] = /nonce="([A-Za-z0-9_-]{22})"/.exec(body) ?? [];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });
  test('answers that are no pages may do nothing as a page', async () => {
    for (const answer of [
      await get('/healthz'),
      await get('/nothing'),
      await post({ query: '{ open }' }),
    ])
      expect(answer.headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    expect((await get('/assets/app-abc123.js')).headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    );
    expect((await get('/explorer')).headers['content-security-policy']).toContain(
      "'unsafe-inline'",
    );
  });

  test("a stored picture passes, without the backend's own headers", async () => {
    const { statusCode, headers, body } = await get('/files/a.png?signature=s', {
      cookie: 'a=b',
      authorization: 'Bearer t',
    });
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/png', 'PNG']);
    expect(
      headers['set-cookie'] ?? headers['x-internal'] ?? headers['content-disposition'],
    ).toBeUndefined();
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; font-src data:; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(backend.calls.at(-1)).toBe('GET /files/a.png?signature=s');
  });
  test('a stored HTML page is downloaded, never shown', async () => {
    expect((await get('/files/evil')).headers['content-disposition']).toBe('attachment');
  });
  test('an internal error shows no details', async () => {
    const { statusCode, body } = await get('/files/broken');
    expect([statusCode, body.includes('ENOENT')]).toEqual([502, false]);
  });
  test('a one-use link is passed on with its query alone', async () => {
    const { body } = await get('/quotation/download?token=abc', { authorization: 'Bearer t' });
    expect(JSON.parse(body)).toEqual({ query: { token: 'abc' }, authorization: null });
  });
  test('no other path of the backend is proxied', async () => {
    for (const path of ['/secret', '/files/..%2fsecret', '/files/../secret', '/user/profile'])
      expect((await get(path)).body).not.toBe('secret');
  });
});

describe('operation', () => {
  test('who calls is told to the caller', async () => {
    const seen = async (headers = {}) => (await get('/healthz/caller', headers)).json<object>();
    expect(await seen()).toEqual({ address: '127.0.0.1', protocol: 'http', forwarded: false });
    const proxy = { 'x-forwarded-for': '192.0.2.9, 198.51.100.7', 'x-forwarded-proto': 'https' };
    expect(await seen(proxy)).toEqual({
      address: '198.51.100.7',
      protocol: 'https',
      forwarded: true,
    });
  });
  test('liveness and readiness differ', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    isReady = false;
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    isReady = true;
  });
  test('a backend that is not available: 503, when to try again, and what other fields answered', async () => {
    isReady = false;
    const { status, headers, errors } = await gateway.run('{ mine }');
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({
      status: 503,
      retryAfter: '5',
    });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    const file = await get('/files/away');
    expect([file.statusCode, file.headers['retry-after']]).toEqual([503, '5']);
    isReady = true;
  });
  test('metrics are for loopback only', async () => {
    await gateway.run('{ mine }');
    await gateway.run('{ mine }', { token: null });
    const { body } = await get('/metrics');
    expect(body).toContain('gateway_graphql_errors_total{code="UNAUTHENTICATED"}');
    expect(body).toMatch(/gateway_backend_seconds_count\{method="GET",status="200"\} \d/);
    expect(body).toContain('route="/graphql"');
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404);
    expect(
      (await gateway.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.1' }))
        .statusCode,
    ).toBe(404);
  });

  const withGateway = async (
    env: Record<string, string>,
    run: (at: TestGateway) => Promise<void>,
  ) => {
    const at = await testGateway(backend.url, { graph: testGraph(), env });
    try {
      await run(at);
    } finally {
      await at.close();
    }
  };
  test('metrics require the token when one is set', () =>
    withGateway({ METRICS_TOKEN: 'm' }, async ({ app }) => {
      expect((await app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
      expect(
        (
          await app.inject({
            method: 'GET',
            url: '/metrics',
            headers: { authorization: 'Bearer m' },
          })
        ).statusCode,
      ).toBe(200);
    }));
  test.each([
    ['br', 'br, gzip', 'br'],
    ['gzip', 'br, gzip', 'gzip'],
    ['off', 'br, gzip', undefined],
    ['auto', 'br, gzip', undefined],
  ])('COMPRESSION=%s', (compression, accepted, encoding) =>
    withGateway({ COMPRESSION: compression }, async (at) => {
      const response = await post({ query: '{ open }' }, { 'accept-encoding': accepted }, at);
      expect(response.headers['content-encoding']).toBe(encoding);
    }),
  );
  test('the outbox page is for development only', async () => {
    expect((await get('/dev/outbox')).statusCode).toBe(404);
    await withGateway({ MUNIM_ENV: 'development' }, async ({ app }) => {
      expect((await app.inject({ method: 'GET', url: '/dev/outbox' })).body).toBe(
        '<h1>outbox</h1>',
      );
    });
  });
  test('an unreachable backend shows no details', async () => {
    const gone = await testBackend(() => undefined);
    await gone.close();
    const at = await testGateway(gone.url, { graph: testGraph() });
    expect(await at.run('{ open }')).toMatchObject({
      status: 503,
      errors: [{ message: 'The service is not available right now. Please try again.' }],
    });
    expect((await at.app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
    await at.close();
  });
});
