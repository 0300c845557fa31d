import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  QuotationDetailsFragment,
  UpdateQuotationMutationVariables,
} from '../../generated/documents.ts';
import { openRecordMenu, pressInRecordMenu } from '../../testing/recordActions.ts';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { mockSocket } from '../../testing/mockSocket.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { lineOf, typeIntoLine } from '../../testing/testLines.ts';
import { quotation, quotationLine as line } from '../../testing/testQuotations.ts';
import { isExpired } from './quotations.labels.ts';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

const admin = viewerOf(Role.TOP_ADMIN);
const record = (more: Partial<QuotationDetailsFragment> = {}) => ({
  data: { quotation: quotation(more) },
});
const facts = (more: Partial<QuotationDetailsFragment>) => quotation(more);
const order = { __typename: 'Order', id: '5', number: 'SO-5' };

function openDetails(responses: MockResponses, more: Partial<QuotationDetailsFragment> = {}) {
  const started = openConsole('/sales/quotation-details/12', {
    viewer: admin,
    responses: { Quotation: () => record(more), ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const sums = () => screen.getByText('Grand total').parentElement!;
const variablesOf = (calls: { operation: string; variables: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

const typeInto = async (
  user: ReturnType<typeof userEvent.setup>,
  row: string,
  column: string,
  text: string,
) => typeIntoLine(user, await lineOf(row), column, text);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list shows labels, filters by the address, and opens a quotation', async () => {
  const rejected = facts({ id: '11', status: 'REJECTED', rejectMessage: 'Too dear', actions: [] });
  const { calls, router } = openConsole(
    '/sales/quotations?statuses=SENT,REJECTED&fromDate=2026-05-01',
    {
      viewer: admin,
      responses: {
        Quotations: () => ({
          data: {
            quotations: { __typename: 'QuotationPage', items: [facts({}), rejected], count: 2 },
          },
        }),
        Quotation: () => record(),
      },
    },
  );
  expect(await screen.findByText('Draft')).toBeInTheDocument();
  expect(await screen.findByTitle('Rejected: Too dear')).toHaveTextContent('Rejected');
  expect(screen.getAllByText('₹ 2,596.00')).toHaveLength(2);
  expect(screen.getAllByText('2026-05-20').length).toBeGreaterThan(0);
  expect(variablesOf(calls, 'Quotations')).toEqual([
    { filter: { statuses: ['SENT', 'REJECTED'], fromDate: '2026-05-01' }, page: 1, limit: 10 },
  ]);
  await userEvent.setup().click(screen.getByRole('link', { name: '12' }));
  expect(await screen.findByRole('heading', { name: 'Quotation 12' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/sales/quotation-details/12');
});

test('a filter of CONFIRMED and REJECTED is asked for as such, and reads as their rows do', async () => {
  const rejected = facts({ id: '11', status: 'REJECTED', rejectMessage: 'Too dear', actions: [] });
  const items = [facts({ status: 'CONFIRMED' }), rejected];
  const { calls } = openConsole('/sales/quotations?statuses=CONFIRMED,REJECTED', {
    viewer: admin,
    responses: {
      Quotations: () => ({
        data: { quotations: { __typename: 'QuotationPage', items, count: 2 } },
      }),
    },
  });
  expect(await screen.findByTitle('Sent')).toHaveTextContent('Sent');
  expect(screen.getByTitle('Rejected: Too dear')).toHaveTextContent('Rejected');
  expect(await screen.findByText(/Sent, Rejected/)).toBeInTheDocument();
  expect(variablesOf(calls, 'Quotations')).toEqual([
    { filter: { statuses: ['CONFIRMED', 'REJECTED'] }, page: 1, limit: 10 },
  ]);
});

test('the buttons are the actions of the record; cost shows only when the server sends it', async () => {
  openDetails(
    {},
    {
      actions: ['SEND_EMAIL'],
      status: 'CONFIRMED',
      items: [line('1', { costPrice: null, marginPercent: null })],
      marginPercent: null,
    },
  );
  expect(await screen.findByRole('button', { name: 'Send e-mail' })).toBeInTheDocument();
  for (const name of ['Confirm', 'Recall', 'Reject', 'Convert to order'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(await screen.findByText('Selling price')).toBeInTheDocument();
  expect(screen.queryByText('Cost')).toBeNull();
  expect(screen.queryByText('Margin %')).toBeNull();
  expect(screen.queryByText('Margin after discount')).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Include Valve 1' })).toBeDisabled();
});

test('the reason of a price below cost stands with its line, without unfolding anything', async () => {
  openDetails({}, { items: [line('1', { belowCostReason: 'Old stock' })] });
  expect(await screen.findByText('Old stock')).toBeInTheDocument();
  expect(screen.getByText('Below cost because')).toBeInTheDocument();
});

test('a price below cost is marked while it is typed, in its line and in the margins', async () => {
  const { user } = openDetails({});
  await screen.findByText('Grand total');
  expect(screen.queryAllByTitle('Below cost')).toEqual([]);
  await typeInto(user, 'Valve 1', 'sellingPrice', '4');
  await waitFor(() => expect(screen.getAllByTitle('Below cost')).toHaveLength(3));
  const cell = async (column: string) =>
    (await lineOf('Valve 1')).querySelector<HTMLElement>(`[col-id="${column}"]`)!;
  expect(within(await cell('marginPercent')).getByTitle('Below cost')).toBeInTheDocument();
  expect(await cell('sellingPrice')).toHaveClass('line-warned');
  // allowed: the server asks why
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('the margin counts the discount, by line and in total; prints wait for what is unsaved', async () => {
  const { user } = openDetails({});
  await screen.findByText('Grand total');
  const total = () => screen.getByText('Margin after discount').parentElement!;
  expect(total()).toHaveTextContent('10 %');
  for (const name of ['Preview', 'Download', 'Download as'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  await typeInto(user, 'Valve 1', 'discountPercent', '5');
  await waitFor(() => expect(total()).toHaveTextContent('7.25 %'));
  const margin = (await lineOf('Valve 1')).querySelector('[col-id="marginPercent"]');
  expect(margin).toHaveTextContent('4.5');
  for (const name of ['Preview', 'Download', 'Download as']) {
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', 'Save or discard the changes first');
  }
});

test('totals update while typing; only changed fields are sent, with the version', async () => {
  const { calls, user } = openDetails({
    UpdateQuotation: () => ({
      data: {
        updateQuotation: quotation({
          version: 5,
          items: [
            line('1', {
              quantity: 20,
              taxable: '2200.00',
              cgst: '198.00',
              sgst: '198.00',
              total: '2596.00',
            }),
            line('2', { included: false }),
          ],
        }),
      },
    }),
  });
  expect(await screen.findByText('Grand total')).toBeInTheDocument();
  expect(sums()).toHaveTextContent('₹ 2,596.00');
  await typeInto(user, 'Valve 1', 'quantity', '20');
  await waitFor(() => expect(sums()).toHaveTextContent('₹ 3,894.00'));
  await user.click(screen.getByRole('checkbox', { name: 'Include Valve 2' }));
  await waitFor(() => expect(sums()).toHaveTextContent('₹ 2,596.00'));
  expect(screen.getByRole('button', { name: 'Convert to order' })).toBeDisabled();
  await typeInto(user, 'Valve 1', 'discountPercent', '101');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sums()).toHaveTextContent('₹ 2,596.00'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  const [submitted] = variablesOf(calls, 'UpdateQuotation') as UpdateQuotationMutationVariables[];
  expect(submitted).toEqual({
    input: {
      id: '12',
      version: 4,
      items: [
        { id: '1', quantity: 20 },
        { id: '2', included: false },
      ],
    },
  });
  expect(screen.getByRole('checkbox', { name: 'Include Valve 2' })).not.toBeChecked();
});

test('after a conflict the input stays and can be saved on the new version', async () => {
  let version = 4;
  const tries: number[] = [];
  const { user } = openDetails({
    Quotation: () => record({ version, remarks: version === 4 ? null : 'Theirs' }),
    UpdateQuotation: ({ variables }) => {
      const { input } = variables as UpdateQuotationMutationVariables;
      tries.push(input.version!);
      if (input.version === 4) {
        version = 9;
        return graphqlError('CONFLICT', 'This quotation was changed by someone else');
      }
      return {
        data: {
          updateQuotation: quotation({
            version: 10,
            remarks: 'Theirs',
            items: [line('1', { sellingPrice: '200.00' }), line('2')],
          }),
        },
      };
    },
  });
  await typeInto(user, 'Valve 1', 'sellingPrice', '200');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Quotation update failed')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByDisplayValue('Theirs')).toBeInTheDocument();
  expect(screen.getByText('₹ 200.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(tries).toEqual([4, 9]));
});

test('what somebody else saves meanwhile keeps the input and says so at once', async () => {
  const socket = mockSocket();
  let remarks: string | null = null;
  const { user } = openDetails({
    Quotation: () => record({ version: remarks ? 5 : 4, remarks }),
  });
  await typeInto(user, 'Valve 1', 'sellingPrice', '200');
  await waitFor(() => expect(socket.subscriptions).toHaveLength(1));
  remarks = 'Theirs';
  const change = { kind: 'QUOTATION', id: '12', key: null, ownRequestId: null };
  await socket.push({ changes: { number: '7', complete: true, records: [change] } });
  expect(await screen.findByText('Someone else changed this quotation')).toBeInTheDocument();
  // stays in sight with the buttons, which stick to the window's edge
  const foot = screen.getByRole('group', { name: 'Unsaved changes' }).parentElement;
  expect(foot).toContainElement(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.getByDisplayValue('Theirs')).toBeInTheDocument();
  expect(screen.getByText('₹ 200.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  socket.remove();
});

test('rejecting requires a reason and shows it', async () => {
  const { calls, user } = openDetails({
    RejectQuotation: ({ variables }) => ({
      data: {
        rejectQuotation: quotation({
          status: 'REJECTED',
          rejectMessage: variables['reason'] as string,
          actions: [],
        }),
      },
    }),
  });
  await pressInRecordMenu(user, 'Reject');
  const drawer = await screen.findByLabelText(/Rejection Reason/);
  await user.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1)!);
  expect(await screen.findByText('Please enter Rejection Reason.')).toBeInTheDocument();
  await user.type(drawer, 'Too dear');
  await user.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1)!);
  expect((await screen.findAllByText('Too dear')).length).toBeGreaterThan(0);
  await openRecordMenu(user);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Duplicate',
  ]);
  expect(variablesOf(calls, 'RejectQuotation')).toEqual([{ id: '12', reason: 'Too dear' }]);
});

test('e-mail: fixed notices for success and failure; a queued one is no failure', async () => {
  let emailSent = true;
  let isDown = true;
  const { calls, user } = openDetails({
    SendQuotationEmail: () =>
      isDown
        ? graphqlError('BAD_USER_INPUT', 'Mailbox is full')
        : {
            data: {
              sendQuotationEmail: {
                __typename: 'QuotationEmailResult',
                emailSent,
                message: null,
                quotation: quotation(),
              },
            },
          },
  });
  await user.click(await screen.findByRole('button', { name: 'Send e-mail' }));
  const emails = await screen.findByLabelText('E-mails');
  expect(screen.getByText('asha@kirana.in')).toBeInTheDocument();
  await user.type(emails, 'buyer@kirana.in');
  await user.type(screen.getByLabelText('Message'), 'As promised');
  await user.click(screen.getAllByRole('button', { name: 'Confirm' }).at(-1)!);
  expect(await screen.findByText('Error occurred while sending email')).toBeInTheDocument();
  expect(screen.getByText('Mailbox is full')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getAllByRole('button', { name: 'Confirm' }).at(-1)!);
  expect(await screen.findByText('Email sent successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('E-mails')).toBeNull());
  emailSent = false;
  await user.click(await screen.findByRole('button', { name: 'Send e-mail' }));
  await user.click((await screen.findAllByRole('button', { name: 'Confirm' })).at(-1)!);
  expect(await screen.findByText('The e-mail is queued and will be sent.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('E-mails')).toBeNull());
  expect(variablesOf(calls, 'SendQuotationEmail')[0]).toEqual({
    input: {
      quotationId: '12',
      emails: ['asha@kirana.in', 'buyer@kirana.in'],
      message: 'As promised',
    },
  });
});

test.each([
  ['a new order is opened', true],
  ['a second conversion links the order that stands', false],
])('converting: %s', async (_, created) => {
  const conversion = {
    __typename: 'QuotationConversion',
    created,
    error: created ? null : 'Quotation has an active order',
    order,
    quotation: facts({
      status: 'CONVERTED_TO_ORDER',
      actions: ['SEND_EMAIL'],
      orderNumber: 'SO-5',
    }),
  };
  const { calls, router, user } = openDetails({
    ConvertQuotation: () => ({ data: { createOrderFromQuotation: conversion } }),
    Order: () => graphqlError('NOT_FOUND'),
  });
  await user.click(await screen.findByRole('button', { name: 'Convert to order' }));
  await user.type(await screen.findByLabelText('Customer PO Number'), 'PO/77');
  const day = screen.getByLabelText('Delivery Date');
  await user.type(day, '2020-06-01');
  await user.tab();
  expect(await screen.findByText('Please enter a day from today on.')).toBeInTheDocument();
  await user.clear(day);
  await user.type(day, `${NEXT_YEAR}-06-01`);
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  if (!created) {
    expect(await screen.findByText('Quotation has an active order')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/sales/quotation-details/12');
    await user.click(screen.getByText('Open order SO-5'));
  }
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/sales/orders/order-details/SO-5'),
  );
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  const [{ input }] = variablesOf(calls, 'ConvertQuotation') as [
    { input: Record<string, unknown> },
  ];
  expect(input).toMatchObject({
    quotationId: '12',
    customerPoNumber: 'PO/77',
    deliveryDate: `${NEXT_YEAR}-06-01`,
  });
  expect(input['idempotencyKey']).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['the day on which the customer needs the goods', `${NEXT_YEAR}-06-01`, `${NEXT_YEAR}-06-01`],
  ['no day that is past', '2020-06-01', ''],
])('converting proposes %s', async (_, neededBy, proposed) => {
  const { user } = openDetails({
    Quotation: () => ({ data: { quotation: quotation({ status: 'CONFIRMED', neededBy }) } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Convert to order' }));
  await waitFor(() => expect(screen.getByLabelText('Delivery Date')).toHaveValue(proposed));
});

test('a blocked tab leaves a link in the notice', async () => {
  window.open = () => null;
  const { user } = openDetails({
    CreatePrintLink: () => ({
      data: {
        createDownloadLink: {
          __typename: 'DownloadLink',
          url: 'http://127.0.0.1/quotation/download/x',
        },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The document is ready')).toBeInTheDocument();
  expect(screen.getByText('Open').closest('a')).toHaveAttribute(
    'href',
    'http://127.0.0.1/quotation/download/x',
  );
});

test('the preview runs no scripts', async () => {
  const { user } = openDetails({
    QuotationPreview: () => ({ data: { quotationDocument: '<h1>Quotation</h1>' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByTitle('Quotation 12')).toHaveAttribute('sandbox', '');
});

test('an unknown quotation is not found, inside the frame', async () => {
  openDetails({ Quotation: () => graphqlError('NOT_FOUND') });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('leaving with unsaved changes asks; Keep editing keeps the input, Discard leaves', async () => {
  const { user, router } = openDetails({});
  await typeInto(user, 'Valve 1', 'quantity', '7');
  await screen.findByText('There are unsaved changes.');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByText('Discard what you have typed?')).toBeNull());
  expect(router.state.location.pathname).toBe('/sales/quotation-details/12');
  expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test.each([
  ['SENT', '2026-05-19', true],
  ['CONFIRMED', '2026-05-19', true],
  ['CONFIRMED', '2026-05-20', false],
  ['CONFIRMED', null, false],
  ['CONVERTED_TO_ORDER', '2026-05-19', false],
  ['REJECTED', '2026-05-19', false],
] as const)('%s, valid until %s, is expired on the 20th: %s', (status, validUntil, expired) =>
  expect(isExpired({ status, validUntil }, '2026-05-20')).toBe(expired),
);
