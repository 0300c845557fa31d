import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressInRecordMenu } from '../../testing/recordActions.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { type Invoice, invoice } from '../../testing/testInvoices.ts';
import { exportTable } from '../ui/export/exportTable.ts';
import { invoiceColumns } from './invoiceColumns.tsx';
import { openBooks, openConsole, viewerOf } from '../../testing/testConsole.tsx';

function open(
  record: () => Invoice,
  responses: MockResponses = {},
  path = '/sales/invoice',
  role: number = Role.TOP_ADMIN,
) {
  const started = openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      Invoices: () => ({
        data: { invoices: { __typename: 'InvoicePage', items: [record()], count: 1 } },
      }),
      Invoice: () => ({ data: { invoice: record() } }),
      CreditNotes: () => ({
        data: { creditNotes: { __typename: 'CreditNotePage', items: [], count: 0 } },
      }),
      CreditableInvoice: () => ({ data: { invoice: record() } }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const portalFile = (more: { registered?: string; [field: string]: unknown }) => ({
  __typename: 'PortalFile',
  ...{ fileName: 'x.json', content: null, problems: [], notes: [] },
  ...{ registered: '', notReported: null },
  ...more,
});

test('the list requests its filters; a row opens the invoice with its lines and payments', async () => {
  const { calls, user } = open(
    () => invoice(),
    {},
    '/sales/invoice?search=udupi&statuses=ISSUED,PAID&orderNumber=SO-1&salesPerson=8&challan=x',
  );
  await user.click(await screen.findByRole('button', { name: 'INV-2627-00007' }));
  expect(variablesOf(calls, 'Invoices')[0]?.['filter']).toMatchObject({
    search: 'udupi',
    statuses: ['ISSUED', 'PAID'],
    orderNumber: 'SO-1',
    salesPersonIds: ['8'],
    challanId: String(Number.MAX_SAFE_INTEGER),
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Part credited')).toBeInTheDocument();
  expect(await drawer.findByText('Bath towel')).toBeInTheDocument();
  expect(drawer.getByText('₹ 539.20')).toBeInTheDocument();
  await user.click(drawer.getByRole('tab', { name: 'Payments' }));
  expect(await drawer.findByText('This invoice')).toBeInTheDocument();
  expect(await drawer.findByRole('link', { name: 'CN-2627-00001' })).toHaveAttribute(
    'href',
    '/sales/credit-notes?creditNote=9',
  );
});

test('cancelling with a reason submits once on a double click and shows the fixed notices', async () => {
  let record = invoice();
  const { calls, user } = open(
    () => record,
    {
      CancelInvoice: () => {
        record = invoice({
          status: 'CANCELLED',
          reason: 'Wrong address',
          actions: ['SYNC'],
          due: '0.00',
        });
        return { data: { cancelInvoice: record } };
      },
    },
    '/sales/invoice?invoice=7',
  );
  await pressInRecordMenu(user, 'Cancel');
  const asking = within(await screen.findByRole('dialog', { name: 'Cancel INV-2627-00007' }));
  expect(asking.getByText('Its copy in accounting becomes void.')).toBeInTheDocument();
  await user.click(asking.getByRole('button', { name: 'Cancel Invoice' }));
  expect(await asking.findByText('Please enter Cancellation Reason.')).toBeInTheDocument();
  await user.type(asking.getByLabelText(/^Cancellation Reason/), 'Wrong address');
  await user.dblClick(asking.getByRole('button', { name: 'Cancel Invoice' }));
  expect(await screen.findByText('Invoice updated successfully.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CancelInvoice')).toEqual([
    { input: { id: '7', reason: 'Wrong address', version: 1 } },
  ]);
});

test('the button says why an invoice cannot be cancelled; a read-only user sees no button', async () => {
  const text = 'A payment was given for this invoice: void it first';
  open(() => invoice({ actions: ['EDIT'], cancelRefusal: text }), {}, '/sales/invoice?invoice=7');
  expect(await screen.findByTitle(text)).toBeDisabled();
  cleanup();
  open(
    () => invoice({ actions: [], payments: null, creditNotes: null }),
    {},
    '/sales/invoice?invoice=7',
    Role.CATEGORY_MANAGER,
  );
  const drawer = within(await screen.findByRole('dialog', { name: /Invoice INV/ }));
  await drawer.findByRole('tab', { name: 'Lines' });
  expect(drawer.queryByRole('tab', { name: 'Payments' })).toBeNull();
  for (const name of ['Edit', 'Cancel', 'Sync', 'Create credit note'])
    expect(drawer.queryByRole('button', { name })).toBeNull();
});

test('a conflicting edit keeps the input and saves after a reload', async () => {
  let version = 1;
  const { calls, user } = open(
    () => invoice({ version }),
    {
      UpdateInvoice: ({ variables: { input } }) =>
        (input as { version: number }).version === 2
          ? { data: { updateInvoice: invoice({ version: 3, remarks: 'Pay soon' }) } }
          : graphqlError(
              'CONFLICT',
              'This invoice was changed by someone else. Load it again to see the change.',
            ),
    },
    '/sales/invoice?invoice=7',
  );
  const drawer = within(await screen.findByRole('dialog', { name: /Invoice INV/ }));
  await user.click(await drawer.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit INV-2627-00007' }));
  await user.type(form.getByLabelText('Remarks'), 'Pay soon');
  version = 2;
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error updating the invoice.')).toBeInTheDocument();
  await user.click(await form.findByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(form.queryByRole('button', { name: 'Reload' })).toBeNull());
  expect(form.getByLabelText('Remarks')).toHaveValue('Pay soon');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(variablesOf(calls, 'UpdateInvoice')).toHaveLength(2));
  expect(variablesOf(calls, 'UpdateInvoice')[1]).toMatchObject({
    input: { remarks: 'Pay soon', version: 2 },
  });
});

test('sync shows the first error of the accounting service under the fixed text', async () => {
  let errors = ['Zoho has no such customer', 'second'];
  const { user } = open(
    () => invoice(),
    {
      SyncInvoice: () => ({
        data: { syncInvoice: { __typename: 'InvoiceSyncResult', errors, invoice: invoice() } },
      }),
    },
    '/sales/invoice?invoice=7',
  );
  await pressInRecordMenu(user, 'Sync');
  expect(await screen.findByText('Sync with Zoho Failed!')).toBeInTheDocument();
  expect(screen.getByText('Zoho has no such customer')).toBeInTheDocument();
  errors = [];
  await pressInRecordMenu(user, 'Sync');
  expect(await screen.findByText('Sync with Zoho successfully!')).toBeInTheDocument();
});

test('a portal file with faults is not saved: each is listed with its field, its value and what to do', async () => {
  const fault = (field: string, value: string | null) => ({
    __typename: 'PortalProblem',
    field,
    value,
    message: `Wrong ${field}`,
    remedy: `Mend ${field}`,
  });
  const problems = [fault('BuyerDtls.Gstin', null), fault('BuyerDtls.Loc', 'A')];
  const file = portalFile({ problems });
  const { user } = open(
    () => invoice(),
    { EInvoiceFile: () => ({ data: { eInvoiceFile: file } }) },
    '/sales/invoice?invoice=7',
  );
  await pressInRecordMenu(user, 'E-invoice');
  await user.click(await screen.findByRole('button', { name: 'Save file' }));
  const faults = await screen.findByRole('alert');
  expect(faults).toHaveTextContent('No file: the portal would refuse it for 2 fields');
  expect(within(faults).getByText('BuyerDtls.Gstin, empty')).toBeInTheDocument();
  expect(within(faults).getByText('BuyerDtls.Loc: A')).toBeInTheDocument();
  expect(within(faults).getByText('Wrong BuyerDtls.Loc')).toBeInTheDocument();
  expect(within(faults).getByText('Mend BuyerDtls.Loc')).toBeInTheDocument();
});

test('a file without Part B is saved, and the dialog stays to say so; of what is registered it asks first', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const file = portalFile({
    content: '{}',
    registered: 'These goods have e-way bill 181000000001.',
    notes: ['Part B is left out'],
  });
  const { user } = open(
    () => invoice(),
    { EWayBillFile: () => ({ data: { eWayBillFile: file } }) },
    '/sales/invoice?invoice=7',
  );
  await pressInRecordMenu(user, 'E-way bill');
  await user.click(await screen.findByRole('button', { name: 'Save file' }));
  expect(await screen.findByText(file.registered)).toBeInTheDocument();
  expect([saved, screen.queryByText('Part B is left out')]).toEqual([[], null]);
  await user.click(screen.getByRole('button', { name: 'Save it again' }));
  expect(await screen.findByText('Part B is left out')).toBeInTheDocument();
  expect(saved).toEqual(['x.json']);
});

test('a credit note above the creditable amount shows an error; units are submitted without an amount, once', async () => {
  const { calls, user } = open(
    () => invoice(),
    {
      CreateCreditNote: () => graphqlError('BAD_USER_INPUT', 'Only 5 left to credit'),
    },
    '/sales/credit-notes?form=create&invoice=7',
  );
  const units = await screen.findByLabelText('Quantity of Bath towel');
  const form = within(screen.getByRole('dialog', { name: 'Create Credit Note' }));
  expect(form.getByText('6 · ₹ 660.00')).toBeInTheDocument();
  await user.type(units, '7');
  expect(await form.findByText('Only 6 left to credit')).toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  await user.clear(units);
  await user.selectOptions(form.getByLabelText(/^Reason/), 'DAMAGED');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('Please enter a quantity or an amount.')).toBeInTheDocument();
  await user.type(units, '2');
  expect(form.getAllByText('₹ 246.40').length).toBe(2);
  await user.dblClick(form.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Error creating the credit note.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateCreditNote')).toMatchObject([
    {
      input: {
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        orderNumber: 'SO-1',
        invoiceId: '7',
        reason: 'DAMAGED',
        lines: [{ invoiceLineId: '31', quantity: 2, amount: null }],
      },
    },
  ]);
});

test('the form of a credit note names the other drafts of the invoice, and not those that count', async () => {
  const note = (id: string, status: 'DRAFT' | 'ISSUED') => ({
    __typename: 'InvoiceCreditNote' as const,
    ...{ id, status, number: status === 'DRAFT' ? null : `CN-${id}`, grandTotal: '369.60' },
  });
  open(
    () => invoice({ creditNotes: [note('5', 'DRAFT'), note('4', 'ISSUED')] }),
    {},
    '/sales/credit-notes?form=create&invoice=7',
  );
  expect(await screen.findByText(/^This invoice has other drafts/)).toBeInTheDocument();
  const form = within(screen.getByRole('dialog', { name: 'Create Credit Note' }));
  expect(form.getByRole('link', { name: 'Draft #5' })).toBeInTheDocument();
  expect(form.queryByText(/#4|CN-4/)).toBeNull();
});

test('the creator of a credit note sees why issuing is disabled; an issued one has an e-invoice file; without WRITE there is no Create', async () => {
  const refusalText = 'You made this credit note: another person must issue it';
  const note = {
    __typename: 'CreditNote',
    id: '9',
    number: null,
    date: null,
    status: 'DRAFT',
    actions: ['EDIT', 'VOID'],
    issueRefusal: refusalText,
    cancelEffects: [],
    companyGstin: '29AAACM4154Q1ZY',
    registration: {
      __typename: 'CreditNoteRegistration',
      irn: null,
      ackNumber: null,
      ackAt: null,
      signedQr: null,
    },
    orderNumber: 'SO-1',
    invoiceId: '7',
    invoiceNumber: 'INV-2627-00007',
    reason: 'RETURN',
    remarks: null,
    endReason: null,
    customer: invoice().customer,
    attachments: [],
    lines: [],
    taxable: '0.00',
    gst: '0.00',
    grandTotal: '0.00',
    approvedBy: null,
    createdBy: invoice().createdBy,
    createdAt: '2026-11-20T06:00:00Z',
    version: 1,
  };
  open(
    () => invoice(),
    { CreditNote: () => ({ data: { creditNote: note } }) },
    '/sales/credit-notes?creditNote=9',
  );
  expect(await screen.findByTitle(refusalText)).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'E-invoice' })).toBeNull();
  cleanup();
  const problems = [
    {
      __typename: 'PortalProblem',
      field: 'BuyerDtls.Loc',
      value: 'A',
      message: 'Town of the customer: it has 3 to 100 characters',
      remedy: 'Correct it on the customer',
    },
  ];
  const file = portalFile({ problems });
  const issuedNote = { ...note, status: 'ISSUED', number: 'CN-2627-00009', actions: [] };
  const { calls, user } = open(
    () => invoice(),
    {
      CreditNote: () => ({ data: { creditNote: { ...issuedNote, issueRefusal: null } } }),
      CreditNoteFile: () => ({ data: { creditNoteFile: file } }),
    },
    '/sales/credit-notes?creditNote=9',
  );
  await user.click(await screen.findByRole('button', { name: 'E-invoice' }));
  await user.click(await screen.findByRole('button', { name: 'Save file' }));
  expect(await screen.findByText('BuyerDtls.Loc: A')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreditNoteFile')).toEqual([{ creditNoteId: '9' }]);
  cleanup();
  open(() => invoice(), {}, '/sales/credit-notes', Role.SALES);
  expect(await screen.findByText('No credit notes.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Credit Note' })).toBeNull();
});

test('the answer of a portal fills the form; what is wrong is said at its field, before anything is sent', async () => {
  const record = invoice({ actions: ['REGISTER'] });
  const { calls, user } = open(
    () => record,
    { RegisterInvoice: () => ({ data: { registerInvoice: record } }) },
    '/sales/invoice?invoice=7',
  );
  await pressInRecordMenu(user, 'IRN and e-way bill');
  const form = within(await screen.findByRole('dialog', { name: /IRN and e-way bill of/ }));
  await user.click(form.getByLabelText('Answer of the portal'));
  await user.paste('no JSON');
  expect(await form.findByText(/This is no answer/)).toBeInTheDocument();
  await user.clear(form.getByLabelText('Answer of the portal'));
  await user.paste(
    JSON.stringify({ ewayBillNo: 181000000001, ewayBillDate: '20/11/2026 07:22:00 PM' }),
  );
  expect(form.getByLabelText('E-way bill number')).toHaveValue('181000000001');
  expect(form.getByLabelText('E-way bill made at')).toHaveValue('2026-11-20 19:22:00');
  await user.type(form.getByLabelText('IRN'), 'abc');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('An IRN has 64 digits and letters a to f')).toBeInTheDocument();
  expect(variablesOf(calls, 'RegisterInvoice')).toEqual([]);
  await user.clear(form.getByLabelText('IRN'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'RegisterInvoice')).toMatchObject([
      {
        input: {
          id: '7',
          irn: null,
          ewayBillNumber: '181000000001',
          ewayBillAt: '2026-11-20T19:22:00+05:30',
          version: 1,
        },
      },
    ]),
  );
});

test('the books are closed from the list; opening them again asks for a reason', async () => {
  const books = openBooks({ mayChange: true, closedUntil: '2026-03-31', version: 4 });
  const { calls, user } = open(() => invoice(), {
    Books: () => ({ data: { books } }),
    CloseBooks: () => ({ data: { closeBooks: { ...books, closedUntil: null, version: 5 } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Books closed up to 2026-03-31' }));
  const form = within(await screen.findByRole('dialog', { name: 'Close the books' }));
  await user.clear(form.getByLabelText('Closed up to'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/A reason is required to open books/)).toBeInTheDocument();
  await user.type(form.getByLabelText('Reason'), 'A bill came late');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Books open' })).toBeInTheDocument();
  expect(variablesOf(calls, 'CloseBooks')).toEqual([
    { input: { closedUntil: null, reason: 'A bill came late', version: 4 } },
  ]);
});

test('the sums of an invoice are those of its print: discount, exempt goods, heads of tax', async () => {
  const [line] = invoice().lines;
  const lines = [
    { ...line!, discountPercent: '10.00', taxable: '990.00', cgst: '59.40', sgst: '59.40' },
    {
      ...line!,
      id: '2',
      gstPercent: '0',
      taxCategory: 'EXEMPT' as const,
      cgst: '0.00',
      sgst: '0.00',
    },
  ];
  open(() => invoice({ lines, grandTotal: '2208.80' }), {}, '/sales/invoice?invoice=7');
  const drawer = await screen.findByRole('dialog');
  const sumOf = async (name: string) =>
    (await within(drawer).findByText(name, { selector: 'dt' })).parentElement;
  expect(await sumOf('Value of goods')).toHaveTextContent('₹ 2,200.00');
  expect(await sumOf('Less discount')).toHaveTextContent('₹ 110.00');
  expect(await sumOf('Taxable value')).toHaveTextContent('₹ 990.00');
  expect(await sumOf('Value without tax')).toHaveTextContent('₹ 1,100.00');
  expect(await sumOf('CGST')).toHaveTextContent('₹ 59.40');
  expect(await sumOf('SGST')).toHaveTextContent('₹ 59.40');
  expect(await sumOf('Due')).toBeVisible();
  cleanup();
  open(() => invoice({ status: 'DRAFT', due: '0.00' }), {}, '/sales/invoice?invoice=7');
  const draft = within(await screen.findByRole('dialog'));
  expect(await draft.findByText('Total', { selector: 'dt' })).toBeVisible();
  for (const name of ['Received', 'Credited', 'Due'])
    expect(draft.queryByText(name, { selector: 'dt' })).toBeNull();
});

test('an export has what the books need of each invoice: numbers, place and heads of tax', () => {
  const of = { gst: '132.00', customerGstin: '29AABCU9603R1ZM', placeOfSupply: 'Karnataka' };
  const { columns, rows } = exportTable('Invoices', invoiceColumns, [
    invoice({ ...of, withinState: true }),
    invoice({ ...of, withinState: false, placeOfSupply: 'Goa' }),
  ]);
  const heads = ['Customer GSTIN', 'Place of supply', 'CGST', 'SGST', 'IGST'];
  const cells = rows.map((row) =>
    heads.map((head) =>
      row[columns.findIndex((column) => column.head === head)]?.replace('₹ ', ''),
    ),
  );
  expect(cells).toEqual([
    ['29AABCU9603R1ZM', 'Karnataka', '66.00', '66.00', '0.00'],
    ['29AABCU9603R1ZM', 'Goa', '0.00', '0.00', '132.00'],
  ]);
});
