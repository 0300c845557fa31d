import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

let t: TestApp;
let own: number;
let carrier: number;
let category: number;

beforeAll(async () => {
  t = await createTestApp();
  const masters = testMasters(t.db);
  category = await masters.category({ category_name: 'Linen' });
  const source_person = t.userIdOf(Role.CATEGORY_MANAGER);
  own = await masters.seller({
    seller_name: 'écru Mills',
    org_id: 1002,
    zone: 'SOUTH',
    gstin: '29AAACM4154Q1ZU',
    source_person,
    logo: 'a1.png',
    created_at: '2026-03-01T19:00:00Z',
  });
  carrier = await masters.seller({
    seller_name: 'Fast Wheels',
    is_transporter: true,
    is_own_seller: false,
    is_active: false,
  });
  await masters.seller({ is_deleted: true });
  const sku = await masters.sku();
  await masters.offer(sku, own);
  await masters.offer(sku, own, { is_active: false });
  await masters.offer(sku, own, { is_deleted: true });
  await t.db
    .insertInto('seller_categories')
    .values({ seller_id: own, category_id: category })
    .execute();
  const office_address_id = await masters.address('SELLER', own);
  await t.db
    .updateTable('sellers')
    .set({ office_address_id })
    .where('seller_id', '=', own)
    .execute();
});
afterAll(() => t.close());

async function get(query: string, roleId: number = Role.CATEGORY_MANAGER) {
  const response = await t.app.inject({ url: `/getSeller?${query}`, headers: await t.as(roleId) });
  return { status: response.statusCode, body: response.json() };
}

test.each([
  ['', () => [own, carrier]],
  ['seller_name=ECRU', () => []],
  ['seller_name=mill', () => [own]],
  ['is_own_seller=true&org_id=1002', () => [own]],
  ['is_transporter=true', () => [carrier]],
  ['is_active=true', () => [own]],
  ['zone=SOUTH', () => [own]],
  ['start_date=2026-03-02&end_date=2026-03-02', () => [own]],
  ['end_date=2026-03-01', () => []],
  ['categories=999999', () => []],
])('by name, %s', async (query, ids) => {
  const { body } = await get(query);
  expect(body.data.map((seller: { seller_id: number }) => seller.seller_id)).toEqual(ids());
  expect(body.count).toBe(ids().length);
});

test('one row, with the names of the contract', async () => {
  const { body } = await get(
    `seller_id=${own}&categories=999999,${category}&source_person=${t.userIdOf(Role.CATEGORY_MANAGER)}`,
  );
  expect(body.data).toEqual([
    {
      seller_id: own,
      seller_name: 'écru Mills',
      is_active: true,
      is_transporter: false,
      is_own_seller: true,
      org_id: 1002,
      pin_code: 560_001,
      year_of_establishment: null,
      gstin: '29AAACM4154Q1ZU',
      mobile_1: '9000000000',
      email_id_1: 'v@example.com',
      website: null,
      zone: 'SOUTH',
      logo: 'a1.png',
      categories: [{ category_id: category, category_name: 'Linen' }],
      logo_thumbnail: expect.stringMatching(/a1-sm\.png\?expires=/),
      active_offer_count: 1,
      source_person: t.userIdOf(Role.CATEGORY_MANAGER),
      created_at: '2026-03-01T19:00:00.000Z',
      updated_at: expect.any(String),
      source_person_info: {
        user_id: t.userIdOf(Role.CATEGORY_MANAGER),
        first_name: 'Role1009',
        last_name: null,
      },
      office_address_details: expect.objectContaining({
        entity_type: 'SELLER',
        entity_id: own,
        city: 'Bengaluru Urban',
        postal_code: '560001',
      }),
    },
  ]);
  expect((await get(`seller_id=${carrier}`)).body.data[0]).toMatchObject({
    office_address_details: null,
    source_person_info: null,
    categories: [],
    active_offer_count: 0,
    logo_thumbnail: null,
  });
  expect(await get('seller_id=999999')).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND' },
  });
});

test.each([
  ['name=a', 'name'],
  ['zone=UP', 'zone'],
  ['categories=1,a', 'categories.1'],
  ['start_date=yesterday', 'start_date'],
  ['is_transporter=maybe', 'is_transporter'],
  ['limit=201', 'limit'],
])('%s is refused for %s', async (query, field) => {
  expect(await get(query)).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
});
