import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let other: number;
let mine: number;
let theirs: number;

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  other = await masters.organisation({ organisation_name: 'Other 100%', is_active: false });
  const sales_person = t.userIdOf(Role.SALES);
  mine = await masters.tenant({
    tenant_name: 'Élan Hotels',
    sales_person,
    gst_no: '29AAACM4154Q1ZU',
    district: 'Mysuru',
    logo: 'a.png',
    created_by: sales_person,
  });
  theirs = await masters.tenant({ tenant_name: 'zen Foods', org_id: other, verified_tenant: true });
  await masters.tenant({ tenant_name: 'Eastern_Inn' });
  await masters.tenant({ tenant_name: 'Gone', is_deleted: true });
  await masters.contact(mine, {
    first_name: 'Asha',
    email: 'asha@elan.example',
    mobile: '7012345678',
  });
  await masters.address('TENANT', mine, { address1: '1 Palace Road' });
  await masters.address('TENANT', mine, { address1: '2 Second Road' });
  await masters.contact(mine, { email: 'old@elan.example', deleted_user: true });
});
afterAll(() => t.close());

async function get(url: string, roleId: number = Role.TOP_ADMIN) {
  const response = await t.app.inject({ url, headers: await t.as(roleId) });
  return { status: response.statusCode, body: response.json() };
}
const names = async (query: string, roleId?: number) => {
  const { body } = await get(`/tenant/getTenant?${query}`, roleId);
  expect(body.count).toBe(body.tenants?.length);
  return body.tenants.map((tenant: { tenant_name: string }) => tenant.tenant_name);
};
describe('customers', () => {
  test('by name, as people order names', async () => {
    expect(await names('')).toEqual(['Eastern_Inn', 'Élan Hotels', 'zen Foods']);
    expect((await get('/tenant/getTenant?limit=1&page=2')).body).toMatchObject({
      count: 3,
      tenants: [{ tenant_name: 'Élan Hotels' }],
    });
  });

  test.each([
    ['tenant_name=e', ['Eastern_Inn']],
    ['tenant_name=éL', ['Élan Hotels']],
    ['tenant_name=lan', []],
    ['keyword=LAN', ['Élan Hotels']],
    ['keyword=aacm4154', ['Élan Hotels']],
    ['keyword=mysu', ['Élan Hotels']],
    ['keyword=asha%40', ['Élan Hotels']],
    ['keyword=12345', ['Élan Hotels']],
    ['keyword=old%40elan', []],
    ['keyword=ern_i', ['Eastern_Inn']],
    ['keyword=E%25', []],
    ['verified_tenant=true', ['zen Foods']],
    ['verified_tenant=false&tenant_name=e', ['Eastern_Inn']],
    ['org_id=1', ['Eastern_Inn', 'Élan Hotels']],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test('a row has the names of the contract', async () => {
    const { body } = await get(
      `/tenant/getTenant?tenant_id=${mine}&sales_person=${t.userIdOf(Role.SALES)}`,
    );
    expect(body.tenants).toEqual([
      {
        tenant_id: mine,
        tenant_name: 'Élan Hotels',
        org_id: 1,
        organisation_name: 'Test organisation',
        gst_no: '29AAACM4154Q1ZU',
        credit_days: null,
        logo: 'a.png',
        logo_thumbnail: expect.stringMatching(/\/a-sm\.png\?expires=/),
        contact_count: 1,
        verified_tenant: false,
        district: 'Mysuru',
        state: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        shipping_address: expect.objectContaining({
          address1: '1 Palace Road',
          entity_type: 'TENANT',
          entity_id: mine,
        }),
        sales_person: t.userIdOf(Role.SALES),
        created_by: t.userIdOf(Role.SALES),
      },
    ]);
  });

  test('joins only what is asked, and users only with their own pair', async () => {
    const flags = 'map_users=true&map_sales_person=true&map_created_by=true';
    const all = await get(`/tenant/getTenant?tenant_id=${mine}&${flags}`);
    expect(all.body.tenants[0]).toMatchObject({
      sales_person_info: { user_id: t.userIdOf(Role.SALES), first_name: 'Role1007' },
      created_by_info: { first_name: 'Role1007' },
      users: [
        { first_name: 'Asha', last_name: null, email: 'asha@elan.example', mobile: '7012345678' },
      ],
    });
    const operations = await get(`/tenant/getTenant?tenant_id=${mine}&${flags}`, Role.OPERATIONS);
    expect(operations.body.tenants[0]).toHaveProperty('sales_person_info');
    expect(operations.body.tenants[0]).toMatchObject({ contact_count: null });
    expect(operations.body.tenants[0]).not.toHaveProperty('users');
    // A filter must not reveal what no row shows.
    expect(await names('keyword=asha%40', Role.OPERATIONS)).toEqual([]);
    expect(await names('keyword=12345', Role.OPERATIONS)).toEqual([]);
    expect(await names('keyword=mysu', Role.OPERATIONS)).toEqual(['Élan Hotels']);
    await t.db
      .updateTable('users')
      .set({ permissions: JSON.stringify({ tenant: ['READ'] }) })
      .where('role_id', '=', Role.BROAD_ACCESS)
      .execute();
    expect(
      (await get(`/tenant/getTenant?tenant_id=${mine}&${flags}`, Role.BROAD_ACCESS)).body
        .tenants[0],
    ).not.toHaveProperty('users');
  });

  test('sales sees its own customers, an organisation its own; others are not found', async () => {
    expect(await names('', Role.SALES)).toEqual(['Élan Hotels']);
    expect(await names('', Role.SALES_OUTSIDE)).toEqual([]);
    expect(await names('', Role.ORGANISATION)).toEqual(['Eastern_Inn', 'Élan Hotels']);
    expect(await names(`org_id=${other}`, Role.ORGANISATION)).toEqual([]);
    for (const role of [Role.SALES, Role.ORGANISATION])
      expect(await get(`/tenant/getTenant?tenant_id=${theirs}`, role)).toMatchObject({
        status: 404,
        body: { error: 'NOT_FOUND' },
      });
    expect((await get(`/tenant/getTenant?tenant_id=${mine}`, Role.ORGANISATION)).status).toBe(200);
  });

  test('several at once: by their ids, and the first of each organisation with how many it has', async () => {
    expect(await names(`tenant_ids=${mine},${theirs},999999`)).toEqual([
      'Élan Hotels',
      'zen Foods',
    ]);
    expect(await names(`tenant_ids=${mine},${theirs}`, Role.SALES)).toEqual(['Élan Hotels']);
    const nested = async (query: string, roleId?: number) =>
      (await get(`/tenant/getTenant?org_ids=1,${other},999999&${query}`, roleId)).body;
    expect(await nested('limit=1')).toMatchObject({
      count: 3,
      tenants: [{ tenant_name: 'Eastern_Inn' }, { tenant_name: 'zen Foods' }],
      organisation_counts: expect.arrayContaining([
        { org_id: 1, count: 2 },
        { org_id: other, count: 1 },
      ]),
    });
    expect(await nested('keyword=zen')).toMatchObject({
      count: 1,
      organisation_counts: [{ org_id: other, count: 1 }],
    });
    expect(await nested('', Role.SALES)).toMatchObject({
      count: 1,
      tenants: [{ tenant_id: mine }],
      organisation_counts: [{ org_id: 1, count: 1 }],
    });
    expect(await nested('', Role.ORGANISATION)).toMatchObject({
      count: 2,
      organisation_counts: [{ org_id: 1, count: 2 }],
    });
    expect(await nested('', Role.SALES_OUTSIDE)).toMatchObject({
      count: 0,
      tenants: [],
      organisation_counts: [],
    });
  });

  test.each([
    ['tenant_name=a&keyword=b', 'keyword'],
    ['name=a', 'name'],
    ['tenant_id=0', 'tenant_id'],
    ['verified_tenant=yes', 'verified_tenant'],
    ['limit=201', 'limit'],
    ['limit=0', 'limit'],
    ['page=a', 'page'],
    [`keyword=${'x'.repeat(101)}`, 'keyword'],
    ['org_id=1&org_id=2', 'org_id'],
    ['org_ids=1,x', 'org_ids.1'],
    ['tenant_ids=0', 'tenant_ids.0'],
  ])('%s is refused for %s', async (query, field) => {
    expect(await get(`/tenant/getTenant?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });
});

test('beginnings of names come from the index', async () => {
  await t.db.transaction().execute(async (trx) => {
    const { sql } = await import('kysely');
    await sql`set local enable_seqscan = off`.execute(trx);
    const plan = await sql<{
      'QUERY PLAN': string;
    }>`explain select tenant_id from tenants t where lower(t.tenant_name) like lower(${'éla%'})`.execute(
      trx,
    );
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('tenants_name');
  });
});
