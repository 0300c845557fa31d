import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'undici';
import { step } from '../../../backend/testing/testSteps.ts';
import { createSignInTest, type SignInTest } from '../../../backend/testing/testSignIn.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { readConfig } from './config.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

const PAGE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

interface Example {
  name: string;
  query: string;
  variables: string;
  refused: string | undefined;
}
/** The queries of the page, each with the variables below it, in their order. */
const EXAMPLES: Example[] = [
  ...PAGE.matchAll(/```graphql\n(.*?)```(?:\s*```json\n(.*?)```)?/gs),
].map(([, query = '', variables = '{}']) => ({
  name: /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? '',
  query,
  variables,
  refused: /# refused: (\w+)/.exec(query)?.[1],
}));
const REST = (/```http\n(.*?)```/s.exec(PAGE)?.[1] ?? '').trim().split('\n');

let backend: SignInTest;
let gateway: TestGateway;
let url: string;
/** Values for what stands between < and > in an example. */
const known: Record<string, string> = { 'your e-mail address': 'role1001@example.com' };

beforeAll(async () => {
  backend = await createSignInTest();
  gateway = await testGateway(await backend.app.listen({ host: '127.0.0.1', port: 0 }));
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const filled = (json: string) =>
  JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('<') ? known[value.slice(1, -1)] : value,
  ) as Record<string, unknown>;
const bearer = () => ({ authorization: `Bearer ${known['accessToken']}` });

async function run({ query, variables }: Example) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(known['accessToken'] ? bearer() : {}),
    },
    body: JSON.stringify({ query, variables: filled(variables) }),
  });
  return (await response.json()) as {
    data?: Record<string, Record<string, string>>;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

/** Keeps what later examples need of this answer. */
function remember(answer: Record<string, Record<string, string>> | undefined): void {
  for (const [name, value] of Object.entries(Object.values(answer ?? {})[0] ?? {}))
    if (typeof value === 'string') known[name] = value;
  if (known['sessionId'] && !known['the code']) known['the code'] = backend.lastCode();
}

describe('the page for users of the API', () => {
  test('has examples', () => {
    expect(EXAMPLES.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['AskForCode', 'SignIn', 'Renew', 'OpenInvoices', 'Changes']),
    );
    expect(REST.length).toBeGreaterThan(1);
  });

  test('the examples do what the page says, one after the other', async () => {
    for (const example of EXAMPLES.filter(({ query }) => !query.includes('subscription')))
      await step(example.name, async () => {
        const { data, errors } = await run(example);
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual(
          example.refused ? [example.refused] : undefined,
        );
        if (!example.refused) remember(data);
      });
    await step('Changes over the WebSocket', changes);
    for (const line of REST) await step(line, () => get(line));
    await step('the OpenAPI document is for signed-in users', openApi);
  });

  async function changes() {
    const example = EXAMPLES.find(({ name }) => name === 'Changes');
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql/ws`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { token: known['accessToken'] },
    });
    const answers = client.iterate<{ changes: { number: string } }>({
      query: example?.query ?? '',
    });
    const { value } = await answers.next();
    expect(value?.data?.changes.number).toMatch(/^[0-9]+$/);
    await answers.return?.();
    await client.dispose();
  }

  async function get(line: string) {
    const [method = '', path = ''] = line.split(' ');
    expect(method).toBe('GET');
    expect(await backend.get(path, bearer())).toMatchObject({
      status: 200,
      body: { success: true },
    });
  }

  async function openApi() {
    expect((await fetch(`${url}/openapi.json`)).status).toBe(401);
    const forged = { authorization: 'Bearer forged' };
    expect((await fetch(`${url}/openapi.json`, { headers: forged })).status).toBe(401);
    const response = await fetch(`${url}/openapi.json`, { headers: bearer() });
    expect(response.headers.get('content-type')).toContain('application/json');
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, { summary?: string; responses: object }>>;
    };
    const bare = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { summary, responses }]) => !summary || !('400' in responses))
        .map(([method]) => `${method} ${path}`),
    );
    expect(bare).toEqual([]);
    expect(paths['/bill']?.['get']).toMatchObject({
      summary: "Bills in the viewer's scope, newest first.",
      responses: { 401: { $ref: '#/components/responses/Unauthorized' } },
    });
  }

  test('its limits are those of the gateway', () => {
    const config = readConfig({});
    const most = (code: string, n: number) =>
      expect(PAGE).toMatch(new RegExp(`\\| ${n}\\b[^|]*\\| \`?${code}`));
    most('LIMIT_DEPTH', DOCUMENT_LIMITS.depth);
    most('LIMIT_FIELDS', DOCUMENT_LIMITS.fields);
    most('LIMIT_ALIASES', DOCUMENT_LIMITS.aliases);
    most('LIMIT_ROOT_FIELDS', DOCUMENT_LIMITS.rootQueryFields);
    most('LIMIT_PAGE', DOCUMENT_LIMITS.largestPage);
    most('LIMIT_NODES', DOCUMENT_LIMITS.nodes);
    most('RATE_LIMITED', config.limitToken);
    most('RATE_LIMITED', config.limitAnonymous);
    most('RATE_LIMITED', config.limitAddress);
    expect(PAGE).toContain(`1 to ${LIMITS.idempotencyKey} printable`);
  });
});
