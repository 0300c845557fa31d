import type { ChangedKind } from '@munim/schema/generated/types.ts';
import diagnostics from 'node:diagnostics_channel';
import { CHANGED_KINDS_OF } from '../../backend/testing/changedKinds.ts';
import { createTestApp, type TestApp } from '../../backend/testing/testApp.ts';
import { type Answer, testGateway } from './testGateway.ts';

/** The gateway before the real backend, on a database of its own. */
export interface TestStack {
  backend: TestApp;
  /** Runs an operation as the user of a role, or any user by id; null without a session. */
  run(
    who: number | null,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** The same with one file, in the variable that is null. */
  upload(
    who: number,
    query: string,
    file: Uint8Array,
    variables: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Pick<Answer, 'data' | 'errors'>>;
  /**
   * Backend calls of the last operation, as 'GET /admin/user?limit=10', without the profile call.
   */
  calls(): string[];
  /** The same, without the fields that the selection asks for. */
  callsWithoutFields(): string[];
  close(): Promise<void>;
}

/** The console's tests rely on what each mutation says that it changed. */
function refuseOtherKinds({ data, errors, extensions }: Answer): void {
  const changed = extensions?.['changed'] as { kind: ChangedKind }[] | null | undefined;
  const [field = '', ...others] = Object.keys(data ?? {});
  if (errors || others.length || !changed?.length) return;
  const kinds = new Set(changed.map(({ kind }) => kind));
  const missing = CHANGED_KINDS_OF[field]?.filter((kind) => !kinds.has(kind));
  if (missing?.length)
    throw new Error(`${field} says ${[...kinds].join(' ')} and not ${missing.join(' ')}`);
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
    calls: callsOfOperation,
    callsWithoutFields: () =>
      callsOfOperation().map((call) => call.replace(/[?&]fields=[^&]*/, '')),
    async run(who, query, variables, headers = {}) {
      const session = who === null ? null : await backend.as(who);
      calls.length = 0;
      const answer = await gateway.run(query, {
        ...(session ? { token: session.authorization.slice('Bearer '.length) } : {}),
        headers,
        ...(variables ? { variables } : {}),
      });
      refuseOtherKinds(answer);
      return answer;
    },
    async upload(who, query, file, variables, headers = {}) {
      const { authorization } = await backend.as(who);
      const variable = Object.keys(variables).find((name) => variables[name] === null);
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables }));
      form.append('map', JSON.stringify({ 0: [`variables.${variable}`] }));
      form.append('0', new File([Uint8Array.from(file)], 'file'));
      const encoded = new Response(form);
      calls.length = 0;
      const response = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: {
          ...headers,
          authorization,
          'apollo-require-preflight': 'true',
          'content-type': encoded.headers.get('content-type') ?? '',
        },
      });
      return response.json();
    },
    async close() {
      diagnostics.unsubscribe('undici:request:create', note);
      await gateway.close();
      await backend.close();
    },
  };
}
