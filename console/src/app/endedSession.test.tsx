import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphqlError, type GatewayCall } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { readTokens, storeTokens } from './tokens.ts';

/** Text that is typed outlives the session it was typed in, for the person who typed it. */
const asha = viewerOf(Role.TOP_ADMIN);
const rohan = viewerOf(Role.TOP_ADMIN, { id: '8', firstName: 'Rohan', email: 'rohan@example.com' });
/** People whose token the gateway accepts, by token. */
let accepted: Record<string, typeof asha>;
beforeEach(() => {
  accepted = { a1: asha };
});
afterEach(cleanup);

const guarded = (answer: (viewer: typeof asha) => object) => (call: GatewayCall) => {
  const viewer = accepted[call.token ?? ''];
  return viewer ? { data: answer(viewer) } : graphqlError('UNAUTHENTICATED', 'Session ended');
};

async function typeName() {
  const opened = openConsole('/createTenant?organisation=3', {
    responses: {
      Viewer: guarded((viewer) => ({ viewer })),
      OrganisationOptionById: guarded(() => ({
        organisation: { __typename: 'Organisation', id: '3', name: 'Lotus Group' },
      })),
      CreateTenant: guarded(() => ({
        createTenant: { __typename: 'Tenant', id: '11', name: 'Lotus Inn' },
      })),
      RefreshAccessToken: () => graphqlError('UNAUTHENTICATED', 'No session'),
      SendOtp: () => ({
        data: { sendOtp: { __typename: 'OtpSession', sessionId: 's1', message: null } },
      }),
      VerifyUser: () => ({
        data: {
          verifyUser: {
            __typename: 'SignedIn',
            accessToken: 'a2',
            refreshToken: 'r2',
            deviceToken: null,
          },
        },
      }),
    },
    viewer: asha,
  });
  const user = userEvent.setup();
  await screen.findByDisplayValue('Lotus Group');
  await user.type(screen.getByLabelText(/^Customer Name/), 'Lotus Inn');
  return { user, ...opened };
}
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
const save = () => screen.getByRole('button', { name: 'Save' });
const created = (calls: readonly GatewayCall[]) =>
  calls.filter(({ operation, token }) => operation === 'CreateTenant' && token === 'a2');

test.each([
  ['refused', () => undefined],
  ['deleted', () => localStorage.clear()],
])('tokens are %s: the same person signs in over the form and saves', async (_, lose) => {
  const { user, calls, router } = await typeName();
  accepted = { a2: asha };
  lose();
  await user.click(save());
  const form = await dialog();
  expect(readTokens().accessToken).toBeNull();
  expect(form.getByLabelText('E-mail or phone')).toHaveValue('asha@example.com');
  await user.click(form.getByRole('button', { name: 'Send OTP' }));
  await form.findByLabelText('Digit 1 of 6');
  await user.paste('123456');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/createTenant');
  expect(screen.getByLabelText(/^Customer Name/)).toHaveValue('Lotus Inn');
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toMatch(/customer-details\/11$/));
  expect(created(calls)).toHaveLength(1);
});

test('somebody else who signs in gets a page of their own, without what was typed', async () => {
  const { user, calls } = await typeName();
  accepted = { a2: rohan };
  await user.click(save());
  await dialog();
  storeTokens('a2', 'r2'); // tokens of a sign-in in another tab
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText(/^Customer Name/)).toHaveValue(''));
  expect(screen.queryByDisplayValue('Lotus Inn')).toBeNull();
  expect(created(calls)).toEqual([]);
});

test('somebody else signs in in another tab while nothing was refused: nothing goes out in their name', async () => {
  const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.sign`;
  accepted = { a1: asha, [tokenOf('7')]: asha, [tokenOf('8')]: rohan };
  const { user, calls } = await typeName();
  storeTokens(tokenOf('7'), 'r1');
  expect(screen.getByLabelText(/^Customer Name/)).toHaveValue('Lotus Inn');
  storeTokens(tokenOf('8'), 'r2');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText(/^Customer Name/)).toHaveValue(''));
  expect(calls.filter(({ operation }) => operation === 'CreateTenant')).toEqual([]);
});

test('who does not want to go on leaves to the sign-in page', async () => {
  const { user, router } = await typeName();
  accepted = {};
  await user.click(save());
  const form = await dialog();
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByLabelText('E-mail or phone')).toBeInTheDocument();
});
