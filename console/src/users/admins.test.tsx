import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role, roleTemplate, scopeOfRole, type PermissionMap } from '@munim/schema/shared/roles.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserDetailsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { toPermissionInput } from './permissions.labels.ts';

const admin = viewerOf(Role.TOP_ADMIN);
const listed = (map: PermissionMap) =>
  toPermissionInput(map).map((one) => ({ __typename: 'Permission' as const, ...one }));
const ALL = ['EDIT', 'PERMISSIONS', 'BAN', 'FORCE_LOGOUT', 'DELETE'];

const person = (id: string, name: string, more: Partial<UserDetailsFragment> = {}) => {
  const [firstName = '', lastName = null] = name.split(' ');
  return {
    __typename: 'User' as const,
    id,
    name,
    firstName,
    lastName,
    roleId: 1007,
    roleName: 'Role 1007',
    organisationId: null,
    organisationName: null,
    email: `${firstName.toLowerCase()}@example.com`,
    mobile: '9000000001',
    username: `user${id}`,
    logo: null,
    logoThumbnail: null,
    tenantId: null,
    banned: false,
    signInRefused: false,
    deletedUser: false,
    lastActiveAt: null,
    salesUsers: [],
    invitedAt: '2026-05-01T06:00:00Z',
    firstSignInAt: '2026-05-02T06:00:00Z',
    createdAt: '2026-05-01T06:00:00Z',
    actions: ALL,
    permissions: listed(roleTemplate(Role.SALES)),
    ...more,
  } as UserDetailsFragment;
};
const templates = [Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.SALES, Role.ORGANISATION].map(
  (roleId) => ({
    __typename: 'RoleTemplate',
    roleId,
    name: `Role ${roleId}`,
    permissions: listed(roleTemplate(roleId)),
    version: 0,
    assignable: roleId !== Role.BROAD_ACCESS,
  }),
);

function openAdmins(
  path: string,
  {
    people = [person('11', 'Asha Nair')],
    viewer = admin,
    ...responses
  }: { people?: UserDetailsFragment[]; viewer?: typeof admin } & MockResponses,
) {
  const started = openConsole(path, {
    viewer,
    responses: {
      Users: () => ({
        data: { users: { __typename: 'UserPage', items: people, count: people.length } },
      }),
      User: ({ variables }) => ({
        data: { user: people.find(({ id }) => id === variables['id']) },
      }),
      RoleTemplates: () => ({ data: { roleTemplates: templates } }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (text: string | RegExp) => screen.getByRole('button', { name: text });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list requests its filters, marks online users with their route, and offers only Edit on the own row', async () => {
  const lastSeen = new Date(Date.now() - 3000).toISOString();
  const old = new Date(Date.now() - 16_000).toISOString();
  const entry = (userId: string, seen: string) => ({
    __typename: 'InfoEntry',
    userId,
    lastRoute: `/at/${userId}`,
    lastSeen: seen,
  });
  const { calls, user } = openAdmins('/admins?role=1007,1008&keyword=asha&deleted=true', {
    people: [
      person('11', 'Asha Nair', { banned: true }),
      person('12', 'Rohan Mehta'),
      person('7', 'Ananya Rao', { actions: ['EDIT'] }),
    ],
    OnlineUsers: () => ({ data: { infoRecord: [entry('11', lastSeen), entry('12', old)] } }),
  } as never);
  expect(await screen.findByText('/at/11')).toBeInTheDocument();
  expect(screen.queryByText('/at/12')).toBeNull();
  expect(screen.getAllByRole('img', { name: 'Online' })).toHaveLength(1);
  expect(variablesOf(calls, 'Users')[0]).toEqual({
    keyword: 'asha',
    roleIds: [1007, 1008],
    deletedUser: true,
    page: 1,
    limit: 10,
  });
  await user.click(button(/^Actions of row 3\b/));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Edit',
  ]);
  await user.keyboard('{Escape}');
  await user.click(button(/^Actions of row 2\b/));
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Permissions',
      'Ban',
      'Force logout',
      'Mark deleted',
    ]),
  );
});

test('presence that fails to load shows an error in place; the list stays', async () => {
  openAdmins('/admins', { OnlineUsers: () => graphqlError('INTERNAL_SERVER_ERROR', 'x') });
  expect(await screen.findByText('Error occurred while retrieving info.')).toBeInTheDocument();
  expect(await screen.findByText('Asha Nair')).toBeInTheDocument();
});

test.each([
  ['Ban', 'BanUser', 'banUser', 'User banned successfully', 'An Error occured while banning user'],
  [
    'Force logout',
    'ForceLogoutUser',
    'forceLogoutUser',
    'User loggedout successfully',
    'An Error occured while loggingout user',
  ],
  [
    'Mark deleted',
    'MarkUserDeleted',
    'markUserDeleted',
    null,
    'User cannot be deleted due to active quote requests or orders',
  ],
])(
  '%s asks for confirmation, submits once, and shows the fixed texts',
  async (label, operation, field, done, failed) => {
    let fails = true;
    const asha = person('11', 'Asha Nair');
    const { calls, user } = openAdmins('/admins', {
      [operation]: () =>
        fails
          ? graphqlError(
              'USER_IN_USE',
              'User cannot be deleted due to active quote requests or orders',
            )
          : { data: { [field]: { ...asha, banned: label === 'Ban' } } },
    });
    const confirm = async () => {
      await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
      await user.click(await screen.findByRole('menuitem', { name: label }));
      const dialog = within(await screen.findByRole('dialog', { name: `${label}: Asha Nair` }));
      await user.dblClick(dialog.getByRole('button', { name: 'Confirm' }));
    };
    await confirm();
    expect(await screen.findByText(failed)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fails = false;
    await confirm();
    if (done) expect(await screen.findByText(done)).toBeInTheDocument();
    await waitFor(() =>
      expect(variablesOf(calls, operation)).toEqual([{ id: '11' }, { id: '11' }]),
    );
    if (label === 'Ban')
      expect(await screen.findByText('Banned', { selector: '.bp6-tag *' })).toBeInTheDocument();
    if (label === 'Mark deleted')
      await waitFor(() => expect(variablesOf(calls, 'Users').length).toBeGreaterThan(1));
  },
);

test('un-banning', async () => {
  const asha = person('11', 'Asha Nair', { banned: true, actions: ['EDIT', 'UNBAN'] });
  const { user } = openAdmins('/admins', {
    people: [asha],
    UnbanUser: () => ({ data: { unbanUser: { ...asha, banned: false } } }),
  } as never);
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Un-ban' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('User unbanned successfully')).toBeInTheDocument();
});

test('who is refused at sign-in is marked, and may be allowed to sign in again', async () => {
  const asha = person('11', 'Asha Nair', { signInRefused: true, actions: ['EDIT', 'UNLOCK'] });
  const { calls, user } = openAdmins('/admins', {
    people: [asha],
    UnlockUser: () => ({ data: { unlockUser: { ...asha, signInRefused: false, actions: ALL } } }),
  } as never);
  expect(await screen.findByText('Refused today')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Allow sign-in' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('User may sign in again')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Refused today')).toBeNull());
  expect(variablesOf(calls, 'UnlockUser')).toEqual([{ id: '11' }]);
});

test('who has not come yet is marked, and may be invited again', async () => {
  const asha = person('11', 'Asha Nair', { firstSignInAt: null, actions: ['EDIT', 'INVITE'] });
  const { calls, user } = openAdmins('/admins', {
    people: [asha],
    InviteUser: () => ({ data: { inviteUser: asha } }),
  } as never);
  expect(await screen.findByText('Invited')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send invitation again' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
  expect(variablesOf(calls, 'InviteUser')).toEqual([{ id: '11' }]);
});

test('permissions: keys move and toggle, differences are marked and counted, and the effect is shown before saving', async () => {
  const asha = person('11', 'Asha Nair', {
    permissions: listed({ ...roleTemplate(Role.SALES), blogs: ['READ'] }),
  });
  const { calls, user } = openAdmins('/admins?user=11&at=permissions', {
    people: [asha],
    UpdateUser: () => ({ data: { updateUser: asha } }),
  } as never);
  expect(await screen.findByText('1 difference from Role 1007')).toBeInTheDocument();
  expect(box('blogs READ, not in the role')).toBeChecked();
  act(() => box('admin user READ').focus());
  await user.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{End} ');
  expect(box('order APPROVE, not in the role')).toHaveFocus();
  expect(box('order APPROVE, not in the role')).toBeChecked();
  expect(screen.getByText('Saving adds order APPROVE, takes blogs READ.')).toBeInTheDocument();
  expect(screen.getByText('1 difference from Role 1007')).toBeInTheDocument();
  await user.click(box('order: all'));
  expect(screen.getByText('2 differences from Role 1007')).toBeInTheDocument();
  await user.click(button('Reset to role'));
  expect(screen.getByText('as Role 1007')).toBeInTheDocument();
  await user.click(button('Save'));
  expect(await screen.findByText('User Updated Successfully!')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateUser')).toEqual([
    { input: { id: '11', permissions: toPermissionInput(roleTemplate(Role.SALES)) } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

test('another role fills in its own permissions, which are not sent; role 10001 requires an organisation', async () => {
  const asha = person('11', 'Asha Nair');
  const { calls, user } = openAdmins('/admins?user=11', {
    people: [asha],
    UpdateUser: () => graphqlError('BAD_USER_INPUT', 'Busy'),
  } as never);
  const role = await screen.findByLabelText(/^Role/);
  expect(
    within(role)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose', 'Role 1001', 'Role 1007', 'Role 10001']);
  await user.selectOptions(role, '10001');
  await user.click(button('Save'));
  expect(await screen.findByText('Please enter Organisation.')).toBeInTheDocument();
  await user.selectOptions(role, '1001');
  expect(screen.getByText('as Role 1001')).toBeInTheDocument();
  expect(screen.getByText(/^Saving makes them Role 1001, adds admin user/)).toBeInTheDocument();
  await user.click(button('Save'));
  expect(await screen.findByText('An Error occured while updating user')).toBeInTheDocument();
  expect(screen.getByText('Busy')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateUser')).toEqual([{ input: { id: '11', roleId: 1001 } }]);
});

test('the own record has only names to edit; its permissions are read-only', async () => {
  const own = person('7', 'Ananya Rao', {
    roleId: 1001,
    actions: ['EDIT'],
    permissions: listed(roleTemplate(Role.TOP_ADMIN)),
  });
  const { calls, user } = openAdmins('/admins?user=7', {
    people: [own],
    UpdateUser: () => ({ data: { updateUser: own } }),
  } as never);
  await user.clear(await screen.findByLabelText(/^Last Name/));
  for (const name of [/^E-mail/, /^Mobile/, /^User Name/, /^Role/])
    expect(screen.getByLabelText(name)).toBeDisabled();
  await user.click(box('order READ'));
  expect(box('order READ')).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Reset to role' })).toBeNull();
  await user.click(button('Save'));
  await waitFor(() =>
    expect(variablesOf(calls, 'UpdateUser')).toEqual([{ input: { id: '7', lastName: '' } }]),
  );
});

test('a read-only user sees details and permissions, and no actions', async () => {
  const { user } = openAdmins('/admins', {
    people: [person('11', 'Asha Nair', { actions: [] })],
    viewer: viewerOf(Role.BROAD_ACCESS),
  } as never);
  expect(await screen.findByText('Asha Nair')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite (Create Admin)' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions of row/ })).toBeNull();
  await user.click(button('11'));
  expect(await screen.findByText('as Role 1007')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('permissions that the viewer lacks are locked', async () => {
  const viewer = {
    ...viewerOf(Role.BROAD_ACCESS),
    permissions: listed({ admin_user: ['READ', 'APPROVE'], order: ['READ'] }),
  };
  const { user } = openAdmins('/admins?user=11', {
    viewer,
    people: [person('11', 'Asha Nair', { actions: ['PERMISSIONS'] })],
  } as never);
  const locked = await screen.findByRole('checkbox', { name: 'order APPROVE, locked' });
  await user.click(locked);
  expect(locked).not.toBeChecked();
  await user.click(box('order: all'));
  expect(screen.getByText('Saving takes order READ.')).toBeInTheDocument();
  expect(box('order UPDATE, locked')).toBeChecked();
});

test('a new user: missing fields are reported, a duplicate e-mail is shown under its field, then the list opens', async () => {
  let taken = true;
  const { calls, user, router } = openAdmins('/createAdmin', {
    CreateAdminUser: () =>
      taken
        ? graphqlError('DUPLICATE_MOBILE', 'The mobile number you have entered is already in use.')
        : { data: { createAdminUser: person('12', 'Meera Iyer') } },
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  for (const words of [
    'Please enter First Name.',
    'Please enter E-mail.',
    'Please enter Mobile.',
    'Please enter Role.',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^First Name/), 'Meera');
  await user.type(screen.getByLabelText(/^E-mail/), 'meera');
  await user.type(screen.getByLabelText(/^Mobile/), '98');
  await user.selectOptions(screen.getByLabelText(/^Role/), '1007');
  expect(screen.getByText(scopeOfRole(Role.SALES))).toBeInTheDocument();
  await user.click(button('Save'));
  expect(await screen.findByText('Please enter a valid e-mail address')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid 10-digit phone number')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^E-mail/), '@example.com');
  await user.type(screen.getByLabelText(/^Mobile/), '76543210');
  await user.click(box('payment READ'));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(
      screen.getAllByText('The mobile number you have entered is already in use.'),
    ).toHaveLength(2),
  ); // field and notice
  taken = false;
  await user.click(box('payment READ, taken from the role'));
  await user.click(button('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admins'));
  const input = {
    firstName: 'Meera',
    lastName: null,
    email: 'meera@example.com',
    mobile: '9876543210',
    logo: null,
    roleId: 1007,
  };
  expect(variablesOf(calls, 'CreateAdminUser')).toEqual([
    {
      input: {
        ...input,
        organisationId: null,
        permissions: toPermissionInput({ ...roleTemplate(Role.SALES), payment: [] }).filter(
          ({ actions }) => actions.length,
        ),
      },
    },
    { input: { ...input, organisationId: null } },
  ]);
  expect(screen.queryByText('Discard what you have typed?')).toBeNull();
});

test('changed own permissions apply without a reload once a call is refused', async () => {
  let viewer = admin;
  const { user } = openAdmins('/admins', {
    Viewer: () => ({ data: { viewer } }),
    BanUser: () => {
      viewer = { ...admin, permissions: listed({ admin_user: ['READ'] }) };
      return graphqlError('FORBIDDEN', 'You do not have permission to do this');
    },
  });
  expect(await screen.findByRole('button', { name: 'Invite (Create Admin)' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ban' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Invite (Create Admin)' })).toBeNull(),
  );
  expect(screen.queryByText('Vendors')).toBeNull();
});

test('the user menu links to admin users with ADMIN READ', async () => {
  const { user } = openAdmins('/purchase/bills', {});
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin users' }));
  expect(await screen.findByText('Asha Nair')).toBeInTheDocument();
  cleanup();
  openConsole('/purchase/bills', { viewer: viewerOf(Role.SALES) });
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Admin users' })).toBeNull();
});
