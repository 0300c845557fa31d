import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillingRegistrationFieldsFragment } from '../../generated/documents.ts';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { notInNotices, openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { billToLines } from './billing-registrations.labels.ts';

type Row = BillingRegistrationFieldsFragment;
const row = (more: Partial<Row>): Row & { __typename: 'BillingRegistration' } => ({
  __typename: 'BillingRegistration',
  id: '1',
  customerId: null,
  organisationId: '3',
  legalName: 'Sagar Hotels Private Limited',
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

/** A server that keeps its registrations between calls, on the page of an organisation. */
function open(responses: MockResponses = {}) {
  const kept = [row({})];
  const started = openConsole('/sales/organisations/organisation-details/3?tab=billing', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Organisation: () => ({
        data: {
          organisation: {
            __typename: 'Organisation',
            id: '3',
            name: 'Sagar Group',
            isActive: true,
            logo: null,
            logoThumbnail: null,
            tenantCount: 0,
          },
        },
      }),
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
        kept.push(row({ ...input, id: '2', isPrincipal: false }));
        return { data: { createBillingRegistration: kept[1] } };
      },
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a GST number is checked and tells state and PAN; what is saved is in the list', async () => {
  const { user, calls } = open();
  expect(await screen.findByText('29AAACR5055K1Z3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add billing registration' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add billing registration' }));
  await user.type(drawer.getByLabelText(/^Legal name/), 'Sagar Hotels Mumbai');
  await user.type(drawer.getByLabelText(/^GST number/), '27aaacr5055k1z9');
  await user.type(drawer.getByLabelText(/^Street(?!,)/), '1 Nariman Point');
  await user.type(drawer.getByLabelText(/^Pin Code/), '400021');
  await user.type(drawer.getByLabelText(/^District/), 'Mumbai');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('GST number has a wrong check digit')).toBeInTheDocument();
  await user.clear(drawer.getByLabelText(/^GST number/));
  await user.type(drawer.getByLabelText(/^GST number/), '27aaacr5055k1z7');
  expect(await drawer.findByText('PAN AAACR5055K')).toBeInTheDocument();
  expect(drawer.getByLabelText(/^State/)).toHaveValue('Maharashtra');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('27AAACR5055K1Z7', notInNotices)).toBeInTheDocument();
  const made = calls.filter(({ operation }) => operation === 'CreateBillingRegistration');
  expect(made.map(({ variables }) => variables)).toEqual([
    {
      input: {
        organisationId: '3',
        kind: 'REGULAR',
        legalName: 'Sagar Hotels Mumbai',
        gstNumber: '27AAACR5055K1Z7',
        address1: '1 Nariman Point',
        address2: null,
        address3: null,
        city: 'Mumbai',
        state: 'Maharashtra',
        postalCode: '400021',
      },
    },
  ]);
});

test('the principal one stays active and principal: it has no such switches', async () => {
  const { user } = open();
  await user.click(await screen.findByText('29AAACR5055K1Z3'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Change billing registration' }));
  expect(drawer.getByLabelText(/^Principal registration/)).toBeDisabled();
  expect(drawer.queryByLabelText(/^Active/)).toBeNull();
});

test('a unit of an SEZ needs its GST number', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Add billing registration' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add billing registration' }));
  await user.type(drawer.getByLabelText(/^Legal name/), 'Sagar SEZ');
  await user.type(drawer.getByLabelText(/^Street(?!,)/), '1 Zone');
  await user.type(drawer.getByLabelText(/^Pin Code/), '400021');
  await user.type(drawer.getByLabelText(/^District/), 'Mumbai');
  await user.click(drawer.getByLabelText(/^Unit or developer/));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('Please enter GST number.')).toBeInTheDocument();
  expect(calls.some(({ operation }) => operation === 'CreateBillingRegistration')).toBe(false);
});

test('who is billed stands in lines, without the name that stands over it', () => {
  const billTo = {
    registrationId: '1',
    legalName: 'Seven Hills Stay, Patna',
    gstNumber: '10AAACS1234A1Z5',
    kind: 'SEZ',
    address1: 'Seven Hills Stay, Laundry',
    address2: '119, Boring Road',
    address3: null,
    city: 'Patna',
    state: 'Bihar',
    postalCode: '800001',
  } as const;
  const place = ['Laundry, 119, Boring Road', 'Patna, Bihar 800001'];
  const number = 'GST number 10AAACS1234A1Z5 · SEZ';
  expect(billToLines(billTo, 'Seven Hills Stay, Patna').split('\n')).toEqual([number, ...place]);
  expect(billToLines(billTo, 'Hills Group').split('\n')).toEqual([
    'Seven Hills Stay, Patna',
    number,
    ...place,
  ]);
  const incomplete = { ...billTo, gstNumber: null, kind: 'REGULAR', address1: null } as const;
  expect(billToLines(incomplete, billTo.legalName).split('\n')).toEqual([
    'Not registered',
    'Registered address not complete',
  ]);
});
