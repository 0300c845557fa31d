import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { TICKET_CHOICES } from '@munim/schema/support/support.rules.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TicketRowFragment } from '../../generated/documents.ts';
import { type GatewayCall, graphqlError, type MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const ticket = (more: Partial<TicketRowFragment> = {}) => ({
  __typename: 'Ticket' as const,
  id: 'T-1',
  list: 'TECH_SUPPORT' as const,
  name: 'The list is empty',
  description: 'Since noon.',
  status: 'OPEN' as TicketRowFragment['status'],
  trackerWord: null,
  isEmbedded: true,
  actions: ['ATTACH' as const],
  orderNumber: null,
  issueType: 'Wrong Data',
  category: null,
  requester: { __typename: 'UserName' as const, id: '7', name: 'Asha Rao' },
  attachments: [],
  createdAt: '2026-11-20T06:00:00Z',
  ...more,
});
const OPTIONS = {
  __typename: 'TicketOptions',
  ...TICKET_CHOICES,
  categories: Object.entries(TICKET_CHOICES.categories).map(([field, name]) => ({
    __typename: 'TicketCategory',
    field,
    name,
  })),
};
const statesRead = (readAt: string | null) => ({
  data: { readTicketStates: { __typename: 'TicketStates', readAt } },
});
const ORDER = {
  __typename: 'Order',
  id: '5',
  number: 'SO-5',
  grandTotal: '1180.00',
  createdAt: '2026-11-18T06:00:00Z',
  status: 'IN_TRANSIT',
  customer: { __typename: 'TenantSummary', id: '3', name: 'Hotel Udupi Grand' },
};

function open(path: string, responses: MockResponses = {}, role: number = Role.SALES) {
  const started = openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      Tickets: () => ({
        data: { tickets: { __typename: 'TicketPage', items: [ticket()], count: 1 } },
      }),
      ReadTicketStates: () => statesRead(null),
      TicketOptions: () => ({ data: { ticketOptions: OPTIONS } }),
      TicketOrder: ({ variables }) =>
        variables['number'] === 'SO-5'
          ? { data: { order: ORDER } }
          : graphqlError('NOT_FOUND', 'Order not found'),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const inputsOf = (calls: GatewayCall[], operation: string) =>
  calls
    .filter((call) => call.operation === operation)
    .map(({ variables }) => variables['input'] as Record<string, unknown>);
const submit = () => screen.findByRole('button', { name: 'Submit' });
/** A field of the form; the list below has a filter of the same name. */
const fieldOf = (label: RegExp) => within(screen.getByRole('form')).getByLabelText(label);
const NOT_SENT = 'Your request could not be submitted';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('three cards, one form at a time, the requester fixed', async () => {
  const { user } = open('/ops-support');
  for (const [card, field] of [
    ['Order Status', /^Order number/],
    ['Ad-hoc Request', /^Specifications/],
    ['Tech Support', /^Issue type/],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${card}`) }));
    expect(await screen.findByRole('form', { name: card })).toBeInTheDocument();
    expect(screen.getAllByRole('form')).toHaveLength(1);
    expect(screen.getByLabelText(field)).toBeInTheDocument();
    expect(screen.getByText('asha@example.com')).toBeInTheDocument();
  }
});

test('an order fills total, date, status and customer; the category opens its text; a failure is silent and keeps the key', async () => {
  let fails = true;
  const { calls, user } = open('/ops-support?form=ORDER_STATUS&order=SO-5', {
    CreateOrderStatusTicket: () =>
      fails
        ? graphqlError('BAD_USER_INPUT', 'The request could not be submitted')
        : { data: { createOrderStatusTicket: { __typename: 'CreatedTicket', id: 'T-9' } } },
  });
  expect(await screen.findByText('Hotel Udupi Grand')).toBeInTheDocument();
  expect(screen.getByText('2026-11-18')).toBeInTheDocument();
  expect(screen.queryByLabelText('Packaging Material')).toBeNull();
  await user.type(fieldOf(/^Subject/), 'Where is it?');
  await user.type(screen.getByLabelText(/^Description/), 'Promised for Monday.');
  await user.selectOptions(fieldOf(/^Issue type/), 'Delayed Delivery');
  await user.selectOptions(fieldOf(/^Category/), 'Packaging Material');
  await user.type(await screen.findByLabelText('Packaging Material'), 'Boxes');
  await user.click(await submit());
  await waitFor(() => expect(inputsOf(calls, 'CreateOrderStatusTicket')).toHaveLength(1));
  await waitFor(async () => expect(await submit()).toBeEnabled());
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  expect(fieldOf(/^Subject/)).toHaveValue('Where is it?');
  fails = false;
  await user.click(await submit());
  expect(await screen.findByText('Your request has been submitted: T-9')).toBeInTheDocument();
  const [first, second] = inputsOf(calls, 'CreateOrderStatusTicket');
  expect(second).toEqual(first);
  expect(first).toEqual({
    name: 'Where is it?',
    description: 'Promised for Monday.',
    orderNumber: 'SO-5',
    issueType: 'Delayed Delivery',
    category: 'Packaging Material',
    packagingMaterial: 'Boxes',
    orderTotal: '1180.00',
    orderDate: '2026-11-18',
    orderStatus: 'IN_TRANSIT',
    orderLink: `${window.location.origin}/sales/orders/order-details/SO-5`,
    customerName: 'Hotel Udupi Grand',
    idempotencyKey: expect.any(String),
  });
});

test('required fields and an unknown order are named; a failure of the others says why', async () => {
  const { calls, user } = open('/ops-support?form=ORDER_STATUS', {
    CreateAdHocTicket: () => graphqlError('BAD_USER_INPUT', 'The request could not be submitted'),
  });
  await user.click(await submit());
  expect(await screen.findByText('Please enter Subject.')).toBeInTheDocument();
  expect(screen.getByText('Please enter Category.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Order number/), 'SO-0');
  expect(await screen.findByText('There is no order with this number.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Ad-hoc Request/ }));
  await user.type(await screen.findByLabelText(/^Subject/), 'Robes');
  await user.type(screen.getByLabelText(/^Customer/), 'Hotel');
  await user.selectOptions(fieldOf(/^Category/), 'Other');
  await user.type(screen.getByLabelText(/^Specifications/), 'Cotton');
  await user.type(screen.getByLabelText(/^Quantity/), '0');
  await user.type(screen.getByLabelText(/^Description/), 'For the new wing.');
  await user.click(await submit());
  expect(await screen.findByText('Quantity: a whole number from 1.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Quantity/), '{Backspace}40');
  await user.click(await submit());
  expect(await screen.findByText(NOT_SENT)).toBeInTheDocument();
  expect(screen.getByText('The request could not be submitted')).toBeInTheDocument();
  expect(inputsOf(calls, 'CreateAdHocTicket')).toMatchObject([{ quantity: 40 }]);
});

test('tickets are listed; administrators change their state', async () => {
  const { calls, user } = open(
    '/ops-support?ticket=T-1',
    {
      Tickets: () => ({
        data: {
          tickets: {
            __typename: 'TicketPage',
            items: [ticket({ actions: ['START', 'CLOSE'] })],
            count: 1,
          },
        },
      }),
      ChangeTicketStatus: () => ({
        data: { changeTicketStatus: { __typename: 'Done', success: true } },
      }),
    },
    Role.TOP_ADMIN,
  );
  expect(await screen.findByText('Ticket T-1')).toBeInTheDocument();
  expect(screen.getByText('Since noon.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close ticket' }));
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'ChangeTicketStatus')).toHaveLength(1),
  );
});

const countOf = (calls: GatewayCall[], name: string) =>
  calls.filter(({ operation }) => operation === name).length;
const filterOf = (calls: GatewayCall[]) =>
  calls.findLast(({ operation }) => operation === 'Tickets')?.variables['filter'];

test('filters are in the address and sent as they are', async () => {
  const { calls, user } = open('/ops-support?status=CLOSED&fromDate=2026-11-01');
  await screen.findByText('The list is empty');
  expect(filterOf(calls)).toMatchObject({ status: 'CLOSED', fromDate: '2026-11-01' });
  await user.selectOptions(screen.getByLabelText('Form'), 'Ad-hoc Request');
  await waitFor(() => expect(filterOf(calls)).toMatchObject({ list: 'AD_HOC' }));
  await user.selectOptions(screen.getByLabelText('Category'), 'Packaging Material');
  await waitFor(() => expect(filterOf(calls)).toMatchObject({ category: 'Packaging Material' }));
  await user.type(screen.getByLabelText('Search tickets'), 'late');
  await waitFor(() => expect(filterOf(calls)).toMatchObject({ search: 'late', list: 'AD_HOC' }));
});

test('an outside tracker is read at first, by the button and when the person comes back; a failure keeps what is shown', async () => {
  let fails = false;
  const { calls, user } = open('/ops-support?ticket=T-1', {
    ReadTicketStates: () =>
      fails
        ? graphqlError('BAD_USER_INPUT', 'The tracker was asked in vain')
        : statesRead('2026-11-20T06:30:00Z'),
    Tickets: () => ({
      data: {
        tickets: {
          __typename: 'TicketPage',
          items: [ticket({ isEmbedded: false, status: 'CLOSED', trackerWord: 'resolved' })],
          count: 1,
        },
      },
    }),
  });
  expect(await screen.findByText(/^States of 2026-11-20/)).toBeInTheDocument();
  expect((await screen.findAllByText('resolved')).length).toBeGreaterThan(0);
  expect(countOf(calls, 'ReadTicketStates')).toBe(1);
  const readBefore = countOf(calls, 'Tickets');
  fails = true;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('The tracker was asked in vain')).toBeInTheDocument();
  expect(screen.getAllByText('The list is empty').length).toBeGreaterThan(0);
  await waitFor(() => expect(countOf(calls, 'Tickets')).toBe(readBefore + 1));
  fails = false;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  try {
    fireEvent.focus(window);
    expect(await screen.findByText(/^States of 2026-11-20/)).toBeInTheDocument();
  } finally {
    clock.mockRestore();
  }
  expect(countOf(calls, 'ReadTicketStates')).toBe(3);
});

test('who only looks as another does not ask the tracker', async () => {
  const { calls } = openConsole('/ops-support', {
    viewer: { ...viewerOf(Role.SALES), viewedBy: '1' },
    responses: {
      Tickets: () => ({ data: { tickets: { __typename: 'TicketPage', items: [], count: 0 } } }),
      TicketOptions: () => ({ data: { ticketOptions: OPTIONS } }),
    },
  });
  expect(await screen.findByText('No tickets.')).toBeInTheDocument();
  expect(countOf(calls, 'ReadTicketStates')).toBe(0);
});
