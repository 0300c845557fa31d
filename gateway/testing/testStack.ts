import diagnostics from 'node:diagnostics_channel';
import { CHANGED_KINDS_OF } from '@munim/schema/testing/changedKinds.ts';
import { createTestApp, type TestApp } from '../../backend/testing/testApp.ts';
import { type Answer, testGateway, type TestGateway } from './testGateway.ts';

/** The gateway before the real backend, on a database of its own. */
export interface TestStack {
  backend: TestApp;
  gateway: TestGateway;
  /** Runs an operation as the user of a role, or any user by id; null without a session. */
  run(
    who: number | null,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** The same with a bearer token of its own, such as an API token. */
  runWith(token: string, query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** GET of an address of the gateway, with a bearer token. */
  get(
    url: string,
    token: string | null,
    headers?: Record<string, string>,
  ): Promise<{ status: number; type: string | undefined; body: string }>;
  /** The same with one file, in the variable that is null. */
  upload(
    who: number,
    query: string,
    file: Uint8Array,
    variables: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Pick<Answer, 'data' | 'errors' | 'extensions'>>;
  /**
   * Backend calls of the last operation, as 'GET /admin/user?limit=10', without the profile call.
   */
  calls(): string[];
  /** The same, without the fields that the selection asks for. */
  callsWithoutFields(): string[];
  close(): Promise<void>;
}

const lastAuditId = async ({ db }: TestApp): Promise<number> =>
  (
    await db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.max('audit_id').as('id'))
      .executeTakeFirst()
  )?.id ?? 0;

/** Mutations that were begun, and those that are under way: side by side nobody knows which of them wrote a row. */
let begun = 0;
let underWay = 0;

/** Runs a mutation. The console's tests rely on what each one says that it changed, and on nothing only where nothing was. */
async function refusingOtherKinds<T extends Pick<Answer, 'data' | 'errors' | 'extensions'>>(
  backend: TestApp,
  run: () => Promise<T>,
): Promise<T> {
  const isFirst = underWay++ === 0;
  const place = ++begun;
  const before = await lastAuditId(backend);
  const answer = await run().finally(() => underWay--);
  if (!isFirst || place !== begun) return answer;
  const [field = '', ...others] = Object.keys(answer.data ?? {});
  const problem = problemOf(answer, field as keyof typeof CHANGED_KINDS_OF);
  const isChecked = !answer.errors && !others.length && field in CHANGED_KINDS_OF;
  if (isChecked && problem && (await lastAuditId(backend)) > before)
    throw new Error(`${field} says ${problem}`);
  return answer;
}

function problemOf(
  { extensions }: Pick<Answer, 'extensions'>,
  field: keyof typeof CHANGED_KINDS_OF,
): string | null {
  const changed = extensions?.['changed'] as { kind: string }[] | null | undefined;
  const expected = CHANGED_KINDS_OF[field];
  if (expected === null) return null;
  if (!changed) return 'nothing of what it changed';
  const kinds = new Set(changed.map(({ kind }) => kind));
  const missing = expected?.filter((kind) => !kinds.has(kind)) ?? [];
  return missing.length ? `${[...kinds].join(' ')} and not ${missing.join(' ')}` : null;
}

const PROFILE_CALL = 'GET /user/profile';

export async function testStack(
  env: Record<string, string> = {},
  parts: Parameters<typeof createTestApp>[0] = {},
): Promise<TestStack> {
  const backend = await createTestApp(parts);
  const gateway = await testGateway(await backend.app.listen({ host: '127.0.0.1', port: 0 }), {
    env,
  });
  const calls: string[] = [];
  const note = (message: unknown) => {
    const { request } = message as { request: { method: string; path: string } };
    calls.push(`${request.method} ${request.path}`);
  };
  diagnostics.subscribe('undici:request:create', note);
  const callsOfOperation = () => calls.filter((call) => call !== PROFILE_CALL);
  return {
    backend,
    gateway,
    calls: callsOfOperation,
    callsWithoutFields: () =>
      callsOfOperation().map((call) => call.replace(/[?&]fields=[^&]*/, '')),
    async run(who, query, variables, headers = {}) {
      const session = who === null ? null : await backend.as(who);
      calls.length = 0;
      const run = () =>
        gateway.run(query, {
          ...(session ? { token: session.authorization.slice('Bearer '.length) } : {}),
          headers,
          ...(variables ? { variables } : {}),
        });
      return query.includes('mutation') ? refusingOtherKinds(backend, run) : run();
    },
    runWith: (token, query, variables = {}) => gateway.run(query, { token, variables }),
    async get(url, token, headers = {}) {
      const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
      const {
        statusCode,
        body,
        headers: answered,
      } = await gateway.app.inject({
        url,
        headers: { ...authorization, ...headers },
      });
      return { status: statusCode, type: answered['content-type']?.toString(), body };
    },
    async upload(who, query, file, variables, headers = {}) {
      const { authorization } = await backend.as(who);
      const variable = Object.keys(variables).find((name) => variables[name] === null);
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables }));
      form.append('map', JSON.stringify({ 0: [`variables.${variable}`] }));
      form.append('0', new File([Uint8Array.from(file)], 'file'));
      const encoded = new Response(form);
      const payload = Buffer.from(await encoded.arrayBuffer());
      calls.length = 0;
      return refusingOtherKinds(backend, async () => {
        const response = await gateway.app.inject({
          method: 'POST',
          url: '/graphql',
          payload,
          headers: {
            ...headers,
            authorization,
            'apollo-require-preflight': 'true',
            'content-type': encoded.headers.get('content-type') ?? '',
          },
        });
        return response.json();
      });
    },
    async close() {
      diagnostics.unsubscribe('undici:request:create', note);
      await gateway.close();
      await backend.close();
    },
  };
}
