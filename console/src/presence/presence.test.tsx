import { afterEach, expect, it, jest } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GatewayCall } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { PRESENCE_MS } from './usePresence.ts';

const viewer = viewerOf(Role.TOP_ADMIN);
const sentRoutes = (calls: GatewayCall[]) =>
  calls
    .filter(({ operation }) => operation === 'UpdatePresence')
    .map(({ variables }) => variables['lastRoute']);
const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  hide(false);
});

it('sends the route every 5 seconds, without the loading bar, and not while the tab is hidden', async () => {
  jest.useFakeTimers();
  const { calls, router } = openConsole('/purchase/bills', {
    viewer,
    responses: { UpdatePresence: () => ({ status: 500 }) },
  });
  await pass(100);
  expect(sentRoutes(calls)).toEqual(['/purchase/bills']);
  await act(() => router.navigate('/blogs'));
  await pass(PRESENCE_MS);
  expect(sentRoutes(calls)).toEqual(['/purchase/bills', '/blogs']);
  hide(true);
  await pass(PRESENCE_MS * 4);
  expect(sentRoutes(calls)).toHaveLength(2);
  hide(false);
  await pass(PRESENCE_MS);
  expect(sentRoutes(calls)).toHaveLength(3);
  expect(screen.queryByText('Internal server error')).toBeNull();
});

it('sends activity at most once a minute', async () => {
  jest.useFakeTimers();
  const { calls } = openConsole('/purchase/bills', { viewer });
  const told = () => calls.filter(({ operation }) => operation === 'TrackUserActivity').length;
  await pass(100);
  expect(told()).toBe(1);
  for (let i = 0; i < 5; i += 1) window.dispatchEvent(new Event('pointerdown'));
  expect(told()).toBe(1);
  await pass(60_000);
  window.dispatchEvent(new Event('keydown'));
  await pass(10);
  expect(told()).toBe(2);
});

it('shows who is online by name', async () => {
  const seen = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
  const entry = (userId: string, secondsAgo: number) => ({
    __typename: 'InfoEntry',
    userId,
    lastRoute: '/blogs',
    lastSeen: seen(secondsAgo),
  });
  openConsole('/purchase/bills', {
    viewer,
    responses: {
      OnlineUsers: () => ({
        data: { infoRecord: [entry('7', 1), entry('8', 3), entry('9', 900)] },
      }),
      OnlineUserNames: () => ({
        data: {
          users: {
            __typename: 'UserPage',
            count: 1,
            items: [{ __typename: 'User', id: '8', name: 'Ravi Iyer' }],
          },
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Who is online: 2' }));
  expect(await screen.findByText('Ravi Iyer')).toBeInTheDocument();
  expect(screen.getByText('You')).toBeInTheDocument();
});
