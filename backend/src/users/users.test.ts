import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
/** Customers: of the organisation and of the sales person; of another organisation; deleted. */
let ours: number;
let foreign: number;
let gone: number;
let contact: number;
let foreignContact: number;
let address: number;
let foreignAddress: number;

const NAMES = ['deleted_user', 'first_name', 'last_name', 'role_id', 'user_id'];

async function addCustomer(name: string, more: object) {
  const { tenant_id } = await test.db
    .insertInto('tenants')
    .values({ org_id: 1, tenant_name: name, ...more })
    .returning('tenant_id')
    .executeTakeFirstOrThrow();
  return tenant_id;
}
async function addContact(
  tenant_id: number,
  first_name: string,
  mobile: string,
  more: object = {},
) {
  const email = `${first_name}@hotel.in`.toLowerCase();
  const { user_id } = await test.db
    .insertInto('users')
    .values({ tenant_id, first_name, last_name: 'Rao', email, mobile, username: email, ...more })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
}
async function addAddress(entity_id: number) {
  const place = {
    address1: '1 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postal_code: '560001',
  };
  const { address_id } = await test.db
    .insertInto('addresses')
    .values({ entity_type: 'TENANT', entity_id, ...place })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  return address_id;
}

beforeAll(async () => {
  test = await createTestApp();
  await test.db
    .insertInto('organisations')
    .values({ org_id: 2, organisation_name: 'Another organisation' })
    .execute();
  ours = await addCustomer('Hotel Sagar', { sales_person: test.userIdOf(Role.SALES) });
  foreign = await addCustomer('Hotel Ashoka', { org_id: 2 });
  gone = await addCustomer('Hotel Gone', {
    sales_person: test.userIdOf(Role.SALES),
    is_deleted: true,
  });
  contact = await addContact(ours, 'Meera', '7100000001');
  await addContact(ours, 'Left', '7100000002', { deleted_user: true });
  foreignContact = await addContact(foreign, 'Vikram', '7100000003');
  address = await addAddress(ours);
  foreignAddress = await addAddress(foreign);
});
afterAll(() => test.close());

interface Row {
  user_id: number;
  role_id: number | null;
  [field: string]: unknown;
}
interface Body {
  data: Row[];
  count: number;
  error?: string;
  field?: string;
  message?: string;
  user: { default_user: object | null };
}

async function list(query: string, who: number = Role.TOP_ADMIN) {
  const response = await test.app.inject({
    url: `/admin/user?${query}`,
    headers: await test.as(who),
  });
  return { status: response.statusCode, body: response.json<Body>() };
}
const ids = ({ body }: { body: Body }) => body.data.map((row) => row.user_id);

describe('GET /admin/user', () => {
  it('needs a session', async () => {
    expect((await test.app.inject({ url: '/admin/user?role_id=1001' })).statusCode).toBe(401);
  });

  it.each([
    'role=1001',
    'limit=201',
    'limit=0',
    'page=0',
    'role_id=x',
    'user_id=0',
    `keyword=${'x'.repeat(101)}`,
    'tenant_id=1&tenant_id=2',
  ])('refuses %s', async (query) => {
    const { status, body } = await list(query);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'VALIDATION' });
  });

  it('lists staff by name, whole for viewers who may read staff, and no customer among them', async () => {
    const { status, body } = await list('limit=200');
    expect(status).toBe(200);
    expect(body.count).toBe(11);
    const names = body.data.map((row) => String(row['first_name']));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(body.data.every((row) => row.role_id !== null)).toBe(true);
    const whole = {
      email: 'role1001@example.com',
      username: 'role1001',
      banned: false,
      tenant_id: null,
      role_name: 'Administrator',
    };
    expect(body.data).toContainEqual(
      expect.objectContaining({ ...whole, permissions: roleTemplate(1001), last_top_admin: true }),
    );
    expect(body.data.filter((row) => row['last_top_admin'])).toHaveLength(1);
  });

  it('shows names only to others, who must name the roles', async () => {
    const refusal = await list('limit=200', Role.SALES);
    expect({ status: refusal.status, field: refusal.body.field }).toEqual({
      status: 400,
      field: 'role_id',
    });
    const { body } = await list('role_id=1001,1002', Role.SALES);
    expect(body.data.map((row) => Object.keys(row).toSorted())).toEqual([NAMES, NAMES]);
    expect(ids({ body })).toEqual([
      test.userIdOf(Role.TOP_ADMIN),
      test.userIdOf(Role.BROAD_ACCESS),
    ]);
  });

  it('does not let who sees names only search by e-mail and phone', async () => {
    const all = `role_id=${Object.values(Role).join(',')}`;
    expect((await list(`${all}&keyword=role1007@`, Role.SALES)).body.count).toBe(0);
    expect((await list(`${all}&keyword=900000000`, Role.SALES)).body.count).toBe(0);
    expect((await list(`${all}&keyword=role1007@`)).body.count).toBe(1);
    expect((await list(`${all}&keyword=ROLE1007`, Role.SALES)).body.count).toBe(1);
  });

  it('takes keywords literally', async () => {
    for (const keyword of ['%', '_', String.raw`\ `])
      expect((await list(`keyword=${encodeURIComponent(keyword)}`)).body.count).toBe(0);
    expect(
      (await list(`tenant_id=${ours}&keyword=${encodeURIComponent('meera rao')}`)).body.count,
    ).toBe(1);
  });

  it('pages', async () => {
    const pages = [
      await list('limit=4'),
      await list('limit=4&page=2'),
      await list('limit=4&page=3'),
      await list('limit=4&page=4'),
    ];
    expect(pages.map((page) => page.body.data.length)).toEqual([4, 4, 3, 0]);
    expect(new Set(pages.flatMap(ids)).size).toBe(11);
    expect(pages.every((page) => page.body.count === 11)).toBe(true);
  });

  it('answers one by id, and NOT_FOUND for unknown ids and for contacts', async () => {
    const id = test.userIdOf(Role.SALES);
    expect(ids(await list(`user_id=${id}`))).toEqual([id]);
    for (const unknown of [999_999, contact])
      expect((await list(`user_id=${unknown}`)).status).toBe(404);
  });

  it('shows deleted people only when asked for them', async () => {
    const { user_id } = await test.db
      .insertInto('users')
      .values({
        role_id: 1002,
        first_name: 'Past',
        email: 'past@example.com',
        mobile: '7100000009',
        username: 'past',
        deleted_user: true,
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    expect(ids(await list('role_id=1002'))).not.toContain(user_id);
    expect(ids(await list('role_id=1002&deleted_user=true'))).toEqual([user_id]);
  });

  it('shows an organisation-level user only people of the own organisation', async () => {
    const { body } = await list(`role_id=${Object.values(Role).join(',')}`, Role.ORGANISATION);
    expect(ids({ body })).toEqual([test.userIdOf(Role.ORGANISATION)]);
  });
});

describe('contacts of a customer', () => {
  it('are whole for viewers who may read them', async () => {
    const { body } = await list(`tenant_id=${ours}`, Role.SALES);
    expect(body).toMatchObject({
      count: 1,
      data: [{ user_id: contact, role_id: null, email: 'meera@hotel.in', tenant_id: ours }],
    });
    expect((await list(`tenant_id=${ours}&deleted_user=true`, Role.SALES)).body.data).toMatchObject(
      [{ first_name: 'Left' }],
    );
  });

  it('need tenant_user:READ', async () => {
    for (const role of [Role.CATEGORY_MANAGER, Role.OPERATIONS])
      expect(await list(`tenant_id=${ours}&role_id=1001`, role)).toMatchObject({
        status: 403,
        body: { error: 'FORBIDDEN' },
      });
  });

  it.each([
    ['another sales person', Role.SALES_SECOND, () => ours],
    ['a sales person', Role.SALES, () => foreign],
    ['another organisation', Role.ORGANISATION, () => foreign],
    ['a deleted customer', Role.TOP_ADMIN, () => gone],
    ['an unknown customer', Role.TOP_ADMIN, () => 999_999],
  ])('are out of reach: %s', async (_, role, tenantId) => {
    expect(await list(`tenant_id=${tenantId()}`, role)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
  });

  it('of the own organisation are in the row scope of an organisation-level user', async () => {
    expect(ids(await list(`tenant_id=${ours}`, Role.ORGANISATION))).toEqual([contact]);
  });
});

describe('POST /user/setDefaultUser', () => {
  async function choose(payload: object, who: number = Role.SALES) {
    const response = await test.app.inject({
      method: 'POST',
      url: '/user/setDefaultUser',
      payload,
      headers: await test.as(who),
    });
    return { status: response.statusCode, body: response.json<Body>() };
  }
  const auditRows = (userId: number) =>
    test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('user_id', '=', userId)
      .where('action', '=', 'SET_DEFAULT_CUSTOMER')
      .execute();

  it('needs a session and tenant:READ', async () => {
    expect(
      (await test.app.inject({ method: 'POST', url: '/user/setDefaultUser', payload: {} }))
        .statusCode,
    ).toBe(401);
    expect((await choose({}, Role.CATEGORY_MANAGER)).status).toBe(403);
  });

  it('stores the choice, answers the profile, and clears it again', async () => {
    const whole = { org_id: 1, tenant_id: ours, user_id: contact, address_id: address };
    const wanted = { ...whole, tenant_name: 'Hotel Sagar' };
    const before = await auditRows(test.userIdOf(Role.SALES));
    expect(await choose(whole)).toMatchObject({
      status: 200,
      body: { user: { default_user: wanted } },
    });
    expect(await choose(whole)).toMatchObject({
      status: 200,
      body: { user: { default_user: wanted } },
    });
    const profile = await test.app.inject({
      url: '/user/profile',
      headers: await test.as(Role.SALES),
    });
    expect(profile.json<Body>().user.default_user).toEqual(wanted);
    expect(await choose({})).toMatchObject({ status: 200, body: { user: { default_user: null } } });
    const rows = (await auditRows(test.userIdOf(Role.SALES))).slice(before.length);
    expect(rows.map((row) => row.changes)).toEqual([
      {
        default_tenant_id: { from: null, to: ours },
        default_user_id: { from: null, to: contact },
        default_address_id: { from: null, to: address },
      },
      expect.objectContaining({ default_tenant_id: { from: ours, to: null } }),
    ]);
  });

  it('refuses what does not belong together, and changes nothing', async () => {
    const before = await auditRows(test.userIdOf(Role.SALES));
    const whole = { tenant_id: ours, user_id: contact };
    const refusals: [object, string][] = [
      [{ tenant_id: ours }, 'user_id'],
      [{ user_id: contact }, 'tenant_id'],
      [{ address_id: address }, 'tenant_id'],
      [{ ...whole, org_id: 2 }, 'org_id'],
      [{ ...whole, user_id: foreignContact }, 'user_id'],
      [{ ...whole, user_id: test.userIdOf(Role.SALES) }, 'user_id'],
      [{ ...whole, address_id: foreignAddress }, 'address_id'],
      [{ ...whole, tenant_id: null }, 'tenant_id'],
      [{ ...whole, role_id: 1001 }, 'role_id'],
    ];
    for (const [payload, field] of refusals)
      expect(await choose(payload)).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION', field },
      });
    for (const tenant_id of [foreign, gone, 999_999])
      expect(await choose({ tenant_id, user_id: contact })).toMatchObject({
        status: 404,
        body: { error: 'NOT_FOUND' },
      });
    expect(await auditRows(test.userIdOf(Role.SALES))).toEqual(before);
  });

  it('widens no scope: a customer that leaves the row scope leaves the profile', async () => {
    const leaving = await addCustomer('Hotel Leaving', { sales_person: test.userIdOf(Role.SALES) });
    const person = await addContact(leaving, 'Nisha', '7100000004');
    await choose({ tenant_id: leaving, user_id: person }, Role.SALES);
    const sales_person = test.userIdOf(Role.SALES_SECOND);
    await test.db
      .updateTable('tenants')
      .set({ sales_person })
      .where('tenant_id', '=', leaving)
      .execute();
    const profile = await test.app.inject({
      url: '/user/profile',
      headers: await test.as(Role.SALES),
    });
    expect(profile.json<Body>().user.default_user).toBeNull();
    await choose({}, Role.SALES);
  });
});
