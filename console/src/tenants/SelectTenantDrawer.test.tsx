import { expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pincode } from '../../testing/testAddresses.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const viewer = viewerOf(Role.TOP_ADMIN);
const tenant = (id: string, name: string) => ({
  __typename: 'Tenant',
  id,
  name,
  district: 'Mysuru',
  state: 'Karnataka',
  verified: true,
  organisationId: '3',
  organisationName: 'Lotus Group',
  salesPerson: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
});
const address = (id: string, address1: string) => ({
  __typename: 'Address',
  id,
  address1,
  address2: null,
  address3: null,
  city: 'Mysuru',
  state: 'Karnataka',
  stateCode: '29',
  country: 'India',
  postalCode: '570001',
  ownerType: 'TENANT',
  ownerId: '11',
});
const page = (type: string, items: unknown[]) => ({ __typename: type, items, count: items.length });
const user = {
  __typename: 'User',
  id: '21',
  name: 'Meera Das',
  email: 'meera@lotus.example',
  mobile: null,
};
const chosen = {
  __typename: 'WorkingCustomer',
  organisationId: '3',
  tenantId: '11',
  tenantName: 'Lotus Inn',
  userId: '21',
  addressId: '31',
};

const RESPONSES: MockResponses = {
  OrganisationOptions: () => ({
    data: {
      organisations: page('OrganisationPage', [
        { __typename: 'Organisation', id: '3', name: 'Lotus Group' },
      ]),
    },
  }),
  TenantOptions: () => ({
    data: { tenants: page('TenantPage', [tenant('11', 'Lotus Inn'), tenant('12', 'Lotus Spa')]) },
  }),
  TenantOptionById: () => ({ data: { tenant: tenant('11', 'Lotus Inn') } }),
  TenantUserOptions: () => ({ data: { tenantUsers: page('UserPage', [user]) } }),
  Addresses: () => ({
    data: {
      addresses: page('AddressPage', [
        address('31', '1 Palace Road'),
        address('32', '2 Hill Road'),
      ]),
    },
  }),
  AddressById: ({ variables }) => ({
    data: { address: address(String(variables['id']), '1 Palace Road') },
  }),
  SetDefaultUser: ({ variables }) => ({
    data: { setDefaultUser: { ...viewer, workingCustomer: variables['input'] ? chosen : null } },
  }),
};

async function openDrawer(more: MockResponses = {}, who = viewer) {
  const events = userEvent.setup();
  const opened = openConsole('/purchase/bills', {
    viewer: who,
    responses: { ...RESPONSES, ...more },
  });
  await events.click(await screen.findByRole('button', { name: /^Select Tenant/ }));
  await screen.findByRole('button', { name: 'Save' });
  const pick = async (label: string, item: string) => {
    await events.click(screen.getByLabelText(new RegExp(`^${label}`)));
    const option = await screen.findByRole('option', { name: new RegExp(item) });
    await events.click(within(option).getByText(item));
  };
  return { events, pick, ...opened };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation);

it('asks for the account and its user with the fixed texts', async () => {
  const { events, calls } = await openDrawer();
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('*Please select a account')).toHaveLength(2)); // organisation and account
  expect(screen.getByText('*Please select a user')).toBeInTheDocument();
  expect(variablesOf(calls, 'SetDefaultUser')).toHaveLength(0);
});

it('narrows from choice to choice and stores the customer', async () => {
  const { events, pick, calls } = await openDrawer();
  await pick('Organisation', 'Lotus Group');
  await pick('Account \\*$', 'Lotus Inn');
  expect(variablesOf(calls, 'TenantOptions').at(-1)?.variables).toEqual({
    keyword: null,
    organisationId: '3',
  });
  await pick('Account user', 'Meera Das');
  expect(variablesOf(calls, 'TenantUserOptions').at(-1)?.variables).toMatchObject({
    tenantId: '11',
  });
  await events.click(screen.getByRole('button', { name: 'Delivery address: Choose an address' }));
  await events.click(await screen.findByRole('radio', { name: /1 Palace Road/ }));
  await screen.findByRole('button', { name: /^Delivery address: 1 Palace Road/ });
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(variablesOf(calls, 'SetDefaultUser')).toHaveLength(1));
  expect(variablesOf(calls, 'SetDefaultUser')[0]?.variables).toEqual({
    input: { organisationId: '3', tenantId: '11', userId: '21', addressId: '31' },
  });
  expect(
    await screen.findByRole('button', { name: 'Select Tenant, chosen: Lotus Inn' }),
  ).toBeInTheDocument();
});

it('choosing with Enter does not send the form', async () => {
  const { events } = await openDrawer();
  await events.click(screen.getByLabelText(/^Organisation/));
  await screen.findByRole('option', { name: /Lotus Group/ });
  await events.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/^Organisation/)).toHaveValue('Lotus Group'));
  expect(screen.queryByText('*Please select a account')).toBeNull();
});

it('starts with the stored customer; Clear forgets it', async () => {
  const { events, calls } = await openDrawer({}, { ...viewer, workingCustomer: chosen });
  await waitFor(() => expect(screen.getByLabelText(/^Account user/)).toHaveValue('Meera Das'));
  expect(screen.getByLabelText(/^Organisation/)).toHaveValue('Lotus Group');
  await events.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'SetDefaultUser')[0]?.variables).toEqual({ input: null }),
  );
});

it('is not offered without TENANT READ', async () => {
  openConsole('/purchase/bills', { viewer: viewerOf(Role.CATEGORY_MANAGER) });
  await screen.findByRole('navigation', { name: 'Main' });
  expect(screen.queryByRole('button', { name: /^Select Tenant/ })).toBeNull();
});

it('adds an address: required fields, the pin code fills in district and state, a failure keeps the form', async () => {
  let fail = true;
  const { events, pick, calls } = await openDrawer({
    Pincode: ({ variables }) =>
      variables['pincode'] === '570001'
        ? pincode('Mysuru', 'Karnataka')
        : graphqlError('BAD_USER_INPUT', 'Invalid area code'),
    CreateAddress: () =>
      fail
        ? graphqlError('BAD_USER_INPUT', 'No')
        : { data: { createAddress: address('33', '9 New Road') } },
  });
  await pick('Account \\*$', 'Lotus Inn');
  await events.click(screen.getByRole('button', { name: /^Delivery address/ }));
  await events.click(await screen.findByRole('button', { name: 'Add New Address' }));
  const drawer = within((await screen.findByLabelText(/^Pin Code/)).closest('form')!);
  await events.click(drawer.getByRole('button', { name: 'Save' }));
  for (const name of ['Street', 'Pin Code', 'District', 'State'])
    expect(await drawer.findByText(`*Please enter ${name}.`)).toBeInTheDocument();

  await events.type(drawer.getByLabelText(/^Pin Code/), '999999');
  await events.tab();
  expect(await screen.findByText('Invalid area code')).toBeInTheDocument();
  await events.clear(drawer.getByLabelText(/^Pin Code/));
  await events.type(drawer.getByLabelText(/^Pin Code/), '570001');
  await events.tab();
  await waitFor(() => expect(drawer.getByLabelText(/^State/)).toHaveValue('Karnataka'));
  await events.type(drawer.getByLabelText('Street *'), '9 New Road');
  await events.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to create address')).toBeInTheDocument();
  fail = false;
  await events.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(variablesOf(calls, 'CreateAddress')).toHaveLength(2));
  expect(variablesOf(calls, 'CreateAddress')[1]?.variables).toEqual({
    input: {
      ownerType: 'TENANT',
      ownerId: '11',
      address1: '9 New Road',
      address2: null,
      address3: null,
      postalCode: '570001',
      city: 'Mysuru',
      state: 'Karnataka',
    },
  });
});

it('changes an address from the selector: a failure is told, and the list shows the change', async () => {
  let fail = true;
  const { events, pick, calls } = await openDrawer({
    UpdateAddress: () =>
      fail
        ? graphqlError('BAD_USER_INPUT', 'No')
        : { data: { updateAddress: address('31', '1 Fort Road') } },
  });
  await pick('Account \\*$', 'Lotus Inn');
  await events.click(screen.getByRole('button', { name: /^Delivery address/ }));
  await events.click(await screen.findByRole('button', { name: 'Update 1 Palace Road' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Existing Address' }));
  await events.clear(drawer.getByLabelText('Street *'));
  await events.type(drawer.getByLabelText('Street *'), '1 Fort Road');
  await events.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Address not updated. Please try again')).toBeInTheDocument();
  fail = false;
  const reads = variablesOf(calls, 'Addresses').length;
  await events.click(drawer.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(variablesOf(calls, 'Addresses').length).toBeGreaterThan(reads));
  expect(variablesOf(calls, 'UpdateAddress')[1]?.variables).toMatchObject({
    input: { id: '31', address1: '1 Fort Road', city: 'Mysuru' },
  });
  expect(variablesOf(calls, 'SetDefaultUser')).toHaveLength(0);
});
