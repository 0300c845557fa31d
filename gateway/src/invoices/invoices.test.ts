import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@munim/schema/shared/days.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { addBilled, receive } from '../../../backend/testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../../backend/testing/testLogistics.ts';
import { testOutbox } from '../../../backend/testing/testPurchasing.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let goods: Logistics;

beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: testOutbox().outbox } });
  goods = await addLogistics(stack.backend);
}, 60_000);
afterAll(() => stack.close());

const LINES = `lines { id lineNumber sku { name } quantity sellingPrice gstPercent taxable cgst sgst igst total creditedQuantity creditableQuantity creditableTaxable }`;
const FIELDS = `id number date status actions cancelRefusal cancelEffects registration { irn ewayBillNumber } orderNumber customer { id name } customerGstin companyGstin challanId challanNumber
  fromAddress { name city } deliveryAddress { name state } placeOfSupply withinState dueDate ${LINES} lineCount taxable gst grandTotal received credited due
  payments { paymentId amount given mode } creditNotes { id number status grandTotal } customerEmails lastMail { at recipients status } syncStatus createdBy { id } version`;
const run = (query: string, variables: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const READ = `query($id: ID!) { invoice(id: $id) { ${FIELDS} } }`;
const CANCEL = `mutation($input: CancelInvoiceInput!) { cancelInvoice(input: $input) { ${FIELDS} } }`;
const CREDIT = `mutation($input: CreateCreditNoteInput!) { createCreditNote(input: $input) { id status actions issueRefusal grandTotal } }`;
const MOVE = `mutation($input: UpdateCreditNoteStatusInput!) { updateCreditNoteStatus(input: $input) { id number status actions approvedBy { id } } }`;

async function billed() {
  const { order, invoiceIds } = await addBilled(goods);
  return { orderNumber: order.order_number, id: String(invoiceIds[0]) };
}

test('an invoice and a page of invoices take one call each; actions follow the permission', async () => {
  const { id, orderNumber } = await billed();
  const one = await run(READ, { id });
  expect(one.errors).toBeUndefined();
  expect(stack.callsWithoutFields()).toEqual([`GET /invoice?invoiceId=${id}&limit=1`]);
  expect(one.data).toMatchObject({
    invoice: {
      status: 'ISSUED',
      actions: ['EDIT', 'CANCEL', 'REGISTER', 'SEND_EMAIL', 'SYNC', 'CREDIT'],
      customerEmails: [expect.stringContaining('@example.com')],
      lastMail: null,
      cancelRefusal: null,
      orderNumber,
      lineCount: 1,
      taxable: '1100.00',
      gst: '132.00',
      grandTotal: '1232.00',
      received: '0.00',
      credited: '0.00',
      due: '1232.00',
      payments: [],
      creditNotes: [],
      customer: { name: 'Hotel Udupi Grand' },
      deliveryAddress: { state: 'Karnataka' },
      lines: [
        {
          quantity: 10,
          creditedQuantity: 0,
          creditableQuantity: 10,
          creditableTaxable: '1100.00',
          cgst: '66.00',
        },
      ],
    },
  });
  const filter = { search: orderNumber, statuses: ['ISSUED', 'PAID'], orderNumber };
  const list = await run(
    `query($filter: InvoiceFilter) { invoices(filter: $filter) { count items { ${FIELDS} } } }`,
    { filter },
  );
  expect(stack.callsWithoutFields()).toEqual([
    `GET /invoice?search=${orderNumber}&status=ISSUED%2CPAID&orderNumber=${orderNumber}&page=1&limit=10`,
  ]);
  expect(list.data).toMatchObject({ invoices: { count: 1, items: [{ id }] } });
  expect((await run(READ, { id }, Role.OPERATIONS)).data).toMatchObject({
    invoice: { actions: ['CREDIT'], payments: null },
  });
});

test('the reason against cancelling is shown, and returned as the same error', async () => {
  const { id, orderNumber } = await billed();
  await receive(goods, orderNumber, '10.00', Number(id));
  const refusal = 'A payment was given for this invoice: void it first';
  expect((await run(READ, { id })).data).toMatchObject({
    invoice: {
      actions: ['EDIT', 'REGISTER', 'SEND_EMAIL', 'SYNC', 'CREDIT'],
      cancelRefusal: refusal,
      payments: [{ amount: '10.00', given: true }],
    },
  });
  expect(await run(CANCEL, { input: { id, reason: 'x' } })).toMatchObject({
    errors: [{ message: refusal }],
  });
  const free = await billed();
  expect((await run(CANCEL, { input: { id: free.id, reason: 'x' } })).data).toMatchObject({
    cancelInvoice: { status: 'CANCELLED', actions: ['SYNC'], due: '0.00' },
  });
  expect(stack.callsWithoutFields()).toEqual([
    `GET /invoice?invoiceId=${free.id}&limit=1`,
    'PUT /invoice',
  ]);
  expect(codeOf(await run(CANCEL, { input: { id: free.id, reason: 'x' } }, Role.SALES))).toBe(
    'FORBIDDEN',
  );
});

test('update takes one call; an old version conflicts; print and sync take one call each', async () => {
  const { id } = await billed();
  const UPDATE = `mutation($input: UpdateInvoiceInput!) { updateInvoice(input: $input) { remarks dueDate version } }`;
  const dueDate = addDays(new Date().toISOString().slice(0, 10), 70);
  const input = { id, remarks: 'Pay soon', dueDate, version: 1 };
  expect((await run(UPDATE, { input })).data).toEqual({
    updateInvoice: { remarks: 'Pay soon', dueDate, version: 2 },
  });
  expect(stack.calls()).toEqual(['PUT /invoice']);
  expect(codeOf(await run(UPDATE, { input }))).toBe('CONFLICT');
  const document = await run(
    `query($id: ID!) { invoiceDocument(id: $id) legacyInvoiceDocument(id: $id) }`,
    { id },
  );
  expect((document.data as Record<string, string>)['invoiceDocument']).toContain(
    'Original for recipient',
  );
  expect((document.data as Record<string, string>)['legacyInvoiceDocument']).toBe(
    (document.data as Record<string, string>)['invoiceDocument'],
  );
  const sync = await run(
    `mutation($id: ID!) { syncInvoice(id: $id) { errors invoice { syncStatus accountingId } } }`,
    { id },
  );
  expect(sync.data).toMatchObject({
    syncInvoice: { errors: [], invoice: { syncStatus: 'SYNCED' } },
  });
  expect(stack.callsWithoutFields()).toEqual([`GET /invoice/refresh/${id}`]);
});

test('an e-mail takes one call, answers the invoice with it, and needs the right to write invoices', async () => {
  const { id } = await billed();
  const SEND = `mutation($input: SendInvoiceEmailInput!) { sendInvoiceEmail(input: $input) { emailSent message invoice { id lastMail { recipients } } } }`;
  const input = { invoiceId: id, emails: ['accounts@example.com'], idempotencyKey: `mail-${id}` };
  expect((await run(SEND, { input })).data).toMatchObject({
    sendInvoiceEmail: { emailSent: true, invoice: { id } },
  });
  expect(stack.calls()).toEqual(['POST /invoice/email/send']);
  expect(codeOf(await run(SEND, { input }, Role.OPERATIONS))).toBe('FORBIDDEN');
});

test('a credit note: its maker sees why issuing is refused, another person may issue it; outside the row scope nothing is found', async () => {
  const { id, orderNumber } = await billed();
  const { data } = await run(READ, { id });
  const [line] = (data as { invoice: { lines: { id: string }[] } }).invoice.lines;
  const input = {
    orderNumber,
    invoiceId: id,
    reason: 'RETURN',
    lines: [{ invoiceLineId: line?.id, quantity: 2 }],
  };
  const made = await run(CREDIT, { input }, Role.BROAD_ACCESS);
  expect(stack.calls()).toEqual(['POST /credit_note']);
  const refusal = 'You made this credit note: another person must issue it';
  expect(made.data).toMatchObject({
    createCreditNote: {
      status: 'DRAFT',
      actions: ['EDIT', 'VOID'],
      issueRefusal: refusal,
      grandTotal: '246.40',
    },
  });
  const noteId = (made.data as { createCreditNote: { id: string } }).createCreditNote.id;
  const remarked = await run(
    'mutation($input: UpdateCreditNoteInput!) { updateCreditNote(input: $input) { id } }',
    { input: { id: noteId, remarks: 'Two towels torn' } },
  );
  expect(remarked.errors).toBeUndefined();
  expect(
    await run(MOVE, { input: { id: noteId, status: 'ISSUED' } }, Role.BROAD_ACCESS),
  ).toMatchObject({ errors: [{ message: refusal }] });
  const more = { ...input, lines: [{ invoiceLineId: line?.id, quantity: 11 }] };
  expect((await run(CREDIT, { input: more })).errors).toMatchObject([
    {
      message: 'Only 10 left to credit',
      extensions: { code: 'BAD_USER_INPUT', field: 'credit_note_lines.0.quantity' },
    },
  ]);
  expect((await run(MOVE, { input: { id: noteId, status: 'ISSUED' } })).data).toMatchObject({
    updateCreditNoteStatus: {
      status: 'ISSUED',
      actions: ['REGISTER', 'SEND_EMAIL', 'SYNC', 'CANCEL'],
      number: expect.stringMatching(/^CN-/),
    },
  });
  expect(stack.calls()).toEqual(['POST /credit_note/status']);
  expect((await run(READ, { id })).data).toMatchObject({
    invoice: { credited: '246.40', due: '985.60', creditNotes: [{ id: noteId, status: 'ISSUED' }] },
  });
  const LIST = `query($filter: CreditNoteFilter) { creditNotes(filter: $filter) { count items { id invoiceNumber lines { quantity invoicedQuantity } } } }`;
  expect((await run(LIST, { filter: { orderNumber } }, Role.SALES)).data).toMatchObject({
    creditNotes: {
      count: 1,
      items: [{ id: noteId, lines: [{ quantity: 2, invoicedQuantity: 10 }] }],
    },
  });
  expect(stack.callsWithoutFields()).toEqual([
    `GET /credit_note?order_number=${orderNumber}&page=1&limit=10`,
  ]);
  expect((await run(LIST, { filter: { orderNumber } }, Role.SALES_SECOND)).data).toMatchObject({
    creditNotes: { count: 0 },
  });
  expect(
    codeOf(
      await run(
        `query($id: ID!) { creditNote(id: $id) { id } }`,
        { id: noteId },
        Role.SALES_SECOND,
      ),
    ),
  ).toBe('NOT_FOUND');
  expect(codeOf(await run(LIST, {}, Role.CATEGORY_MANAGER))).toBe('FORBIDDEN');
});

test('a cancelled invoice is made again, registered, and shows what a cancellation would do; one call each', async () => {
  const { id } = await billed();
  const { data } = await run(READ, { id });
  const { challanId, number } = (data as { invoice: { challanId: string; number: string } })
    .invoice;
  expect(data).toMatchObject({
    invoice: { cancelEffects: [`${number} stays used. The challan can be invoiced again.`] },
  });
  await run(CANCEL, { input: { id, reason: 'Wrong address' } });
  stack.calls();
  const CHALLAN = `query($id: ID!) { deliveryChallan(id: $id) { actions } }`;
  expect((await run(CHALLAN, { id: challanId })).data).toMatchObject({
    deliveryChallan: { actions: expect.arrayContaining(['INVOICE_AGAIN']) },
  });
  stack.calls();
  const CREATE = `mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { ${FIELDS} } }`;
  const input = { challanId, idempotencyKey: 'again-1' };
  const made = await run(CREATE, { input });
  const again = (made.data as { createInvoice: { id: string; version: number } }).createInvoice;
  expect(stack.calls()).toEqual(['POST /invoice']);
  expect((await run(CREATE, { input })).data).toMatchObject({ createInvoice: { id: again.id } });
  expect(codeOf(await run(CREATE, { input: { challanId } }))).toBe('ALREADY_INVOICED');
  stack.calls();
  const REGISTER = `mutation($input: RegisterInvoiceInput!) { registerInvoice(input: $input) { ${FIELDS} } }`;
  const registered = await run(REGISTER, {
    input: { id: again.id, ewayBillNumber: '181000000009', version: again.version },
  });
  expect(stack.calls()).toEqual(['PUT /invoice/registration']);
  expect(registered.data).toMatchObject({
    registerInvoice: {
      registration: { irn: null, ewayBillNumber: '181000000009' },
      cancelEffects: [expect.any(String), expect.stringContaining('181000000009')],
    },
  });
});

test('the books are read by everybody and closed by whoever may change payments', async () => {
  const BOOKS = 'query { books { closedUntil mayChange version } }';
  const CLOSE = 'mutation($input: CloseBooksInput!) { closeBooks(input: $input) { closedUntil } }';
  expect((await run(BOOKS, {}, Role.SALES)).data).toMatchObject({
    books: { closedUntil: null, mayChange: false },
  });
  const input = { closedUntil: '2026-03-31' };
  expect(codeOf(await run(CLOSE, { input }, Role.SALES))).toBe('FORBIDDEN');
  stack.calls();
  expect((await run(CLOSE, { input })).data).toEqual({ closeBooks: { closedUntil: '2026-03-31' } });
  expect(stack.calls()).toEqual(['PUT /books']);
  const late = { closedUntil: '2099-03-31' };
  expect(await run(CLOSE, { input: late })).toMatchObject({
    errors: [{ message: 'Books can be closed up to yesterday' }],
  });
});
