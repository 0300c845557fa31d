import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let admin: { authorization: string };
let broad: { authorization: string };

beforeAll(async () => {
  t = await createTestApp({ env: { SELLER_ORG_ID: '1002' } });
  masters = testMasters(t.db);
  admin = await t.as(Role.TOP_ADMIN);
  broad = await t.as(Role.BROAD_ACCESS);
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function call(
  method: Method,
  url: string,
  payload?: object,
  headers: Record<string, string> = admin,
) {
  const response = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
const audits = (id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes', 'remarks'])
    .where('entity', '=', 'SELLER_LEAD')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();

let phone = 7_000_000_000;
const least = () => ({
  seller_name: 'Karur Textiles',
  mobile_1: String(++phone),
  lead_category: 'Linen',
});
const create = (more: object = {}, headers = admin) =>
  call('POST', '/crm_leads/create_lead', { ...least(), ...more }, headers);
const made = async (more: object = {}): Promise<number> => (await create(more)).body.data.lead_id;
const lead = async (id: number) =>
  (await call('GET', `/seller_directory?lead_id=${id}`)).body.data[0];
const verify = (lead_id: number, more: object = {}, headers = broad) =>
  call('POST', '/crm_leads/verify_lead', { lead_id, ...more }, headers);
const change = (lead_id: number, body: object) =>
  call('PATCH', '/seller_directory', { lead_id, ...body });
const remove = (lead_id: number) => call('DELETE', '/crm_leads/delete_lead', { lead_id });
describe('making', () => {
  test('with the least, and with everything', async () => {
    const bare = await made({ seller_name: ' Karur ', city: ' ' });
    expect(await lead(bare)).toMatchObject({
      lead_id: bare,
      seller_name: 'Karur',
      city: null,
      contact_name: null,
      lead_owner: null,
      is_verified: false,
      seller_id: null,
      product_lead_count: 0,
      product_leads: [],
      created_by_info: { first_name: 'Role1001' },
      verified_by_info: null,
    });
    const facts = {
      contact_name: 'Mani',
      email_id_1: 'm@k.in',
      gstin: '33AAACE1234F1ZD',
      city: 'Karur',
      state: 'Tamil Nadu',
      pin_code: 639_002,
      zone: 'SOUTH',
      remarks: 'met at the fair',
      lead_owner: t.userIdOf(Role.SALES),
      source_person: t.userIdOf(Role.TOP_ADMIN),
    };
    expect(await lead(await made(facts))).toMatchObject({
      ...facts,
      lead_owner_info: { first_name: 'Role1007' },
      source_person_info: { first_name: 'Role1001' },
    });
    expect((await audits(bare)).map(({ action }) => action)).toEqual(['CREATE']);
  });

  test('a known phone number is the same lead, which stays as it was; a product is tied to it once', async () => {
    const product_id = await masters.product({ product_name: 'Bath towel' });
    const first = { ...least(), product_id };
    const one = (await create(first)).body.data;
    const again = (await create({ ...first, seller_name: 'Another name' })).body.data;
    expect(again).toEqual(one);
    expect(one.product_lead_id).toEqual(expect.any(Number));
    const other = (
      await create({ ...first, product_id: await masters.product({ product_name: 'Mug' }) })
    ).body.data;
    expect(other).toMatchObject({ lead_id: one.lead_id });
    expect((await create({ ...first, product_id: undefined })).body.data).toEqual({
      lead_id: one.lead_id,
      product_lead_id: null,
    });
    expect(await lead(one.lead_id)).toMatchObject({
      seller_name: 'Karur Textiles',
      product_lead_count: 2,
      product_leads: [
        { product_name: 'Mug' },
        { product_name: 'Bath towel', product_id, product_lead_id: one.product_lead_id },
      ],
    });
    expect((await audits(one.lead_id)).map(({ action }) => action)).toEqual([
      'CREATE',
      'ADD_PRODUCT',
      'ADD_PRODUCT',
    ]);
  });

  test('of several with one number at once, one is made; under a key once', async () => {
    const product_id = await masters.product();
    const body = { ...least(), product_id };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)));
    expect(
      new Set(answers.map(({ body: { data } }) => `${data.lead_id} ${data.product_lead_id}`)).size,
    ).toBe(1);
    const headers = { ...admin, 'idempotency-key': 'lead-1' };
    const keyed = least();
    const first = await create(keyed, headers);
    expect((await create(keyed, headers)).body).toEqual(first.body);
    expect(await audits(first.body.data.lead_id)).toHaveLength(1);
  });

  test.each([
    [{ seller_name: '' }, 'seller_name'],
    [{ mobile_1: '123' }, 'mobile_1'],
    [{ lead_category: ' ' }, 'lead_category'],
    [{ lead_category: 'x'.repeat(51) }, 'lead_category'],
    [{ email_id_1: 'x' }, 'email_id_1'],
    [{ gstin: '33AAACE1234F1Z' }, 'gstin'],
    [{ gstin: '33AAACE1234F1ZE' }, 'gstin'],
    [{ pin_code: 99_999 }, 'pin_code'],
    [{ zone: 'UP' }, 'zone'],
    [{ remarks: 'x'.repeat(257) }, 'remarks'],
    [{ lead_owner: 999_999 }, 'lead_owner'],
    [{ source_person: 999_999 }, 'source_person'],
    [{ product_id: 999_999 }, 'product_id'],
    [{ is_verified: true }, 'is_verified'],
  ])('%j is refused', async (wrong, field) => {
    const body = { ...least(), ...wrong };
    expect(await call('POST', '/crm_leads/create_lead', body)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
    expect(
      await t.db
        .selectFrom('seller_leads')
        .select('lead_id')
        .where('mobile_1', '=', body.mobile_1)
        .execute(),
    ).toEqual([]);
  });
});

describe('reading', () => {
  test('filters, the newest first', async () => {
    const lead_owner = t.userIdOf(Role.OPERATIONS);
    const source_person = t.userIdOf(Role.OPERATIONS_SECOND);
    const one = await made({
      lead_owner,
      source_person,
      zone: 'EAST',
      lead_category: 'Crockery',
      city: 'Khurja',
      contact_name: 'Zubin 100%',
    });
    const two = await made({ lead_owner, seller_name: 'Zubin Glass' });
    await t.db
      .updateTable('seller_leads')
      .set({ created_at: '2019-03-01T19:00:00Z' })
      .where('lead_id', '=', one)
      .execute();
    await verify(two);
    const ids = async (query: string) =>
      (await call('GET', `/seller_directory?${query}`)).body.data.map(
        (row: { lead_id: number }) => row.lead_id,
      );
    expect(await ids(`lead_owner=${lead_owner}`)).toEqual([two, one]);
    expect(await ids(`lead_owner=${lead_owner}&limit=1&page=2`)).toEqual([one]);
    expect(await ids('lead_category=Crockery')).toEqual([one]);
    expect(await ids('lead_category=Crock')).toEqual([]);
    expect(await ids(`source_person=${source_person}`)).toEqual([one]);
    expect(await ids('zone=EAST')).toEqual([one]);
    expect(await ids('start_date=2019-03-02&end_date=2019-03-02')).toEqual([one]);
    expect(await ids('end_date=2019-03-01')).toEqual([]);
    expect(await ids(`lead_owner=${lead_owner}&is_verified=true`)).toEqual([two]);
    expect(await ids(`lead_owner=${lead_owner}&is_converted=true`)).toEqual([]);
    expect(await ids(`lead_owner=${lead_owner}&is_converted=false`)).toEqual([two, one]);
    expect(await ids('keyword=zubin')).toEqual([two, one]);
    expect(await ids('keyword=khurja')).toEqual([one]);
    expect(await ids('keyword=100%25')).toEqual([one]);
    expect(await ids(`keyword=${phone}`)).toEqual([two]);
    expect(await call('GET', '/seller_directory?lead_id=999999')).toMatchObject({
      status: 404,
      body: { message: 'Lead not found' },
    });
  });

  test('of a product, or one product lead: exactly one of the two', async () => {
    const product_id = await masters.product({ product_name: 'Napkin' });
    const first = (await create({ product_id })).body.data;
    const second = (await create({ product_id, seller_name: 'Second' })).body.data;
    const { body } = await call('GET', `/crm_leads/get_leads?product_id=${product_id}`);
    expect(body).toMatchObject({
      count: 2,
      data: [
        {
          ...second,
          product_id,
          product_name: 'Napkin',
          lead: { lead_id: second.lead_id, seller_name: 'Second', product_lead_count: 1 },
        },
        first,
      ],
    });
    expect(
      (await call('GET', `/crm_leads/get_leads?product_id=${product_id}&limit=1&page=2`)).body.data,
    ).toMatchObject([first]);
    const one = await call('GET', `/crm_leads/get_leads?product_lead_id=${first.product_lead_id}`);
    expect(one.body).toMatchObject({ count: 1, data: [first] });
    expect((await call('GET', '/crm_leads/get_leads?product_id=999999')).body).toEqual({
      success: true,
      data: [],
      count: 0,
    });
    expect((await call('GET', '/crm_leads/get_leads?product_lead_id=999999')).status).toBe(404);
    for (const query of ['', '?product_id=1&product_lead_id=1', '?lead_id=1'])
      expect(await call('GET', `/crm_leads/get_leads${query}`)).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION' },
      });
  });
});

describe('changing and deleting', () => {
  test('what differs is kept in the audit', async () => {
    const id = await made({ city: 'Karur', zone: 'SOUTH' });
    const answer = await change(id, {
      seller_name: ' New ',
      city: '',
      zone: null,
      email_id_1: 'a@b.in',
      remarks: null,
    });
    expect(answer.body.data).toMatchObject({
      seller_name: 'New',
      city: null,
      zone: null,
      email_id_1: 'a@b.in',
    });
    await change(id, { seller_name: 'New' });
    expect(await audits(id)).toMatchObject([
      { action: 'CREATE' },
      {
        action: 'UPDATE',
        changes: {
          seller_name: { from: 'Karur Textiles', to: 'New' },
          city: { from: 'Karur', to: null },
        },
      },
    ]);
  });

  test('two to one phone number at once: one of them is refused', async () => {
    const [one, other] = [await made(), await made()];
    const { mobile_1 } = least();
    const answers = await Promise.all([change(one, { mobile_1 }), change(other, { mobile_1 })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      error: 'VALIDATION',
      field: 'mobile_1',
      message: 'Another lead has this phone number',
    });
  });

  test.each([
    [{ mobile_1: '1' }, 'mobile_1'],
    [{ seller_name: null }, 'seller_name'],
    [{ lead_category: '' }, 'lead_category'],
    [{ lead_owner: 999_999 }, 'lead_owner'],
    [{ product_id: 1 }, 'product_id'],
  ])('%j is refused', async (wrong, field) => {
    expect(await change(await made(), wrong)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('its products go with it', async () => {
    const product_id = await masters.product();
    const id = await made({ product_id });
    expect(await remove(id)).toEqual({
      status: 200,
      body: { success: true, result: { lead_id: id } },
    });
    expect((await call('GET', `/crm_leads/get_leads?product_id=${product_id}`)).body.count).toBe(0);
    for (const gone of [await remove(id), await change(id, {}), await verify(id)])
      expect(gone).toMatchObject({ status: 404, body: { message: 'Lead not found' } });
    expect((await audits(id)).at(-1)).toMatchObject({
      action: 'DELETE',
      changes: { seller_name: { from: 'Karur Textiles', to: null } },
    });
  });

  test('a verified one is read-only and stays', async () => {
    const id = await made();
    await verify(id);
    for (const answer of [await change(id, { zone: 'EAST' }), await remove(id), await verify(id)])
      expect(answer).toMatchObject({ status: 400, body: { error: 'LEAD_VERIFIED' } });
    expect(await lead(id)).toMatchObject({ zone: null, is_verified: true });
  });
});

describe('verifying', () => {
  const whole = {
    email_id_1: 'v@k.in',
    city: 'Karur',
    state: 'Tamil Nadu',
    pin_code: 639_002,
    zone: 'SOUTH',
  };

  test('by another than its maker, with remarks', async () => {
    const id = await made();
    expect(await verify(id, {}, admin)).toMatchObject({ status: 400, body: { error: 'OWN_LEAD' } });
    expect(await verify(id, { remarks: ' seen ' })).toEqual({
      status: 200,
      body: { success: true, data: { lead_id: id, is_verified: true, seller_id: null } },
    });
    expect(await lead(id)).toMatchObject({
      verified_by_info: { first_name: 'Role1002' },
      verification_remarks: 'seen',
      seller_id: null,
      verified_at: expect.stringMatching(/Z$/),
    });
    expect((await audits(id)).at(-1)).toMatchObject({ action: 'VERIFY', remarks: 'seen' });
  });

  test('with the seller made of it', async () => {
    const category = await masters.category({ category_name: 'Crystal' });
    const source_person = t.userIdOf(Role.CATEGORY_MANAGER);
    const id = await made({
      ...whole,
      gstin: '33AAACE1234F1ZD',
      source_person,
      lead_category: 'crystal',
    });
    const { seller_id } = (await verify(id, { create_seller: true })).body.data;
    const { body } = await call('GET', `/getSeller?seller_id=${seller_id}`);
    expect(body.data[0]).toMatchObject({
      seller_name: 'Karur Textiles',
      gstin: '33AAACE1234F1ZD',
      is_own_seller: true,
      org_id: 1002,
      zone: 'SOUTH',
      source_person,
      categories: [{ category_id: category }],
      pin_code: 639_002,
      office_address_details: {
        address1: 'Karur',
        city: 'Karur',
        state: 'Tamil Nadu',
        postal_code: '639002',
      },
    });
    expect((await lead(id)).seller_id).toBe(seller_id);
  });

  test('not with the seller while facts are missing: they are named, and nothing is done', async () => {
    const id = await made({ email_id_1: 'v@k.in', state: 'Tamil Nadu' });
    expect(await verify(id, { create_seller: true })).toMatchObject({
      status: 400,
      body: {
        error: 'LEAD_INCOMPLETE',
        message: 'The lead cannot become a seller without: PIN code, city',
        missing: ['pin_code', 'city'],
      },
    });
    const first14 = '33AAACE1235F1Z';
    const gstin = first14 + gstinCheckCharacter(first14);
    await masters.seller({ gstin });
    const taken = await made({ ...whole, gstin });
    expect(await verify(taken, { create_seller: true })).toMatchObject({
      status: 400,
      body: { field: 'gstin', message: 'Another seller has this GST number' },
    });
    expect([(await lead(id)).is_verified, (await lead(taken)).is_verified]).toEqual([false, false]);
  });

  test('by two at once: one seller', async () => {
    const id = await made({ ...whole, seller_name: 'Only one of it' });
    const answers = await Promise.all([
      verify(id, { create_seller: true }),
      verify(id, { create_seller: true }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await call('GET', '/getSeller?seller_name=Only%20one%20of%20it')).body.count).toBe(1);
  });

  test.each([
    [{ remarks: 'x'.repeat(257) }, 'remarks'],
    [{ create_seller: 'yes' }, 'create_seller'],
    [{ lead_id: 0 }, 'lead_id'],
  ])('%j is refused', async (wrong, field) => {
    expect(await verify(1, wrong)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });
});

test('in numbers, by days of India', async () => {
  const lead_owner = t.userIdOf(Role.SALES_SECOND);
  const [one, two] = [
    await made({ lead_owner, zone: 'WEST', lead_category: 'A' }),
    await made({ lead_owner, lead_category: 'B' }),
  ];
  await made({ lead_owner, lead_category: 'B' });
  const made_at = { created_at: '2020-03-01T19:00:00Z' };
  await t.db
    .updateTable('seller_leads')
    .set(made_at)
    .where('lead_owner', '=', lead_owner)
    .execute();
  await t.db
    .updateTable('seller_leads')
    .set({ created_at: '2020-03-05T10:00:00Z' })
    .where('lead_id', '=', one)
    .execute();
  await verify(one);
  const place = { email_id_1: 'v@k.in', city: 'Surat', state: 'Gujarat', pin_code: 395_001 };
  await change(two, place);
  await verify(two, { create_seller: true });
  const numbers = async (query: string) =>
    (await call('GET', `/crm_leads/crmLeadsAnalytics?lead_owner=${lead_owner}${query}`)).body.data;
  const person = { user_id: lead_owner, first_name: 'Role1008', last_name: null };
  expect(await numbers('')).toEqual({
    total: 3,
    verified: 2,
    converted: 1,
    by_category: [
      { lead_category: 'B', total: 2, verified: 1, converted: 1 },
      { lead_category: 'A', total: 1, verified: 1, converted: 0 },
    ],
    by_owner: [{ lead_owner_info: person, total: 3, verified: 2, converted: 1 }],
    by_zone: [
      { zone: null, total: 2, verified: 1, converted: 1 },
      { zone: 'WEST', total: 1, verified: 1, converted: 0 },
    ],
    by_day: [
      { day: '2020-03-05', total: 1, verified: 1, converted: 0 },
      { day: '2020-03-02', total: 2, verified: 1, converted: 1 },
    ],
  });
  expect(await numbers('&lead_category=A&zone=WEST')).toMatchObject({
    total: 1,
    verified: 1,
    converted: 0,
  });
  expect(await numbers('&end_date=2020-03-01')).toEqual({
    total: 0,
    verified: 0,
    converted: 0,
    by_category: [],
    by_owner: [],
    by_zone: [],
    by_day: [],
  });
});
