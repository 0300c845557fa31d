import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const admin = viewerOf(Role.TOP_ADMIN);
const page = (type: string, items: unknown[], count = items.length) => ({
  __typename: type,
  items,
  count,
});
const tenant = (id: string, name: string) => ({
  __typename: 'Tenant',
  id,
  name,
  gstNo: null,
  district: 'Mysuru',
  state: 'Karnataka',
  verified: true,
  organisationId: '3',
  salesPerson: { __typename: 'UserName', id: '8', name: 'Meera Das' },
  createdBy: null,
});
const organisation = (id: string, name: string, more: object = {}) => ({
  __typename: 'Organisation',
  id,
  name,
  isActive: true,
  logo: null,
  logoThumbnail: null,
  tenantCount: 0,
  tenants: page('TenantPage', []),
  ...more,
});
const lotus = organisation('3', 'Lotus Group', {
  tenantCount: 25,
  tenants: page('TenantPage', [tenant('11', 'Lotus Inn')], 25),
});

function open(path: string, responses: MockResponses = {}, viewer = admin) {
  const RESPONSES: MockResponses = {
    Organisations: () => ({
      data: { organisations: page('OrganisationPage', [lotus, organisation('4', 'Palm Group')]) },
    }),
    Organisation: () => ({ data: { organisation: lotus } }),
    Tenants: () => ({ data: { tenants: page('TenantPage', [tenant('11', 'Lotus Inn')]) } }),
  };
  return {
    ...openConsole(path, { viewer, responses: { ...RESPONSES, ...responses } }),
    user: userEvent.setup(),
  };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('an organisation expands to its customers, with a link to the rest', async () => {
  const { user, router, calls } = open('/sales/organisations?keyword=lotus&verified=true');
  await user.click(await screen.findByRole('button', { name: 'Open Lotus Group' }));
  const inner = within(await screen.findByRole('group', { name: 'Customers of Lotus Group' }));
  expect(await inner.findByText('Lotus Inn')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all 25' })).toHaveAttribute(
    'href',
    '/sales/organisations/organisation-details/3',
  );
  expect(variablesOf(calls, 'Organisations')[0]).toMatchObject({
    keyword: 'lotus',
    verified: true,
    page: 1,
    limit: 10,
  });
  expect(variablesOf(calls, 'Organisations')[0]).not.toHaveProperty('isActive');
  await user.click(inner.getByText('Lotus Inn'));
  expect(router.state.location.pathname).toBe('/sales/organisation/customer/customer-details/11');
});

test('without customers a link creates the first one', async () => {
  const { user, router } = open('/sales/organisations', {
    Organisations: () => ({ data: { organisations: page('OrganisationPage', []) } }),
  });
  const empty = within((await screen.findByText('No customers yet.')).parentElement!);
  await user.click(empty.getByRole('button', { name: 'Create Customer' }));
  expect(router.state.location.pathname).toBe('/createTenant');
});

test('is created from the list with a unique name', async () => {
  let taken = true;
  const { user, calls } = open('/sales/organisations', {
    CreateOrganisation: () =>
      taken
        ? graphqlError('BAD_USER_INPUT', 'This organisation name is already in use')
        : { data: { createOrganisation: organisation('9', 'New Group') } },
  });
  await user.click(await screen.findByRole('button', { name: 'Create Organisation' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Create Organisation' }));
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await drawer.findByText('Please enter Organisation Name.')).toBeInTheDocument();
  await user.type(drawer.getByLabelText(/^Organisation Name/), ' New Group ');
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('This organisation name is already in use')).toBeInTheDocument();
  taken = false;
  const lists = variablesOf(calls, 'Organisations').length;
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Organisation created')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateOrganisation').at(-1)).toEqual({
    input: { name: 'New Group', logo: null, isActive: true },
  });
  await waitFor(() => expect(variablesOf(calls, 'Organisations').length).toBeGreaterThan(lists));
});

test('its page shows customers and documents by permission; approvers change its state', async () => {
  const { user, calls } = open('/sales/organisations/organisation-details/3', {
    UpdateOrganisation: () => ({ data: { updateOrganisation: { ...lotus, isActive: false } } }),
  });
  expect(await screen.findByText('Lotus Inn')).toBeInTheDocument();
  expect(variablesOf(calls, 'Tenants')[0]).toMatchObject({ filter: { organisationId: '3' } });
  for (const name of ['Customers', 'Quote requests', 'Quotations', 'Orders'])
    expect(screen.getByRole('tab', { name })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit organisation' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit organisation 3' }));
  await user.click(drawer.getByLabelText('Active'));
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Customer' })).toBeNull();
  expect(variablesOf(calls, 'UpdateOrganisation')).toEqual([
    { input: { id: '3', name: 'Lotus Group', logo: null, isActive: false } },
  ]);
});

test('an organisation-level user has read-only access', async () => {
  open('/sales/organisations', {}, viewerOf(Role.ORGANISATION));
  expect(await screen.findByText('Lotus Group')).toBeInTheDocument();
  for (const name of ['Create Organisation', 'Create Customer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  open('/sales/organisations/organisation-details/3', {}, viewerOf(Role.ORGANISATION));
  expect(await screen.findByText('Lotus Inn')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit organisation' })).toBeNull();
});
