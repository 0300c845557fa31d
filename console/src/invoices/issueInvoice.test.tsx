import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { invoice } from '../../testing/testInvoices.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a draft whose goods have another rate now is issued at its own only on a second word', async () => {
  const user = userEvent.setup();
  const draft = invoice({ status: 'DRAFT', number: null, date: null, actions: ['ISSUE'] });
  const message = 'Line 1 (Bath towel) is drafted at 12 % and its product has 18 % now';
  const { calls } = openConsole('/sales/invoice', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Invoices: () => ({
        data: { invoices: { __typename: 'InvoicePage', items: [draft], count: 1 } },
      }),
      UpdateInvoice: ({ variables: { input } }) =>
        (input as { keepRates?: boolean }).keepRates
          ? { data: { updateInvoice: invoice({ version: 2 }) } }
          : graphqlError('RATES_CHANGED', message),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Issue' }));
  const first = within(await screen.findByRole('dialog', { name: 'Issue invoice' }));
  await user.click(first.getByRole('button', { name: 'Confirm' }));
  const second = within(
    await screen.findByRole('dialog', { name: 'Issue at the rates of the draft' }),
  );
  expect(second.getByText(`${message}. Issue it at the rates of the draft?`)).toBeInTheDocument();
  await user.click(second.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Invoice updated successfully.')).toBeInTheDocument();
  expect(
    calls
      .filter(({ operation }) => operation === 'UpdateInvoice')
      .map(({ variables }) => variables),
  ).toEqual([
    { input: { id: '7', issue: true, version: 1 } },
    { input: { id: '7', issue: true, keepRates: true, version: 1 } },
  ]);
});
