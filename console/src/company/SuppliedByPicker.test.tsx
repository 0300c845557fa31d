import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { quotation } from '../../testing/testQuotations.ts';

const KARNATAKA = {
  __typename: 'OwnRegistration' as const,
  id: '1',
  gstin: '29AAACM4154Q1ZY',
  state: 'Karnataka',
};
const MAHARASHTRA = {
  __typename: 'OwnRegistration' as const,
  id: '2',
  gstin: '27AAACM4154Q1Z2',
  state: 'Maharashtra',
};

function open(companyRegistrations: (typeof KARNATAKA | typeof MAHARASHTRA)[]) {
  const page = { __typename: 'BillingRegistrationPage' as const, items: [], count: 0 };
  const shown = quotation({ suppliedBy: KARNATAKA });
  const started = openConsole('/sales/quotation-details/12', {
    viewer: viewerOf(Role.TOP_ADMIN, { companyRegistrations }),
    responses: {
      Quotation: () => ({ data: { quotation: shown } }),
      BillingRegistrations: () => ({ data: { billingRegistrations: page } }),
      UpdateQuotation: () => ({
        data: { updateQuotation: { ...shown, suppliedBy: MAHARASHTRA, version: 2 } },
      }),
    },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('who supplies is chosen among several registrations, and sent alone', async () => {
  const { user, calls } = open([KARNATAKA, MAHARASHTRA]);
  const choice = await screen.findByLabelText('Supplied by');
  expect(choice).toHaveDisplayValue('Karnataka, 29AAACM4154Q1ZY');
  await user.selectOptions(choice, 'Maharashtra, 27AAACM4154Q1Z2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'UpdateQuotation')).toMatchObject({
      variables: { input: { id: '12', gstRegistrationId: '2' } },
    }),
  );
});

test('with one registration nothing is asked and nothing is shown', async () => {
  open([KARNATAKA]);
  await screen.findByLabelText('Valid until');
  expect(screen.queryByText('Supplied by')).toBeNull();
});
