import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserRowFragment } from '../../generated/documents.ts';
import {
  type GatewayCall,
  graphqlError,
  type MockResponse,
  type MockResponses,
} from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const manager = viewerOf(Role.BROAD_ACCESS);
const contact = (id: string, name: string, more: Partial<UserRowFragment> = {}) => {
  const [firstName = '', lastName = null] = name.split(' ');
  return {
    __typename: 'User' as const,
    id,
    name,
    firstName,
    lastName,
    roleId: null,
    roleName: null,
    organisationId: null,
    organisationName: null,
    email: `${firstName.toLowerCase()}@hotel.in`,
    mobile: '9000000001',
    username: `${firstName.toLowerCase()}@hotel.in`,
    logo: null,
    logoThumbnail: null,
    tenantId: '5',
    banned: null,
    signInRefused: null,
    deletedUser: false,
    lastActiveAt: null,
    invitedAt: null,
    firstSignInAt: null,
    createdAt: '2026-05-01T06:00:00Z',
    actions: ['EDIT', 'DELETE'],
    ...more,
  } as UserRowFragment;
};
const meera = contact('31', 'Meera Rao');
const tenant = {
  __typename: 'Tenant',
  id: '5',
  name: 'Hotel Sagar',
  district: 'Mysuru',
  state: 'Karnataka',
};

function openUsers(
  path: string,
  people: UserRowFragment[],
  responses: MockResponses = {},
  viewer = manager,
) {
  const started = openConsole(path, {
    viewer,
    responses: {
      TenantOfUsers: () => ({ data: { tenant } }),
      TenantOptionById: () => ({
        data: {
          tenant: {
            ...tenant,
            verified: true,
            organisationId: '1',
            organisationName: 'Sagar',
            salesPerson: null,
          },
        },
      }),
      TenantUsers: () => ({
        data: { tenantUsers: { __typename: 'UserPage', items: people, count: people.length } },
      }),
      TenantUser: ({ variables }) => ({
        data: { tenantUser: people.find(({ id }) => id === variables['id']) },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (text: string | RegExp) => screen.getByRole('button', { name: text });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a customer without users shows a message, and Create for users with the permission', async () => {
  const { user, router } = openUsers('/tenantUsers/5', []);
  expect(await screen.findByText('This customer has no users yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hotel Sagar' })).toHaveAttribute(
    'href',
    '/sales/organisation/customer/customer-details/5',
  );
  const buttons = screen.getAllByRole('button', { name: 'Create User' });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[1]!);
  expect(router.state.location).toMatchObject({
    pathname: '/createTenantUser',
    search: '?tenantId=5',
  });
  cleanup();
  openUsers(
    '/tenantUsers/5',
    [contact('31', 'Meera Rao', { actions: [] })],
    {},
    viewerOf(Role.SALES_OUTSIDE),
  );
  expect(await screen.findByText('Meera Rao')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create User' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions of row/ })).toBeNull();
});

test('a customer outside the row scope is not found', async () => {
  openUsers('/tenantUsers/5', [], {
    TenantOfUsers: () => graphqlError('NOT_FOUND', 'Customer not found'),
  });
  expect(await screen.findByText(/not found/i)).toBeInTheDocument();
});

test('list, drawer, save: only what changed is sent, and the list shows it', async () => {
  let saved = meera;
  const { calls, user } = openUsers('/tenantUsers/5?keyword=mee', [meera], {
    TenantUsers: () => ({
      data: { tenantUsers: { __typename: 'UserPage', items: [saved], count: 1 } },
    }),
    UpdateUser: () => {
      saved = { ...meera, name: 'Meera Iyer', lastName: 'Iyer' };
      return { data: { updateUser: { ...saved, permissions: null } } };
    },
  });
  await user.click(await screen.findByRole('button', { name: '31' }));
  expect(variablesOf(calls, 'TenantUsers')[0]).toEqual({
    tenantId: '5',
    keyword: 'mee',
    deletedUser: false,
    page: 1,
    limit: 10,
  });
  const last = await screen.findByLabelText(/^Last Name/);
  expect(screen.queryByLabelText(/^User Name/)).toBeNull();
  await user.clear(last);
  await user.type(last, 'Iyer');
  await user.click(button('Save'));
  expect(await screen.findByText('User Updated Successfully!')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateUser')).toEqual([{ input: { id: '31', lastName: 'Iyer' } }]);
  expect(await screen.findByText('Meera Iyer')).toBeInTheDocument();
});

test('a duplicate e-mail is shown under its field and in the notice', async () => {
  const words = 'The email ID you have entered is already in use.';
  const { user } = openUsers('/tenantUsers/5?user=31', [meera], {
    UpdateUser: () => graphqlError('DUPLICATE_USERNAME', words),
  });
  const email = await screen.findByLabelText(/^E-mail/);
  await user.clear(email);
  await user.type(email, 'taken@example.com');
  await user.click(button('Save'));
  expect(await screen.findByText('An Error occured while updating user')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
});

test('deleting asks for confirmation; a contact in use stays', async () => {
  const words = 'User cannot be deleted due to active quote requests or orders';
  const { calls, user } = openUsers('/tenantUsers/5', [meera], {
    MarkUserDeleted: () => graphqlError('USER_IN_USE', words),
  });
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Edit',
    'Mark deleted',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Mark deleted' }));
  expect(
    await screen.findByText('The person leaves every list. This cannot be undone.'),
  ).toBeInTheDocument();
  await user.click(button('Confirm'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(variablesOf(calls, 'MarkUserDeleted')).toEqual([{ id: '31' }]);
  expect(screen.getByText('Meera Rao')).toBeInTheDocument();
});

test('a new contact of the customer in the address; afterwards its users', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const { calls, user, router } = openUsers('/createTenantUser?tenantId=5', [meera], {
    CreateTenantUser: () => promise,
  });
  await waitFor(() => expect(screen.getByLabelText(/^Customer/)).toHaveValue('Hotel Sagar'));
  await user.click(button('Save'));
  expect(await screen.findByText('Please enter First Name.')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Role/)).toBeNull();
  await user.type(screen.getByLabelText(/^First Name/), ' Meera ');
  await user.type(screen.getByLabelText(/^E-mail/), 'meera@hotel.in');
  await user.type(screen.getByLabelText(/^Mobile/), '9000000001');
  await user.dblClick(button('Save'));
  resolve({ data: { createTenantUser: meera } }); // answers after both clicks
  await waitFor(() => expect(router.state.location.pathname).toBe('/tenantUsers/5'));
  expect(variablesOf(calls, 'CreateTenantUser')).toEqual([
    {
      input: {
        firstName: 'Meera',
        lastName: null,
        email: 'meera@hotel.in',
        mobile: '9000000001',
        logo: null,
        tenantId: '5',
      },
    },
  ]);
});
