import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { WAREHOUSES } from '../app/listPaths.ts';
import userEvent from '@testing-library/user-event';
import type { GatewayCall, MockResponses } from '../../testing/mockGateway.ts';
import { type MockSocket, mockSocket } from '../../testing/mockSocket.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const viewer = viewerOf(Role.TOP_ADMIN);
const warehouses = (names: readonly string[]) => ({
  data: {
    warehouses: {
      __typename: 'WarehousePage',
      count: names.length,
      items: names.map((name, i) => ({
        __typename: 'Warehouse',
        id: String(i + 1),
        name,
        skusInStock: 2,
        registration: null,
        address: null,
      })),
    },
  },
});

let socket: MockSocket;
let names: string[];
let calls: GatewayCall[];

beforeEach(() => {
  socket = mockSocket();
  names = ['Peenya'];
});
afterEach(() => {
  hide(false);
  cleanup();
  socket.remove();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
const change = (id: string | null, ownRequestId: string | null = null, kind = 'WAREHOUSE') => ({
  __typename: 'RecordChange',
  kind,
  id,
  key: null,
  ownRequestId,
});
const tell = async (
  records: ReturnType<typeof change>[],
  { number = '7', complete = true }: { number?: string; complete?: boolean } = {},
) => {
  await socket.push({ changes: { __typename: 'RecordChanges', number, complete, records } });
  await pass(0);
};
const reads = () => calls.filter(({ operation }) => operation === 'Warehouses').length;

async function openList(responses: MockResponses = {}, as = viewer): Promise<void> {
  ({ calls } = openConsole(WAREHOUSES, {
    viewer: as,
    responses: { Warehouses: () => warehouses(names), ...responses },
  }));
  expect(await screen.findByText('Peenya')).toBeInTheDocument();
  await waitFor(() => expect(socket.subscriptions).toHaveLength(1));
  // fake timers from here on, to skip the three seconds
  jest.useFakeTimers();
  expect(reads()).toBe(1);
}

test('a row that somebody else adds appears, over one connection', async () => {
  await openList();
  names = ['Peenya', 'Whitefield'];
  await tell([change('2')]);
  await pass(400);
  expect(screen.getByText('Whitefield')).toBeInTheDocument();
  expect([reads(), socket.opened()]).toEqual([2, 1]);
});

test('a burst is one read now and one three seconds later', async () => {
  await openList();
  for (let burst = 0; burst < 500; burst++) await tell([change(String(burst))]);
  await pass(400);
  expect(reads()).toBe(2);
  for (let burst = 0; burst < 10; burst++) await tell([change(String(burst))]);
  await pass(1_000);
  expect(reads()).toBe(2);
  await pass(3_000);
  expect(reads()).toBe(3);
  await pass(10_000);
  expect(reads()).toBe(3);
});

test('other kinds and own calls read nothing again', async () => {
  await openList();
  await tell([change('1', null, 'EXPENSE')]);
  await pass(5_000);
  expect(reads()).toBe(1);
  const own = calls.find(({ operation }) => operation === 'UpdatePresence');
  await tell([change('1', own?.headers['x-request-id'] ?? null)]);
  await pass(5_000);
  expect([own?.headers['x-request-id'], reads()]).toEqual([expect.any(String), 1]);
});

test('a hidden tab reads nothing, and catches up when it is shown', async () => {
  await openList();
  hide(true);
  names = ['Peenya', 'Whitefield'];
  await tell([change('2')]);
  await pass(10_000);
  expect(reads()).toBe(1);
  hide(false);
  await pass(400);
  expect(reads()).toBe(2);
});

test('after a lost connection it asks from the last number on; of what cannot be told all is read again', async () => {
  await openList();
  await tell([], { number: '41' });
  expect(socket.subscriptions.map(({ variables }) => variables)).toEqual([{ after: '1' }]);
  await socket.drop();
  await pass(10_000);
  expect([socket.opened(), socket.subscriptions.at(-1)?.variables]).toEqual([2, { after: '41' }]);
  await tell([], { number: '9000', complete: false });
  await pass(400);
  expect(reads()).toBe(2);
});

test('from a backend that names no number with the viewer, the first answer reads the page again', async () => {
  await openList({}, { ...viewer, changeNumber: null });
  await tell([], { number: '41' });
  await pass(400);
  expect(reads()).toBe(2);
  await tell([], { number: '42' });
  await pass(5_000);
  expect(reads()).toBe(2);
});

test('a server that is away is asked again within 30 seconds, and at once when the network is back or the tab is shown', async () => {
  await openList();
  socket.away(true);
  await socket.drop();
  await pass(600_000);
  const tries = socket.opened();
  await pass(30_000);
  expect(socket.opened()).toBeGreaterThan(tries);
  for (const back of [
    () => window.dispatchEvent(new Event('online')),
    () => (hide(true), hide(false)),
  ]) {
    const before = socket.opened();
    back();
    await pass(100);
    expect(socket.opened()).toBe(before + 1);
  }
});

test('below an open form that sends what differs nothing changes; it is read when the form closes', async () => {
  await openList();
  jest.useRealTimers();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Create Warehouse' }));
  await screen.findByRole('dialog');
  jest.useFakeTimers();
  await tell([change('2')]);
  await pass(10_000);
  expect(reads()).toBe(1);
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(reads()).toBe(2));
});
