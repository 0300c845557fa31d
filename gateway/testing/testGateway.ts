import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { readConfig } from '../src/core/config.ts';
import type { Graph } from '../src/core/schema.ts';
import { createGateway, type Gateway } from '../src/core/server.ts';
import { servedGraph } from './servedGraph.ts';

export interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}
export interface TestGateway extends Gateway {
  /** Runs an operation over HTTP, with limits and permissions. */
  run(
    query: string,
    ask?: {
      variables?: Record<string, unknown>;
      operationName?: string;
      token?: string | null;
      headers?: Record<string, string>;
    },
  ): Promise<Answer>;
}

interface Options {
  readonly graph?: Graph;
  readonly env?: Record<string, string>;
  readonly consoleDist?: string;
}

/** A gateway before any backend; tests of features give the real one. */
export async function testGateway(
  backendUrl: string,
  { graph, env = {}, consoleDist }: Options = {},
): Promise<TestGateway> {
  const config = readConfig({
    BACKEND_URL: backendUrl,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT_ANONYMOUS: '0',
    RATE_LIMIT_TOKEN: '0',
    RATE_LIMIT_ADDRESS: '0',
    COST_BUCKET: '0',
    ...env,
  });
  const gateway = await createGateway(config, graph ?? servedGraph(), consoleDist);
  const run: TestGateway['run'] = async (
    query,
    { variables, operationName, token = 'token', headers = {} } = {},
  ) => {
    const authorization: Record<string, string> =
      token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...authorization, ...headers },
      payload: { query, variables, operationName },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      ...response.json<Pick<Answer, 'data' | 'errors' | 'extensions'>>(),
    };
  };
  return { ...gateway, run };
}

export interface TestBackend {
  readonly url: string;
  /** All received calls, as 'GET /rfq?limit=10'. */
  readonly calls: string[];
  close(): Promise<void>;
}

/** A backend that can fail on purpose, which the real one cannot. */
export async function testBackend(routes: (app: FastifyInstance) => void): Promise<TestBackend> {
  const app = Fastify({ forceCloseConnections: true });
  const calls: string[] = [];
  app.addHook('onRequest', async ({ method, url }) => void calls.push(`${method} ${url}`));
  routes(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, calls, close: () => app.close() };
}

/** JSON of GET /user/profile. */
export const profileJson = (permissions: Record<string, string[]> = {}, roleId = 1007) => ({
  success: true,
  user: {
    user_id: 7,
    role_id: roleId,
    first_name: 'Asha',
    last_name: 'Rao',
    deleted_user: false,
    logo: null,
    tenant_name: null,
    organisation_details: null,
    email: 'asha@example.in',
    mobile: '9000000001',
    username: 'asha',
    permissions,
    sales_user_ids: [],
    company_state_code: '29',
    demo_data: false,
    viewed_by: null,
    change_number: 1,
    default_user: null,
  },
});
