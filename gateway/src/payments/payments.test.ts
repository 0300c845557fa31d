import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addTestCompany } from '../../../backend/testing/testCompany.ts';
import { testPrints } from '../../../backend/testing/testPrints.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let documents: ReturnType<typeof testPrints>;
let sellerId: string;

beforeAll(async () => {
  stack = await testStack();
  const masters = await addTestCompany(stack.backend);
  documents = testPrints(stack.backend, masters);
  sellerId = String(masters.sellerId);
});
afterAll(() => stack.close());

const FIELDS = `id direction status actions approvalRefusal amount paymentDate mode referenceNumber remarks reason orderNumber poId
  customer { id name } seller { id name } attachments { uuid } createdBy { id name } createdAt logs { id action from to remarks user { id } }`;
const PAGE = `{ count items { ${FIELDS} } balance { total paid pending open } }`;
const RECEIVE = `mutation($input: CreatePaymentInput!) { createPayment(input: $input) { ${FIELDS} } }`;
const PAY = `mutation($input: CreateOutgoingPaymentInput!) { createOutgoingPayment(input: $input) { ${FIELDS} } }`;
const MOVE = `mutation($input: UpdatePaymentStatusInput!) { updatePaymentStatus(input: $input) { ${FIELDS} } }`;
const money = (referenceNumber: string, more: object = {}) => ({
  amount: '40.00',
  paymentDate: new Date().toISOString().slice(0, 10),
  mode: 'UPI',
  referenceNumber,
  ...more,
});
const run = (query: string, variables: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];

test('a receipt, its status change and the list take one call each', async () => {
  const { order_number: orderNumber } = await documents.order('100.00');
  const made = await run(RECEIVE, { input: { orderNumber, ...money('R-1'), remarks: 'Advance' } });
  expect(made.errors).toBeUndefined();
  expect(stack.calls()).toEqual(['POST /payment']);
  const { id } = (made.data as { createPayment: { id: string } }).createPayment;
  expect(made.data).toMatchObject({
    createPayment: {
      direction: 'INCOMING',
      status: 'PENDING',
      actions: ['MARK_PAID', 'REJECT'],
      approvalRefusal: null,
      amount: '40.00',
      mode: 'UPI',
      orderNumber,
      poId: null,
      seller: null,
      customer: { name: 'Hotel Udupi Grand' },
      remarks: 'Advance',
      logs: [{ to: 'PENDING' }],
    },
  });
  const moved = await run(MOVE, { input: { id, status: 'PAID' } });
  expect(stack.calls()).toEqual(['POST /payment/update']);
  expect(moved.data).toMatchObject({
    updatePaymentStatus: {
      status: 'PAID',
      actions: ['VOID'],
      logs: [{}, { from: 'PENDING', to: 'PAID' }],
    },
  });
  const list = await run(`query($n: String!) { payments(filter: { orderNumber: $n }) ${PAGE} }`, {
    n: orderNumber,
  });
  expect(stack.callsWithoutFields()).toEqual([
    `GET /payment?order_number=${orderNumber}&page=1&limit=10`,
  ]);
  const all = await run(
    `{ payments(filter: { statuses: [PAID], modes: [UPI], direction: INCOMING, fromDate: "2020-01-01", toDate: "2099-12-31" }) ${PAGE} }`,
    {},
  );
  expect(all.errors).toBeUndefined();
  expect(stack.callsWithoutFields()).toEqual([
    'GET /payment?direction=INCOMING&status=PAID&payment_mode=UPI&from_date=2020-01-01&to_date=2099-12-31&page=1&limit=10',
  ]);
  expect((await run(`{ payments { count } }`, {})).errors).toBeUndefined();
  const balance = { total: '100.00', paid: '40.00', pending: '0.00', open: '60.00' };
  expect(list.data).toMatchObject({
    payments: { count: 1, items: [{ id, status: 'PAID' }], balance },
  });
});

test('a payment: the maker sees why approval is refused, somebody else may approve', async () => {
  const poId = String(await documents.purchaseOrder('100.00'));
  const { data } = await run(PAY, { input: { poId, ...money('P-1') } });
  expect(stack.calls()).toEqual(['POST /payment/outgoing']);
  const refusal = 'You recorded this payment: another person must approve it';
  const { id } = (data as { createOutgoingPayment: { id: string } }).createOutgoingPayment;
  expect(data).toMatchObject({
    createOutgoingPayment: {
      direction: 'OUTGOING',
      poId,
      customer: null,
      seller: { id: sellerId },
      actions: ['REJECT'],
      approvalRefusal: refusal,
    },
  });
  expect(await run(MOVE, { input: { id, status: 'APPROVED' } })).toMatchObject({
    errors: [{ message: refusal }],
  });
  const LIST = `query($poId: ID, $sellerId: ID) { outgoingPayments(poId: $poId, sellerId: $sellerId) ${PAGE} }`;
  const other = await run(LIST, { poId }, Role.BROAD_ACCESS);
  expect(stack.callsWithoutFields()).toEqual([
    `GET /payment/outgoing?po_id=${poId}&page=1&limit=10`,
  ]);
  expect(other.data).toMatchObject({
    outgoingPayments: { items: [{ actions: ['APPROVE', 'REJECT'] }], balance: { open: '60.00' } },
  });
  expect((await run(LIST, { sellerId }, Role.BROAD_ACCESS)).data).toMatchObject({
    outgoingPayments: { items: [{ id }], balance: null },
  });
  expect(
    (await run(MOVE, { input: { id, status: 'APPROVED' } }, Role.BROAD_ACCESS)).data,
  ).toMatchObject({
    updatePaymentStatus: { status: 'APPROVED', actions: ['MARK_PAID', 'REJECT'] },
  });
  expect(codeOf(await run(MOVE, { input: { id, status: 'VOID', reason: 'x' } }))).toBe(
    'INVALID_TRANSITION',
  );
});

test('errors keep their text and name the field; with one idempotency key a receipt is written once', async () => {
  const { order_number: orderNumber } = await documents.order('100.00');
  expect(
    (await run(RECEIVE, { input: { orderNumber, ...money('R-2', { amount: '100.01' }) } })).errors,
  ).toMatchObject([
    {
      message: 'Only ₹ 100.00 of ₹ 100.00 is still open',
      extensions: { code: 'BAD_USER_INPUT', field: 'amount' },
    },
  ]);
  const input = { orderNumber, ...money('R-2'), idempotencyKey: 'r-2' };
  const [one, two] = [await run(RECEIVE, { input }), await run(RECEIVE, { input })];
  expect(one.errors).toBeUndefined();
  expect(two.data).toEqual(one.data);
  expect(codeOf(await run(PAY, { input: { poId: 'x', ...money('P-3') } }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await run(`{ outgoingPayments { count } }`, {}))).toBe('BAD_USER_INPUT');
});

test('nothing is read or written without the permission; outside the row scope nothing is found', async () => {
  const { order_number } = await documents.order('100.00', { foreign: true });
  const read = `query($n: String!) { payments(filter: { orderNumber: $n }) { count } }`;
  expect(codeOf(await run(read, { n: order_number }, Role.OPERATIONS))).toBe('FORBIDDEN');
  expect(
    codeOf(
      await run(RECEIVE, { input: { orderNumber: order_number, ...money('R-3') } }, Role.SALES),
    ),
  ).toBe('FORBIDDEN');
  expect(stack.calls()).toEqual([]);
  expect(codeOf(await run(read, { n: order_number }, Role.SALES))).toBe('NOT_FOUND');
});
