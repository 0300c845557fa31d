import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PermissionMap, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { addTestCompany, addRfq, call, type TestCompany } from '../../testing/testCompany.ts';
import {
  COMMANDS,
  createUsersTest,
  permissionsWith,
  type UsersTest,
} from '../../testing/testUsers.ts';

let users: UsersTest;
let company: TestCompany;

beforeAll(async () => {
  users = await createUsersTest();
  company = await addTestCompany(users.test);
});
afterAll(() => users.close());

const ADMIN = Role.TOP_ADMIN;
const change = (who: number, body: object) => users.sendRequest(who, 'change', body);
const refusal = (error: string) => ({ status: 400, body: { error } });
const gone = { status: 404, body: { error: 'NOT_FOUND' } };
const signedIn = async (headers: object) =>
  (await users.app.inject({ url: '/user/profile', headers: { ...headers } })).statusCode;

describe.each(
  Object.keys(COMMANDS).filter((name) => name !== 'create') as (keyof typeof COMMANDS)[],
)('%s', (command) => {
  it('needs a session, the pair, and an existing user', async () => {
    const user_id = await users.add();
    expect((await users.sendRequest(null, command, { user_id })).status).toBe(401);
    for (const role of [Role.BROAD_ACCESS, Role.SALES, Role.OPERATIONS]) {
      const { status } = await users.sendRequest(role, command, { user_id });
      expect({ role, status }).toEqual({ role, status: 403 });
    }
    expect(await users.sendRequest(ADMIN, command, { user_id: 999_999 })).toMatchObject(gone);
    expect(await users.sendRequest(ADMIN, command, { user_id: '1' })).toMatchObject({
      status: 400,
      body: { field: 'user_id' },
    });
    expect(await users.sendRequest(ADMIN, command, {})).toMatchObject({
      status: 400,
      body: { field: 'user_id' },
    });
    expect(await users.sendRequest(ADMIN, command, { user_id, other: 1 })).toMatchObject({
      status: 400,
      body: { field: 'other' },
    });
  });

  it('reaches people of the own organisation only, for those of an outside one', async () => {
    const permissions: PermissionMap = permissionsWith(Role.ORGANISATION, {
      admin_user: ['READ', 'WRITE', 'UPDATE', 'DELETE', 'APPROVE'],
    });
    const who = await users.add({ role_id: Role.ORGANISATION, org_id: 1, permissions });
    const foreign = await users.add({ role_id: Role.ORGANISATION, org_id: 2, permissions: {} });
    expect(await users.sendRequest(who, command, { user_id: foreign })).toMatchObject(gone);
    expect(await users.sendRequest(who, command, { user_id: users.userIdOf(ADMIN) })).toMatchObject(
      gone,
    );
    const own = await users.add({ role_id: Role.ORGANISATION, org_id: 1, permissions: {} });
    expect((await users.sendRequest(who, command, { user_id: own })).status).toBe(200);
  });
});

describe('changing a person', () => {
  it('changes what was sent, clears what was sent empty, and says so once', async () => {
    const user_id = await users.add();
    const body = {
      user_id,
      first_name: ' Asha ',
      last_name: 'Nair',
      username: 'asha.nair',
      logo: 'asha.png',
    };
    const answer = await change(ADMIN, body);
    expect(answer).toMatchObject({ status: 200, body: { data: { ...body, first_name: 'Asha' } } });
    expect(answer.body.data.logo_thumbnail).toMatch(/\/asha-sm\.png\?expires=/);
    await change(ADMIN, body);
    await change(ADMIN, { user_id });
    expect(await change(ADMIN, { user_id, last_name: '', logo: '' })).toMatchObject({
      body: { data: { last_name: null, logo: null } },
    });
    const rows = await users.auditOf(user_id);
    expect(rows.map(({ action }) => action)).toEqual(['UPDATE', 'UPDATE']);
    expect(rows[1]!.changes).toEqual({
      last_name: { from: 'Nair', to: null },
      logo: { from: 'asha.png', to: null },
    });
  });

  it.each([
    ['email', 'DUPLICATE_EMAIL', 'ROLE1002@example.com'],
    ['username', 'DUPLICATE_USERNAME', 'Role1002'],
    ['mobile', 'DUPLICATE_MOBILE', '9000000001'],
  ])(
    'refuses a %s of somebody else, and takes the own in another case',
    async (field, error, value) => {
      const user_id = await users.add();
      expect(await change(ADMIN, { user_id, [field]: value })).toMatchObject({
        ...refusal(error),
        body: { error, field },
      });
      const own = (await users.row(user_id))[field as 'email'];
      expect(
        (await change(ADMIN, { user_id, [field]: own.toUpperCase().replace('.COM', '.com') }))
          .status,
      ).toBe(200);
    },
  );

  it('a user name that was the e-mail address follows it, another stays', async () => {
    const user_id = await users.add();
    expect(await change(ADMIN, { user_id, email: 'first@example.com' })).toMatchObject({
      body: { data: { username: 'first@example.com' } },
    });
    await change(ADMIN, { user_id, username: 'chosen' });
    expect(await change(ADMIN, { user_id, email: 'second@example.com' })).toMatchObject({
      body: { data: { username: 'chosen' } },
    });
  });

  it('lets users change their own names, never their own sign-in', async () => {
    const own = users.userIdOf(ADMIN);
    expect((await change(ADMIN, { user_id: own, last_name: 'Rao' })).status).toBe(200);
    for (const more of [
      { email: 'new@example.com' },
      { mobile: '6111111111' },
      { username: 'new.name' },
    ])
      expect(await change(ADMIN, { user_id: own, ...more })).toMatchObject(refusal('OWN_ACCOUNT'));
  });

  it('refuses to change the sign-in of a user with more permissions', async () => {
    const manager = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: permissionsWith(Role.BROAD_ACCESS, { admin_user: ['UPDATE'] }),
    });
    const admin = await users.add({ role_id: ADMIN, permissions: {} });
    const holder = await users.add({ role_id: Role.SALES, permissions: { blogs: ['APPROVE'] } });
    for (const user_id of [admin, holder])
      for (const more of [{ email: 'taken.over@example.com' }, { mobile: '6222222222' }])
        expect(await change(manager, { user_id, ...more })).toMatchObject(
          refusal('PERMISSION_NOT_HELD'),
        );
    expect((await change(manager, { user_id: admin, first_name: 'Asha' })).status).toBe(200);
    const sales = await users.add();
    expect((await change(manager, { user_id: sales, email: 'moved@example.com' })).status).toBe(
      200,
    );
  });

  it('of a customer needs tenant_user:UPDATE and the customer in the row scope; a contact has no access to change', async () => {
    const user_id = company.contactId;
    expect((await change(Role.BROAD_ACCESS, { user_id, first_name: 'Meera' })).status).toBe(200);
    const sales = users.userIdOf(Role.SALES);
    const permissions = permissionsWith(Role.SALES, { tenant_user: ['READ', 'UPDATE', 'DELETE'] });
    await users.db
      .updateTable('users')
      .set({ permissions: JSON.stringify(permissions) })
      .where('user_id', '=', sales)
      .execute();
    expect((await change(sales, { user_id, first_name: 'Meera' })).status).toBe(200);
    for (const command of ['change', 'remove'] as const)
      expect(
        await users.sendRequest(sales, command, { user_id: company.foreignContactId }),
      ).toMatchObject(gone);
    const clerk = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: { admin_user: ['READ', 'UPDATE', 'DELETE', 'APPROVE'] },
    });
    expect((await change(clerk, { user_id, first_name: 'Meera' })).status).toBe(403);
    for (const more of [{ role_id: Role.SALES }, { permissions: {} }, { org_id: 1 }])
      expect(await change(ADMIN, { user_id, ...more })).toMatchObject({
        status: 400,
        body: { field: Object.keys(more)[0] },
      });
    for (const command of ['ban', 'unban', 'logOut'] as const)
      expect(await users.sendRequest(ADMIN, command, { user_id })).toMatchObject(gone);
  });
});

describe('changing role and permissions', () => {
  it('a new role resets the map to its template, unless one is sent; the audit row holds both maps', async () => {
    const user_id = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: { order: ['READ'] },
    });
    expect(await change(ADMIN, { user_id, role_id: Role.OPERATIONS })).toMatchObject({
      status: 200,
      body: { data: { role_id: Role.OPERATIONS, permissions: roleTemplate(Role.OPERATIONS) } },
    });
    const sent: PermissionMap = { payment: ['READ'] };
    expect(await change(ADMIN, { user_id, role_id: Role.SALES, permissions: sent })).toMatchObject({
      body: { data: { permissions: sent } },
    });
    expect(
      (await users.auditOf(user_id)).map(({ action, changes }) => ({ action, changes })),
    ).toEqual([
      {
        action: 'CHANGE_PERMISSIONS',
        changes: {
          role_id: { from: 1002, to: 1012 },
          permissions: { from: { order: ['READ'] }, to: roleTemplate(Role.OPERATIONS) },
        },
      },
      {
        action: 'CHANGE_PERMISSIONS',
        changes: {
          role_id: { from: 1012, to: 1007 },
          permissions: { from: roleTemplate(Role.OPERATIONS), to: sent },
        },
      },
    ]);
  });

  it('the next call of an open session reflects it', async () => {
    const user_id = await users.add({ role_id: Role.SALES });
    const headers = await users.as(user_id);
    const rfqs = async () => (await users.app.inject({ url: '/rfq', headers })).statusCode;
    expect(await rfqs()).toBe(200);
    await change(ADMIN, { user_id, permissions: {} });
    expect(await rfqs()).toBe(403);
    await change(ADMIN, { user_id, permissions: { quotation_request: ['READ'] } });
    expect(await rfqs()).toBe(200);
  });

  it('role 10001 takes an organisation, which goes with it', async () => {
    const user_id = await users.add();
    expect(await change(ADMIN, { user_id, role_id: Role.ORGANISATION })).toMatchObject({
      status: 400,
      body: { field: 'org_id' },
    });
    expect(await change(ADMIN, { user_id, org_id: 2 })).toMatchObject({
      status: 400,
      body: { field: 'org_id' },
    });
    expect(await change(ADMIN, { user_id, role_id: Role.ORGANISATION, org_id: 2 })).toMatchObject({
      body: { data: { org_id: 2 } },
    });
    expect(await change(ADMIN, { user_id, org_id: 1 })).toMatchObject({
      body: { data: { org_id: 1 } },
    });
    expect(await change(ADMIN, { user_id, role_id: Role.SALES })).toMatchObject({
      body: { data: { org_id: null } },
    });
  });

  it('needs admin_user:APPROVE, with or without UPDATE', async () => {
    const user_id = await users.add();
    const updates = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: permissionsWith(Role.BROAD_ACCESS, { admin_user: ['READ', 'UPDATE'] }),
    });
    for (const more of [{ role_id: Role.OPERATIONS }, { permissions: {} }])
      expect((await change(updates, { user_id, ...more })).status).toBe(403);
    expect(
      (
        await change(updates, {
          user_id,
          role_id: Role.SALES,
          permissions: roleTemplate(Role.SALES),
        })
      ).status,
    ).toBe(200);
    const approves = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: permissionsWith(Role.BROAD_ACCESS, { admin_user: ['READ', 'APPROVE'] }),
    });
    expect((await change(approves, { user_id, permissions: {} })).status).toBe(200);
    expect((await change(approves, { user_id, first_name: 'Asha' })).status).toBe(403);
  });

  it('refuses to grant a pair that the viewer does not have, or a higher role; revoking is free', async () => {
    const permissions = permissionsWith(Role.BROAD_ACCESS, {
      admin_user: ['READ', 'UPDATE', 'APPROVE'],
    });
    const manager = await users.add({ role_id: Role.BROAD_ACCESS, permissions });
    const user_id = await users.add({ permissions: { blogs: ['APPROVE'] } });
    expect(
      (await change(manager, { user_id, permissions: { blogs: ['READ', 'APPROVE'] } })).status,
    ).toBe(200);
    expect(
      await change(manager, {
        user_id,
        permissions: { blogs: ['APPROVE'], tenant_user: ['APPROVE'] },
      }),
    ).toMatchObject(refusal('PERMISSION_NOT_HELD'));
    expect(await change(manager, { user_id, role_id: ADMIN, permissions: {} })).toMatchObject(
      refusal('ROLE_NOT_ASSIGNABLE'),
    );
    expect((await change(manager, { user_id, permissions: {} })).status).toBe(200);
  });

  it('is never of oneself', async () => {
    const own = await users.add({ role_id: ADMIN });
    for (const more of [{ role_id: Role.SALES }, { permissions: {} }])
      expect(await change(own, { user_id: own, ...more })).toMatchObject(refusal('OWN_ACCOUNT'));
    expect(
      (await change(own, { user_id: own, role_id: ADMIN, permissions: roleTemplate(ADMIN) }))
        .status,
    ).toBe(200);
    for (const command of ['ban', 'remove', 'logOut'] as const)
      expect(await users.sendRequest(own, command, { user_id: own })).toMatchObject(
        refusal('OWN_ACCOUNT'),
      );
    await users.db
      .updateTable('users')
      .set({ deleted_user: true })
      .where('user_id', '=', own)
      .execute();
  });
});

describe('keeping out', () => {
  it('a ban ends all sessions at once and refuses sign-in; un-banning brings no old session back', async () => {
    const user_id = await users.add();
    const tabs = [await users.as(user_id), await users.as(user_id)];
    const banned = await users.sendRequest(ADMIN, 'ban', { user_id });
    expect(banned).toMatchObject({
      status: 200,
      body: { success: true, result: { user_id, banned: true } },
    });
    for (const tab of tabs) expect(await signedIn(tab)).toBe(401);
    const beside = await users.as(user_id); // a sign-in that ran during the ban
    expect(await signedIn(beside)).toBe(401);
    expect((await users.sendRequest(ADMIN, 'ban', { user_id })).status).toBe(200);
    expect(await users.sendRequest(ADMIN, 'unban', { user_id })).toMatchObject({
      status: 200,
      body: { result: { banned: false } },
    });
    for (const old of [...tabs, beside]) expect(await signedIn(old)).toBe(401);
    expect(await signedIn(await users.as(user_id))).toBe(200);
    expect((await users.auditOf(user_id)).map(({ action }) => action)).toEqual(['BAN', 'UNBAN']);
  });

  it('a forced logout ends the sessions and changes nothing else', async () => {
    const user_id = await users.add();
    const tab = await users.as(user_id);
    expect(await users.sendRequest(ADMIN, 'logOut', { user_id })).toMatchObject({
      status: 200,
      body: { result: { banned: false } },
    });
    expect(await signedIn(tab)).toBe(401);
    expect(await signedIn(await users.as(user_id))).toBe(200);
    expect((await users.auditOf(user_id)).map(({ action }) => action)).toEqual(['FORCE_LOGOUT']);
  });
});

describe('deleting', () => {
  it('ends sessions, leaves every list, and cannot be done twice', async () => {
    const user_id = await users.add();
    const tab = await users.as(user_id);
    expect(await users.sendRequest(ADMIN, 'remove', { user_id })).toMatchObject({
      status: 200,
      body: { result: { user_id, deleted_user: true } },
    });
    expect(await signedIn(tab)).toBe(401);
    for (const command of ['remove', 'change', 'ban', 'unban', 'logOut'] as const)
      expect(await users.sendRequest(ADMIN, command, { user_id })).toMatchObject(gone);
    expect((await call(users.test, ADMIN, 'GET', `/admin/user?user_id=${user_id}`)).status).toBe(
      404,
    );
    expect(
      (await call(users.test, ADMIN, 'GET', `/admin/user?user_id=${user_id}&deleted_user=true`))
        .status,
    ).toBe(200);
  });

  it('is refused while the person is named by an active quote request, and for nobody else', async () => {
    const words = 'User cannot be deleted due to active quote requests or orders';
    const request_id = await addRfq(users.test, company);
    const sales_person = await users.add();
    const created_by = await users.add();
    await users.db
      .updateTable('rfqs')
      .set({ sales_person, created_by })
      .where('request_id', '=', request_id)
      .execute();
    for (const user_id of [company.contactId, sales_person, created_by])
      expect(await users.sendRequest(ADMIN, 'remove', { user_id })).toMatchObject({
        status: 400,
        body: { error: 'USER_IN_USE', message: words },
      });
    await users.db
      .updateTable('rfqs')
      .set({ status: 'ARCHIVED', message: 'No longer wanted' })
      .where('request_id', '=', request_id)
      .execute();
    expect((await users.sendRequest(ADMIN, 'remove', { user_id: sales_person })).status).toBe(200);
  });

  it.each([
    ['CONFIRMED', 400],
    ['PARTIALLY_DELIVERED', 400],
    ['DELIVERED', 200],
    ['PAID', 200],
    ['CANCELLED', 200],
  ] as const)('with an order that is %s: %i', async (status, answer) => {
    const [user_id, sales_person] = [
      await users.add({ tenant_id: company.tenantId }),
      await users.add(),
    ];
    await users.db
      .insertInto('orders')
      .values({
        order_number: `SO-${status}`,
        tenant_id: company.tenantId,
        user_id,
        sales_person,
        status,
        address_id: company.addressId,
        order_taxable_amount: '100',
        order_gst_amount: '12',
        order_grand_total: '112',
        created_by: users.userIdOf(ADMIN),
      })
      .execute();
    for (const id of [user_id, sales_person])
      expect((await users.sendRequest(ADMIN, 'remove', { user_id: id })).status).toBe(answer);
  });

  it('and a new quote request that names the person: one of the two is refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const sales_person = await users.add();
        const items = [{ product_sku_id: company.skuId, quantity: 1 }];
        const body = {
          tenant_id: company.tenantId,
          user_id: company.contactId,
          address_id: company.addressId,
          sales_person,
          items,
        };
        const [made, removed] = await Promise.all([
          call(users.test, ADMIN, 'POST', '/rfq', body),
          users.sendRequest(ADMIN, 'remove', { user_id: sales_person }),
        ]);
        return [made.status, removed.status].toSorted();
      }),
    );
    expect(answers).toEqual(answers.map(() => [200, 400]));
  });
});
