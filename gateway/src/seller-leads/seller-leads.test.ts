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

const FIELDS = `id sellerName contactName mobile email gstin city state pinCode category owner { id name } zone sourcePerson { id }
  remarks isVerified verifiedBy { id } verifiedAt verificationRemarks sellerId products { productLeadId productId productName }
  createdBy { id } actions`;
const LEAD = `query($id: ID!) { sellerLead(id: $id) { ${FIELDS} } }`;
const CREATE =
  'mutation($input: CreateSellerLeadInput!) { createSellerLead(input: $input) { leadId productLeadId } }';
const UPDATE = `mutation($input: UpdateSellerLeadInput!) { updateSellerLead(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation($id: ID!) { deleteSellerLead(id: $id) { success } }';
const VERIFY = `mutation($id: ID!, $createSeller: Boolean, $remarks: String) {
  verifySellerLead(id: $id, createSeller: $createSeller, remarks: $remarks) { ${FIELDS} } }`;
let phone = 7_000_000_000;
const made = async (more: object = {}) => {
  const input = {
    sellerName: 'Karur Textiles',
    mobile: String(++phone),
    category: 'Linen',
    ...more,
  };
  const { data, errors } = await run(CREATE, { input });
  expect(errors).toBeUndefined();
  return (data as { createSellerLead: { leadId: string; productLeadId: string | null } })
    .createSellerLead;
};

test.each([
  ['{ sellerLeads { count } }', Role.SALES],
  ['{ sellerLead(id: 1) { id } }', Role.SALES],
  ['{ productLeads(productId: 1) { count } }', Role.SALES],
  ['{ crmLeadsAnalytics { total } }', Role.SALES],
  [
    'mutation { createSellerLead(input: { sellerName: "a", mobile: "1", category: "a" }) { leadId } }',
    Role.OPERATIONS,
  ],
  ['mutation { updateSellerLead(input: { id: 1 }) { id } }', Role.OPERATIONS],
  ['mutation { deleteSellerLead(id: 1) { success } }', Role.CATEGORY_MANAGER],
  ['mutation { verifySellerLead(id: 1) { id } }', Role.CATEGORY_MANAGER],
])('%s requires the permission; nothing is written', async (query, role) => {
  expect(codeOf(await run(query, {}, role))).toBe('FORBIDDEN');
  expect(stack.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

describe('reading', () => {
  test('every filter takes one call; rows have their actions', async () => {
    const filter = {
      keyword: 'a',
      category: 'Linen',
      ownerId: '3',
      zone: 'EAST',
      sourcePersonId: '4',
      fromDate: '2026-01-01',
      toDate: '2026-01-31',
      isVerified: false,
    };
    const LIST = `query($filter: SellerLeadFilter) { sellerLeads(filter: $filter) { count items { ${FIELDS} } } }`;
    expect((await run(LIST, { filter })).data).toEqual({ sellerLeads: { count: 0, items: [] } });
    expect(stack.calls()).toEqual([
      'GET /seller_directory?keyword=a&source_person=4&is_verified=false&lead_category=Linen&lead_owner=3&start_date=2026-01-01&end_date=2026-01-31&zone=EAST&page=1&limit=10',
    ]);
    const productId = String(await masters.product({ product_name: 'Mug' }));
    const { leadId, productLeadId } = await made({ productId, city: 'Erode' });
    const { data } = await run(LIST, { filter: { keyword: 'Erode' } }, Role.BROAD_ACCESS);
    expect(data).toMatchObject({
      sellerLeads: {
        count: 1,
        items: [
          {
            id: leadId,
            sellerName: 'Karur Textiles',
            category: 'Linen',
            city: 'Erode',
            owner: null,
            isVerified: false,
            products: [{ productLeadId, productId, productName: 'Mug' }],
            actions: ['UPDATE', 'VERIFY', 'DELETE'],
          },
        ],
      },
    });
    expect(stack.calls()).toEqual(['GET /seller_directory?keyword=Erode&page=1&limit=10']);
    expect((await run(LEAD, { id: leadId })).data).toMatchObject({
      sellerLead: { actions: ['UPDATE', 'DELETE'] },
    });
    expect(stack.calls()).toEqual([`GET /seller_directory?lead_id=${leadId}`]);
    expect(codeOf(await run(LEAD, { id: '999999' }))).toBe('NOT_FOUND');
  });

  test('leads of a product with all lead fields take one call', async () => {
    const productId = String(await masters.product({ product_name: 'Napkin' }));
    const { leadId, productLeadId } = await made({ productId });
    const LEADS = `query($productId: ID, $productLeadId: ID) { productLeads(productId: $productId, productLeadId: $productLeadId) {
      count items { id productId productName lead { ${FIELDS} } createdAt } } }`;
    expect((await run(LEADS, { productId })).data).toMatchObject({
      productLeads: {
        count: 1,
        items: [{ id: productLeadId, productId, productName: 'Napkin', lead: { id: leadId } }],
      },
    });
    expect(stack.calls()).toEqual([
      `GET /crm_leads/get_leads?product_id=${productId}&page=1&limit=10`,
    ]);
    expect((await run(LEADS, { productLeadId })).data).toMatchObject({
      productLeads: { count: 1 },
    });
    expect(codeOf(await run(LEADS, {}))).toBe('BAD_USER_INPUT');
    expect(codeOf(await run(LEADS, { productId, productLeadId }))).toBe('BAD_USER_INPUT');
  });

  test('analytics take one call', async () => {
    await made({ category: 'Only these', zone: 'WEST' });
    const { data } =
      await run(`{ crmLeadsAnalytics(category: "Only these") { total verified converted byCategory { category total }
      byOwner { person { id } total } byZone { zone verified } byDay { day converted } } }`);
    expect(data).toEqual({
      crmLeadsAnalytics: {
        total: 1,
        verified: 0,
        converted: 0,
        byCategory: [{ category: 'Only these', total: 1 }],
        byOwner: [{ person: null, total: 1 }],
        byZone: [{ zone: 'WEST', verified: 0 }],
        byDay: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), converted: 0 }],
      },
    });
    expect(stack.calls()).toEqual(['GET /crm_leads/crmLeadsAnalytics?lead_category=Only%20these']);
  });
});

describe('writing', () => {
  test('one call creates a lead; the lead itself is read only when selected', async () => {
    const first = await made({ email: 'a@b.in', pinCode: 639_002 });
    expect(stack.calls()).toEqual(['POST /crm_leads/create_lead']);
    const input = { sellerName: 'Other', mobile: String(phone), category: 'Linen' };
    const { data } = await run(
      'mutation($input: CreateSellerLeadInput!) { createSellerLead(input: $input) { leadId lead { id sellerName email pinCode } } }',
      { input },
    );
    expect(data).toEqual({
      createSellerLead: {
        leadId: first.leadId,
        lead: { id: first.leadId, sellerName: 'Karur Textiles', email: 'a@b.in', pinCode: 639_002 },
      },
    });
    expect(stack.calls()).toEqual([
      'POST /crm_leads/create_lead',
      `GET /seller_directory?lead_id=${first.leadId}`,
    ]);
  });

  test('update and delete take one call each', async () => {
    const { leadId: id } = await made({ city: 'Karur' });
    expect((await run(UPDATE, { input: { id, city: null, zone: 'SOUTH' } })).data).toMatchObject({
      updateSellerLead: { city: null, zone: 'SOUTH', sellerName: 'Karur Textiles' },
    });
    expect(stack.calls()).toEqual(['PATCH /seller_directory']);
    expect((await run(DELETE, { id })).data).toEqual({ deleteSellerLead: { success: true } });
    expect(stack.calls()).toEqual(['DELETE /crm_leads/delete_lead']);
  });

  test('verified by another person, with the seller; then it has no actions', async () => {
    const { leadId: id } = await made({ email: 'v@k.in', city: 'Karur', state: 'Tamil Nadu' });
    const early = await run(VERIFY, { id, createSeller: true }, Role.BROAD_ACCESS);
    expect(early.errors?.[0]).toMatchObject({
      message: 'The lead cannot become a seller without: PIN code',
      extensions: { code: 'LEAD_INCOMPLETE' },
    });
    await run(UPDATE, { input: { id, pinCode: 639_002 } });
    const { data } = await run(
      VERIFY,
      { id, createSeller: true, remarks: 'seen' },
      Role.BROAD_ACCESS,
    );
    expect(data).toMatchObject({
      verifySellerLead: {
        isVerified: true,
        verificationRemarks: 'seen',
        sellerId: expect.stringMatching(/^\d+$/),
        actions: [],
      },
    });
    expect(stack.calls()).toEqual([
      'POST /crm_leads/verify_lead',
      `GET /seller_directory?lead_id=${id}`,
    ]);
    expect((await run(DELETE, { id })).errors?.[0]).toMatchObject({
      extensions: { code: 'LEAD_VERIFIED' },
    });
  });
});
