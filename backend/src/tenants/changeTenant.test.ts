import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let other: number;
let inactive: number;
const GST = '29AAACM4154Q1ZY';
const PLACE = {
  address1: ' 4 Lake Road ',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
};

beforeAll(async () => {
  const outbox = keepingOutbox();
  t = await createTestApp({ services: { outbox } });
  masters = testMasters(t.db);
  other = await masters.organisation();
  inactive = await masters.organisation({ is_active: false });
});
afterAll(() => t.close());

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  roleId: number = Role.TOP_ADMIN,
  more = {},
) {
  const headers = { ...(await t.as(roleId)), ...more };
  const response = await t.app.inject({
    method,
    url: path,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}
let customers = 0;
const create = (payload: object, roleId?: number, more?: object) =>
  call(
    'POST',
    '/tenant/createTenant',
    { tenant_name: `New ${(customers += 1)}`, org_id: 1, ...payload },
    roleId,
    more,
  );
const update = (payload: object, roleId?: number) =>
  call('PATCH', '/tenant/updateTenant', payload, roleId);
const refusal = (field: string, message?: string) => ({
  status: 400,
  body: { error: 'VALIDATION', field, ...(message ? { message } : {}) },
});
const sales = () => t.userIdOf(Role.SALES);
const ownTenant = (more: object = {}) => masters.tenant({ sales_person: sales(), ...more });
const trail = (id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'TENANT')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();
const granted = new Set<number>();
const setPermissions = (roleId: number, permissions: object) =>
  t.db
    .updateTable('users')
    .set({ permissions: JSON.stringify(permissions) })
    .where('role_id', '=', roleId)
    .execute();
const grant = (roleId: number, ...tenant: string[]) => {
  granted.add(roleId);
  return setPermissions(roleId, { tenant });
};
afterEach(async () => {
  for (const roleId of granted) await setPermissions(roleId, roleTemplate(roleId));
  granted.clear();
});

describe('a new customer', () => {
  test('comes with its first address, which gives district and state, once under a key', async () => {
    const body = {
      tenant_name: ' Lotus Inn ',
      gst_no: GST.toLowerCase(),
      logo: 'a.png',
      shipping_address: PLACE,
    };
    const first = await create(body, Role.SALES, { 'idempotency-key': 'tenant-1' });
    expect(first.body).toMatchObject({
      success: true,
      tenant_id: first.body.data.tenant_id,
      data: {
        tenant_name: 'Lotus Inn',
        gst_no: GST,
        logo: 'a.png',
        verified_tenant: false,
        district: 'Pune',
        state: 'Maharashtra',
        sales_person: sales(),
        created_by: sales(),
        sales_person_info: { first_name: 'Role1007' },
        shipping_address: {
          address1: '4 Lake Road',
          postal_code: '411001',
          entity_type: 'TENANT',
          entity_id: first.body.tenant_id,
        },
      },
    });
    expect((await create(body, Role.SALES, { 'idempotency-key': 'tenant-1' })).body).toEqual(
      first.body,
    );
    const addresses = (
      await call(
        'GET',
        `/address?entity_type=TENANT&entity_id=${first.body.tenant_id}`,
        undefined,
        Role.SALES,
      )
    ).body;
    expect(addresses.count).toBe(1);
    expect(await trail(first.body.tenant_id)).toEqual([{ action: 'CREATE', changes: {} }]);
  });

  test('comes with more addresses after the first, all or nothing; a refusal names the place', async () => {
    const place = (address1: string, postal_code = '570001') => ({
      address1,
      city: 'Mysuru',
      state: 'Karnataka',
      postal_code,
    });
    const further_addresses = [place('2 Mill Road'), place('3 Fort Road')];
    const body = { tenant_name: 'Many places', shipping_address: place('1 Main Road') };
    const made = await create({ ...body, further_addresses });
    const rows = await t.db
      .selectFrom('addresses')
      .select('address1')
      .where('entity_type', '=', 'TENANT')
      .where('entity_id', '=', made.body.tenant_id)
      .orderBy('address_id')
      .execute();
    expect(rows.map(({ address1 }) => address1)).toEqual([
      '1 Main Road',
      '2 Mill Road',
      '3 Fort Road',
    ]);
    expect(made.body.data.shipping_address.address1).toBe('1 Main Road');
    const count = () =>
      t.db
        .selectFrom('tenants')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const again = { ...body, confirm_duplicate: true };
    expect(
      await create({ ...again, further_addresses: [place('2 Mill Road'), place('x', '110001')] }),
    ).toMatchObject({ status: 400, body: { field: 'further_addresses.1.state' } });
    expect(await create({ tenant_name: 'No first', further_addresses })).toMatchObject({
      status: 400,
      body: { field: 'further_addresses' },
    });
    expect(
      (await create({ ...again, further_addresses: Array.from({ length: 11 }, () => place('x')) }))
        .status,
    ).toBe(400);
    expect(await count()).toEqual(before);
  });

  test('comes with its contacts, all or nothing, for who may make customers', async () => {
    const contact = (first_name: string, mobile: string) => ({
      first_name,
      last_name: 'Rao',
      email: `${first_name.toLowerCase()}@nova.com`,
      mobile,
    });
    const [asha, ravi] = [contact('Asha', '7100000001'), contact('Ravi', '7100000002')];
    const made = await create({ tenant_name: 'Nova', contacts: [asha, ravi] }, Role.SALES);
    expect(made.body).toMatchObject({ success: true, data: { contact_count: 2 } });
    const people = await t.db
      .selectFrom('users')
      .select(['first_name', 'role_id', 'permissions', 'created_by'])
      .where('tenant_id', '=', made.body.tenant_id)
      .orderBy('user_id')
      .execute();
    expect(people).toEqual(
      ['Asha', 'Ravi'].map((first_name) => ({
        first_name,
        role_id: null,
        permissions: {},
        created_by: sales(),
      })),
    );
    const count = () =>
      t.db
        .selectFrom('tenants')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const again = { ...contact('Nila', '7100000003'), email: 'RAVI@nova.com' };
    expect(
      await create({ tenant_name: 'Half', contacts: [contact('Om', '7100000004'), again] }),
    ).toMatchObject({ status: 400, body: { error: 'DUPLICATE_EMAIL', field: 'contacts.1.email' } });
    expect(await create({ contacts: [{ ...asha, mobile: '12' }] })).toMatchObject({ status: 400 });
    expect(
      await create({ contacts: Array.from({ length: 21 }, (_, i) => contact(`P${i}`, '71')) }),
    ).toMatchObject({ status: 400 });
    expect(await count()).toEqual(before);
    expect((await create({ contacts: [asha] }, Role.CATEGORY_MANAGER)).status).toBe(403);
  });

  test('needs no more than a name and an organisation', async () => {
    expect((await create({ gst_no: '', logo: '' })).body.data).toMatchObject({
      gst_no: null,
      logo: null,
      district: null,
      shipping_address: null,
      sales_person: null,
    });
  });

  test.each([
    ['29AAACM4154Q1ZV', 'a wrong check digit'],
    ['39AAACM4154Q1ZY', 'no state of that code'],
    ['29AAACM4154Q1Z', 'fourteen characters'],
    ['29AAACM4154Q1ZYY', 'sixteen characters'],
    ['29-AACM4154Q1ZY', 'a character it cannot have'],
  ])('%s: %s', async (gst_no) => {
    expect(await create({ gst_no })).toMatchObject(
      refusal('gst_no', 'Invalid value passed for gst_no'),
    );
  });

  test.each([
    [{ tenant_name: '' }, 'tenant_name'],
    [{ tenant_name: '   ' }, 'tenant_name'],
    [{ tenant_name: 'x'.repeat(101) }, 'tenant_name'],
    [{ org_id: undefined }, 'org_id'],
    [{ logo: 'a/b.png' }, 'logo'],
    [{ verified_tenant: true }, 'verified_tenant'],
    [{ sales_person: 'me' }, 'sales_person'],
    [{ shipping_address: {} }, 'shipping_address.address1'],
    [{ shipping_address: { ...PLACE, postal_code: '011001' } }, 'shipping_address.postal_code'],
    [{ shipping_address: { ...PLACE, country: 'India' } }, 'shipping_address.country'],
  ])('%j is refused', async (wrong, field) =>
    expect(await create(wrong)).toMatchObject(refusal(field)),
  );

  test('a failing address leaves no customer', async () => {
    const before = await t.db.selectFrom('tenants').select('tenant_id').execute();
    await create({ shipping_address: { ...PLACE, city: '' } });
    expect(await t.db.selectFrom('tenants').select('tenant_id').execute()).toEqual(before);
  });

  test('in an active organisation, by one of the sales roles', async () => {
    expect(await create({ org_id: inactive })).toMatchObject(
      refusal('org_id', 'This organisation is not active'),
    );
    expect(await create({ org_id: 999_999 })).toMatchObject({
      status: 404,
      body: { message: 'Organisation not found' },
    });
    for (const role of [Role.CATEGORY_MANAGER, Role.OPERATIONS, Role.ORGANISATION])
      expect(await create({ sales_person: t.userIdOf(role) })).toMatchObject(
        refusal('sales_person', 'This user cannot be a sales person'),
      );
    expect(await create({ sales_person: 999_999 })).toMatchObject(refusal('sales_person'));
    for (const role of [Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.SALES_SECOND, Role.SALES_OUTSIDE])
      expect((await create({ sales_person: t.userIdOf(role) })).status).toBe(200);
  });

  test('of sales is its own', async () => {
    expect(await create({ sales_person: t.userIdOf(Role.SALES_SECOND) }, Role.SALES)).toMatchObject(
      refusal('sales_person'),
    );
    expect((await create({ sales_person: sales() }, Role.SALES)).body.data).toMatchObject({
      sales_person: sales(),
    });
    await grant(Role.SALES_OUTSIDE, 'READ', 'WRITE');
    expect((await create({}, Role.SALES_OUTSIDE)).body.data).toMatchObject({
      sales_person: t.userIdOf(Role.SALES_OUTSIDE),
    });
  });

  test('of an organisation-level user, should it be allowed to, stays in its organisation', async () => {
    await grant(Role.ORGANISATION, 'READ', 'WRITE');
    expect(await create({ org_id: other }, Role.ORGANISATION)).toMatchObject({ status: 404 });
    expect((await create({}, Role.ORGANISATION)).status).toBe(200);
  });
});

describe('a change', () => {
  test('changes what is sent; the trail holds old and new', async () => {
    const tenant_id = await ownTenant({ tenant_name: 'Old', gst_no: GST, logo: 'a.png' });
    expect((await update({ tenant_id, tenant_name: 'New' }, Role.SALES)).body.data).toMatchObject({
      tenant_name: 'New',
      gst_no: GST,
      logo: 'a.png',
    });
    expect((await update({ tenant_id, gst_no: '', logo: '' }, Role.SALES)).body.data).toMatchObject(
      { gst_no: null, logo: null },
    );
    expect(await update({ tenant_id, gst_no: '29AAACM4154Q1ZV' })).toMatchObject(
      refusal('gst_no', 'Invalid value passed for gst_no'),
    );
    await update({ tenant_id, tenant_name: 'New' });
    expect(await trail(tenant_id)).toEqual([
      { action: 'UPDATE', changes: { tenant_name: { from: 'Old', to: 'New' } } },
      {
        action: 'UPDATE',
        changes: { gst_no: { from: GST, to: null }, logo: { from: 'a.png', to: null } },
      },
    ]);
  });

  test('verification and sales person need tenant:APPROVE', async () => {
    const tenant_id = await ownTenant();
    expect(await update({ tenant_id, verified_tenant: true }, Role.SALES)).toMatchObject({
      status: 403,
    });
    expect(await update({ tenant_id, sales_person: sales() }, Role.SALES)).toMatchObject({
      status: 403,
    });
    const second = t.userIdOf(Role.SALES_SECOND);
    expect(
      (await update({ tenant_id, verified_tenant: true, sales_person: second })).body.data,
    ).toMatchObject({
      verified_tenant: true,
      sales_person: second,
    });
    expect(await update({ tenant_id, sales_person: t.userIdOf(Role.OPERATIONS) })).toMatchObject(
      refusal('sales_person'),
    );
    expect(await update({ tenant_id, tenant_name: 'Mine?' }, Role.SALES)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
  });

  test('a viewer cannot move a customer outside the own row scope', async () => {
    const tenant_id = await ownTenant();
    const out = 'You would no longer see the customer';
    await grant(Role.SALES, 'READ', 'WRITE', 'UPDATE', 'APPROVE');
    expect(
      await update({ tenant_id, sales_person: t.userIdOf(Role.SALES_SECOND) }, Role.SALES),
    ).toMatchObject(refusal('sales_person', out));
    expect((await update({ tenant_id, org_id: other }, Role.SALES)).body.data).toMatchObject({
      org_id: other,
      sales_person: sales(),
    });
    await grant(Role.ORGANISATION, 'READ', 'UPDATE');
    expect(await update({ tenant_id, tenant_name: 'A' }, Role.ORGANISATION)).toMatchObject({
      status: 404,
    });
    const mine = await masters.tenant();
    expect(await update({ tenant_id: mine, org_id: other }, Role.ORGANISATION)).toMatchObject({
      status: 404,
      body: { message: 'Organisation not found' },
    });
    expect((await update({ tenant_id: mine, tenant_name: 'A' }, Role.ORGANISATION)).status).toBe(
      200,
    );
  });

  test('moves into an active organisation only, and stays in one that became inactive', async () => {
    const tenant_id = await masters.tenant({ org_id: inactive });
    expect((await update({ tenant_id, org_id: inactive, tenant_name: 'Stays' })).status).toBe(200);
    expect((await update({ tenant_id, org_id: other })).body.data).toMatchObject({ org_id: other });
    expect(await update({ tenant_id, org_id: inactive })).toMatchObject(
      refusal('org_id', 'This organisation is not active'),
    );
  });

  test('a shipping address is its first: made when there is none, changed when there is', async () => {
    const tenant_id = await masters.tenant();
    expect((await update({ tenant_id, shipping_address: PLACE })).body.data).toMatchObject({
      district: 'Pune',
      state: 'Maharashtra',
    });
    await masters.address('TENANT', tenant_id, { city: 'Second' });
    const changed = await update({ tenant_id, shipping_address: { ...PLACE, city: 'Nagpur' } });
    expect(changed.body.data).toMatchObject({
      district: 'Nagpur',
      shipping_address: { city: 'Nagpur' },
    });
    expect(
      (await call('GET', `/address?entity_type=TENANT&entity_id=${tenant_id}`)).body,
    ).toMatchObject({
      address: [{ city: 'Nagpur' }, { city: 'Second' }],
    });
  });

  test('a deleted or unknown one', async () => {
    const gone = await masters.tenant({ is_deleted: true });
    for (const tenant_id of [gone, 999_999])
      expect(await update({ tenant_id, tenant_name: 'A' })).toMatchObject({ status: 404 });
    expect(await update({ tenant_id: gone, created_by: 1 })).toMatchObject(refusal('created_by'));
  });
});
