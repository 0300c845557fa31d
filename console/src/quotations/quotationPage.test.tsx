import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { openRecordMenu, pressInRecordMenu } from '../../testing/recordActions.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { quotation, quotationLine as line } from '../../testing/testQuotations.ts';
import { variablesOf } from '../../testing/testQuoteRequests.ts';
import type { QuotationDetailsFragment } from '../../generated/documents.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function openDetails(more: Partial<QuotationDetailsFragment>) {
  openConsole('/sales/quotation-details/12', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { Quotation: () => ({ data: { quotation: quotation(more) } }) },
  });
  return { user: userEvent.setup() };
}

test('who may not recall a sent quotation reads who may', async () => {
  const { user } = openDetails({
    status: 'CONFIRMED',
    actions: ['SEND_EMAIL', 'CONVERT', 'REJECT'],
  });
  await openRecordMenu(user);
  const recall = await screen.findByRole('menuitem', { name: /^Recall/ });
  expect(recall).toHaveAttribute('aria-disabled', 'true');
  expect(recall).toHaveAttribute(
    'title',
    'A category manager or a manager recalls it: a draft of the next revision, with its prices, discounts and remarks.',
  );
});

test('the page says where the goods go; several places are left to the lines', async () => {
  const [one, other] = [line('1'), line('2')];
  openDetails({ items: [one, other] });
  const label = await screen.findByText('Delivery address');
  expect(label.parentElement).toHaveTextContent(one.deliveryAddress.address1);
  cleanup();
  const elsewhere = { ...other.deliveryAddress, id: 'a99' };
  openDetails({ items: [one, { ...other, deliveryAddress: elsewhere }] });
  expect(await screen.findByText('2 addresses: see the lines')).toBeInTheDocument();
});

const press = async (user: UserEvent, name: string) =>
  user.click((await screen.findAllByRole('button', { name })).at(-1)!);
const done = (more: Partial<QuotationDetailsFragment>) =>
  quotation({ ...more, items: [line('7')], itemCount: 1 });

test.each([
  {
    operation: 'ConfirmQuotation',
    before: 'SENT' as const,
    data: { confirmQuotation: done({ status: 'CONFIRMED' }) },
    act: async (user: UserEvent) => {
      await press(user, 'Confirm');
      await press(user, 'Confirm');
    },
  },
  {
    operation: 'RecallQuotation',
    before: 'CONFIRMED' as const,
    data: { recallQuotation: done({ status: 'SENT' }) },
    act: async (user: UserEvent) => {
      await pressInRecordMenu(user, 'Recall');
      await press(user, 'Confirm');
    },
  },
  {
    operation: 'RejectQuotation',
    before: 'SENT' as const,
    data: { rejectQuotation: done({ status: 'REJECTED', rejectMessage: 'Too dear' }) },
    act: async (user: UserEvent) => {
      await pressInRecordMenu(user, 'Reject');
      await user.type(await screen.findByLabelText(/Rejection Reason/), 'Too dear');
      await press(user, 'Reject');
    },
  },
  {
    operation: 'SendQuotationEmail',
    before: 'SENT' as const,
    data: {
      sendQuotationEmail: {
        __typename: 'QuotationEmailResult',
        emailSent: true,
        message: null,
        quotation: done({ status: 'CONFIRMED' }),
      },
    },
    act: async (user: UserEvent) => {
      await press(user, 'Send e-mail');
      await press(user, 'Confirm');
    },
  },
])('the page is whole by the answer of $operation, without a call', async (write) => {
  const { operation, before, data, act } = write;
  const { calls } = openConsole('/sales/quotation-details/12', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Quotation: () => ({ data: { quotation: quotation({ status: before }) } }),
      [operation]: () => ({ data }),
    },
  });
  expect((await screen.findAllByText('Valve 1')).length).toBeGreaterThan(0);
  await act(userEvent.setup());
  expect((await screen.findAllByText('Valve 7')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Valve 1')).toBeNull();
  expect(variablesOf(calls, operation)).toHaveLength(1);
  expect(variablesOf(calls, 'Quotation')).toHaveLength(1);
});
