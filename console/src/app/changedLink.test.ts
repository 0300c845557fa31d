import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { asBulkRun } from '../ui/bulkRuns.ts';
import { useOpenForm } from '../ui/form/openForms.ts';
import { changedLink } from './changedLink.ts';
import { onUnknownChanges } from './unknownChanges.ts';
import { isOwnRequest, noteOwnRequest } from './ownRequests.ts';

afterEach(cleanup);

const WRITE = gql`
  mutation Write {
    write
  }
`;
const order = [{ kind: 'ORDER', id: '5', key: null }];
const known = { data: { write: true }, extensions: { changed: order } };
const unknown = { data: { write: true } };

/** A client whose mutations answer so, what it asked for since, and what it was told that it could not know. */
function clientOf(answer: object | Error) {
  const asked: string[] = [];
  const broken = new Set<string>();
  const link = new ApolloLink(({ operationName = '', operationType, variables }) => {
    asked.push([operationName, ...Object.values(variables)].join(' '));
    const data = {
      orders: [asked.length],
      order: asked.length,
      addresses: [asked.length],
      tenantUser: asked.length,
      orderCancelPreview: asked.length,
      logs: [asked.length],
    };
    const said = operationType === 'mutation' ? answer : { data };
    return new Observable((observer) => {
      if (said instanceof Error || broken.has(operationName))
        return observer.error(said instanceof Error ? said : new Error('Failed to fetch'));
      observer.next(said as never);
      observer.complete();
    });
  });
  const client = new ApolloClient({
    link: ApolloLink.from([changedLink, link]),
    cache: new InMemoryCache(),
  });
  const listener = jest.fn();
  const stop = onUnknownChanges(listener);
  return { client, asked, broken, listener, stop };
}

/** All that follows an answer without a wait of its own. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const number = (value: string) => ({ number: value });
const ORDERS = gql('query Orders { orders }');
const ORDER = gql('query Order($number: String) { order(number: $number) }');
const ADDRESSES = gql('query Addresses { addresses }');

async function open(client: ApolloClient, query = ORDERS, variables = {}): Promise<unknown[]> {
  const seen: unknown[] = [];
  client.watchQuery({ query, variables }).subscribe(({ data }) => seen.push(data));
  await settle();
  return seen;
}
async function write(client: ApolloClient, context = {}): Promise<void> {
  await client.mutate({ mutation: WRITE, errorPolicy: 'all', context }).catch(() => undefined);
  await settle();
}
const writesSince = (asked: readonly string[]) => asked.slice(asked.indexOf('Write') + 1);

describe('a write that says what it changed', () => {
  test('reads a list and the page of a record on screen again, each once; both stay meanwhile', async () => {
    const { client, asked, stop } = clientOf(known);
    const list = await open(client);
    const page = await open(client, ORDER, number('5'));
    const before = [list.length, page.length];
    await write(client);
    expect(writesSince(asked).toSorted()).toEqual(['Order 5', 'Orders']);
    expect([...list.slice(before[0]), ...page.slice(before[1])]).toEqual([
      expect.anything(),
      expect.anything(),
    ]);
    stop();
  });

  test('drops the same field with other arguments, which is not on screen', async () => {
    const { client, asked, stop } = clientOf(known);
    await client.query({ query: ORDER, variables: number('6') });
    await open(client, ORDER, number('5'));
    await write(client);
    expect(client.cache.readQuery({ query: ORDER, variables: number('6') })).toBeNull();
    expect(client.cache.readQuery({ query: ORDER, variables: number('5') })).not.toBeNull();
    expect(writesSince(asked)).toEqual(['Order 5']);
    stop();
  });

  test('notes what could not be read again', async () => {
    const { client, broken, listener, stop } = clientOf(known);
    await open(client);
    broken.add('Orders');
    await write(client);
    expect(listener.mock.calls).toEqual([[[expect.objectContaining({ query: ORDERS })]]]);
    stop();
  });

  test('reads once after several writes in bulk', async () => {
    const { client, asked, stop } = clientOf(known);
    await open(client);
    await asBulkRun(async () => {
      for (let i = 0; i < 3; i++) await write(client);
      expect(asked).toEqual(['Orders', 'Write', 'Write', 'Write']);
    });
    await settle();
    expect(asked.slice(4)).toEqual(['Orders']);
    stop();
  });

  test('reads nothing again but the log when the answer has it all, and drops what is not on screen', async () => {
    const { client, asked, stop } = clientOf(known);
    await client.query({ query: ORDER, variables: number('6') });
    await open(client);
    await open(client, gql('query Logs { logs }'));
    await write(client, { answersAll: true });
    expect(writesSince(asked)).toEqual(['Logs']);
    expect(client.cache.readQuery({ query: ORDER, variables: number('6') })).toBeNull();
    stop();
  });

  test('leaves what is below an open form until it closes; choices within it are read at once', async () => {
    const { client, asked, stop } = clientOf({
      ...known,
      extensions: { changed: [...order, { kind: 'TENANT', id: '1', key: null }] },
    });
    await open(client);
    await open(client, ADDRESSES);
    const form = renderHook(() => useOpenForm(true));
    await write(client);
    expect(writesSince(asked)).toEqual(['Addresses']);
    form.unmount();
    await settle();
    expect(writesSince(asked)).toEqual(['Addresses', 'Orders']);
    stop();
  });

  test('reads at once below the form that wrote, which may stay open, unless another one is open', async () => {
    const { client, asked, stop } = clientOf(known);
    await open(client);
    const form = renderHook(() => useOpenForm(true));
    const submit = () => form.result.current(() => write(client));
    await act(submit);
    expect(asked).toEqual(['Orders', 'Write', 'Orders']);
    const other = renderHook(() => useOpenForm(true));
    await act(submit);
    expect(asked.slice(3)).toEqual(['Write']);
    other.unmount();
    form.unmount();
    await settle();
    expect(asked.slice(3)).toEqual(['Write', 'Orders']);
    stop();
  });
});

describe('a write that does not say what it changed', () => {
  const failed = { data: null, errors: [{ message: 'Error' }] };

  test.each([
    ['was done', unknown],
    [
      'changed an unknown kind',
      { ...unknown, extensions: { changed: [{ kind: 'NEW', id: '1' }] } },
    ],
    ['failed', { ...failed, extensions: { changed: null } }],
    ['lost its answer', new Error('Failed to fetch')],
  ])('and %s: what is on screen stays and is noted, all else is dropped', async (_, answer) => {
    const { client, asked, listener, stop } = clientOf(answer);
    await client.query({ query: ORDER, variables: number('6') });
    const seen = await open(client, gql('query Form { tenantUser addresses orderCancelPreview }'));
    noteOwnRequest('own-1');
    await write(client, { headers: { 'x-request-id': 'own-1' } });
    expect(listener.mock.calls).toEqual([[null]]);
    expect(writesSince(asked)).toEqual([]);
    expect(seen.at(-1)).toMatchObject({ tenantUser: expect.any(Number) });
    expect(client.cache.readQuery({ query: ORDER, variables: number('6') })).toBeNull();
    expect(isOwnRequest('own-1')).toBe(false);
    stop();
  });

  test.each([
    ['is known to change nothing', unknown, { changesNothing: true }],
    ['says that it changed nothing', { ...failed, extensions: { changed: [] } }, {}],
  ])('and %s: nothing is noted or dropped', async (_, answer, context) => {
    const { client, asked, listener, stop } = clientOf(answer);
    await client.query({ query: ORDER, variables: number('6') });
    await open(client);
    await write(client, context);
    expect([listener.mock.calls, writesSince(asked)]).toEqual([[], []]);
    expect(client.cache.readQuery({ query: ORDER, variables: number('6') })).not.toBeNull();
    stop();
  });
});
