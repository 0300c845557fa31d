import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CreateTenantInput } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRecordMenu, pressInRecordMenu } from '../../testing/recordActions.ts';
import { pincode } from '../../testing/testAddresses.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const admin = viewerOf(Role.TOP_ADMIN);
const sales = viewerOf(Role.SALES);
const shippingAddress = {
  __typename: 'Address',
  id: '31',
  address1: '1 Palace Road',
  address2: null,
  address3: null,
  city: 'Mysuru',
  state: 'Karnataka',
  stateCode: '29',
  country: 'India',
  postalCode: '570001',
  ownerType: 'TENANT',
  ownerId: '11',
};
const tenant = (more: object = {}) => ({
  __typename: 'Tenant',
  id: '11',
  name: 'Lotus Inn',
  gstNo: null,
  creditDays: null,
  district: 'Mysuru',
  state: 'Karnataka',
  verified: false,
  organisationId: '3',
  organisationName: 'Lotus Group',
  logo: null,
  logoThumbnail: null,
  contactCount: 1,
  createdAt: '2026-05-20T06:00:00Z',
  createdBy: null,
  salesPerson: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
  shippingAddress,
  ...more,
});
const page = (type: string, items: unknown[], count = items.length) => ({
  __typename: type,
  items,
  count,
});
const amounts = {
  __typename: 'TenantAnalytics',
  rfqCount: 12,
  quotationCount: 3,
  orderCount: 2,
  orderValue: '1234567.50',
  invoicedValue: '0.49',
  receivedValue: null,
  outstandingValue: null,
  advanceValue: null,
  lastOrderDate: null,
};
const organisation = { __typename: 'Organisation', id: '3', name: 'Lotus Group' };

const RESPONSES: MockResponses = {
  Tenant: () => ({ data: { tenant: tenant() } }),
  TenantAnalytics: () => ({ data: { tenantAnalytics: amounts } }),
  TenantContacts: () => ({ data: { tenantUsers: page('UserPage', []) } }),
  Addresses: () => ({ data: { addresses: page('AddressPage', [shippingAddress]) } }),
  OrganisationOptions: () => ({
    data: { organisations: page('OrganisationPage', [organisation]) },
  }),
  OrganisationOptionById: () => ({ data: { organisation } }),
  SalesPersons: () => ({
    data: { salesPersons: [{ __typename: 'UserName', id: '8', name: 'Meera Das' }] },
  }),
  Organisations: () => ({ data: { organisations: page('OrganisationPage', []) } }),
  Orders: () => ({ data: { orders: page('OrderPage', []) } }),
};
const PAGE = '/sales/organisation/customer/customer-details/11';

function open(path: string, responses: MockResponses = {}, viewer = admin) {
  return {
    ...openConsole(path, { viewer, responses: { ...RESPONSES, ...responses } }),
    user: userEvent.setup(),
  };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('tiles show amounts to the paisa; amounts without permission have no tile', async () => {
  open(PAGE);
  expect(await screen.findByText('₹ 12,34,567.50')).toBeInTheDocument();
  expect(screen.getByText('₹ 0.49')).toBeInTheDocument();
  expect(screen.getByText('Orders', { selector: 'dt' })).toBeInTheDocument();
  expect(screen.queryByText('Received', { selector: 'dt' })).toBeNull();
});

test.each([false, true])(
  'contacts are called by a press on the number; on a phone: %s',
  async (isPhone) => {
    window.matchMedia = ((query: string) => ({
      matches: isPhone && query.includes('425'),
    })) as never;
    try {
      const meera = {
        __typename: 'User',
        id: '31',
        name: 'Meera Das',
        email: 'meera@lotus.com',
        mobile: '9845012345',
      };
      open(PAGE, { TenantContacts: () => ({ data: { tenantUsers: page('UserPage', [meera]) } }) });
      const links = await screen.findAllByRole('link', { name: 'Call 9845012345' });
      expect(links[0]).toHaveAttribute('href', 'tel:+919845012345');
      expect(links.filter((link) => link.closest('.kit-card'))).toHaveLength(isPhone ? 1 : 0);
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  },
);

test('says what remains of the outstanding after advances', async () => {
  open('/sales/organisation/customer/customer-details/11', {
    TenantAnalytics: () => ({
      data: {
        tenantAnalytics: { ...amounts, outstandingValue: '500000.50', advanceValue: '30000.25' },
      },
    }),
  });
  expect(
    await screen.findByText(
      /Outstanding ₹ 5,00,000\.50 .*advances of ₹ 30,000\.25.*: ₹ 4,70,000\.25\./,
    ),
  ).toBeInTheDocument();
});

test('every tile of a customer leads to the rows that it counts', async () => {
  open(PAGE);
  const value = await screen.findByRole('link', { name: '₹ 12,34,567.50' });
  const [path, query] = (value.getAttribute('href') ?? '').split('?');
  expect(path).toBe('/sales/orders');
  const filters = new URLSearchParams(query);
  expect(filters.get('customer')).toBe('11');
  expect(filters.get('statuses')).not.toContain('CANCELLED');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('12')).toBe('/sales/quote-requests?customer=11');
  expect(hrefOf('₹ 0.49')).toMatch(/^\/sales\/invoice\?customer=11&statuses=/);
});

test('the open tab is in the address without old filters; tabs and actions follow the permissions', async () => {
  const { router, user, calls } = open(`${PAGE}?tab=orders&statuses=PAID`);
  await waitFor(() =>
    expect(variablesOf(calls, 'Orders')[0]).toMatchObject({
      filter: { tenantId: '11', statuses: ['PAID'] },
    }),
  );
  await user.click(screen.getByRole('tab', { name: 'Addresses' }));
  expect(router.state.location.search).toBe('?tab=addresses');
  expect(await screen.findByText('1 Palace Road')).toBeInTheDocument();
  for (const name of ['Verify', 'Edit', 'New quote request']) expect(button(name)).toBeEnabled();
  await openRecordMenu(user);
  for (const name of ['Delete', 'Tenant users'])
    expect(await screen.findByRole('menuitem', { name })).toBeInTheDocument();
  cleanup();
  open(PAGE, {}, viewerOf(Role.OPERATIONS));
  expect(await screen.findByRole('tab', { name: 'Orders' })).toBeInTheDocument();
  for (const name of ['Users', 'Quotations', 'Quote requests'])
    expect(screen.queryByRole('tab', { name })).toBeNull();
  for (const name of ['Verify', 'Edit', 'More actions', 'New quote request'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a change sends what changed; a refused GST number shows the fixed text, other refusals the server’s', async () => {
  let answer = graphqlError('BAD_USER_INPUT', 'Invalid value passed for gst_no');
  const { user, calls } = open(PAGE, { UpdateTenant: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit customer 11' }));
  await user.type(drawer.getByLabelText(/^GST number/), '33aapfu0939f1z2');
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(screen.getAllByText('GST Number you have provided is not valid.')).toHaveLength(2),
  ); // notice and field
  expect(screen.queryByText('Invalid value passed for gst_no')).toBeNull();
  expect(variablesOf(calls, 'UpdateTenant')).toEqual([
    { input: { id: '11', gstNo: '33AAPFU0939F1Z2' } },
  ]);

  answer = graphqlError('BAD_USER_INPUT', 'This organisation is not active');
  await user.clear(drawer.getByLabelText(/^GST number/));
  await user.type(drawer.getByLabelText(/^Customer Name/), ' & Spa');
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('This organisation is not active')).toBeInTheDocument();
  answer = { data: { updateTenant: tenant({ name: 'Lotus Inn & Spa' }) } };
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('heading', { name: 'Lotus Inn & Spa' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('credit days are shown, changed up to 180, and taken away', async () => {
  const { user, calls } = open(PAGE, {
    Tenant: () => ({ data: { tenant: tenant({ creditDays: 45 }) } }),
    UpdateTenant: () => ({ data: { updateTenant: tenant({ creditDays: 0 }) } }),
  });
  expect(await screen.findByText('Credit days')).toBeInTheDocument();
  expect(screen.getByText('45')).toBeInTheDocument();
  await user.click(button('Edit'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit customer 11' }));
  const days = drawer.getByLabelText(/^Credit days/);
  const save = async (text: string) => {
    await user.clear(days);
    if (text) await user.type(days, text);
    await user.click(drawer.getByRole('button', { name: 'Update' }));
  };
  expect(days).toHaveValue('45');
  await save('181');
  expect(await drawer.findByText('Credit days: at most 180.')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateTenant')).toEqual([]);
  await save('0');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('0')).toBeInTheDocument();
  await user.click(button('Edit'));
  const again = within(await screen.findByRole('dialog', { name: 'Edit customer 11' }));
  await user.clear(again.getByLabelText(/^Credit days/));
  await user.click(again.getByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'UpdateTenant')).toEqual([
      { input: { id: '11', creditDays: 0 } },
      { input: { id: '11', creditDays: null } },
    ]),
  );
});

test('sales change neither sales person nor verification', async () => {
  const { user } = open(PAGE, {}, sales);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit customer 11' }));
  expect(drawer.getByLabelText('Sales person')).toBeDisabled();
  expect(drawer.queryByLabelText('Verified')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});

test('is verified with one click', async () => {
  const { user, calls } = open(PAGE, {
    UpdateTenant: () => ({ data: { updateTenant: tenant({ verified: true }) } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(variablesOf(calls, 'UpdateTenant')).toEqual([{ input: { id: '11', verified: true } }]);
});

test("is deleted after confirmation; one in use shows the server's reason and stays", async () => {
  const IN_USE =
    'Tenant cannot be deleted due to active quote requests, quotations, orders or unpaid invoices';
  let used = true;
  const { user, router } = open(PAGE, {
    DeleteTenant: () =>
      used
        ? graphqlError('TENANT_IN_USE', IN_USE)
        : { data: { deleteTenant: { __typename: 'Done', success: true } } },
  });
  await pressInRecordMenu(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(IN_USE)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(PAGE);
  used = false;
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sales/organisations'));
});

test('an address is edited from its row', async () => {
  let address1 = '1 Palace Road';
  const { user, calls } = open(`${PAGE}?tab=addresses`, {
    Addresses: () => ({
      data: { addresses: page('AddressPage', [{ ...shippingAddress, address1 }]) },
    }),
    UpdateAddress: () => {
      address1 = '2 Palace Road';
      return { data: { updateAddress: { ...shippingAddress, address1 } } };
    },
  });
  await user.click(await screen.findByText('1 Palace Road'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Existing Address' }));
  await user.clear(drawer.getByLabelText('Street *'));
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await drawer.findByText('*Please enter Street.')).toBeInTheDocument();
  await user.type(drawer.getByLabelText('Street *'), '2 Palace Road');
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('2 Palace Road')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateAddress')).toEqual([
    {
      input: {
        id: '31',
        address1: '2 Palace Road',
        address2: null,
        address3: null,
        postalCode: '570001',
        city: 'Mysuru',
        state: 'Karnataka',
      },
    },
  ]);
});

test('a read-only user sees addresses without Edit', async () => {
  const { user } = open(`${PAGE}?tab=addresses`, {}, viewerOf(Role.OPERATIONS));
  await user.click(await screen.findByText('1 Palace Road'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add New Address' })).toBeNull();
});

test('a new customer: missing fields are reported, an address must be complete or empty, then its page opens', async () => {
  let fails = true;
  const { user, router, calls } = open('/createTenant?organisation=3', {
    CreateTenant: () =>
      fails
        ? graphqlError('BAD_USER_INPUT', 'Invalid value passed for gst_no')
        : { data: { createTenant: { ...tenant(), users: [] } } },
    Pincode: () => pincode('Mysuru', 'Karnataka'),
  });
  await waitFor(() => expect(screen.getByLabelText(/^Organisation/)).toHaveValue('Lotus Group'));
  await user.click(button('Save'));
  expect(await screen.findByText('Please enter Customer Name.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Customer Name/), 'Lotus Inn');
  await user.type(screen.getByLabelText(/^Pin Code/), '570001');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText(/^State/)).toHaveValue('Karnataka'));
  await user.click(button('Save'));
  expect(await screen.findByText('*Please enter Street.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateTenant')).toEqual([]);
  await user.type(screen.getByLabelText(/^Street \*/), '1 Palace Road');
  await user.type(screen.getByLabelText(/^First Name/), 'Meera');
  await user.click(button('Save'));
  expect(await screen.findByText('Please enter E-mail.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateTenant')).toEqual([]);
  await user.type(screen.getByLabelText(/^E-mail/), 'meera@lotus.com');
  await user.type(screen.getByLabelText(/^Mobile/), '7000000001');
  await user.click(button('Add contact')); // left empty: no contact
  await user.click(button('Save'));
  expect(await screen.findByText('Error occured while creating tenant')).toBeInTheDocument();
  expect(screen.getByText('Invalid value passed for GST number')).toBeInTheDocument();
  expect(await screen.findByText('GST Number you have provided is not valid.')).toBeInTheDocument(); // under its field
  fails = false;
  const refused = variablesOf(calls, 'CreateTenant').length;
  await user.dblClick(button('Save'));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/customer-details\/11$/));
  expect(variablesOf(calls, 'CreateTenant')).toHaveLength(refused + 1);
  expect(variablesOf(calls, 'CreateTenant').at(-1)).toEqual({
    input: {
      name: 'Lotus Inn',
      organisationId: '3',
      gstNo: null,
      creditDays: null,
      salesPersonId: null,
      logo: null,
      shippingAddress: {
        address1: '1 Palace Road',
        address2: null,
        address3: null,
        postalCode: '570001',
        city: 'Mysuru',
        state: 'Karnataka',
      },
      contacts: [
        { firstName: 'Meera', lastName: null, email: 'meera@lotus.com', mobile: '7000000001' },
      ],
    },
    withContacts: true,
  });
});

test('the GST number tells state and PAN, and whose organisation it is of; more addresses go along', async () => {
  const kaveri = {
    __typename: 'Tenant',
    id: '7',
    name: 'Kaveri Crown Grand',
    gstNo: '29AAGCR4375J1ZU',
    organisationId: '9',
    organisationName: 'Kaveri Crown Hotels',
  };
  const { user, calls } = open('/createTenant', {
    TenantsOfPan: () => ({ data: { tenants: page('TenantPage', [kaveri]) } }),
    CreateTenant: () => ({
      data: null,
      errors: [
        {
          message: 'No such PIN code',
          extensions: { code: 'BAD_USER_INPUT', field: 'further_addresses.0.postal_code' },
        },
      ],
    }),
    Pincode: () => pincode('Mysuru', 'Karnataka'),
  });
  await user.type(await screen.findByLabelText(/^GST number/), '27aagcr4375j1zy');
  expect(await screen.findByText('Maharashtra · PAN AAGCR4375J')).toBeInTheDocument();
  expect(variablesOf(calls, 'TenantsOfPan')).toEqual([{ pan: 'AAGCR4375J' }]);
  expect(await screen.findByText(/has a GST number of the same PAN/)).toBeInTheDocument();
  await user.click(button('Use Kaveri Crown Hotels'));
  expect(screen.getByLabelText(/^Organisation/)).toHaveValue('Kaveri Crown Hotels');
  expect(screen.queryByRole('button', { name: 'Use Kaveri Crown Hotels' })).toBeNull();
  await user.type(screen.getByLabelText(/^Customer Name/), 'Kaveri Crown West');
  expect(button('Add address')).toBeDisabled();
  const fillIn = async (at: number, street: string) => {
    await user.type(screen.getAllByLabelText(/^Pin Code/)[at]!, '570001');
    await user.tab();
    await waitFor(() => expect(screen.getAllByLabelText(/^State/)[at]).toHaveValue('Karnataka'));
    await user.type(screen.getAllByLabelText(/^Street \*/)[at]!, street);
  };
  await fillIn(0, '1 Palace Road');
  await user.click(button('Add address'));
  await user.click(button('Save'));
  expect(await screen.findByText('*Please enter Street.')).toBeInTheDocument();
  await fillIn(1, '2 Mill Road');
  await user.click(button('Save'));
  const second = within(await screen.findByRole('group', { name: 'Address 2' }));
  expect(await second.findByText('No such PIN code')).toBeInTheDocument();
  const [sent] = variablesOf(calls, 'CreateTenant') as { input: CreateTenantInput }[];
  expect(sent?.input.shippingAddress?.address1).toBe('1 Palace Road');
  expect(sent?.input.furtherAddresses?.map(({ address1 }) => address1)).toEqual(['2 Mill Road']);
});

test('a customer who is not there yet is made from the picker, with the contact that a quotation needs', async () => {
  const made = tenant({
    id: '12',
    name: 'Nova',
    users: [{ __typename: 'TenantContact', id: '41', name: 'Ravi Iyer' }],
  });
  const { user, calls } = open('/sales/quote-requests', {
    Rfqs: () => ({ data: { rfqs: page('RfqPage', []) } }),
    TenantOptions: () => ({ data: { tenants: page('TenantPage', []) } }),
    AddressById: () => ({ data: { address: shippingAddress } }),
    CreateTenant: () => ({ data: { createTenant: made } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create Quote Request' }));
  const rfq = within(await screen.findByRole('dialog', { name: 'Create Quote Request' }));
  await user.type(rfq.getByLabelText(/^Customer/), 'Nova');
  await user.click(await screen.findByText('Create customer ‘Nova’'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Create customer' }));
  expect(drawer.getByLabelText(/^Customer Name/)).toHaveValue('Nova');
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await drawer.findByText('Please enter First Name.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateTenant')).toEqual([]);
  await user.type(drawer.getByLabelText(/^Organisation/), 'Lot');
  await user.click(await screen.findByText('Lotus Group'));
  await user.type(drawer.getByLabelText(/^First Name/), 'Ravi');
  await user.type(drawer.getByLabelText(/^E-mail/), 'ravi@nova.com');
  await user.type(drawer.getByLabelText(/^Mobile/), '7000000002');
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(rfq.getByLabelText(/^Account user/)).toHaveValue('Ravi Iyer'));
  expect(rfq.getByLabelText(/^Customer/)).toHaveValue('Nova');
  expect(await rfq.findByText(/1 Palace Road/)).toBeInTheDocument();
});

test('sales users create customers for themselves; without TENANT WRITE the page is not found', async () => {
  open('/createTenant', {}, sales);
  expect(await screen.findByLabelText('Sales person')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Sales person')).toBeDisabled();
  cleanup();
  open('/createTenant', {}, viewerOf(Role.OPERATIONS));
  expect(
    await screen.findByText('You do not have permission to view this page.'),
  ).toBeInTheDocument();
});

test('a new quote request starts with the customer of the page, not with the working customer', async () => {
  const working = {
    __typename: 'WorkingCustomer' as const,
    organisationId: '3',
    tenantId: '99',
    tenantName: 'Other',
    userId: '1',
    addressId: null,
  };
  const { user, router, calls } = open(
    PAGE,
    {
      Rfqs: () => ({ data: { rfqs: page('RfqPage', []) } }),
      TenantOptionById: () => ({ data: { tenant: tenant() } }),
      TenantUserOptions: () => ({ data: { tenantUsers: page('UserPage', []) } }),
    },
    viewerOf(Role.TOP_ADMIN, { workingCustomer: working }),
  );
  await user.click(await screen.findByRole('button', { name: 'New quote request' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Create Quote Request' }));
  await waitFor(() => expect(drawer.getByLabelText(/^Customer/)).toHaveValue('Lotus Inn'));
  expect(drawer.getByLabelText(/^Sales person/)).toHaveValue('Asha Rao');
  expect(router.state.location.search).toBe('?customer=11&create=1');
  expect(variablesOf(calls, 'TenantOptionById').map(({ id }) => id)).not.toContain('99');
});
