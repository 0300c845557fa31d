import { type ApolloClient, gql } from '@apollo/client';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type MockResponses,
  type GatewayCall,
  graphqlError,
  mockGateway,
} from '../../testing/mockGateway.ts';
import { today } from '../ui/format/dates.ts';
import { setServerClock } from '../ui/format/serverClock.ts';
import { createApolloClient } from './apolloClient.ts';
import { readTokens, storeTokens } from './tokens.ts';

const BILLS = gql`
  query Bills($page: Int) {
    bills(page: $page)
  }
`;
const renewed = (accessToken: string | null, refreshToken: string | null = 'r2') => ({
  data: { refreshAccessToken: { accessToken, refreshToken } },
});
/** Accepts one access token. */
const billsFor =
  (good: string) =>
  ({ token, variables }: GatewayCall) =>
    token === good
      ? { data: { bills: variables['page'] } }
      : graphqlError('UNAUTHENTICATED', 'Session ended');

function start(responses: MockResponses) {
  const lost = jest.fn();
  const loading = { begin: jest.fn(), end: jest.fn() };
  const calls = mockGateway(responses);
  const client = createApolloClient({ uri: '/graphql', loading, onSessionLost: lost });
  const count = (operation: string) => calls.filter((call) => call.operation === operation).length;
  return { client, calls, count, lost, loading };
}
const ask = (client: ApolloClient, page = 1) => client.query({ query: BILLS, variables: { page } });
const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: Error) => error.message,
  );

beforeEach(() => {
  localStorage.clear();
  storeTokens('a1', 'r1');
});

describe('a burst of refused calls', () => {
  it('renews once and replays all of them', async () => {
    const { client, calls, count, lost } = start({
      Bills: billsFor('a2'),
      RefreshAccessToken: () => renewed('a2'),
    });
    const pages = Array.from({ length: 10 }, (_, i) => i + 1);
    const responses = await Promise.all(pages.map((page) => ask(client, page)));
    expect(responses.map(({ data }) => (data as { bills: number }).bills)).toEqual(pages);
    expect(count('RefreshAccessToken')).toBe(1);
    expect(calls.every(({ headers }) => headers['prefer'] === 'count=capped')).toBe(true);
    expect(count('Bills')).toBe(20);
    expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
    expect(lost).not.toHaveBeenCalled();
  });

  it('reports a lost session once and removes the tokens', async () => {
    const { client, count, lost } = start({
      Bills: billsFor('a2'),
      RefreshAccessToken: () => graphqlError('UNAUTHENTICATED', 'No session'),
    });
    const words = await Promise.all(
      Array.from({ length: 10 }, (_, i) => messageOf(ask(client, i))),
    );
    expect(new Set(words)).toEqual(new Set(['Error']));
    expect(lost).toHaveBeenCalledTimes(1);
    expect(count('RefreshAccessToken')).toBe(1); // a refusal is not asked again
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
  });
});

describe('the refresh call', () => {
  it('is tried three times when the network or the server fails', async () => {
    let tries = 0;
    const flaky = () => (++tries < 3 ? { status: 503, body: '' } : renewed('a2'));
    const { client, count } = start({ Bills: billsFor('a2'), RefreshAccessToken: flaky });
    expect((await ask(client)).data).toEqual({ bills: 1 });
    expect(count('RefreshAccessToken')).toBe(3);
  });

  it('gives up after three failures, and keeps the session: the next call asks again', async () => {
    const { client, count, lost } = start({
      Bills: billsFor('a2'),
      RefreshAccessToken: () => Promise.reject(new TypeError('down')),
    });
    const before = readTokens();
    expect(await messageOf(ask(client))).toBe('Error');
    expect(count('RefreshAccessToken')).toBe(3);
    expect(lost).not.toHaveBeenCalled();
    expect([before.refreshToken, readTokens()]).toEqual([expect.any(String), before]);
  });

  it("fails with 'Invalid access token' when the response has no token", async () => {
    const { client } = start({ Bills: billsFor('a2'), RefreshAccessToken: () => renewed(null) });
    const error = await ask(client).catch((reason: Error) => reason);
    expect(error).toMatchObject({ message: 'Error', cause: { message: 'Invalid access token' } });
  });

  it('is skipped when another tab has already renewed', async () => {
    const { client, count } = start({
      Bills: (variablesOf) => {
        if (variablesOf.token === 'a1') storeTokens('a2', 'r2'); // the other tab, while the call was on its way
        return billsFor('a2')(variablesOf);
      },
    });
    expect((await ask(client)).data).toEqual({ bills: 1 });
    expect(count('RefreshAccessToken')).toBe(0);
  });

  it("uses the other tab's tokens when its own were refused meanwhile", async () => {
    const { client, lost } = start({
      Bills: billsFor('a2'),
      RefreshAccessToken: () => {
        storeTokens('a2', 'r2');
        return graphqlError('UNAUTHENTICATED');
      },
    });
    expect((await ask(client)).data).toEqual({ bills: 1 });
    expect(lost).not.toHaveBeenCalled();
  });

  it('waits for the lock shared by the tabs', async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const { client } = start({ Bills: billsFor('a2'), RefreshAccessToken: () => renewed('a2') });
    await ask(client);
    expect(request).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('the text of a failed call', () => {
  const always = (answer: ReturnType<typeof graphqlError>) => ({
    Bills: () => answer,
    RefreshAccessToken: () => renewed('a2'),
  });
  const cases: [string, MockResponses, string][] = [
    ['400 with words', always(graphqlError('BAD_USER_INPUT', 'Pick a vendor')), 'Pick a vendor'],
    ['400 without words', always(graphqlError('BAD_USER_INPUT')), 'Bad Request'],
    [
      'a business refusal',
      always(graphqlError('CONFLICT', 'Quotation has an active order')),
      'Quotation has an active order',
    ],
    [
      '401 again after the replay, with words',
      always(graphqlError('UNAUTHENTICATED', 'Session ended')),
      'Session ended',
    ],
    ['401 again after the replay', always(graphqlError('UNAUTHENTICATED')), 'Unauthorized Access'],
    ['500 without words', always(graphqlError('INTERNAL_SERVER_ERROR')), 'Internal server error'],
    ['a bare 500', always({ status: 500, body: 'oops' }), 'Internal server error'],
    ['403', always(graphqlError('FORBIDDEN', 'You do not have permission to do this')), 'Error'],
    ['404', always(graphqlError('NOT_FOUND', 'No such bill')), 'Error'],
    ['502', always({ status: 502, body: '' }), 'Error'],
    ['no network', {}, 'Error'],
  ];
  it.each(cases)('%s', async (_name, responses, words) => {
    const { client, lost } = start(responses);
    expect(await messageOf(ask(client))).toBe(words);
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('every call', () => {
  it('has its own request id and shows as loading until the response arrives', async () => {
    const { client, calls, loading } = start({ Bills: billsFor('a1') });
    await Promise.all([ask(client, 1), ask(client, 2)]);
    const [first, second] = calls.map(({ headers }) => headers['x-request-id']);
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    expect(second).not.toBe(first);
    expect(loading.begin).toHaveBeenCalledTimes(2);
    expect(loading.end).toHaveBeenCalledTimes(2);
  });

  it('can skip the loading state', async () => {
    const { client, loading } = start({ Bills: billsFor('a1') });
    await client.query({ query: BILLS, context: { silent: true } });
    expect(loading.begin).not.toHaveBeenCalled();
  });
});

it('dates follow the clock of the server, not that of the machine', async () => {
  mockGateway({ Bills: () => ({ data: { bills: 1 } }) });
  const answered = globalThis.fetch;
  let date = '';
  globalThis.fetch = async (...request) => {
    const answer = await answered(...request);
    return Object.assign(answer, { headers: new Map([...answer.headers, ['date', date]]) });
  };
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: () => undefined, end: () => undefined },
    onSessionLost: () => undefined,
  });
  try {
    for (const [moment, day] of [
      ['Fri, 27 Nov 2020 10:00:00 GMT', '2020-11-27'],
      ['Fri, 27 Nov 2020 19:00:00 GMT', '2020-11-28'], // after midnight in India
    ] as const) {
      date = moment;
      await client.query({ query: BILLS, fetchPolicy: 'no-cache' });
      expect(today()).toBe(day);
    }
  } finally {
    globalThis.fetch = answered;
    setServerClock(new Date().toUTCString());
  }
});
