import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { quotationActions } from '@munim/schema/quotations/quotations.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  BillingRegistrationFieldsFragment,
  QuotationDetailsFragment,
} from '../../generated/documents.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { quotation } from '../../testing/testQuotations.ts';

type Row = BillingRegistrationFieldsFragment;
/** A registration of the organisation in a state that no goods go to. */
const elsewhere = (more: Partial<Row> = {}): Row & { __typename: 'BillingRegistration' } => ({
  __typename: 'BillingRegistration',
  id: '1',
  customerId: null,
  organisationId: '3',
  legalName: 'Kirana Traders Private Limited',
  gstNumber: '29AAACR5055K1Z3',
  pan: 'AAACR5055K',
  kind: 'REGULAR',
  address1: '7 Brigade Road',
  address2: null,
  address3: null,
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  stateCode: '29',
  postalCode: '560025',
  isComplete: true,
  isPrincipal: true,
  isActive: true,
  ...more,
});

/** A quotation of a customer with these registrations, which the page may add to. */
function open(kept: Row[], more: Partial<QuotationDetailsFragment>, role: number = Role.TOP_ADMIN) {
  const started = openConsole('/sales/quotation-details/12', {
    viewer: viewerOf(role),
    responses: {
      Quotation: () => ({ data: { quotation: quotation(more) } }),
      BillingRegistrations: () => ({
        data: {
          billingRegistrations: {
            __typename: 'BillingRegistrationPage',
            items: [...kept],
            count: kept.length,
          },
        },
      }),
      CreateBillingRegistration: ({ variables }) => {
        const { input } = variables as { input: Partial<Row> };
        const made = elsewhere({ ...input, id: '2', organisationId: null, stateCode: '27' });
        kept.push(made);
        return { data: { createBillingRegistration: made } };
      },
    },
  });
  return { ...started, user: userEvent.setup() };
}
const notice = () => screen.findByRole('note', { name: 'Choose who is billed' });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a draft whose buyer is unknown says so, and leads to the choice', async () => {
  const { user } = open([elsewhere()], {});
  const found = within(await notice());
  expect(found.getByText(/neither confirmed nor mailed/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send e-mail' })).toBeDisabled();
  await user.click(found.getByRole('button', { name: 'Choose' }));
  const choice = screen.getByLabelText('Bill to');
  expect(choice).toHaveFocus();
  await user.selectOptions(choice, '1');
  await waitFor(() =>
    expect(screen.queryByRole('note', { name: 'Choose who is billed' })).toBeNull(),
  );
});

test('without a choice it says who is billed, where the delivery address tells', async () => {
  open([elsewhere({ stateCode: '27' })], {});
  const choice = await screen.findByLabelText('Bill to');
  expect(choice).toHaveDisplayValue(/^By customer and delivery address: .+/);
  expect(screen.queryByRole('note', { name: 'Choose who is billed' })).toBeNull();
});

test('one that was sent is recalled from the notice', async () => {
  const { user } = open([elsewhere()], { status: 'CONFIRMED' });
  const found = within(await notice());
  expect(found.getByText(/Recall it, choose who is billed/)).toBeInTheDocument();
  await user.click(found.getByRole('button', { name: 'Recall' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/recall/i);
});

test('who may not recall it reads who may', async () => {
  const actions = quotationActions('CONFIRMED', (_, action) => action !== 'APPROVE');
  open([elsewhere()], { status: 'CONFIRMED', actions });
  const found = within(await notice());
  expect(found.getByText(/A category manager or a manager can recall it/)).toBeInTheDocument();
  expect(found.queryByRole('button', { name: 'Recall' })).toBeNull();
});

test('a customer without a registration gets one where it is billed', async () => {
  const { user } = open([], {});
  expect(await screen.findByText('The customer itself, not registered')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add billing registration' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add billing registration' }));
  await user.type(drawer.getByLabelText(/^Legal name/), 'Kirana Traders');
  await user.type(drawer.getByLabelText(/^GST number/), '27aaacr5055k1z7');
  await user.type(drawer.getByLabelText(/^Street(?!,)/), '12, MIDC');
  await user.type(drawer.getByLabelText(/^Pin Code/), '411019');
  await user.type(drawer.getByLabelText(/^District/), 'Pune');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
