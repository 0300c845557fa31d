import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedQueryRowFragment } from '../../generated/documents.ts';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const QUERY = '{ orders { items { number } } }';
type Row = SavedQueryRowFragment & { __typename: 'SavedQuery' };
const row = (more: Partial<SavedQueryRowFragment> = {}): Row => ({
  __typename: 'SavedQuery',
  id: '5',
  name: 'open-orders',
  title: 'Open orders',
  query: QUERY,
  variables: '{}',
  isShared: true,
  user: { id: '1', name: 'Asha Rao' },
  mayChange: true,
  updatedAt: '2026-11-27T04:30:00.000Z',
  version: 2,
  ...more,
});

function open(rows: Row[], responses: MockResponses = {}) {
  const started = openConsole('/settings/queries', {
    viewer: viewerOf(Role.SALES),
    responses: {
      SavedQueries: () => ({
        data: { savedQueries: { __typename: 'SavedQueryPage', items: rows, count: rows.length } },
      }),
      AddToSavedQueries: () => ({ data: { createSavedQuery: row() } }),
      ChangeSavedQueries: () => ({ data: { updateSavedQuery: row({ version: 3 }) } }),
      RemoveFromSavedQueries: () => ({
        data: { deleteSavedQuery: { __typename: 'Done', success: true, message: null } },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const lastOf = (calls: ReturnType<typeof open>['calls'], operation: string) =>
  calls.findLast((call) => call.operation === operation)?.variables;
const rowMenu = () => screen.findByRole('button', { name: 'Actions of row 1, Open orders' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('shows each with its address and for whom it is', async () => {
  open([row(), row({ id: '6', name: 'mine', title: 'Mine', isShared: false })]);
  for (const text of ['/q/open-orders.csv', 'Everybody', '/q/mine.csv', 'Myself'])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

test('saves one under a name made of its title', async () => {
  const { user, calls } = open([]);
  await user.click((await screen.findAllByRole('button', { name: 'Save a query' }))[0]!);
  const drawer = await screen.findByRole('dialog', { name: 'Save a query' });
  await user.type(within(drawer).getByLabelText(/^Title/), 'Open invoices, by day');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Query saved')).toBeInTheDocument();
  expect(lastOf(calls, 'AddToSavedQueries')).toMatchObject({
    input: { name: 'open-invoices-by-day', title: 'Open invoices, by day', variables: '{}' },
  });
});

test('a text that the server refuses is said in its words, and stays', async () => {
  const { user } = open([row()], {
    ChangeSavedQueries: () => ({
      errors: [
        {
          message: 'A saved query asks for one list',
          extensions: { code: 'BAD_USER_INPUT', field: 'query' },
        },
      ],
      data: null,
    }),
  });
  await user.click(await screen.findByText('/q/open-orders.csv'));
  const drawer = await screen.findByRole('dialog', { name: 'Saved query' });
  await user.type(within(drawer).getByLabelText(/^Query/), ' # more');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText('A saved query asks for one list')).toBeInTheDocument();
  expect(within(drawer).getByLabelText(/^Query/)).toHaveValue(`${QUERY} # more`);
});

test('runs one as the viewer and saves its rows', async () => {
  const { user } = open([row()]);
  await user.click(await rowMenu());
  const asked: string[] = [];
  const others = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (typeof url !== 'string' || !url.includes('/q/')) return others(url, init);
    asked.push(url, new Headers(init?.headers).get('authorization') ?? '');
    return {
      ok: false,
      json: async () => ({ errors: [{ message: 'You may not' }] }),
    } as Response;
  });
  await user.click(await screen.findByRole('menuitem', { name: 'Download as CSV' }));
  expect(await screen.findByText('You may not')).toBeInTheDocument();
  expect(asked).toEqual([
    `${window.location.origin}/q/open-orders.csv`,
    expect.stringMatching(/^Bearer ./),
  ]);
});

test('deletes after asking', async () => {
  const { user, calls } = open([row()]);
  await user.click(await rowMenu());
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Query deleted')).toBeInTheDocument();
  expect(lastOf(calls, 'RemoveFromSavedQueries')).toEqual({ id: '5' });
});
