import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SetUpFieldsFragment } from '../../generated/documents.ts';
import { type GatewayCall, graphqlError, type MockResponses } from '../../testing/mockGateway.ts';
import { openConsole } from '../../testing/testConsole.tsx';

const COMPANY = {
  __typename: 'SetUpCompany' as const,
  legalName: 'Asha Traders',
  pan: 'AAACM4154Q',
  cin: '',
  phone: '',
  email: '',
  bank: '',
  upiId: '',
  invoiceTerms: '',
  quotationTerms: '',
  logo: '',
  signature: '',
};
const KOCHI = {
  __typename: 'SetUpRegistration' as const,
  gstin: '32AAACM4154Q1ZB',
  state: 'Kerala',
  address1: '9 Market Road',
  city: 'Kochi',
  postalCode: '682001',
};
const SERIES = {
  __typename: 'DocumentSeries' as const,
  kind: 'INVOICE' as const,
  gstin: KOCHI.gstin,
  prefix: 'INV',
  financialYear: '2627',
  nextNumber: 1,
  next: 'INV-2627-00001',
  hasNumbers: false,
};
const state = (more: Partial<SetUpFieldsFragment> = {}) => ({
  __typename: 'SetUp' as const,
  company: null,
  version: null,
  registration: null,
  series: [],
  isNumbered: false,
  hasMail: true,
  mailFrom: 'Munim <no-reply@example.com>',
  ...more,
});
const WITH_COMPANY = state({ company: COMPANY, version: 1 });
const REGISTERED = state({
  company: COMPANY,
  version: 2,
  registration: KOCHI,
  series: [SERIES, { ...SERIES, kind: 'ORDER', gstin: null, prefix: 'SO' }],
});
const WHOLE = { ...REGISTERED, version: 3, isNumbered: true };

function open(responses: MockResponses = {}, path = '/set-up') {
  const started = openConsole(path, {
    responses: {
      SetUpOpen: () => ({ data: { setUpOpen: true } }),
      OpenSetUp: () => ({ data: { openSetUp: state() } }),
      SetUpCompany: () => ({ data: { setUpCompany: WITH_COMPANY } }),
      SetUpRegistration: () => ({ data: { setUpRegistration: REGISTERED } }),
      SetUpSeries: () => ({ data: { setUpSeries: WHOLE } }),
      SendSetUpMail: () => ({ data: { sendSetUpMail: { __typename: 'Done', success: true } } }),
      FinishSetUp: () => ({ data: { finishSetUp: { __typename: 'Done', success: true } } }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const form = async (name: string) => within(await screen.findByRole('form', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function unlock(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Token'), ' the-token ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

test('from the token to the first administrator, step by step, and back to signing in', async () => {
  let isOpen = true;
  const { user, calls } = open(
    {
      SetUpOpen: () => ({ data: { setUpOpen: isOpen } }),
      FinishSetUp: () => {
        isOpen = false;
        return { data: { finishSetUp: { __typename: 'Done', success: true } } };
      },
    },
    '/login',
  );
  await unlock(user);
  const company = await form('Company');
  await user.click(company.getByRole('button', { name: 'Save and continue' }));
  expect(await company.findByText('Please enter Legal name.')).toBeInTheDocument();
  await user.type(company.getByLabelText('CIN'), 'U51909');
  await user.type(company.getByLabelText('UPI id'), 'asha');
  await user.click(company.getByRole('button', { name: 'Save and continue' }));
  for (const fault of [
    'Please enter Legal name.',
    'Please enter PAN.',
    /^CIN is not/,
    /^UPI id is/,
  ])
    expect(await company.findByText(fault)).toBeInTheDocument();
  await user.clear(company.getByLabelText('CIN'));
  await user.clear(company.getByLabelText('UPI id'));
  await user.type(company.getByLabelText(/^Legal name/), 'Asha Traders');
  await user.type(company.getByLabelText(/^PAN/), 'aaacm4154q');
  await user.type(company.getByLabelText('Terms of invoices'), 'Pay in 30 days ');
  await user.upload(
    company.getByLabelText('Logo'),
    new File(['LOGO'], 'logo.png', { type: 'image/png' }),
  );
  expect(await company.findByRole('img', { name: 'Logo' })).toBeInTheDocument();
  await user.click(company.getByRole('button', { name: 'Save and continue' }));

  const registration = await form('GST registration');
  await user.type(registration.getByLabelText(/^GST number/), KOCHI.gstin);
  expect(registration.getByLabelText(/^State/)).toHaveValue('Kerala');
  await user.type(registration.getByLabelText(/^Street/), `${KOCHI.address1} 682001`);
  await user.type(registration.getByLabelText(/^City/), 'K');
  await user.type(registration.getByLabelText(/^PIN Code/), '560025');
  await user.click(registration.getByRole('button', { name: 'Save and continue' }));
  for (const fault of [/^Street must be/, /^City must have/, 'PIN code 560025 is not of Kerala'])
    expect(await registration.findByText(fault)).toBeInTheDocument();
  for (const field of [/^Street/, /^City/, /^PIN Code/])
    await user.clear(registration.getByLabelText(field));
  await user.type(registration.getByLabelText(/^Street/), KOCHI.address1);
  await user.type(registration.getByLabelText(/^City/), KOCHI.city);
  await user.type(registration.getByLabelText(/^PIN Code/), KOCHI.postalCode);
  await user.click(registration.getByRole('button', { name: 'Save and continue' }));

  const numbering = await form('Numbering');
  const prefix = numbering.getByLabelText(/^Prefix of orders/);
  await user.clear(prefix);
  await user.type(prefix, 'S/1');
  await user.click(numbering.getByRole('button', { name: 'Save and continue' }));
  expect(await numbering.findByText(/^Prefix of orders must not have/)).toBeInTheDocument();
  await user.clear(prefix);
  await user.type(prefix, 'ord');
  const next = numbering.getByLabelText(/^Next number of invoices/);
  await user.clear(next);
  await user.type(next, '146');
  expect(numbering.getByText('The next is INV-2627-00146.')).toBeInTheDocument();
  await user.click(numbering.getByRole('button', { name: 'Save and continue' }));

  const person = await form('First administrator');
  await user.type(person.getByLabelText(/^First name/), 'Asha');
  await user.type(person.getByLabelText(/^E-mail/), 'asha@example.com');
  await user.click(person.getByRole('button', { name: 'Send test mail' }));
  expect(await screen.findByText('Test mail sent to asha@example.com.')).toBeInTheDocument();
  await user.type(person.getByLabelText(/^Phone/), '98765 43210');
  await user.click(person.getByRole('button', { name: 'Finish set-up' }));
  expect(await screen.findByText(/^The set-up is done/)).toBeInTheDocument();
  expect(await screen.findByLabelText('E-mail or phone')).toBeInTheDocument();
  expect(sessionStorage.getItem('setUpToken')).toBeNull();

  expect(variablesOf(calls, 'SetUpCompany')).toMatchObject([
    {
      input: {
        token: 'the-token',
        pan: 'AAACM4154Q',
        invoiceTerms: 'Pay in 30 days',
        logo: 'TE9HTw==',
      },
    },
  ]);
  expect(variablesOf(calls, 'SetUpRegistration')).toMatchObject([
    { input: { token: 'the-token', version: 1, gstin: KOCHI.gstin } },
  ]);
  expect(variablesOf(calls, 'SetUpSeries')).toEqual([
    {
      input: {
        token: 'the-token',
        version: 2,
        series: [
          { kind: 'INVOICE', prefix: 'INV', nextNumber: 146 },
          { kind: 'ORDER', prefix: 'ORD', nextNumber: 1 },
        ],
      },
    },
  ]);
  expect(variablesOf(calls, 'FinishSetUp')).toMatchObject([
    { input: { token: 'the-token', email: 'asha@example.com', mobile: '9876543210' } },
  ]);
});

test('a reload goes on without the token, and each step that is shown is marked', async () => {
  sessionStorage.setItem('setUpToken', 'kept');
  const { user, calls } = open({ OpenSetUp: () => ({ data: { openSetUp: WHOLE } }) });
  expect(await screen.findByRole('form', { name: 'First administrator' })).toBeInTheDocument();
  const present = () =>
    within(screen.getByRole('list', { name: 'Steps' }))
      .getAllByRole('listitem')
      .filter((step) => step.getAttribute('aria-current') === 'step')
      .map((step) => step.textContent);
  expect(present()).toEqual(['First administrator']);
  await user.click(screen.getByRole('button', { name: 'Company' }));
  expect((await form('Company')).getByLabelText(/^Legal name/)).toHaveValue('Asha Traders');
  expect(present()).toEqual(['Company']);
  await user.click(screen.getByRole('button', { name: 'First administrator' }));
  expect(await screen.findByRole('form', { name: 'First administrator' })).toBeInTheDocument();
  expect(variablesOf(calls, 'OpenSetUp')).toEqual([{ token: 'kept' }]);
});

test('a kept token that has expired is asked for again', async () => {
  sessionStorage.setItem('setUpToken', 'old');
  open({
    OpenSetUp: () => graphqlError('SET_UP_TOKEN', 'This token is not valid or has expired.'),
  });
  expect(await screen.findByText('The set-up did not open.')).toBeInTheDocument();
  expect(screen.getByLabelText('Token')).toBeInTheDocument();
  expect(sessionStorage.getItem('setUpToken')).toBeNull();
});

test('after another browser saved the step, its values are shown', async () => {
  let isSaved = false;
  const { user } = open({
    OpenSetUp: () => ({ data: { openSetUp: isSaved ? WITH_COMPANY : state() } }),
    SetUpCompany: () => {
      isSaved = true;
      return graphqlError('CONFLICT', 'This company was changed by someone else.');
    },
  });
  await unlock(user);
  const company = await form('Company');
  await user.type(company.getByLabelText(/^Legal name/), 'Another');
  await user.type(company.getByLabelText(/^PAN/), 'AAACM4154Q');
  await user.click(company.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('form', { name: 'GST registration' })).toBeInTheDocument();
});

test('a wrong token is refused, and without a mail server that is said', async () => {
  let refuse = true;
  const { user } = open({
    OpenSetUp: () =>
      refuse
        ? graphqlError('SET_UP_TOKEN', 'This token is not valid or has expired.')
        : { data: { openSetUp: { ...WHOLE, hasMail: false } } },
  });
  await unlock(user);
  expect(await screen.findByText('The set-up did not open.')).toBeInTheDocument();
  refuse = false;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('No mail server is set')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send test mail' })).toBeDisabled();
});

test('an installation with staff has no set-up, an empty one no sign-in', async () => {
  open({ SetUpOpen: () => ({ data: { setUpOpen: false } }) });
  expect(await screen.findByText('This installation is set up')).toBeInTheDocument();
  cleanup();
  open({}, '/login');
  expect(await screen.findByLabelText('Token')).toBeInTheDocument();
});
