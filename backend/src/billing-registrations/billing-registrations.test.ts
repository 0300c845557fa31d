import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';

let app: TestApp;
let masters: ReturnType<typeof testMasters>;
beforeAll(async () => {
  app = await createTestApp();
  masters = testMasters(app.db);
});
afterAll(() => app.close());

const gstin = (first14: string) => first14 + gstinCheckCharacter(first14);
const KARNATAKA = gstin('29AAACR5055K1Z');
const MAHARASHTRA = gstin('27AAACR5055K1Z');
const PLACE = { address1: '7 Brigade Road', city: 'Bengaluru Urban', postal_code: '560025' };
const MUMBAI = { address1: '1 Nariman Point', city: 'Mumbai', postal_code: '400021' };
const PATH = '/billing_registration';

const create = (body: object, role: number = Role.TOP_ADMIN) =>
  call(app, role, 'POST', PATH, { legal_name: 'Sagar Hotels Private Limited', ...PLACE, ...body });
const change = (body: object, role: number = Role.TOP_ADMIN) =>
  call(app, role, 'PATCH', PATH, { legal_name: 'Sagar Hotels Private Limited', ...PLACE, ...body });
const list = (query: string, role: number = Role.TOP_ADMIN) =>
  call(app, role, 'GET', `${PATH}?${query}`);
const gstOf = async (tenantId: number) =>
  (await call(app, Role.TOP_ADMIN, 'GET', `/tenant/getTenant?tenant_id=${tenantId}`)).body
    .tenants[0].gst_no;
const audited = async (id: number) =>
  (
    await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'BILLING_REGISTRATION')
      .where('entity_id', '=', id)
      .orderBy('audit_id')
      .execute()
  ).map(({ action }) => action);

test('of an organisation: the GST number tells state and PAN, the first is the principal one', async () => {
  const org_id = await masters.organisation();
  const { status, body } = await create({ org_id, gst_no: ` ${KARNATAKA.toLowerCase()} ` });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      data: {
        org_id,
        tenant_id: null,
        gst_no: KARNATAKA,
        pan: 'AAACR5055K',
        state: 'Karnataka',
        state_code: '29',
        is_principal: true,
        is_active: true,
      },
    },
  });
  const first: number = body.data.billing_registration_id;
  const second = await create({ org_id, gst_no: MAHARASHTRA, ...MUMBAI, is_principal: true });
  expect(second.body.data).toMatchObject({ state: 'Maharashtra', is_principal: true });
  expect((await list(`org_id=${org_id}`)).body).toMatchObject({
    count: 2,
    data: [
      { gst_no: MAHARASHTRA, is_principal: true },
      { gst_no: KARNATAKA, is_principal: false },
    ],
  });
  expect(await audited(first)).toEqual(['CREATE', 'UPDATE']);
});

test('a customer lists its own first, then its organisation’s; its GST number is that of its own', async () => {
  const org_id = await masters.organisation();
  const tenant_id = await masters.tenant({ org_id });
  await create({ org_id, gst_no: MAHARASHTRA, ...MUMBAI });
  const { body } = await create({ tenant_id, gst_no: KARNATAKA });
  expect(await gstOf(tenant_id)).toBe(KARNATAKA);
  expect((await list(`tenant_id=${tenant_id}`)).body.data).toMatchObject([
    { tenant_id, gst_no: KARNATAKA },
    { org_id, gst_no: MAHARASHTRA },
  ]);
  const id: number = body.data.billing_registration_id;
  expect((await change({ billing_registration_id: id, gst_no: '' })).body.data).toMatchObject({
    gst_no: null,
    pan: null,
  });
  expect(await gstOf(tenant_id)).toBeNull();
  expect(await audited(id)).toEqual(['CREATE', 'UPDATE']);
  const off = await change({ billing_registration_id: id, is_active: false });
  expect(off.body.data.is_active).toBe(false);
  expect((await list(`tenant_id=${tenant_id}&is_active=true`)).body.count).toBe(1);
});

describe('a customer’s own follows its GST number and name', () => {
  const IN_KARNATAKA = gstin('29AAACS1429B1Z');
  const IN_MAHARASHTRA = gstin('27AAACS1429B1Z');
  const tenant = (body: object) =>
    call(app, Role.TOP_ADMIN, 'POST', '/tenant/createTenant', {
      tenant_name: 'Hotel Sagar',
      org_id: 1,
      confirm_duplicate: true,
      ...body,
    });
  const update = (body: object) => call(app, Role.TOP_ADMIN, 'PATCH', '/tenant/updateTenant', body);
  const own = async (tenantId: number) =>
    (await list(`tenant_id=${tenantId}`)).body.data.find(
      (row: { tenant_id: number | null }) => row.tenant_id === tenantId,
    );

  test('at its first address in that state; elsewhere it stays incomplete', async () => {
    const { tenant_id } = (await tenant({ gst_no: IN_KARNATAKA, shipping_address: PLACE })).body;
    expect(await own(tenant_id)).toMatchObject({
      legal_name: 'Hotel Sagar',
      gst_no: IN_KARNATAKA,
      address1: PLACE.address1,
      state: 'Karnataka',
    });
    await update({ tenant_id, gst_no: IN_MAHARASHTRA, tenant_name: 'Hotel Sagar, Fort' });
    expect(await own(tenant_id)).toMatchObject({
      legal_name: 'Hotel Sagar, Fort',
      gst_no: IN_MAHARASHTRA,
      address1: null,
      city: null,
      postal_code: null,
      state: 'Maharashtra',
    });
    await update({ tenant_id, shipping_address: MUMBAI });
    expect(await own(tenant_id)).toMatchObject({ address1: MUMBAI.address1, state_code: '27' });
  });

  test('a legal name that somebody gave it stays', async () => {
    const { tenant_id } = (await tenant({ gst_no: IN_KARNATAKA, shipping_address: PLACE })).body;
    const { billing_registration_id } = await own(tenant_id);
    await change({ billing_registration_id });
    await update({ tenant_id, tenant_name: 'Sagar' });
    expect(await own(tenant_id)).toMatchObject({ legal_name: 'Sagar Hotels Private Limited' });
  });

  test('without a number there is none', async () => {
    const { tenant_id } = (await tenant({ shipping_address: PLACE })).body;
    expect(await own(tenant_id)).toBeUndefined();
  });
});

describe('refusals', () => {
  test.each<[string, object, string]>([
    ['no owner', { gst_no: KARNATAKA }, 'tenant_id'],
    ['two owners', { tenant_id: 1, org_id: 1 }, 'tenant_id'],
    ['a wrong check digit', { org_id: 1, gst_no: '29AAACR5055K1Z0' }, 'gst_no'],
    ['a GST number of another state', { org_id: 1, gst_no: MAHARASHTRA }, 'state'],
    ['a state that has not the PIN code', { org_id: 1, state: 'Kerala' }, 'state'],
    ['a PIN code of no state', { org_id: 1, postal_code: '999999' }, 'postal_code'],
    ['no street', { org_id: 1, address1: '  ' }, 'address1'],
    ['a long name', { org_id: 1, legal_name: 'x'.repeat(101) }, 'legal_name'],
    ['a field that there is not', { org_id: 1, pan: 'AAACR5055K' }, 'pan'],
  ])('%s', async (_, body, field) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { field } });
  });

  test('a list without an owner', async () => {
    expect(await list('')).toMatchObject({ status: 400, body: { field: 'tenant_id' } });
  });

  test('a second one of a customer, and one GST number twice in an organisation', async () => {
    const org_id = await masters.organisation();
    const tenant_id = await masters.tenant({ org_id });
    const answers = await Promise.all([
      create({ tenant_id }),
      create({ tenant_id }),
      create({ org_id, gst_no: KARNATAKA }),
      create({ org_id, gst_no: KARNATAKA }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400]);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.map(({ body }) => body.field).toSorted()).toEqual(['gst_no', 'tenant_id']);
  });

  test('an organisation keeps an active principal one', async () => {
    const org_id = await masters.organisation();
    const { billing_registration_id } = (await create({ org_id })).body.data;
    expect(await change({ billing_registration_id, is_principal: false })).toMatchObject({
      status: 400,
      body: { field: 'is_principal' },
    });
    expect(await change({ billing_registration_id, is_active: false })).toMatchObject({
      status: 400,
      body: { field: 'is_active' },
    });
  });

  test('a deleted customer’s is not found, and an organisation’s needs approval', async () => {
    const tenant_id = await masters.tenant();
    const { billing_registration_id } = (await create({ tenant_id })).body.data;
    await app.db
      .updateTable('tenants')
      .set({ is_deleted: true })
      .where('tenant_id', '=', tenant_id)
      .execute();
    expect((await change({ billing_registration_id })).status).toBe(404);
    await app.db
      .updateTable('users')
      .set({ permissions: '{"tenant":["READ","UPDATE"]}' })
      .where('role_id', '=', Role.SALES)
      .execute();
    expect((await create({ org_id: 1 }, Role.SALES)).status).toBe(403);
  });
});
