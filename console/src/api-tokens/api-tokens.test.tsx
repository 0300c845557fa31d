import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiTokenRowFragment } from '../../generated/documents.ts';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const SECRET = 'munim_0123456789abcdefghijklmnopqrstuv012345';
type Row = ApiTokenRowFragment & { __typename: 'ApiToken' };
const row = (more: Partial<ApiTokenRowFragment> = {}): Row => ({
  __typename: 'ApiToken',
  id: '7',
  name: 'Nightly stock sheet',
  user: { id: '1', name: 'Asha Rao' },
  permissions: [{ entity: 'ORDER', actions: ['READ', 'APPROVE'] }],
  organisation: null,
  networks: [],
  tokenEnd: '2345',
  state: 'ACTIVE',
  expiresAt: '2027-02-25T04:30:00.000Z',
  lastUsedAt: null,
  lastUsedFrom: null,
  createdAt: '2026-11-27T04:30:00.000Z',
  previousEndsAt: null,
  version: 3,
  ...more,
});

interface Opened {
  role?: number;
  mayMake?: boolean;
  rows?: Row[];
  responses?: MockResponses;
}
function open({ role = Role.TOP_ADMIN, mayMake = true, rows, responses = {} }: Opened = {}) {
  const viewer = viewerOf(role);
  const own = rows ?? [row({ user: { id: viewer.id, name: 'Asha Rao' } })];
  const apiToken = own[0];
  const shown = { __typename: 'NewApiToken' as const, apiToken, token: SECRET };
  const started = openConsole('/settings/api', {
    viewer,
    responses: {
      ApiTokens: () => ({
        data: {
          apiTokens: { __typename: 'ApiTokenPage', items: own, count: own.length, mayMake },
        },
      }),
      CreateApiToken: () => ({ data: { createApiToken: shown } }),
      RotateApiToken: () => ({ data: { rotateApiToken: shown } }),
      RevokeApiToken: () => ({ data: { revokeApiToken: row({ state: 'REVOKED' }) } }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const lastOf = (calls: ReturnType<typeof open>['calls'], operation: string) =>
  calls.findLast((call) => call.operation === operation)?.variables;
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('says what each token may, whose rows it sees and how long it lasts', async () => {
  open();
  expect(await screen.findByText('order READ/APPROVE')).toBeInTheDocument();
  for (const text of ['Nightly stock sheet', '2345', 'Active', 'Any'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('makes one that reads what the viewer reads, and shows it once', async () => {
  const { user, calls } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Make token' }))[0]!);
  const drawer = await screen.findByRole('dialog', { name: 'Make API token' });
  await user.type(within(drawer).getByLabelText(/^Name/), 'Stock sheet');
  await user.type(within(drawer).getByLabelText(/^Networks/), '10.0.0.0/8{Enter}');
  await user.click(within(drawer).getByRole('button', { name: 'Make token' }));
  const shown = await screen.findByRole('dialog', { name: 'Token Nightly stock sheet' });
  expect(within(shown).getByLabelText('Token')).toHaveValue(SECRET);
  expect(lastOf(calls, 'CreateApiToken')).toMatchObject({
    input: {
      name: 'Stock sheet',
      days: 90,
      networks: ['10.0.0.0/8'],
      permissions: expect.arrayContaining([{ entity: 'ORDER', actions: ['READ'] }]),
    },
  });
  await user.click(within(shown).getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
});

test('a network that is none is refused before it is sent', async () => {
  const { user, calls } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Make token' }))[0]!);
  const drawer = await screen.findByRole('dialog', { name: 'Make API token' });
  await user.type(within(drawer).getByLabelText(/^Name/), 'Stock sheet');
  await user.type(within(drawer).getByLabelText(/^Networks/), 'example.com{Enter}');
  await user.click(within(drawer).getByRole('button', { name: 'Make token' }));
  expect(
    await within(drawer).findByText('example.com is no address and no network'),
  ).toBeInTheDocument();
  expect(lastOf(calls, 'CreateApiToken')).toBeUndefined();
});

test('gives a new secret and revokes', async () => {
  const { user, calls } = open();
  const menu = () => button('Actions of row 1, Nightly stock sheet');
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'New secret' }));
  await user.click(await button('Make new secret'));
  await user.click(await button('I have copied it'));
  expect(lastOf(calls, 'RotateApiToken')).toEqual({
    input: { id: '7', version: 3, days: 90, overlapHours: 24 },
  });
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  await user.click(await button('Confirm'));
  expect(lastOf(calls, 'RevokeApiToken')).toEqual({ id: '7' });
});

test('another person’s can be revoked, not given a new secret', async () => {
  const { user } = open({ rows: [row({ user: { id: '99', name: 'Ravi' } })] });
  await user.click(await button('Actions of row 1, Nightly stock sheet'));
  expect(await screen.findByRole('menuitem', { name: 'New secret' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a role that makes none is not offered it', async () => {
  open({ role: Role.SALES, mayMake: false });
  await screen.findByText('Nightly stock sheet');
  expect(screen.queryByRole('button', { name: 'Make token' })).not.toBeInTheDocument();
});
