import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type MockResponses, graphqlError, mockGateway } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { createApolloClient } from '../app/apolloClient.ts';
import { SessionProvider, useSessionState } from '../app/session.tsx';
import { storeTokens } from '../app/tokens.ts';
import { CommunicationPanel } from './CommunicationPanel.tsx';

const late = {
  __typename: 'OrderDelay',
  id: 'SO-2627-00007',
  stage: 'IN_TRANSIT',
  expectedDate: '2026-11-18',
  daysLate: 3,
};
const delays = (items: object[]) => ({
  data: { orderDelays: { __typename: 'OrderDelayPage', items, count: items.length } },
});
const TRACKER = '/public/order-delay-tracker';
const variablesOf = (calls: { operation: string; variables: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

afterEach(cleanup);

test('a tracker link opens late orders without a session, with Login and no menu', async () => {
  const { calls } = openConsole(`${TRACKER}?token=abc.def`, {
    responses: { OrderDelays: () => delays([late]) },
  });
  expect(await screen.findByText('SO-2627-00007')).toBeInTheDocument();
  for (const text of ['In Transit', '2026-11-18', '3'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByText('Manage Products')).toBeNull();
  expect(variablesOf(calls, 'OrderDelays')).toEqual([{ token: 'abc.def', page: 1, limit: 10 }]);
});

test.each([
  ['nothing is late', () => delays([]), 'No delayed orders.'],
  [
    'the link is bad',
    () => graphqlError('LINK_INVALID', 'This link is not valid or has expired.'),
    'This link is not valid or has expired.',
  ],
  ['the page is off', () => graphqlError('NOT_FOUND', 'Page not found'), 'Page not found'],
])('%s: the error is shown in place', async (_, answer, text) => {
  openConsole(TRACKER, { responses: { OrderDelays: answer } });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a failed read offers to try again', async () => {
  let fails = true;
  openConsole(TRACKER, {
    responses: { OrderDelays: () => (fails ? { status: 502, body: 'x' } : delays([late])) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('SO-2627-00007')).toBeInTheDocument();
});

const organisation = {
  __typename: 'Organisation',
  id: '70',
  name: 'Sagar Hotels',
  isActive: true,
  logo: null,
  logoThumbnail: null,
  tenantCount: 1,
  createdAt: '2026-01-01T00:00:00Z',
};
const ORGANISATION: MockResponses = {
  Organisation: () => ({ data: { organisation } }),
  Tenants: () => ({ data: { tenants: { __typename: 'TenantPage', items: [], count: 0 } } }),
};

test('a user with ORDER APPROVE creates a link of an organisation and can copy it', async () => {
  const url = 'http://localhost:3000/public/order-delay-tracker?token=x.y';
  const link = { __typename: 'OrderDelayLink', url, expiresAt: '2026-12-21T00:00:00Z' };
  const { calls } = openConsole('/sales/organisations/organisation-details/70', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      ...ORGANISATION,
      CreateOrderDelayLink: () => ({ data: { createOrderDelayLink: link } }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tracker link' }));
  const days = await screen.findByLabelText('Days it is good for');
  await user.clear(days);
  await user.type(days, '0');
  expect(screen.getByRole('button', { name: 'Make link' })).toBeDisabled();
  await user.clear(days);
  await user.type(days, '7');
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(url);
  expect(screen.getByText('Good until 2026-12-21.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(variablesOf(calls, 'CreateOrderDelayLink')).toEqual([
    { input: { organisationId: '70', validDays: 7 } },
  ]);
});

test('other users see no link button', async () => {
  openConsole('/sales/organisations/organisation-details/70', {
    viewer: viewerOf(Role.SALES),
    responses: ORGANISATION,
  });
  expect(await screen.findByRole('heading', { name: 'Sagar Hotels' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tracker link' })).toBeNull();
});

/** The dialog alone, in a session. */
function openDialog(responses: MockResponses) {
  storeTokens('a1', 'r1');
  const viewer = viewerOf(Role.TOP_ADMIN);
  const calls = mockGateway({ Viewer: () => ({ data: { viewer } }), ...responses });
  const nothing = () => undefined;
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: nothing, end: nothing },
    onSessionLost: nothing,
  });
  let closed = 0;
  const ColumnFactory = () =>
    useSessionState().kind === 'signedIn' && (
      <CommunicationPanel orderNumber="SO-5" onClose={() => void (closed += 1)} />
    );
  render(
    <BlueprintProvider>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <SessionProvider>
            <ColumnFactory />
          </SessionProvider>
        </MemoryRouter>
      </ApolloProvider>
    </BlueprintProvider>,
  );
  return { calls, user: userEvent.setup(), closed: () => closed };
}
const result = (sent: boolean) => ({
  data: {
    sendOrderCommunication: {
      __typename: 'OrderCommunicationResult',
      sent,
      message: 'It will be tried again',
    },
  },
});
const send = () => screen.getByRole('button', { name: 'Send' });

test('a message to the customer shows errors under the fields, then is sent with the fixed notice', async () => {
  const { calls, user, closed } = openDialog({ SendOrderCommunication: () => result(true) });
  await user.type(await screen.findByLabelText('E-mails'), 'nonsense{Enter}');
  await user.click(send());
  expect(await screen.findByText('nonsense is not an e-mail address.')).toBeInTheDocument();
  expect(screen.getByText('Please enter Message.')).toBeInTheDocument();
  await user.type(
    screen.getByLabelText('E-mails'),
    '{Backspace}{Backspace}a@hotel.in, b@hotel.in{Enter}',
  );
  await user.type(screen.getByLabelText('Subject'), 'Tomorrow');
  await user.type(screen.getByLabelText(/Message/), 'Truck at 9');
  await user.click(send());
  expect(await screen.findByText('Email has sent to customer !')).toBeInTheDocument();
  expect(closed()).toBe(1);
  expect(variablesOf(calls, 'SendOrderCommunication')).toEqual([
    {
      input: {
        orderNumber: 'SO-5',
        emails: ['a@hotel.in', 'b@hotel.in'],
        subject: 'Tomorrow',
        message: 'Truck at 9',
        attachments: [],
      },
    },
  ]);
});

test('the channel switch shows phones, without subject and files', async () => {
  const { calls, user } = openDialog({ SendOrderCommunication: () => result(true) });
  await user.click(await screen.findByText('Phone'));
  expect(screen.queryByLabelText('Subject')).toBeNull();
  expect(screen.queryByText('Attachments')).toBeNull();
  await user.type(screen.getByLabelText('Phones'), '981{Enter}');
  await user.type(screen.getByLabelText(/Message/), 'Truck at 9');
  await user.click(send());
  expect(await screen.findByText('981 is not a phone number of 10 digits.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Phones'), '{Backspace}{Backspace}9812345678{Enter}');
  await user.click(send());
  await waitFor(() =>
    expect(variablesOf(calls, 'SendOrderCommunication')).toEqual([
      { input: { orderNumber: 'SO-5', phones: ['9812345678'], message: 'Truck at 9' } },
    ]),
  );
});

test.each([
  [
    'refused: what was typed stays',
    () => graphqlError('BAD_USER_INPUT', 'A mail may have at most 15 MB of attachments'),
    0,
  ],
  ['queued but not taken yet: closed, so that nobody sends it twice', () => result(false), 1],
])('%s', async (_, answer, closings) => {
  const { user, closed } = openDialog({ SendOrderCommunication: answer });
  await user.type(await screen.findByLabelText('E-mails'), 'a@hotel.in{Enter}');
  await user.type(screen.getByLabelText(/Message/), 'Truck at 9');
  await user.click(send());
  expect(await screen.findByText('Failed to send communication')).toBeInTheDocument();
  // the notice may still be that of the test before
  await waitFor(() => expect(closed()).toBe(closings));
  expect(screen.getByLabelText(/Message/)).toHaveValue('Truck at 9');
});
