import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let other: number;
/** Known already, of the sales person in organisation 1. */
let known: number;
const GST = '29AAACM4154Q1ZY';

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  other = await masters.organisation({ organisation_name: 'Elan' });
  known = await masters.tenant({
    tenant_name: 'Lotus Inn',
    sales_person: t.userIdOf(Role.SALES),
    gst_no: GST,
  });
  await masters.tenant({
    tenant_name: 'Gone',
    gst_no: '27AAGCR4375J1ZY',
    is_deleted: true,
  });
});
afterAll(() => t.close());

async function call(
  method: 'POST' | 'PATCH',
  url: string,
  payload: object,
  roleId: number = Role.TOP_ADMIN,
) {
  const headers = await t.as(roleId);
  const response = await t.app.inject({ method, url, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const create = (payload: object, roleId?: number) =>
  call('POST', '/tenant/createTenant', { tenant_name: 'Unit', org_id: 1, ...payload }, roleId);
const update = (payload: object) => call('PATCH', '/tenant/updateTenant', payload);
const duplicate = (field: string, message: string) => ({
  status: 400,
  body: { error: 'DUPLICATE_CUSTOMER', field, message, ids: [known] },
});
const elsewhere = (id = known, name = 'Lotus Inn') => ({
  status: 400,
  body: {
    error: 'DUPLICATE_GSTIN',
    field: 'gst_no',
    message: `Customer #${id} ${name} of the organisation Test organisation has this GST number`,
    ids: expect.arrayContaining([id]),
  },
});

test('a GST number of another organisation is refused, however it is written, confirmed or not', async () => {
  const typed = { gst_no: ` ${GST.toLowerCase()} `, org_id: other };
  expect(await create(typed)).toMatchObject(elsewhere());
  expect(await create({ ...typed, confirm_duplicate: true })).toMatchObject(elsewhere());
});

test('who does not see the customer is refused without its name', async () => {
  const { status, body } = await create({ gst_no: GST, org_id: other }, Role.SALES_SECOND);
  expect({ status, error: body.error, ids: body.ids }).toEqual({
    status: 400,
    error: 'DUPLICATE_GSTIN',
    ids: [],
  });
  expect(body.message).not.toContain('Lotus');
});

test('a second customer of a GST number or a name of its organisation needs a confirmation', async () => {
  expect(await create({ gst_no: GST })).toMatchObject(
    duplicate(
      'gst_no',
      `Customer #${known} Lotus Inn of this organisation has this GST number already`,
    ),
  );
  expect(await create({ tenant_name: ' LOTUS  inn' })).toMatchObject(
    duplicate(
      'tenant_name',
      `Customer #${known} Lotus Inn of this organisation has this name already`,
    ),
  );
  const unit = await create({
    gst_no: GST,
    tenant_name: 'Lotus Inn',
    confirm_duplicate: true,
  });
  expect(unit.status).toBe(200);
  const named = await create({ tenant_name: 'Lotus Inn', org_id: other });
  expect(named.status).toBe(200); // the registration is of another organisation
});

test('a deleted customer is none', async () => {
  const { status } = await create({
    gst_no: '27AAGCR4375J1ZY',
    tenant_name: 'Gone',
  });
  expect(status).toBe(200);
});

test('two that are made at once are not both new', async () => {
  const body = { gst_no: '33AAPFU0939F1Z2' };
  const made = await Promise.all([
    create({ ...body, tenant_name: 'One' }),
    create({ ...body, tenant_name: 'Two', org_id: other }),
  ]);
  expect(made.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('a change is held to it in what it changes, and so is its billing registration', async () => {
  const gst_no = '29AAPFU0939F1ZR';
  const fort = await masters.tenant({ tenant_name: 'Fort', gst_no });
  const { tenant_id } = (await create({ tenant_name: 'Palace', org_id: other })).body;
  expect(await update({ tenant_id, gst_no })).toMatchObject(elsewhere(fort, 'Fort'));
  const place = {
    legal_name: 'Palace',
    address1: '1 Palace Road',
    city: 'Mysuru',
    state: 'Karnataka',
    postal_code: '570001',
  };
  expect(
    await call('POST', '/billing_registration', {
      ...place,
      tenant_id,
      gst_no,
    }),
  ).toMatchObject({ status: 400, body: { error: 'DUPLICATE_GSTIN' } });
  expect((await update({ tenant_id, org_id: 1 })).status).toBe(200);
  expect(await update({ tenant_id, gst_no })).toMatchObject({
    status: 400,
    body: { error: 'DUPLICATE_CUSTOMER' },
  });
  expect((await update({ tenant_id, gst_no, confirm_duplicate: true })).status).toBe(200);
  expect((await update({ tenant_id, credit_days: 45 })).status).toBe(200); // says nothing anew
});
