import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let masters: ReturnType<typeof testMasters>;

beforeAll(async () => {
  stack = await testStack();
  masters = testMasters(stack.backend.db);
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const run = (query: string, variables?: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);

const FIELDS = `id name isActive isTransporter gstin mobile email website yearOfEstablishment district state pinCode zone
  categories { id name } sourcePerson { id name } officeAddress { id address1 postalCode ownerType } activeOfferCount logo logoThumbnail`;
const LIST = `query($filter: SellerFilter) { sellers(filter: $filter) { count items { ${FIELDS} } } }`;
const CREATE = `mutation($input: CreateSellerInput!) { createSeller(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdateSellerInput!) { updateSeller(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation($id: ID!) { deleteSeller(id: $id) { success message } }';
const officeAddress = {
  address1: '4 Mill Road',
  city: 'Erode',
  state: 'Tamil Nadu',
  postalCode: '638001',
};
const least = { name: 'Erode Weavers', mobile: '9876543210', email: 'a@b.in', officeAddress };
const sellerOf = async (input: object) => {
  const { data, errors } = await run(CREATE, { input: { ...least, ...input } });
  expect(errors).toBeUndefined();
  return (data as { createSeller: { id: string } }).createSeller;
};

test.each([
  ['{ sellers { count } }', Role.SALES],
  ['{ seller(id: 1) { id } }', Role.SALES],
  ['{ sellerAnalytics { total } }', Role.SALES],
  [
    `mutation { createSeller(input: { name: "a", mobile: "1", email: "a", officeAddress: { address1: "a", city: "a", state: "a", postalCode: "1" } }) { id } }`,
    Role.OPERATIONS,
  ],
  ['mutation { updateSeller(input: { id: 1 }) { id } }', Role.OPERATIONS],
  ['mutation { deleteSeller(id: 1) { success } }', Role.CATEGORY_MANAGER],
])('%s requires the permission; nothing is written', async (query, role) => {
  expect(codeOf(await run(query, {}, role))).toBe('FORBIDDEN');
  expect(stack.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

describe('reading', () => {
  test('own sellers of the company by every filter, and transporters, which belong to no organisation: one call each', async () => {
    const filter = {
      name: 'a',
      keyword: 'b',
      categoryIds: ['3', '4'],
      sourcePersonId: '7',
      fromDate: '2026-01-01',
      toDate: '2026-01-31',
      isActive: true,
      zone: 'SOUTH',
    };
    expect((await run(LIST, { filter })).data).toEqual({ sellers: { count: 0, items: [] } });
    expect(stack.callsWithoutFields()).toEqual([
      'GET /getSeller?seller_name=a&keyword=b&is_active=true&categories=3%2C4&source_person=7&start_date=2026-01-01&end_date=2026-01-31&zone=SOUTH&is_own_seller=true&org_id=1002&page=1&limit=10',
    ]);
    await run(LIST, { filter: { isTransporter: true } });
    expect(stack.callsWithoutFields()).toEqual([
      'GET /getSeller?is_transporter=true&page=1&limit=10',
    ]);
    expect(codeOf(await run(LIST, { filter: { categoryIds: ['x'] } }))).toBe('BAD_USER_INPUT');
  });

  test('one by id', async () => {
    const { id } = await sellerOf({});
    const { data } = await run(`query($id: ID!) { seller(id: $id) { ${FIELDS} } }`, { id });
    expect(data).toMatchObject({
      seller: {
        id,
        district: 'Erode',
        state: 'Tamil Nadu',
        officeAddress: { ownerType: 'SELLER' },
      },
    });
    expect(stack.callsWithoutFields()).toEqual([`GET /getSeller?seller_id=${id}`]);
    expect(codeOf(await run('{ seller(id: 999999) { id } }'))).toBe('NOT_FOUND');
  });

  test('analytics take one call', async () => {
    const zone = 'CENTRAL';
    const category_id = await masters.category({ category_name: 'Brass' });
    const person = stack.backend.userIdOf(Role.CATEGORY_MANAGER);
    await sellerOf({ zone, categoryIds: [String(category_id)], sourcePersonId: String(person) });
    await sellerOf({ zone, isActive: false });
    const { data } = await run(
      `query($zone: Zone) { sellerAnalytics(zone: $zone) { total active byCategory { category { id name } total active }
        bySourcePerson { person { id } total } byZone { zone total active } byDay { day total } } }`,
      { zone },
    );
    expect(data).toEqual({
      sellerAnalytics: {
        total: 2,
        active: 1,
        byCategory: [
          { category: { id: String(category_id), name: 'Brass' }, total: 1, active: 1 },
          { category: null, total: 1, active: 0 },
        ],
        bySourcePerson: [
          { person: { id: String(person) }, total: 1 },
          { person: null, total: 1 },
        ],
        byZone: [{ zone, total: 2, active: 1 }],
        byDay: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), total: 2 }],
      },
    });
    expect(stack.calls()).toEqual(['GET /seller/sellerAnalytics?zone=CENTRAL']);
  });
});

describe('writing', () => {
  test('create, update and delete take one call each', async () => {
    const category = String(await masters.category());
    const facts = {
      yearOfEstablishment: 1990,
      gstin: '33AAACE1234F1ZD',
      website: 'erode.in',
      zone: 'SOUTH',
      logo: 'logo.png',
      isActive: true,
    };
    const seller = await sellerOf({ ...facts, categoryIds: [category] });
    expect(stack.calls()).toEqual(['POST /createSeller']);
    expect(seller).toMatchObject({
      ...facts,
      name: 'Erode Weavers',
      pinCode: 638_001,
      activeOfferCount: 0,
      isTransporter: false,
      officeAddress: { address1: '4 Mill Road', postalCode: '638001' },
      logoThumbnail: expect.stringContaining('logo-sm.png'),
    });
    const own = await run(LIST, { filter: { name: 'Erode', zone: 'SOUTH' } });
    expect(own.data).toMatchObject({ sellers: { items: [{ id: seller.id }] } });
    const input = {
      id: seller.id,
      website: null,
      categoryIds: [],
      isActive: false,
      officeAddress: { ...officeAddress, postalCode: '638002' },
    };
    expect((await run(UPDATE, { input })).data).toMatchObject({
      updateSeller: {
        website: null,
        categories: [],
        isActive: false,
        pinCode: 638_002,
        yearOfEstablishment: 1990,
        zone: 'SOUTH',
      },
    });
    expect(stack.calls()).toEqual(['PATCH /updateSeller']);
    expect((await run(DELETE, { id: seller.id })).data).toEqual({
      deleteSeller: { success: true, message: null },
    });
    expect(stack.calls()).toEqual(['DELETE /deleteSeller']);
    expect(codeOf(await run(UPDATE, { input }))).toBe('NOT_FOUND');
  });

  test('a transporter is listed among transporters', async () => {
    const { id } = await sellerOf({ name: 'Wheels of Erode', isTransporter: true });
    expect((await run(LIST, { filter: { name: 'Wheels' } })).data).toMatchObject({
      sellers: { count: 0 },
    });
    expect(
      (await run(LIST, { filter: { name: 'Wheels', isTransporter: true } })).data,
    ).toMatchObject({ sellers: { items: [{ id }] } });
  });

  test('errors keep their text, code and field', async () => {
    const { id } = await sellerOf({});
    await masters.offer(await masters.sku(), Number(id));
    expect((await run(DELETE, { id })).errors?.[0]).toMatchObject({
      message: 'Seller cannot be deleted with active offers.',
      extensions: { code: 'SELLER_HAS_ACTIVE_OFFERS' },
    });
    expect((await run(UPDATE, { input: { id, mobile: '1' } })).errors?.[0]).toMatchObject({
      extensions: { field: 'mobile_1' },
    });
  });
});
