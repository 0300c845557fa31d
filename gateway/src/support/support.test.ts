import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, addTestCompany, call } from '../../../backend/testing/testCompany.ts';
import { testOutbox } from '../../../backend/testing/testOutbox.ts';
import { addOrder, memoryStore, SCRIPTED_PDF } from '../../../backend/testing/testUploads.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let orderNumber: string;
beforeAll(async () => {
  stack = await testStack({}, { services: { files: memoryStore(), outbox: testOutbox({}) } });
  const company = await addTestCompany(stack.backend);
  const request_id = await addRfq(stack.backend, company);
  const { body } = await call(stack.backend, Role.SALES, 'POST', '/quotation', {
    quotation_items: [{ request_id }],
  });
  orderNumber = await addOrder(stack.backend, body.quotation_id as number);
});
beforeEach(async () => {
  for (const table of ['ticket_files', 'tickets'] as const)
    await stack.backend.db.deleteFrom(table).execute();
});
afterAll(() => stack.close());

const LIST = `{ tickets { count items { id list name description status actions orderNumber issueType
  category requester { id name } attachments { name size url } createdAt } } }`;
const OPTIONS = '{ ticketOptions { orderIssueTypes techIssueTypes categories { name field } } }';
const create = (name: string) =>
  `mutation($input: ${name}Input!) { ${name[0]!.toLowerCase()}${name.slice(1)}(input: $input) { id } }`;
const ORDER = create('CreateOrderStatusTicket');
const AD_HOC = create('CreateAdHocTicket');
const TECH = create('CreateTechSupportTicket');
const ATTACH =
  'mutation($ticketId: ID!, $file: Upload!) { attachTicketFile(ticketId: $ticketId, file: $file) { success } }';
const CHANGE =
  'mutation($id: ID!, $status: TicketStatus!) { changeTicketStatus(id: $id, status: $status) { success } }';
const TEXT = { name: 'Help', description: 'Please look.' };
const tech = (more: object = {}) => ({ input: { ...TEXT, issueType: 'Other', ...more } });
const faultOf = async (query: string, variables: object, who: number = Role.SALES) => {
  const { errors } = await stack.run(who, query, variables as Record<string, unknown>);
  const { code, field } = errors?.[0]?.extensions ?? {};
  return [code, field];
};

test('raised, given a file, listed and closed, each by one call', async () => {
  const input = {
    ...TEXT,
    orderNumber,
    issueType: 'Wrong Item',
    category: 'Other',
    other: 'Blue, not white',
  };
  const raised = await stack.run(Role.SALES, ORDER, { input });
  const { id } = (raised.data as { createOrderStatusTicket: { id: string } })
    .createOrderStatusTicket;
  expect(stack.calls()).toEqual(['POST /clickUp/proxy']);
  const sent = await stack.upload(Role.SALES, ATTACH, SCRIPTED_PDF, { ticketId: id, file: null });
  expect(sent.data).toEqual({ attachTicketFile: { success: true } });
  expect(stack.calls()).toEqual(['POST /clickUp/task/attachment']);
  expect((await stack.run(Role.SALES, LIST)).data).toMatchObject({
    tickets: {
      count: 1,
      items: [
        {
          id,
          list: 'ORDER_STATUS',
          ...TEXT,
          status: 'OPEN',
          actions: ['ATTACH'],
          orderNumber,
          issueType: 'Wrong Item',
          category: 'Other',
          requester: { name: 'Role1007' },
          attachments: [{ name: 'file.pdf', size: SCRIPTED_PDF.length }],
        },
      ],
    },
  });
  expect(stack.calls()).toEqual(['GET /tickets?page=1&limit=10']);
  const closed = await stack.run(Role.TOP_ADMIN, CHANGE, { id, status: 'CLOSED' });
  expect(closed.data).toEqual({ changeTicketStatus: { success: true } });
  expect(stack.calls()).toEqual(['PATCH /tickets']);
  const { data } = await stack.run(Role.TOP_ADMIN, LIST);
  expect(data).toMatchObject({ tickets: { items: [{ status: 'CLOSED', actions: ['REOPEN'] }] } });
});

test('filters go to the backend in its words; states are read by one call', async () => {
  const { data } = await stack.run(
    Role.SALES,
    `{ tickets(filter: { list: TECH_SUPPORT, status: OPEN, category: "Other", search: "help", fromDate: "2026-01-01", toDate: "2026-12-31" }, page: 2) {
      count items { trackerWord isEmbedded } } }`,
  );
  expect(data).toEqual({ tickets: { count: 0, items: [] } });
  expect(stack.calls()).toEqual([
    'GET /tickets?list=tech_support&status=OPEN&category=Other&search=help&from_date=2026-01-01&to_date=2026-12-31&page=2&limit=10',
  ]);
  const read = await stack.run(Role.SALES, 'mutation { readTicketStates { readAt } }');
  expect(read.data).toEqual({ readTicketStates: { readAt: null } });
  expect(stack.calls()).toEqual(['POST /tickets/states']);
});

test('what the forms offer', async () => {
  const { data } = await stack.run(Role.SALES, OPTIONS);
  expect(data).toMatchObject({
    ticketOptions: {
      orderIssueTypes: [
        'Delayed Delivery',
        'Partial Delivery',
        'Wrong Item',
        'Damaged Item',
        'Billing',
        'Other',
      ],
      techIssueTypes: [
        'Sign-in',
        'Permission',
        'Wrong Data',
        'Slow or Not Loading',
        'Error Message',
        'Other',
      ],
      categories: [
        { name: 'Packaging Material', field: 'packagingMaterial' },
        { name: 'Guest Amenities and Appliances', field: 'guestAmenitiesAndAppliances' },
        { name: 'Bed and Bath and F&B Linen', field: 'bedAndBathAndFnbLinen' },
        { name: 'Housekeeping and Cleaning', field: 'housekeepingAndCleaning' },
        { name: 'Other', field: 'other' },
      ],
    },
  });
  expect(stack.calls()).toEqual(['GET /tickets/options']);
});

test('a key makes one ticket; faults name their field; nobody sees or touches what is not theirs', async () => {
  const variables = tech({ idempotencyKey: crypto.randomUUID() });
  const first = await stack.run(Role.FINANCE, TECH, variables);
  expect((await stack.run(Role.FINANCE, TECH, variables)).data).toEqual(first.data);
  const adHoc = {
    ...TEXT,
    customerName: 'x',
    selectedCategory: 'Cars',
    specifications: 'x',
    quantity: 1,
  };
  expect(await faultOf(AD_HOC, { input: adHoc })).toEqual([
    'BAD_USER_INPUT',
    'custom_fields.selectedCategory',
  ]);
  const input = { ...TEXT, orderNumber, issueType: 'Billing', category: 'Other' };
  expect((await faultOf(ORDER, { input }, Role.SALES_SECOND))[0]).toBe('NOT_FOUND');
  const { id } = (first.data as { createTechSupportTicket: { id: string } })
    .createTechSupportTicket;
  const file = { ticketId: id, file: null };
  const { errors } = await stack.upload(Role.SALES, ATTACH, SCRIPTED_PDF, file);
  expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  stack.calls();
  expect((await faultOf(CHANGE, { id, status: 'CLOSED' }))[0]).toBe('FORBIDDEN');
  expect(stack.calls()).toEqual([]);
});
