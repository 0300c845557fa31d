import { changedBy } from './changedBy.ts';

/** Mock transport of tests: links, cache and screens above it are the console's own. */
export interface GatewayCall {
  operation: string;
  query: string;
  variables: Record<string, unknown>;
  token: string | undefined;
  headers: Record<string, string>;
}
export interface MockResponse {
  data?: unknown;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
  /** What a mutation changed: as the backend answers, unless the test says it. */
  extensions?: Record<string, unknown>;
  /** HTTP status with a body that is no graph answer. */
  status?: number;
  body?: string;
}
export type MockResponses = Record<
  string,
  (variablesOf: GatewayCall) => MockResponse | Promise<MockResponse>
>;

export const graphqlError = (code: string, message = ''): MockResponse => ({
  errors: [{ message, extensions: { code } }],
  data: null,
});

function responseOf({ status, body, ...graph }: MockResponse): Response {
  const headers = new Map([
    ['content-type', status ? 'text/plain' : 'application/graphql-response+json'],
  ]);
  return {
    status: status ?? 200,
    headers,
    text: () => Promise.resolve(body ?? JSON.stringify(graph)),
  } as unknown as Response;
}

/** Queries of every page's frame and of Home: only tests of those name them. */
const ALWAYS_ASKED: Record<string, MockResponse> = {
  MenuCounts: { data: { home: { __typename: 'Home', tiles: [] } } },
  FirstSteps: { data: { firstSteps: [] } },
  ListViews: { data: { listViews: { __typename: 'ListViews', views: [], defaults: [] } } },
};

/** The first call of a session: the viewer, who has chosen nothing. */
const startOf = (operation: string, { Viewer }: MockResponses): MockResponses[string] | undefined =>
  operation === 'Start' && Viewer
    ? async (call) => {
        const { data, ...answer } = await Viewer(call);
        return {
          ...answer,
          data: data
            ? { ...data, mySettings: [], ...(ALWAYS_ASKED['ListViews']?.data as object) }
            : null,
        };
      }
    : undefined;

/** Responds by operation name and records the calls. An operation without a response is a network failure. */
export function mockGateway(responses: MockResponses): GatewayCall[] {
  const calls: GatewayCall[] = [];
  globalThis.fetch = async (_uri, init) => {
    const { operationName, query, variables } = JSON.parse(init?.body as string) as {
      operationName: string;
      query: string;
      variables: Record<string, unknown>;
    };
    const headers = init?.headers as Record<string, string>;
    const variablesOf = {
      operation: operationName,
      query,
      variables,
      headers,
      token: headers['authorization']?.replace('Bearer ', ''),
    };
    const answer = responses[operationName] ?? startOf(operationName, responses);
    const usual = ALWAYS_ASKED[operationName];
    if (usual && !answer) return responseOf(usual);
    calls.push(variablesOf);
    if (!answer) throw new TypeError('Failed to fetch');
    const response = await answer(variablesOf);
    return responseOf(
      query.startsWith('mutation')
        ? { extensions: { changed: changedBy(response.data) }, ...response }
        : response,
    );
  };
  return calls;
}
