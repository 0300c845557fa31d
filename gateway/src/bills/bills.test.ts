import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@munim/schema/shared/days.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import {
  addBillsTo,
  addSentPo,
  type Bills,
  billServices,
  uploadInvoice,
} from '../../../backend/testing/testBills.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let bills: Bills;

beforeAll(async () => {
  stack = await testStack({}, { services: billServices() });
  bills = await addBillsTo(stack.backend);
});
afterAll(() => stack.close());

const FIELDS = `id status actions cancelRefusal seller { id name } shipmentId poIds createdBy { id name } createdAt dueDate sellerInvoiceNumber
  sellerInvoiceDate sellerInvoice { name contentType url } cancelReason taxable gst grandTotal paidAmount openAmount accountingBillId syncStatus
  syncError syncedAt version lines { id lineNumber poId poLineId challanId sku { id name } quantity unitPrice gstPercent taxable cgst sgst igst
  total orderedQuantity dispatchedQuantity deliveredQuantity billedQuantity paid warnings }`;
const mutation = (name: string, type: string) =>
  `mutation($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`;
const CREATE = mutation('createBill', 'CreateBillInput');
const UPDATE = mutation('updateBill', 'UpdateBillInput');
const ISSUE = mutation('issueBill', 'IssueBillInput');
const CANCEL = mutation('cancelBill', 'CancelBillInput');
const CONVERT = `mutation($poId: ID!, $idempotencyKey: String) { convertPurchaseOrderToBill(poId: $poId, idempotencyKey: $idempotencyKey) { ${FIELDS} } }`;
const SYNC = `mutation($id: ID!) { syncBill(id: $id) { errors bill { ${FIELDS} } } }`;
const ONE = `query($id: ID!) { bill(id: $id) { ${FIELDS} } }`;
const LIST = `query($filter: BillFilter) { bills(filter: $filter) { count items { ${FIELDS} } } }`;

const run = (query: string, variables: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const one = (answer: { data?: unknown }) =>
  Object.values(answer.data as Record<string, Record<string, unknown>>)[0]!;
const codeOf = ({
  errors,
}: {
  errors?: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];

test('sums are asked for where they are selected, in the one call of the list', async () => {
  const listed = await run('{ bills(limit: 1) { count } }', {});
  expect(listed.errors).toBeUndefined();
  expect(stack.calls()).toEqual([expect.not.stringContaining('sums')]);
  const { data, errors } = await run('{ bills(limit: 1) { count sums { field value } } }', {});
  expect(errors).toBeUndefined();
  const amount = expect.stringMatching(/^\d+\.\d\d$/);
  expect(data).toMatchObject({
    bills: {
      sums: ['grandTotal', 'taxable', 'paidAmount'].map((field) => ({ field, value: amount })),
    },
  });
  expect(stack.calls()).toHaveLength(1);
});

test('create, read, list, update, issue, sync and cancel take one call each', async () => {
  const po = await addSentPo(bills, { lines: [{}, { price: '50.00' }], sent: [8, 10] });
  const [first, second] = po.lineIds.map(String);
  const lines = [
    { poLineId: first, quantity: 5 },
    { poLineId: second, quantity: 10 },
  ];
  const made = await run(CREATE, {
    input: { sellerId: String(bills.company.sellerId), poIds: [String(po.poId)], lines },
  });
  expect(made.errors).toBeUndefined();
  expect(stack.calls()).toEqual(['POST /bill']);
  expect(one(made)).toMatchObject({
    status: 'DRAFT',
    actions: ['EDIT', 'ISSUE', 'CANCEL'],
    cancelRefusal: null,
    grandTotal: '1120.00',
    openAmount: '0.00',
    poIds: [String(po.poId)],
    seller: { name: 'Weavers of Erode' },
    shipmentId: null,
    sellerInvoice: null,
    lines: [
      {
        quantity: 5,
        orderedQuantity: 10,
        warnings: ['5 units billed and not arrived yet', '3 units dispatched and not billed'],
      },
      {
        quantity: 10,
        billedQuantity: 10,
        warnings: ['10 units billed and not arrived yet'],
        igst: '60.00',
      },
    ],
  });
  const id = String(one(made)['id']);
  expect(one(await run(ONE, { id }, Role.OPERATIONS))).toMatchObject({
    id,
    actions: ['EDIT', 'ISSUE', 'CANCEL'],
  });
  expect(stack.callsWithoutFields()).toEqual([`GET /bill?bill_id=${id}`]);
  expect(
    one(
      await run(LIST, {
        filter: {
          poId: String(po.poId),
          statuses: ['DRAFT', 'PAID'],
          sellerId: String(bills.company.sellerId),
        },
      }),
    ),
  ).toMatchObject({
    count: 1,
    items: [{ id }],
  });
  expect(stack.callsWithoutFields()).toEqual([
    `GET /bill?seller_id=${bills.company.sellerId}&po_id=${po.poId}&status=DRAFT%2CPAID&page=1&limit=10`,
  ]);
  const url = await uploadInvoice(stack.backend);
  const dueDate = addDays(new Date().toISOString().slice(0, 10), 50);
  const changed = await run(UPDATE, {
    input: { id, sellerInvoiceUrl: url, dueDate, version: 1 },
  });
  expect(stack.calls()).toEqual(['PUT /bill']);
  expect(one(changed)).toMatchObject({
    dueDate,
    sellerInvoice: { name: 'invoice.pdf', contentType: 'application/pdf' },
    version: 2,
  });
  expect(
    codeOf(
      await run(UPDATE, {
        input: { id, dueDate: addDays(new Date().toISOString().slice(0, 10), 51), version: 1 },
      }),
    ),
  ).toBe('CONFLICT');
  expect(codeOf(await run(CANCEL, { input: { id, reason: 'x', version: 1 } }))).toBe('CONFLICT');
  const issued = await run(ISSUE, {
    input: {
      id,
      sellerInvoiceNumber: 'V/1',
      sellerInvoiceDate: new Date().toISOString().slice(0, 10),
    },
  });
  expect(stack.calls()).toEqual(['PUT /bill/status']);
  expect(one(issued)).toMatchObject({
    status: 'ISSUED',
    actions: ['EDIT_DUE_DATE', 'SYNC', 'PAY', 'CANCEL'],
    sellerInvoiceNumber: 'V/1',
  });
  expect(one(await run(ONE, { id }, Role.BROAD_ACCESS))).toMatchObject({
    actions: ['EDIT_DUE_DATE', 'SYNC', 'PAY'],
    cancelRefusal: null,
  });
  const synced = await run(SYNC, { id });
  expect(stack.callsWithoutFields()).toEqual([`GET /bill/refresh/${id}`]);
  expect(one(synced)).toMatchObject({
    errors: [],
    bill: { accountingBillId: `LOCAL-BILL-${id}`, syncStatus: 'SYNCED', cancelRefusal: null },
  });
  const known = (zoho_bill_id: string) =>
    stack.backend.db
      .updateTable('bills')
      .set({ zoho_bill_id })
      .where('bill_id', '=', Number(id))
      .execute();
  await known('Z-1');
  expect(one(await run(ONE, { id }))).toMatchObject({
    cancelRefusal: 'This bill is in accounting: it must be removed there first',
  });
  await known(`LOCAL-BILL-${id}`);
  expect(codeOf(await run(CANCEL, { input: { id, reason: 'Wrong goods' } }, Role.OPERATIONS))).toBe(
    'FORBIDDEN',
  );
  expect(one(await run(CANCEL, { input: { id, reason: 'Wrong goods' } }))).toMatchObject({
    status: 'CANCELLED',
    cancelReason: 'Wrong goods',
    actions: [],
  });
});

test('a purchase order is converted once per idempotency key, until nothing is left to bill', async () => {
  const po = await addSentPo(bills);
  const variables = { poId: String(po.poId), idempotencyKey: 'convert' };
  const made = await run(CONVERT, variables);
  expect(stack.calls()).toEqual(['POST /bill/convert/purchase_order']);
  expect(one(await run(CONVERT, variables))).toMatchObject({ id: one(made)['id'] });
  const { errors } = await run(CONVERT, { poId: String(po.poId) });
  expect(errors).toMatchObject([
    {
      message: 'Nothing left to bill on this purchase order',
      extensions: { code: 'NOTHING_TO_BILL' },
    },
  ]);
});

test('a draft is not synced: the result has one error', async () => {
  const made = await run(CONVERT, { poId: String((await addSentPo(bills)).poId) });
  expect(one(await run(SYNC, { id: one(made)['id'] }))).toMatchObject({
    errors: ['Only an issued bill is sent to accounting'],
    bill: { status: 'DRAFT' },
  });
});

test('errors name the field; unknown records and missing permissions are refused', async () => {
  const po = await addSentPo(bills, { sent: [1] });
  const line = { poLineId: String(po.lineIds[0]), quantity: 2 };
  const input = {
    sellerId: String(bills.company.sellerId),
    poIds: [String(po.poId)],
    lines: [line],
  };
  expect((await run(CREATE, { input })).errors).toMatchObject([
    {
      message: 'Only 1 dispatched and not billed',
      extensions: { code: 'BAD_USER_INPUT', field: 'bill_lines.0.quantity' },
    },
  ]);
  expect(codeOf(await run(ONE, { id: '999999' }))).toBe('NOT_FOUND');
  stack.calls();
  for (const [query, variables] of [
    [ONE, { id: '1' }],
    [LIST, {}],
    [CREATE, { input }],
    [CONVERT, { poId: '1' }],
    [SYNC, { id: '1' }],
    [CANCEL, { input: { id: '1', reason: 'x' } }],
  ] as const)
    expect(codeOf(await run(query, variables, Role.SALES))).toBe('FORBIDDEN');
  expect(stack.calls()).toEqual([]);
});
