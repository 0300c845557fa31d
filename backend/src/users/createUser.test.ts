import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { createUsersTest, permissionsWith, type UsersTest } from '../../testing/testUsers.ts';

let users: UsersTest;
let ours: number;
let foreign: number;

beforeAll(async () => {
  users = await createUsersTest();
  const { tenant } = testMasters(users.db);
  ours = await tenant({ tenant_name: 'Hotel Sagar', sales_person: users.userIdOf(Role.SALES) });
  foreign = await tenant();
});
beforeEach(() => void users.queued.splice(0));
afterAll(() => users.close());

const create = (who: number | null, body: object, headers = {}) =>
  users.sendRequest(who, 'create', body, headers);
const staff = (more: object = {}) => ({ ...users.fresh(), role_id: Role.SALES, ...more });
const refusal = (error: string, message?: string) => ({
  status: 400,
  body: { success: false, error, ...(message ? { message } : {}) },
});

describe('new staff', () => {
  it('needs a session and admin_user:WRITE', async () => {
    expect((await create(null, staff())).status).toBe(401);
    for (const role of Object.values(Role).filter((id) => id !== Role.TOP_ADMIN))
      expect((await create(role, staff())).status).toBe(403);
  });

  it('starts with the template of the role, its e-mail as user name, and an invitation in the same transaction', async () => {
    const body = staff({ last_name: 'Rao', role_id: Role.OPERATIONS });
    const made = await create(Role.TOP_ADMIN, body);
    expect(made).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: {
          ...body,
          username: body.email,
          role_name: 'Operations',
          logo: null,
          banned: false,
          deleted_user: false,
          permissions: roleTemplate(Role.OPERATIONS),
          last_top_admin: false,
          org_id: null,
          tenant_id: null,
        },
      },
    });
    const { user_id } = made.body.data;
    expect(users.queued).toMatchObject([
      {
        channel: 'MAIL',
        recipients: [body.email],
        entity: 'USER',
        entityId: user_id,
        welcome: {
          user_id,
          first_name: body.first_name,
          last_name: 'Rao',
          email: body.email,
          tenant_name: null,
        },
      },
    ]);
    expect(users.queued[0]!.text).toContain(`Dear ${body.first_name} Rao`);
    expect(await users.auditOf(user_id)).toMatchObject([
      {
        action: 'CREATE',
        user_id: users.userIdOf(Role.TOP_ADMIN),
        changes: { permissions: { from: null, to: roleTemplate(1012) } },
      },
    ]);
    const profile = await users.app.inject({
      url: '/user/profile',
      headers: await users.as(user_id),
    });
    expect(profile.json()).toMatchObject({
      user: { role_id: 1012, permissions: roleTemplate(1012) },
    });
  });

  it.each<[string, object, string]>([
    ['no first name', { first_name: undefined }, 'first_name'],
    ['spaces for a name', { first_name: '   ' }, 'first_name'],
    ['a first name of two lines', { first_name: 'Asha\r\nBcc: x@y.in' }, 'first_name'],
    ['a last name of two lines', { last_name: 'Rao\u2028' }, 'last_name'],
    ['a user name of two lines', { username: 'asha\n1' }, 'username'],
    ['a long first name', { first_name: 'x'.repeat(51) }, 'first_name'],
    ['a long last name', { last_name: 'x'.repeat(51) }, 'last_name'],
    ['no mail address', { email: 'nobody' }, 'email'],
    ['a long ending', { email: 'a@example.info' }, 'email'],
    ['a mail of two', { email: 'a@example.com,b@example.com' }, 'email'],
    ['nine digits', { mobile: '123456789' }, 'mobile'],
    ['eleven digits', { mobile: '12345678901' }, 'mobile'],
    ['a short user name', { username: 'ab' }, 'username'],
    ['an unknown role', { role_id: 1003 }, 'role_id'],
    ['a role as text', { role_id: '1007' }, 'role_id'],
    ['neither role nor customer', { role_id: undefined }, 'role_id'],
    ['both', { tenant_id: 1 }, 'role_id'],
    ['a password', { password: 'secret' }, 'password'],
    ['an unknown entity', { permissions: { warehouse: ['READ'] } }, 'permissions.warehouse'],
    ['an unknown action', { permissions: { order: ['PRINT'] } }, 'permissions.order.0'],
    ['an action twice', { permissions: { order: ['READ', 'READ'] } }, 'permissions.order'],
    ['a logo elsewhere', { logo: '../secret' }, 'logo'],
    ['no organisation for role 10001', { role_id: Role.ORGANISATION }, 'org_id'],
    ['an unknown organisation', { role_id: Role.ORGANISATION, org_id: 999_999 }, 'org_id'],
    ['an organisation for another role', { org_id: 1 }, 'org_id'],
  ])('refuses %s', async (_, more, field) => {
    expect(await create(Role.TOP_ADMIN, staff(more))).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
    expect(users.queued).toEqual([]);
  });

  it('takes a map cut by hand, in the one order maps are kept in', async () => {
    const permissions = { order: ['READ'], expense: ['UPDATE', 'READ'], blogs: [] };
    const made = await create(Role.TOP_ADMIN, staff({ role_id: Role.BROAD_ACCESS, permissions }));
    expect(made.body.data.permissions).toEqual({ expense: ['READ', 'UPDATE'], order: ['READ'] });
  });

  it('needs admin_user:APPROVE for other permissions than the template, which may be spelled out', async () => {
    const who = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: permissionsWith(Role.BROAD_ACCESS, { admin_user: ['READ', 'WRITE'] }),
    });
    expect((await create(who, staff({ permissions: { order: ['READ'] } }))).status).toBe(403);
    expect((await create(who, staff({ permissions: roleTemplate(Role.SALES) }))).status).toBe(200);
  });

  it('grants nothing that the maker does not have, and no higher role', async () => {
    const admin_user = ['READ', 'WRITE', 'APPROVE'] as const;
    const manager = await users.add({
      role_id: Role.BROAD_ACCESS,
      permissions: permissionsWith(Role.BROAD_ACCESS, { admin_user: [...admin_user] }),
    });
    expect(await create(manager, staff({ role_id: Role.TOP_ADMIN }))).toMatchObject(
      refusal('ROLE_NOT_ASSIGNABLE'),
    );
    expect(
      await create(manager, staff({ role_id: Role.TOP_ADMIN, permissions: {} })),
    ).toMatchObject(refusal('ROLE_NOT_ASSIGNABLE'));
    expect(await create(manager, staff({ permissions: { blogs: ['APPROVE'] } }))).toMatchObject(
      refusal(
        'PERMISSION_NOT_HELD',
        'You cannot give a permission that you do not hold yourself: blogs APPROVE',
      ),
    );
    expect((await create(manager, staff({ role_id: Role.CATEGORY_MANAGER }))).status).toBe(200);
    const sales = await users.add({
      role_id: Role.SALES,
      permissions: permissionsWith(Role.SALES, { admin_user: [...admin_user] }),
    });
    expect(
      await create(sales, staff({ role_id: Role.BROAD_ACCESS, permissions: {} })),
    ).toMatchObject(refusal('ROLE_NOT_ASSIGNABLE'));
    expect((await create(sales, staff())).status).toBe(200);
  });

  it('of an outside organisation is made by its people for their own only', async () => {
    const own = permissionsWith(Role.ORGANISATION, { admin_user: ['READ', 'WRITE'] });
    const org_id = await testMasters(users.db).organisation();
    const member = await users.add({ role_id: Role.ORGANISATION, org_id: 1, permissions: own });
    const body = (id: number) => staff({ role_id: Role.ORGANISATION, org_id: id });
    expect(await create(member, body(org_id))).toMatchObject({
      status: 400,
      body: { field: 'org_id' },
    });
    expect(await create(member, body(1))).toMatchObject({
      status: 200,
      body: { data: { org_id: 1, organisation_name: 'Test organisation' } },
    });
  });

  it.each([
    ['email', 'DUPLICATE_EMAIL', 'The email ID you have entered is already in use.'],
    ['username', 'DUPLICATE_USERNAME', 'The email ID you have entered is already in use.'],
    ['mobile', 'DUPLICATE_MOBILE', 'The mobile number you have entered is already in use.'],
  ])('refuses a %s that somebody present has, whatever its case', async (field, error, message) => {
    const first = staff({ username: `user-${field}` });
    expect((await create(Role.TOP_ADMIN, first)).status).toBe(200);
    const again = staff({
      username: `other-${field}`,
      [field]: first[field as keyof typeof first].toString().toUpperCase().replace('.COM', '.com'),
    });
    expect(await create(Role.TOP_ADMIN, again)).toMatchObject({
      ...refusal(error, message),
      body: { error, message, field },
    });
    await users.db
      .updateTable('users')
      .set({ deleted_user: true })
      .where('email', '=', first.email)
      .execute();
    expect((await create(Role.TOP_ADMIN, again)).status).toBe(200);
  });

  it.each([
    ['email', 'DUPLICATE_EMAIL'],
    ['username', 'DUPLICATE_USERNAME'],
    ['mobile', 'DUPLICATE_MOBILE'],
  ])('lets one of many who come at once have a %s', async (field, error) => {
    const value = { email: 'race@example.com', username: 'race-user', mobile: '6999999999' }[field];
    const bodies = Array.from({ length: 6 }, (_, i) =>
      staff({ username: `race-${field}-${i}`, [field]: value }),
    );
    const answers = await Promise.all(bodies.map((body) => create(Role.TOP_ADMIN, body)));
    expect(
      answers.map(({ status, body }) => (status === 200 ? 'made' : body.error)).toSorted(),
    ).toEqual([...Array.from({ length: 5 }, () => error), 'made']);
  });

  it('is made once under an Idempotency-Key', async () => {
    const body = staff();
    const headers = { 'idempotency-key': 'new-user' };
    const answers = await Promise.all([
      create(Role.TOP_ADMIN, body, headers),
      create(Role.TOP_ADMIN, body, headers),
    ]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(answers[0].status).toBe(200);
    expect(users.queued).toHaveLength(1);
    expect((await create(Role.TOP_ADMIN, staff(), headers)).status).toBe(400);
  });

  it('keeps nobody whose invitation could not be queued', async () => {
    const body = staff();
    users.queueFails(true);
    expect((await create(Role.TOP_ADMIN, body)).status).toBe(500);
    users.queueFails(false);
    expect((await create(Role.TOP_ADMIN, body)).status).toBe(200);
  });
});

describe('a new contact', () => {
  const contact = (tenant_id = ours) => ({ ...users.fresh(), tenant_id });

  it('needs tenant_user:WRITE; staff permissions do not replace it', async () => {
    for (const role of [Role.SALES_OUTSIDE, Role.CATEGORY_MANAGER, Role.OPERATIONS])
      expect((await create(role, contact())).status).toBe(403);
    const who = await users.add({
      permissions: permissionsWith(Role.SALES_OUTSIDE, { admin_user: ['WRITE'] }),
    });
    expect((await create(who, contact())).status).toBe(403);
    const other = await users.add({ role_id: Role.BROAD_ACCESS });
    expect((await create(other, staff())).status).toBe(403);
  });

  it('has no role, no permissions and no way in; the mail names its company', async () => {
    const body = contact();
    const made = await create(Role.BROAD_ACCESS, body);
    expect(made).toMatchObject({
      status: 200,
      body: { data: { ...body, role_id: null, username: body.email } },
    });
    expect(made.body.data).not.toHaveProperty('permissions');
    const { user_id } = made.body.data;
    expect(users.queued).toMatchObject([{ welcome: { user_id, tenant_name: 'Hotel Sagar' } }]);
    expect(users.queued[0]!.text).not.toContain('/login');
    expect(
      (await users.app.inject({ url: '/user/profile', headers: await users.as(user_id) }))
        .statusCode,
    ).toBe(401);
  });

  it('belongs to a present customer in the row scope', async () => {
    const own = permissionsWith(Role.SALES, { tenant_user: ['READ', 'WRITE'] });
    const who = await users.add({ permissions: own });
    await users.db
      .updateTable('tenants')
      .set({ sales_person: who })
      .where('tenant_id', '=', ours)
      .execute();
    expect((await create(who, contact())).status).toBe(200);
    for (const id of [foreign, 999_999])
      expect(await create(who, contact(id))).toMatchObject({
        status: 404,
        body: { error: 'NOT_FOUND' },
      });
  });

  it.each(['org_id', 'permissions'])('has no %s', async (field) => {
    const body = { ...contact(), [field]: field === 'org_id' ? 1 : {} };
    expect(await create(Role.TOP_ADMIN, body)).toMatchObject({ status: 400, body: { field } });
  });
});
