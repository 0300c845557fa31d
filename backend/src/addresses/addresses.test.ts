import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let mine: number;
let theirs: number;
let seller: number;

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  mine = await masters.tenant({ sales_person: t.userIdOf(Role.SALES) });
  theirs = await masters.tenant({ org_id: await masters.organisation() });
  seller = await masters.seller();
});
afterAll(() => t.close());

async function call(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  roleId: number = Role.TOP_ADMIN,
  more = {},
) {
  const headers = { ...(await t.as(roleId)), ...more };
  const response = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
const PLACE = {
  address1: ' 4 Lake Road ',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
  country: 'India',
};
const ofTenant = (entity_id = mine) => ({ ...PLACE, entity_type: 'TENANT', entity_id });
const tenantRow = (tenant_id: number) =>
  t.db
    .selectFrom('tenants')
    .select(['district', 'state'])
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
const sellerRow = (seller_id: number) =>
  t.db
    .selectFrom('sellers')
    .select(['office_address_id', 'pin_code'])
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow();
describe('whose address it is decides', () => {
  test('reading', async () => {
    const customer = await masters.tenant({ sales_person: t.userIdOf(Role.SALES) });
    const id = await masters.address('TENANT', customer);
    const foreign = await masters.address('TENANT', theirs);
    const office = await masters.address('SELLER', seller);
    const own = await call(
      'GET',
      `/address?entity_type=TENANT&entity_id=${customer}`,
      undefined,
      Role.SALES,
    );
    expect(own.body).toMatchObject({
      success: true,
      count: 1,
      address: [{ address_id: id, entity_type: 'TENANT', country: 'India' }],
    });
    expect((await call('GET', `/address?address_id=${id}`, undefined, Role.SALES)).status).toBe(
      200,
    );
    expect(
      await call('GET', `/address?address_id=${foreign}`, undefined, Role.SALES),
    ).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    expect(
      await call('GET', `/address?address_id=${foreign}`, undefined, Role.ORGANISATION),
    ).toMatchObject({ status: 404 });
    expect(
      (await call('GET', `/address?entity_type=TENANT&entity_id=${theirs}`, undefined, Role.SALES))
        .body,
    ).toMatchObject({
      count: 0,
      address: [],
    });
    expect(
      await call('GET', `/address?address_id=${office}`, undefined, Role.ORGANISATION),
    ).toMatchObject({ status: 404 });
    expect(
      (await call('GET', `/address?address_id=${office}`, undefined, Role.CATEGORY_MANAGER)).status,
    ).toBe(200);
    expect(
      await call(
        'GET',
        `/address?entity_type=TENANT&entity_id=${mine}`,
        undefined,
        Role.CATEGORY_MANAGER,
      ),
    ).toMatchObject({
      status: 403,
    });
    expect(
      await call('GET', `/address?entity_type=WAREHOUSE&entity_id=1`, undefined, Role.SALES),
    ).toMatchObject({ status: 403 });
  });

  test('writing', async () => {
    expect(await call('POST', '/address', ofTenant(theirs), Role.SALES)).toMatchObject({
      status: 404,
      body: { message: 'Customer not found' },
    });
    expect(await call('POST', '/address', ofTenant(999_999))).toMatchObject({ status: 404 });
    const office = { ...PLACE, entity_type: 'SELLER', entity_id: seller };
    expect(await call('POST', '/address', office, Role.SALES)).toMatchObject({ status: 403 });
    expect(await call('POST', '/address', ofTenant(), Role.CATEGORY_MANAGER)).toMatchObject({
      status: 403,
    });
    expect(await call('POST', '/address', { ...office, entity_id: 999_999 })).toMatchObject({
      status: 404,
      body: { message: 'Vendor not found' },
    });
    expect(await call('POST', '/address', { ...office, entity_type: 'WAREHOUSE' })).toMatchObject({
      status: 404,
      body: { message: 'Warehouse not found' },
    });
    const foreign = await masters.address('TENANT', theirs);
    expect(
      await call('PATCH', '/address', { ...PLACE, address_id: foreign }, Role.SALES),
    ).toMatchObject({ status: 404 });
    const sellers = await masters.address('SELLER', seller);
    expect(
      await call('PATCH', '/address', { ...PLACE, address_id: sellers }, Role.SALES),
    ).toMatchObject({ status: 404 });
    expect(await call('PATCH', '/address', { ...PLACE, address_id: 999_999 })).toMatchObject({
      status: 404,
    });
  });
});

describe('writing', () => {
  test('is added once under a key, trimmed, with an audit row', async () => {
    const body = { ...ofTenant(), address2: '  ', address3: 'Ward 2' };
    const first = await call('POST', '/address', body, Role.SALES, {
      'idempotency-key': 'address-1',
    });
    expect(first.body).toMatchObject({
      success: true,
      address: {
        address1: '4 Lake Road',
        address2: null,
        address3: 'Ward 2',
        entity_type: 'TENANT',
        entity_id: mine,
        postal_code: '411001',
      },
    });
    const again = await call('POST', '/address', body, Role.SALES, {
      'idempotency-key': 'address-1',
    });
    expect(again.body).toEqual(first.body);
    const trail = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'ADDRESS')
      .where('entity_id', '=', first.body.address.address_id)
      .execute();
    expect(trail).toEqual([{ action: 'CREATE' }]);
  });

  test.each([
    [{ address1: '' }, 'address1'],
    [{ address1: '   ' }, 'address1'],
    [{ address1: 'x'.repeat(101) }, 'address1'],
    [{ address2: 'x'.repeat(101) }, 'address2'],
    [{ city: undefined }, 'city'],
    [{ city: 'x'.repeat(51) }, 'city'],
    [{ state: '' }, 'state'],
    [{ country: 'Nepal' }, 'country'],
    [{ postal_code: '011001' }, 'postal_code'],
    [{ postal_code: '41100' }, 'postal_code'],
    [{ postal_code: 411_001 }, 'postal_code'],
    [{ entity_type: 'USER' }, 'entity_type'],
    [{ entity_id: undefined }, 'entity_id'],
    [{ landmark: 'tree' }, 'landmark'],
  ])('%j is refused', async (wrong, field) => {
    expect(await call('POST', '/address', { ...ofTenant(), ...wrong })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test.each([
    ['', 'address_id'],
    ['?entity_type=TENANT', 'entity_id'],
    ['?entity_id=1', 'address_id'],
    ['?address_id=1&city=Pune', 'city'],
    ['?address_id=1&limit=201', 'limit'],
  ])('GET /address%s is refused for %s', async (query, field) => {
    expect(await call('GET', `/address${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('changes what is sent, never the owner', async () => {
    const tenant = await masters.tenant();
    const id = await masters.address('TENANT', tenant, { address2: 'Floor 2', address3: 'Ward 3' });
    const changed = await call('PATCH', '/address', {
      ...PLACE,
      address_id: id,
      address3: '',
      entity_type: 'TENANT',
      entity_id: tenant,
    });
    expect(changed.body.address).toMatchObject({
      address1: '4 Lake Road',
      address2: 'Floor 2',
      address3: null,
      city: 'Pune',
    });
    expect(
      await call('PATCH', '/address', { ...PLACE, address_id: id, entity_id: mine }),
    ).toMatchObject({
      status: 400,
      body: { field: 'entity_id' },
    });
    expect(
      await call('PATCH', '/address', { ...PLACE, address_id: id, entity_type: 'SELLER' }),
    ).toMatchObject({
      status: 400,
      body: { field: 'entity_type' },
    });
    await call('PATCH', '/address', { ...PLACE, address_id: id });
    const trail = await t.db
      .selectFrom('audit_log')
      .select(['action', 'changes'])
      .where('entity', '=', 'ADDRESS')
      .where('entity_id', '=', id)
      .execute();
    expect(trail).toHaveLength(1);
    expect(trail[0]).toMatchObject({
      action: 'UPDATE',
      changes: { city: { from: 'Bengaluru Urban', to: 'Pune' } },
    });
  });
});

describe('the state', () => {
  const saved = async (place: object, entity_id = mine) =>
    (await call('POST', '/address', { ...ofTenant(entity_id), ...place })).body;

  test.each([
    ['KARNATAKA', '560001', 'Karnataka', '29'],
    ['karnatka', '560001', 'Karnataka', '29'],
    ['29', '560001', 'Karnataka', '29'],
    ['Tamilnadu', '600017', 'Tamil Nadu', '33'],
    ['Orissa', '751001', 'Odisha', '21'],
    ['Daman & Diu', '396210', 'Dadra and Nagar Haveli and Daman and Diu', '26'],
    ['Chandigarh', '160017', 'Chandigarh', '04'],
    ['Puducherry', '605007', 'Puducherry', '34'],
    ['Tamil Nadu', '605007', 'Tamil Nadu', '33'],
    [undefined, '799001', 'Tripura', '16'],
  ])('%j with PIN code %s is %s', async (state, postal_code, name, code) => {
    expect(await saved({ state, postal_code })).toMatchObject({
      address: { state: name, state_code: code },
    });
  });

  test.each([
    ['Atlantis', '411001', 'state', 'Atlantis is not a state of India'],
    ['Karnataka', '400001', 'state', 'PIN code 400001 is in Maharashtra, not Karnataka'],
    ['Goa', '605007', 'state', 'PIN code 605007 is in Puducherry or Tamil Nadu, not Goa'],
    [
      undefined,
      '605007',
      'state',
      'PIN code 605007 lies in Puducherry and Tamil Nadu: choose the state',
    ],
    ['Karnataka', '999999', 'postal_code', 'PIN code 999999 is in no state'],
  ])('%j with PIN code %s is refused for %s', async (state, postal_code, field, message) => {
    expect(await saved({ state, postal_code })).toMatchObject({
      error: 'VALIDATION',
      field,
      message,
    });
  });

  test('of a PIN code in two states is that of the GST number', async () => {
    const first14 = '34AAPFU0939F1Z';
    const tenant = await masters.tenant({ gst_no: first14 + gstinCheckCharacter(first14) });
    expect(await saved({ state: undefined, postal_code: '605007' }, tenant)).toMatchObject({
      address: { state: 'Puducherry' },
    });
  });

  test("of a vendor's office is that of its GST number", async () => {
    const first14 = '27AAPFU0939F1Z';
    const gstin = first14 + gstinCheckCharacter(first14);
    const vendor = await masters.seller({ gstin });
    const office = { ...PLACE, entity_type: 'SELLER', entity_id: vendor };
    const elsewhere = { ...office, state: 'Karnataka', postal_code: '560001' };
    expect((await call('POST', '/address', elsewhere)).body).toMatchObject({
      field: 'state',
      message: 'GST number is of Maharashtra, not Karnataka',
    });
    expect((await call('POST', '/address', office)).status).toBe(200);
  });
});

describe('the owner follows its main address', () => {
  test('a customer its first', async () => {
    const tenant = await masters.tenant({ district: 'Old', state: 'Goa' });
    const first = (await call('POST', '/address', ofTenant(tenant))).body.address.address_id;
    expect(await tenantRow(tenant)).toEqual({ district: 'Pune', state: 'Maharashtra' });
    const second = (
      await call('POST', '/address', {
        ...ofTenant(tenant),
        city: 'Hubli',
        state: 'Karnataka',
        postal_code: '580020',
      })
    ).body.address.address_id;
    await call('PATCH', '/address', {
      ...PLACE,
      address_id: second,
      city: 'Mysuru',
      state: 'Karnataka',
      postal_code: '570001',
    });
    expect(await tenantRow(tenant)).toEqual({ district: 'Pune', state: 'Maharashtra' });
    await call('PATCH', '/address', { ...PLACE, address_id: first, city: 'Nagpur' });
    expect(await tenantRow(tenant)).toEqual({ district: 'Nagpur', state: 'Maharashtra' });
  });

  test('a vendor its office', async () => {
    const vendor = await masters.seller();
    const body = { ...PLACE, entity_type: 'SELLER', entity_id: vendor };
    const office = (await call('POST', '/address', body)).body.address.address_id;
    expect(await sellerRow(vendor)).toEqual({ office_address_id: office, pin_code: 411_001 });
    await call('POST', '/address', { ...body, postal_code: '411002' });
    expect(await sellerRow(vendor)).toEqual({ office_address_id: office, pin_code: 411_001 });
    await call('PATCH', '/address', { ...PLACE, address_id: office, postal_code: '411003' });
    expect((await sellerRow(vendor)).pin_code).toBe(411_003);
  });

  test('two first addresses at once leave one main address', async () => {
    const vendor = await masters.seller();
    const body = { ...PLACE, entity_type: 'SELLER', entity_id: vendor };
    const made = await Promise.all(
      ['411004', '411005', '411006'].map((postal_code) =>
        call('POST', '/address', { ...body, postal_code }),
      ),
    );
    expect(made.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const { office_address_id, pin_code } = await sellerRow(vendor);
    const office = made
      .map(({ body: answer }) => answer.address)
      .find((address) => address.address_id === office_address_id);
    expect(pin_code).toBe(Number(office.postal_code));
  });
});
