import { beforeEach, describe, expect, it } from '@jest/globals';
import { StartDocument } from '../../generated/documents.ts';
import {
  graphqlError,
  mockGateway,
  type GatewayCall,
  type MockResponse,
} from '../../testing/mockGateway.ts';
import { createApolloClient } from './apolloClient.ts';
import { askEarly } from './earlyStart.ts';
import { removeTokens, storeTokens } from './tokens.ts';

const started = (id: string): MockResponse => ({
  data: {
    viewer: { __typename: 'Viewer', id },
    mySettings: [],
    listViews: { __typename: 'ListViews', views: [], defaults: [] },
  },
});

function begin(answer: (call: GatewayCall) => MockResponse) {
  const calls = mockGateway({
    Start: answer,
    RefreshAccessToken: () => ({
      data: { refreshAccessToken: { accessToken: 'a2', refreshToken: 'r2' } },
    }),
  });
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: () => undefined, end: () => undefined },
    onSessionLost: () => undefined,
  });
  const readViewer = async () => {
    const { data } = await client.query({
      query: StartDocument,
      errorPolicy: 'all',
      fetchPolicy: 'no-cache',
    });
    return data?.viewer.id;
  };
  return { calls, readViewer };
}

beforeEach(() => {
  localStorage.clear();
  storeTokens('a1', 'r1');
});

describe('the first call, before the client has arrived', () => {
  it('is the one that the client makes, and is not made again', async () => {
    const { calls, readViewer } = begin(() => started('7'));
    askEarly();
    expect(await readViewer()).toBe('7');
    expect(calls).toHaveLength(1);
    await readViewer();
    const [early, own] = calls;
    expect([early?.token, early?.headers['prefer'], early?.variables]).toEqual([
      own?.token,
      own?.headers['prefer'],
      own?.variables,
    ]);
  });

  it('is made again with a new token when it is refused', async () => {
    const { calls, readViewer } = begin(({ token }) =>
      token === 'a2' ? started('7') : graphqlError('UNAUTHENTICATED', 'Session ended'),
    );
    askEarly();
    expect(await readViewer()).toBe('7');
    expect(calls.map(({ operation, token }) => [operation, token])).toEqual([
      ['Start', 'a1'],
      ['Start', 'a1'],
      ['RefreshAccessToken', undefined],
      ['Start', 'a2'],
    ]);
  });

  it('tells nothing of somebody else who has signed in meanwhile', async () => {
    const { readViewer } = begin(({ token }) => started(token === 'a1' ? '7' : '8'));
    askEarly();
    storeTokens('b1', 'r1');
    expect(await readViewer()).toBe('8');
  });

  it('is not made where nobody is signed in', () => {
    removeTokens();
    const { calls } = begin(() => started('7'));
    askEarly();
    expect(calls).toEqual([]);
  });
});
