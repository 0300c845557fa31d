import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { indianDay } from '../core/data/days.ts';
import type { AuditedKind } from '../core/data/auditedKinds.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let admin: { authorization: string };
let manager: { authorization: string };

beforeAll(async () => {
  t = await createTestApp({ env: { SELLER_ORG_ID: '1002' } });
  masters = testMasters(t.db);
  admin = await t.as(Role.TOP_ADMIN);
  manager = await t.as(Role.CATEGORY_MANAGER);
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
const audits = (entity: AuditedKind, id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();

const office = {
  address1: '4 Mill Road',
  city: 'Erode',
  state: 'Tamil Nadu',
  postal_code: '638001',
};
const least = {
  seller_name: ' Erode Weavers ',
  mobile_1: '9876543210',
  email_id_1: 'a@b.in',
  pin_code: 638_001,
  office_address_details: office,
};
let digits = 1000;
const newGstin = () => {
  const first14 = `33AAACE${++digits}F1Z`;
  return first14 + gstinCheckCharacter(first14);
};
const made = async (more: object = {}) =>
  (await call('POST', '/createSeller', { ...least, ...more })).body.data;
describe('on-boarding', () => {
  test('with required fields only: an own seller of the company, its office created with it, once under a key', async () => {
    const headers = { ...manager, 'idempotency-key': 'seller-1' };
    const form = { ...least, seller_name: ' Karur Mills ' };
    const first = await call('POST', '/createSeller', form, headers);
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          seller_name: 'Karur Mills',
          is_active: true,
          is_transporter: false,
          is_own_seller: true,
          org_id: 1002,
          pin_code: 638_001,
          gstin: null,
          categories: [],
          zone: null,
          year_of_establishment: null,
          active_offer_count: 0,
          office_address_details: {
            ...office,
            entity_type: 'SELLER',
            address2: null,
            country: 'India',
          },
        },
      },
    });
    const { seller_id, office_address_details } = first.body.data;
    expect(office_address_details.entity_id).toBe(seller_id);
    expect((await call('POST', '/createSeller', form, headers)).body).toEqual(first.body);
    expect((await call('GET', '/getSeller?seller_name=Karur%20Mills')).body.count).toBe(1);
    expect(await audits('SELLER', seller_id)).toEqual([{ action: 'CREATE', changes: {} }]);
  });

  test('with everything; a wrong check digit is refused', async () => {
    const category = await masters.category({ category_name: 'Towels' });
    const source_person = t.userIdOf(Role.CATEGORY_MANAGER);
    expect(
      await call('POST', '/createSeller', { ...least, gstin: '33AAACE1234F1ZX' }),
    ).toMatchObject({
      status: 400,
      body: { field: 'gstin', message: 'GST number has a wrong check digit' },
    });
    const facts = {
      year_of_establishment: 1800,
      gstin: '33AAACE1234F1ZD',
      website: 'erode.example.com/x',
      zone: 'SOUTH',
      logo: 'logo.png',
      source_person,
      is_active: false,
    };
    expect(await made({ ...facts, categories: [category, category] })).toMatchObject({
      ...facts,
      categories: [{ category_id: category, category_name: 'Towels' }],
      source_person_info: { first_name: 'Role1009' },
    });
  });

  test('a transporter belongs to no organisation', async () => {
    expect(await made({ is_transporter: true })).toMatchObject({
      is_transporter: true,
      is_own_seller: false,
      org_id: null,
    });
    expect(
      await call('POST', '/createSeller', { ...least, is_transporter: true, is_own_seller: true }),
    ).toMatchObject({
      status: 400,
      body: { field: 'is_own_seller' },
    });
    expect(await made({ is_own_seller: true, org_id: 7 })).toMatchObject({
      is_own_seller: true,
      org_id: 7,
    });
  });

  const nextYear = Number(indianDay().slice(0, 4)) + 1;
  test.each([
    [{ seller_name: '  ' }, 'seller_name'],
    [{ seller_name: 'x'.repeat(101) }, 'seller_name'],
    [{ mobile_1: '98765' }, 'mobile_1'],
    [{ mobile_1: '+919876543210' }, 'mobile_1'],
    [{ email_id_1: 'a@b' }, 'email_id_1'],
    [{ pin_code: 638_002 }, 'pin_code'],
    [{ pin_code: '638001' }, 'pin_code'],
    [{ year_of_establishment: 1799 }, 'year_of_establishment'],
    [{ year_of_establishment: nextYear }, 'year_of_establishment'],
    [{ year_of_establishment: '1990' }, 'year_of_establishment'],
    [{ gstin: '33AAACE1234F1Z' }, 'gstin'],
    [{ gstin: '33AAACE1234F1ZE' }, 'gstin'],
    [{ gstin: '33aaace1234f1z0' }, 'gstin'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ categories: [999_999] }, 'categories.0'],
    [{ source_person: 999_999 }, 'source_person'],
    [{ zone: 'UP' }, 'zone'],
    [{ logo: '../secret' }, 'logo'],
    [
      { office_address_details: { ...office, postal_code: '038001' } },
      'office_address_details.postal_code',
    ],
    [{ office_address_details: { ...office, address1: '' } }, 'office_address_details.address1'],
    [{ office_address_details: { ...office, country: 'India' } }, 'office_address_details.country'],
    [{ office_address_details: undefined }, 'office_address_details'],
    [{ is_deleted: true }, 'is_deleted'],
  ])('%j is refused, and nothing is written', async (wrong, field) => {
    const seller_name = `Refused ${field}`;
    expect(await call('POST', '/createSeller', { ...least, seller_name, ...wrong })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
    expect(
      (await call('GET', `/getSeller?seller_name=${encodeURIComponent(seller_name)}`)).body.count,
    ).toBe(0);
  });

  test('only staff can have found it', async () => {
    const contact = await masters.contact(await masters.tenant());
    expect(await call('POST', '/createSeller', { ...least, source_person: contact })).toMatchObject(
      { body: { field: 'source_person' } },
    );
  });

  test('of several with one GST number at once, one is made', async () => {
    const gstin = newGstin();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', '/createSeller', { ...least, gstin })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({
        error: 'VALIDATION',
        field: 'gstin',
        message: 'Another seller has this GST number',
      });
    expect(
      (await t.db.selectFrom('sellers').select('seller_id').where('gstin', '=', gstin).execute())
        .length,
    ).toBe(1);
  });
});

describe('a change', () => {
  const change = (seller_id: number, body: object) =>
    call('PATCH', '/updateSeller', { seller_id, ...body });

  test('says what differs, in the row and in the audit', async () => {
    const { seller_id } = await made({
      website: 'a.in',
      zone: 'WEST',
      year_of_establishment: 1999,
    });
    const category = await masters.category();
    const answer = await change(seller_id, {
      seller_name: ' Erode Looms ',
      website: null,
      zone: null,
      year_of_establishment: 2001,
      categories: [category],
      office_address_details: { ...office, address1: '9 New Road', postal_code: '638002' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          seller_name: 'Erode Looms',
          website: null,
          zone: null,
          year_of_establishment: 2001,
          pin_code: 638_002,
          categories: [{ category_id: category }],
          office_address_details: { address1: '9 New Road', postal_code: '638002' },
        },
      },
    });
    expect((await audits('SELLER', seller_id)).at(-1)).toEqual({
      action: 'UPDATE',
      changes: {
        seller_name: { from: 'Erode Weavers', to: 'Erode Looms' },
        website: { from: 'a.in', to: null },
        zone: { from: 'WEST', to: null },
        year_of_establishment: { from: 1999, to: 2001 },
        pin_code: { from: 638_001, to: 638_002 },
        categories: { from: [], to: [category] },
      },
    });
    const address = answer.body.data.office_address_details.address_id;
    expect((await audits('ADDRESS', address)).map(({ action }) => action)).toEqual([
      'CREATE',
      'UPDATE',
    ]);
    await change(seller_id, { seller_name: 'Erode Looms', categories: [category] });
    expect(await audits('SELLER', seller_id)).toHaveLength(2);
  });

  test('the PIN code is the one of the office', async () => {
    const { seller_id } = await made();
    expect(await change(seller_id, { pin_code: 560_001 })).toMatchObject({
      status: 400,
      body: { field: 'pin_code' },
    });
    expect(await change(seller_id, { pin_code: 638_001 })).toMatchObject({ status: 200 });
    const old = await masters.seller();
    expect((await change(old, { pin_code: 560_002 })).body.data).toMatchObject({
      pin_code: 560_002,
      office_address_details: null,
    });
    expect(
      (await change(old, { pin_code: 638_001, office_address_details: office })).body.data,
    ).toMatchObject({
      pin_code: 638_001,
      office_address_details: office,
    });
  });

  test('a seller that becomes a transporter is no own seller any more, and the other way round', async () => {
    const { seller_id } = await made();
    expect((await change(seller_id, { is_transporter: true })).body.data).toMatchObject({
      is_own_seller: false,
      org_id: null,
    });
    expect((await change(seller_id, { is_transporter: false })).body.data).toMatchObject({
      is_own_seller: true,
      org_id: 1002,
    });
  });

  test('two to one GST number at once: one of them is refused', async () => {
    const gstin = newGstin();
    const [one, other] = [await made(), await made()];
    const answers = await Promise.all([
      change(one.seller_id, { gstin }),
      change(other.seller_id, { gstin }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      field: 'gstin',
      message: 'Another seller has this GST number',
    });
    const winner = answers[0]?.status === 200 ? one : other;
    expect((await change(winner.seller_id, { gstin })).status).toBe(200);
  });

  test('the finder may have been deleted since', async () => {
    const source_person = await masters.contact(await masters.tenant());
    const id = await masters.seller({ source_person });
    expect((await change(id, { source_person, zone: 'EAST' })).status).toBe(200);
    expect((await change(id, { source_person: null })).body.data.source_person).toBeNull();
    expect(await change(id, { source_person })).toMatchObject({
      status: 400,
      body: { field: 'source_person' },
    });
  });

  test.each([
    [{ seller_name: '' }, 'seller_name'],
    [{ mobile_1: null }, 'mobile_1'],
    [{ org_id: 5 }, 'org_id'],
    [{ categories: [1, 999_999] }, 'categories.1'],
    [{ year_of_establishment: 2999 }, 'year_of_establishment'],
  ])('%j is refused', async (wrong, field) => {
    await t.db
      .insertInto('categories')
      .values({ category_id: 1, category_name: 'First' })
      .onConflict((c) => c.doNothing())
      .execute();
    expect(await change(await masters.seller(), wrong)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('an unknown id', async () => {
    expect(await change(999_999, { zone: 'EAST' })).toMatchObject({
      status: 404,
      body: { message: 'Vendor not found' },
    });
    expect(await change(await masters.seller({ is_deleted: true }), {})).toMatchObject({
      status: 404,
    });
  });
});

describe('deleting', () => {
  const remove = (seller_id: number) => call('DELETE', '/deleteSeller', { seller_id });

  test('not with an active offer; afterwards no list has it, and the GST number is free', async () => {
    const gstin = newGstin();
    const { seller_id } = await made({ gstin });
    const sku = await masters.sku();
    const offer = await masters.offer(sku, seller_id);
    expect(await remove(seller_id)).toMatchObject({
      status: 400,
      body: {
        error: 'SELLER_HAS_ACTIVE_OFFERS',
        message: 'Seller cannot be deleted with active offers.',
      },
    });
    await call('PATCH', '/updateOffer', { sku_offer_id: offer, is_active: false });
    expect(await remove(seller_id)).toEqual({
      status: 200,
      body: { success: true, result: { seller_id } },
    });
    expect((await call('GET', `/getSeller?seller_id=${seller_id}`)).status).toBe(404);
    expect((await remove(seller_id)).status).toBe(404);
    expect(
      (await call('PATCH', '/updateOffer', { sku_offer_id: offer, is_active: true })).status,
    ).toBe(404);
    expect(await made({ gstin })).toMatchObject({ gstin });
    expect((await audits('SELLER', seller_id)).map(({ action }) => action)).toEqual([
      'CREATE',
      'DELETE',
    ]);
  });

  test('while an offer is shown or made: one of the two wins, never both', async () => {
    const sku = await masters.sku();
    for (let round = 0; round < 10; round++) {
      const { seller_id } = await made();
      const hidden = await masters.offer(sku, seller_id, { is_active: false });
      const show = () => call('PATCH', '/updateOffer', { sku_offer_id: hidden, is_active: true });
      const make = () =>
        call('POST', '/createOffer', { sku_id: sku, seller_id, offer_price: '1', moq: 1 });
      const [deleted, offered] = await Promise.all([
        remove(seller_id),
        round % 2 ? show() : make(),
      ]);
      expect([deleted.status === 200, offered.status === 200].filter(Boolean)).toHaveLength(1);
    }
    const broken = await t.db
      .selectFrom('offers as o')
      .innerJoin('sellers as s', 's.seller_id', 'o.seller_id')
      .select('o.sku_offer_id')
      .where('o.is_active', '=', true)
      .where('o.is_deleted', '=', false)
      .where('s.is_deleted', '=', true)
      .execute();
    expect(broken).toEqual([]);
  });
});

test('in numbers: own sellers only, days of India, and the list agrees', async () => {
  const [towels, mugs] = [
    await masters.category({ category_name: 'A towels' }),
    await masters.category({ category_name: 'B mugs' }),
  ];
  const source_person = t.userIdOf(Role.CATEGORY_MANAGER_SECOND);
  const own = { org_id: 1002, source_person };
  const one = await masters.seller({ ...own, zone: 'NORTH', created_at: '2020-03-01T19:00:00Z' });
  const two = await masters.seller({
    ...own,
    zone: 'NORTH',
    created_at: '2020-03-02T10:00:00Z',
    is_active: false,
  });
  await masters.seller({ ...own, created_at: '2020-03-05T10:00:00Z' });
  await masters.seller({
    ...own,
    is_own_seller: false,
    is_transporter: true,
    created_at: '2020-03-05T10:00:00Z',
  });
  await masters.seller({ ...own, is_deleted: true });
  await t.db
    .insertInto('seller_categories')
    .values([
      { seller_id: one, category_id: towels },
      { seller_id: two, category_id: towels },
      { seller_id: one, category_id: mugs },
    ])
    .execute();
  const numbers = async (query: string) =>
    (await call('GET', `/seller/sellerAnalytics?source_person=${source_person}${query}`)).body.data;
  expect(await numbers('')).toEqual({
    total: 3,
    active: 2,
    by_category: [
      { category: { category_id: towels, category_name: 'A towels' }, total: 2, active: 1 },
      { category: { category_id: mugs, category_name: 'B mugs' }, total: 1, active: 1 },
      { category: null, total: 1, active: 1 },
    ],
    by_source_person: [
      {
        source_person_info: { user_id: source_person, first_name: 'Role1010', last_name: null },
        total: 3,
        active: 2,
      },
    ],
    by_zone: [
      { zone: 'NORTH', total: 2, active: 1 },
      { zone: null, total: 1, active: 1 },
    ],
    by_day: [
      { day: '2020-03-05', total: 1, active: 1 },
      { day: '2020-03-02', total: 2, active: 1 },
    ],
  });
  expect(await numbers('&zone=NORTH&end_date=2020-03-02')).toMatchObject({
    total: 2,
    by_zone: [{ zone: 'NORTH' }],
  });
  expect(await numbers(`&categories=${mugs}`)).toMatchObject({ total: 1, active: 1 });
  expect(await numbers('&start_date=2021-01-01')).toEqual({
    total: 0,
    active: 0,
    by_category: [],
    by_source_person: [],
    by_zone: [],
    by_day: [],
  });
  const list = await call(
    'GET',
    `/getSeller?is_own_seller=true&org_id=1002&source_person=${source_person}`,
  );
  expect(list.body.count).toBe(3);
  expect(await call('GET', '/seller/sellerAnalytics?zone=UP')).toMatchObject({
    status: 400,
    body: { field: 'zone' },
  });
});
