import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let other: number;

beforeAll(async () => {
  t = await createTestApp();
  const masters = testMasters(t.db);
  other = await masters.organisation({ organisation_name: 'Other 100%', is_active: false });
  await masters.tenant({
    tenant_name: 'Hotel Sagar',
    sales_person: t.userIdOf(Role.SALES),
    district: 'Mysuru',
  });
  await masters.tenant({ tenant_name: 'Hotel Ashoka', verified_tenant: true });
  await masters.tenant({ tenant_name: 'Resort', org_id: other });
  await masters.tenant({ tenant_name: 'Gone', org_id: other, is_deleted: true });
});
afterAll(() => t.close());

async function call(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
  roleId: number = Role.TOP_ADMIN,
  more = {},
) {
  const headers = { ...(await t.as(roleId)), ...more };
  const response = await t.app.inject({
    method,
    url: `/organisation/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}
const list = async (query: string, roleId?: number) =>
  (await call('GET', `getOrganisation?${query}`, undefined, roleId)).body.organisations;
const found = async (query: string, roleId?: number) =>
  (await list(query, roleId)).map((row: { org_id: number }) => row.org_id);
const create = (payload: object, roleId?: number, more?: object) =>
  call('POST', 'createOrganisation', payload, roleId, more);
const update = (payload: object, roleId?: number) =>
  call('PATCH', 'updateOrganisation', payload, roleId);
const setPermissions = (roleId: number, permissions: object) =>
  t.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(permissions) })
    .where('role_id', '=', roleId)
    .execute();
const trail = (id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'ORGANISATION')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();
describe('the list', () => {
  test('by name, by part of the name, by state', async () => {
    expect(await found('')).toEqual([other, 1]);
    expect(await found('organisation_name=EST')).toEqual([1]);
    expect(await found('organisation_name=100%25')).toEqual([other]);
    expect(await found('organisation_name=%25T')).toEqual([]);
    expect(await found('is_active=false')).toEqual([other]);
    expect((await call('GET', `getOrganisation?org_id=${other}`)).body).toEqual({
      success: true,
      count: 1,
      organisations: [
        {
          org_id: other,
          organisation_name: 'Other 100%',
          is_active: false,
          logo: null,
          logo_thumbnail: null,
          tenant_count: 1,
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
      ],
    });
  });

  test.each([
    ['keyword=hotel', [1]],
    ['keyword=mysu', [1]],
    ['keyword=gone', []],
    ['verified_tenant=true', [1]],
    ['keyword=hotel&verified_tenant=true', [1]],
    ['keyword=sagar&verified_tenant=true', []],
  ])('by its customers: %s', async (query, ids) => expect(await found(query)).toEqual(ids));

  test('an organisation sees itself alone; sales chooses among all, and counts its own customers', async () => {
    expect(await found('', Role.ORGANISATION)).toEqual([1]);
    expect(
      (await call('GET', `getOrganisation?org_id=${other}`, undefined, Role.ORGANISATION)).status,
    ).toBe(404);
    expect(await found('', Role.SALES)).toEqual([other, 1]);
    const counts = async (roleId: number) =>
      (await list('', roleId)).map((row: { tenant_count: number }) => row.tenant_count);
    expect(await counts(Role.TOP_ADMIN)).toEqual([1, 2]);
    expect(await counts(Role.SALES)).toEqual([0, 1]);
    expect(await counts(Role.ORGANISATION)).toEqual([2]);
    expect(await found('keyword=ashoka', Role.SALES)).toEqual([]);
    expect(await found(`sales_person=${t.userIdOf(Role.SALES)}`)).toEqual([1]);
  });

  test('a partner, who makes no customers, sees the organisations of its own customers only', async () => {
    expect(await found('', Role.SALES_OUTSIDE)).toEqual([]);
    const one = await call('GET', `getOrganisation?org_id=${other}`, undefined, Role.SALES_OUTSIDE);
    expect(one.status).toBe(404);
    const sales_person = t.userIdOf(Role.SALES_OUTSIDE);
    const tenant_id = await testMasters(t.db).tenant({
      tenant_name: 'Inn',
      org_id: other,
      sales_person,
    });
    expect(await list('', Role.SALES_OUTSIDE)).toMatchObject([{ org_id: other, tenant_count: 1 }]);
    await t.db
      .updateTable('tenants')
      .set({ is_deleted: true })
      .where('tenant_id', '=', tenant_id)
      .execute();
    expect(await found('', Role.SALES_OUTSIDE)).toEqual([]);
  });

  test.each([
    ['name=a', 'name'],
    ['is_active=1x', 'is_active'],
    ['limit=201', 'limit'],
  ])('%s is refused for %s', async (query, field) => {
    expect(await call('GET', `getOrganisation?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });
});

describe('writing', () => {
  // the lists above have the first two alone
  afterEach(() => t.db.deleteFrom('organisations').where('org_id', '>', other).execute());

  test('is made once under a key, active, trimmed, with an audit row', async () => {
    const body = { organisation_name: ' Lotus Group ', logo: 'b.png' };
    const first = await create(body, Role.SALES, { 'idempotency-key': 'organisation-1' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: { organisation_name: 'Lotus Group', is_active: true, logo: 'b.png', tenant_count: 0 },
      },
    });
    expect((await create(body, Role.SALES, { 'idempotency-key': 'organisation-1' })).body).toEqual(
      first.body,
    );
    expect(await trail(first.body.data.org_id)).toEqual([{ action: 'CREATE', changes: {} }]);
  });

  test('its name is its own, whatever its case, also when two come at once', async () => {
    const taken = {
      status: 400,
      body: {
        error: 'VALIDATION',
        field: 'organisation_name',
        message: 'This organisation name is already in use',
      },
    };
    expect(await create({ organisation_name: 'TEST organisation' })).toMatchObject(taken);
    expect(await update({ org_id: other, organisation_name: 'test organisation' })).toMatchObject(
      taken,
    );
    const answers = await Promise.all(
      ['Palm', 'PALM', 'palm', 'Palm'].map((organisation_name) => create({ organisation_name })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400, 400]);
    for (const answer of answers.filter(({ status }) => status === 400))
      expect(answer).toMatchObject(taken);
    expect((await update({ org_id: 1, organisation_name: 'TEST Organisation' })).status).toBe(200);
    await update({ org_id: 1, organisation_name: 'Test organisation' });
  });

  test('changes what is sent; the trail holds old and new', async () => {
    const { org_id } = (await create({ organisation_name: 'Changing', logo: 'c.png' })).body.data;
    expect((await update({ org_id, organisation_name: 'Changed' })).body.data).toMatchObject({
      organisation_name: 'Changed',
      logo: 'c.png',
    });
    expect((await update({ org_id, logo: '', is_active: false })).body.data).toMatchObject({
      logo: null,
      is_active: false,
    });
    await update({ org_id, is_active: false });
    expect(await trail(org_id)).toEqual([
      { action: 'CREATE', changes: {} },
      { action: 'UPDATE', changes: { organisation_name: { from: 'Changing', to: 'Changed' } } },
      {
        action: 'UPDATE',
        changes: { logo: { from: 'c.png', to: null }, is_active: { from: true, to: false } },
      },
    ]);
  });

  test('an organisation-level user, whatever its permissions, makes none and changes its own only', async () => {
    await setPermissions(Role.ORGANISATION, { tenant: ['READ', 'WRITE', 'UPDATE', 'APPROVE'] });
    expect(await create({ organisation_name: 'Mine' }, Role.ORGANISATION)).toMatchObject({
      status: 403,
    });
    expect(await update({ org_id: other, is_active: true }, Role.ORGANISATION)).toMatchObject({
      status: 404,
    });
    expect((await update({ org_id: 1, logo: 'd.png' }, Role.ORGANISATION)).status).toBe(200);
  });

  test.each([
    [{ organisation_name: undefined }, 'organisation_name'],
    [{ organisation_name: '  ' }, 'organisation_name'],
    [{ organisation_name: 'x'.repeat(101) }, 'organisation_name'],
    [{ logo: '../secret' }, 'logo'],
    [{ is_active: 'yes' }, 'is_active'],
    [{ org_id: 5 }, 'org_id'],
  ])('%j is refused', async (wrong, field) => {
    expect(await create({ organisation_name: 'Fine', ...wrong })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('an unknown id', async () => {
    expect(await update({ org_id: 999_999, is_active: true })).toMatchObject({
      status: 404,
      body: { message: 'Organisation not found' },
    });
  });
});
