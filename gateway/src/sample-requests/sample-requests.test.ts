import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import {
  addRfq,
  addTestCompany,
  type TestCompany as Goods,
} from '../../../backend/testing/testCompany.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let goods: Goods;

beforeAll(async () => {
  stack = await testStack();
  goods = await addTestCompany(stack.backend);
});
afterAll(() => stack.close());

// oxlint-disable-next-line no-explicit-any -- answers of many shapes
async function done(who: number, query: string, variables?: Record<string, unknown>): Promise<any> {
  const { data, errors } = await stack.run(who, query, variables);
  expect(errors).toBeUndefined();
  return data ?? {};
}
const errorOf = async (who: number, query: string, variables?: Record<string, unknown>) =>
  (await stack.run(who, query, variables)).errors?.[0]?.extensions;

const WHOLE = `id status actions allowedStatuses remarksNeededFor source lineId quotationId orderNumber organisationId remarks createdAt assignedAt
  customer { name } salesPerson { name } sku { name } createdBy { name } assignedTo { name } assignedBy { name }`;
const CREATE = `mutation($input: CreateSampleRequestInput!) { createSampleRequest(input: $input) { ${WHOLE} } }`;
const MOVE = `mutation($input: ChangeSampleRequestStatusInput!) { changeSampleRequestStatus(input: $input) { ${WHOLE} } }`;
const ASSIGN = `mutation($id: ID!, $to: ID!) { assignSampleRequest(id: $id, assignedToId: $to) { ${WHOLE} } }`;
const ALL =
  'query($filter: SampleRequestFilter) { sampleRequests(filter: $filter) { count items { ' +
  WHOLE +
  ' } } }';

async function line() {
  const rfqId = String(await addRfq(stack.backend, goods));
  const { createQuotation } = await done(
    Role.SALES,
    'mutation($input: CreateQuotationInput!) { createQuotation(input: $input) { id items { id } } }',
    { input: { items: [{ rfqId }] } },
  );
  return {
    source: 'QUOTATION_LINE',
    lineId: createQuotation.items[0].id as string,
    skuId: String(goods.skuId),
  };
}
const draft = async () =>
  (await done(Role.SALES, CREATE, { input: await line() })).createSampleRequest.id as string;
const manager = () => String(stack.backend.userIdOf(Role.CATEGORY_MANAGER));

test('a list with all names takes one call and sends REST filter names', async () => {
  for (let i = 0; i < 3; i++) await draft();
  const filter = {
    statuses: ['DRAFT', 'CONFIRMED'],
    assignedById: '1',
    source: 'QUOTATION_LINE',
    lineId: '7',
    organisationId: '1',
    assignedToIds: ['2', '3'],
    search: 'linen',
    salesPersonId: '4',
    fromDate: '2026-01-01',
    toDate: '2026-12-31',
  };
  await done(Role.TOP_ADMIN, ALL, { filter });
  expect(stack.calls()).toEqual([
    'GET /sample_request?status=DRAFT%2CCONFIRMED&assigned_to=2%2C3&assigned_by=1&entity_type=QUOTATION_LINE&entity_id=7&org_id=1&search_keyword=linen&sales_person=4&from_date=2026-01-01&to_date=2026-12-31&page=1&limit=10',
  ]);
  const { sampleRequests } = await done(Role.TOP_ADMIN, ALL);
  expect(sampleRequests.count).toBeGreaterThanOrEqual(3);
  expect(stack.calls()).toEqual(['GET /sample_request?page=1&limit=10']);
});

test('request, assign and change status take one call each and return the record', async () => {
  const input = { ...(await line()), remarks: 'Two metres' };
  const { createSampleRequest: made } = await done(Role.SALES, CREATE, { input });
  expect(stack.calls()).toEqual(['POST /sample_request']);
  expect(made).toMatchObject({
    status: 'DRAFT',
    actions: ['EDIT'],
    allowedStatuses: [],
    remarksNeededFor: [],
    lineId: input.lineId,
    orderNumber: null,
    remarks: 'Two metres',
    customer: { name: 'Hotel Udupi Grand' },
    sku: { name: 'Linen SKU' },
    assignedTo: null,
  });
  const { assignSampleRequest: assigned } = await done(Role.TOP_ADMIN, ASSIGN, {
    id: made.id,
    to: manager(),
  });
  expect(stack.calls()).toEqual(['PUT /sample_request']);
  expect(assigned).toMatchObject({
    status: 'SAMPLE_REQUESTED',
    actions: ['ASSIGN', 'CHANGE_STATUS', 'EDIT'],
    assignedTo: { name: 'Role1009' },
    assignedBy: { name: 'Role1001' },
    assignedAt: expect.any(String),
    remarksNeededFor: [],
  });
  const { changeSampleRequestStatus: moved } = await done(Role.CATEGORY_MANAGER, MOVE, {
    input: { id: made.id, status: 'CONFIRMED' },
  });
  expect(stack.calls()).toEqual(['PUT /sample_request/status']);
  expect(moved.allowedStatuses).toEqual(moved.remarksNeededFor);
  expect(moved.allowedStatuses).not.toContain('CONFIRMED');
  const update =
    'mutation($input: UpdateSampleRequestInput!) { updateSampleRequest(input: $input) { remarks status } }';
  const { updateSampleRequest } = await done(Role.SALES, update, {
    input: { id: made.id, remarks: 'Liked' },
  });
  expect(updateSampleRequest).toEqual({ remarks: 'Liked', status: 'CONFIRMED' });
  expect(stack.calls()).toEqual(['PUT /sample_request']);
});

test('errors keep their codes', async () => {
  const input = await line();
  const { createSampleRequest } = await done(Role.SALES, CREATE, { input });
  const { id } = createSampleRequest;
  expect(await errorOf(Role.SALES, CREATE, { input })).toMatchObject({ code: 'CONFLICT' });
  expect(await errorOf(Role.SALES, ASSIGN, { id, to: manager() })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await errorOf(Role.TOP_ADMIN, ASSIGN, { id, to: '999999' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'assigned_to',
  });
  const confirm = { input: { id, status: 'CONFIRMED' } };
  expect(await errorOf(Role.SALES, MOVE, confirm)).toMatchObject({
    code: 'INVALID_TRANSITION',
    allowed: [],
  });
  expect(await errorOf(Role.OPERATIONS, CREATE, { input })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await errorOf(Role.SALES_SECOND, `{ sampleRequest(id: "${id}") { id } }`)).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('no statuses are offered without the permission to change them', async () => {
  const id = await draft();
  await done(Role.TOP_ADMIN, ASSIGN, { id, to: manager() });
  const { sampleRequest } = await done(
    Role.OPERATIONS,
    `{ sampleRequest(id: "${id}") { ${WHOLE} } }`,
  );
  expect(sampleRequest).toMatchObject({
    status: 'SAMPLE_REQUESTED',
    actions: [],
    allowedStatuses: [],
    remarksNeededFor: [],
  });
});

test('the counts of Home take one call, null where the list is not shown', async () => {
  const query =
    '{ dashboardSummary { draftPos unassignedSamples assignedSamples openSamples openOrders pendingRfqs } }';
  const { dashboardSummary: all } = await done(Role.TOP_ADMIN, query);
  expect(all).toMatchObject({
    draftPos: 0,
    unassignedSamples: expect.any(Number),
    assignedSamples: expect.any(Number),
  });
  expect(all.openSamples).toBe(all.unassignedSamples + all.assignedSamples);
  const { dashboardSummary: sales } = await done(Role.SALES, query);
  expect(sales).toMatchObject({
    draftPos: null,
    unassignedSamples: null,
    assignedSamples: null,
    pendingRfqs: null,
  });
  expect(sales.openSamples).toBe(all.openSamples);
  expect(stack.calls()).toEqual(['GET /dashboard/summary']);
});
