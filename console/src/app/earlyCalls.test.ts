import { beforeEach, describe, expect, it } from '@jest/globals';
import { OrdersDocument, StartDocument } from '../../generated/documents.ts';
import {
  graphqlError,
  mockGateway,
  type GatewayCall,
  type MockResponse,
} from '../../testing/mockGateway.ts';
import { callOf } from '../../firstCalls.ts';
import { ordersList } from '../orders/orders.list.ts';
import { createApolloClient } from './apolloClient.ts';
import { askEarly, type ListCall } from './earlyCalls.ts';
import { removeTokens, storeTokens } from './tokens.ts';

const filtersOf = (values: Record<string, string> = {}) => ({
  one: (name: string) => values[name],
  many: () => undefined,
});
const START = callOf(StartDocument, {});
const LIST: ListCall = {
  list: 'sales-orders',
  needs: { entity: 'ORDER', action: 'READ' },
  call: callOf(OrdersDocument, ordersList.variables(filtersOf(), 1, 10)),
};

interface Choices {
  mySettings?: { key: string; value: string }[];
  defaults?: { list: string; roleId: number | null; choice: string }[];
  entity?: string;
}
const started = (id: string, { mySettings, defaults, entity }: Choices = {}): MockResponse => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id,
      roleId: 3,
      permissions: [{ entity: entity ?? 'ORDER', actions: ['READ'] }],
    },
    mySettings: mySettings ?? [],
    listViews: { __typename: 'ListViews', views: [], defaults: defaults ?? [] },
  },
});
const ORDERS: MockResponse = { data: { orders: { __typename: 'OrderPage', count: 7, items: [] } } };

interface Answers {
  start: (call: GatewayCall) => MockResponse;
  orders?: () => MockResponse;
}

function begin({ start, orders = () => ORDERS }: Answers) {
  const calls = mockGateway({
    Start: start,
    Orders: orders,
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
  const readOrders = async (limit = 10, filters = filtersOf()) => {
    const { data } = await client.query({
      query: OrdersDocument,
      variables: ordersList.variables(filters, 1, limit),
      fetchPolicy: 'no-cache',
    });
    return data?.orders.count;
  };
  return { calls, readViewer, readOrders };
}

const namesOf = (calls: readonly GatewayCall[]) => calls.map(({ operation }) => operation);

beforeEach(() => {
  localStorage.clear();
  storeTokens('a1', 'r1');
  window.history.replaceState(null, '', '/sales/orders');
});

describe('the first call, before the client has arrived', () => {
  it('is the one that the client makes, and is not made again', async () => {
    const { calls, readViewer } = begin({ start: () => started('7') });
    await askEarly(START, null);
    expect(await readViewer()).toBe('7');
    expect(calls).toHaveLength(1);
    await readViewer();
    const [early, own] = calls;
    expect([early?.token, early?.headers['prefer'], early?.variables, early?.query]).toEqual([
      own?.token,
      own?.headers['prefer'],
      own?.variables,
      own?.query,
    ]);
  });

  it('is made again with a new token when it is refused, and no list is asked for', async () => {
    const { calls, readViewer } = begin({
      start: ({ token }) =>
        token === 'a2' ? started('7') : graphqlError('UNAUTHENTICATED', 'Session ended'),
    });
    await askEarly(START, LIST);
    expect(await readViewer()).toBe('7');
    expect(calls.map(({ operation, token }) => [operation, token])).toEqual([
      ['Start', 'a1'],
      ['Start', 'a1'],
      ['RefreshAccessToken', undefined],
      ['Start', 'a2'],
    ]);
  });

  it('tells nothing of somebody else who has signed in meanwhile', async () => {
    const { readViewer } = begin({ start: ({ token }) => started(token === 'a1' ? '7' : '8') });
    await askEarly(START, LIST);
    storeTokens('b1', 'r1');
    expect(await readViewer()).toBe('8');
  });

  it('is not made where nobody is signed in', async () => {
    removeTokens();
    const { calls } = begin({ start: () => started('7') });
    await askEarly(START, LIST);
    expect(calls).toEqual([]);
  });
});

describe('the list of the address', () => {
  it('is asked for once it is known who is signed in, as the list asks, and not again', async () => {
    const { calls, readViewer, readOrders } = begin({ start: () => started('7') });
    await askEarly(START, LIST);
    expect(namesOf(calls)).toEqual(['Start', 'Orders']);
    await readViewer();
    expect(await readOrders()).toBe(7);
    expect(namesOf(calls)).toEqual(['Start', 'Orders']);
    await readOrders();
    const [, early, own] = calls;
    expect([early?.variables, early?.query]).toEqual([own?.variables, own?.query]);
  });

  it('has as many rows as the person chose', async () => {
    const mySettings = [{ key: 'rows.sales-orders', value: '50' }];
    const { calls, readOrders } = begin({ start: () => started('7', { mySettings }) });
    await askEarly(START, LIST);
    await readOrders(50);
    expect(calls.map(({ variables }) => variables['limit'])).toEqual([undefined, 50]);
  });

  it('is asked for again with filters that are not those of the early call', async () => {
    const { calls, readOrders } = begin({ start: () => started('7') });
    await askEarly(START, LIST);
    await readOrders(10, filtersOf({ customerName: 'Asha' }));
    expect(namesOf(calls)).toEqual(['Start', 'Orders', 'Orders']);
  });

  it('is asked for by the list alone when the early call fails', async () => {
    let times = 0;
    const orders = () => (++times === 1 ? { status: 502, body: 'Bad gateway' } : ORDERS);
    const { calls, readOrders } = begin({ start: () => started('7'), orders });
    await askEarly(START, LIST);
    expect(await readOrders()).toBe(7);
    expect(namesOf(calls)).toEqual(['Start', 'Orders', 'Orders']);
  });

  it.each([
    ['the address has filters', '/sales/orders?customerName=Asha', {}],
    ['a view of their own opens it', '/sales/orders', { defaults: [viewFor(null)] }],
    ['a view of their role opens it', '/sales/orders', { defaults: [viewFor(3)] }],
    ['they may not see it', '/sales/orders', { entity: 'BILL' }],
  ])('is not asked for early when %s', async (_, address, choices) => {
    window.history.replaceState(null, '', address);
    const { calls } = begin({ start: () => started('7', choices) });
    await askEarly(START, LIST);
    expect(namesOf(calls)).toEqual(['Start']);
  });

  it('is asked for early when only another role, or another list, opens with a view', async () => {
    const defaults = [viewFor(4), { ...viewFor(3), list: 'bills' }];
    const { calls } = begin({ start: () => started('7', { defaults }) });
    await askEarly(START, LIST);
    expect(namesOf(calls)).toEqual(['Start', 'Orders']);
  });
});

function viewFor(roleId: number | null) {
  return { list: 'sales-orders', roleId, choice: 'late' };
}
