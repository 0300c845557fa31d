import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillDetailsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { bill, billPage, storedInvoice } from '../../testing/testBills.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { sentFile, uploadWire } from '../../testing/testUploadWire.ts';
import { exportTable } from '../ui/export/exportTable.ts';
import { today } from '../ui/format/dates.ts';
import { billColumns } from './billColumns.tsx';

const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const inputOf = (calls: GatewayCall[], operation: string) =>
  variablesOf(calls, operation).at(-1)?.['input'];

function openBills(
  items: () => BillDetailsFragment[],
  responses: MockResponses = {},
  more = '',
  role: number = Role.TOP_ADMIN,
) {
  const started = openConsole(`/purchase/bills${more}`, {
    viewer: viewerOf(role),
    responses: {
      Bills: () => billPage(items()),
      Bill: ({ variables }) => ({
        data: { bill: items().find(({ id }) => id === variables['id']) },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const drawer = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the list', () => {
  test('without purchase_order READ the page shows a message and requests nothing', async () => {
    const { calls } = openBills(() => [bill('1')], {}, '', Role.SALES);
    expect(
      await screen.findByText('You do not have permission to view bills.'),
    ).toBeInTheDocument();
    expect(variablesOf(calls, 'Bills')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Create Bill' })).toBeNull();
  });

  test('filters are in the address; a failed list shows its fixed text', async () => {
    const search = '?billNo=7&seller=12&poNo=x&shipment=3&status=DRAFT,PAID&zohoBillId=LOCAL-1';
    const { calls } = openBills(
      () => [],
      {
        Bills: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error'),
        SellerOptions: () => ({ data: null }),
      },
      search,
    );
    expect(await screen.findByText('Error occurred while retrieving bills.')).toBeInTheDocument();
    expect(variablesOf(calls, 'Bills')[0]?.['filter']).toEqual({
      id: '7',
      sellerId: '12',
      poId: '999999999999999',
      shipmentId: '3',
      statuses: ['DRAFT', 'PAID'],
      accountingBillId: 'LOCAL-1',
    });
  });

  test('the due date shows only while a bill is unpaid', async () => {
    openBills(() => [
      bill('1', { dueDate: '2026-01-01' }),
      bill('2', { dueDate: '2026-01-01', status: 'CANCELLED', actions: [], cancelReason: 'x' }),
    ]);
    expect(await screen.findAllByText('Erode Weavers')).toHaveLength(2);
    expect(screen.getAllByText(/^Overdue by/)).toHaveLength(1);
  });

  test('a read-only user sees no action buttons', async () => {
    openBills(() => [bill('1', { actions: [] })], {}, '?bill=1', Role.CATEGORY_MANAGER);
    const open = await drawer(/Bill 1/);
    expect(await open.findByText('Ordered, dispatched, billed, paid')).toBeInTheDocument();
    for (const name of ['Mark Issued', 'Cancel', 'Sync', 'Record payment'])
      expect(open.queryByRole('button', { name })).toBeNull();
  });
});

describe('a bill', () => {
  test('shows its lines, totals and mismatches', async () => {
    const sums = { status: 'ISSUED', paidAmount: '100.00', openAmount: '348.00' } as const;
    openBills(() => [bill('1', sums)], {}, '?bill=1');
    const open = await drawer(/Bill 1/);
    expect(
      await open.findByText(/Line 1, Bath towel 1: 2 units dispatched and not billed\./),
    ).toBeInTheDocument();
    for (const text of ['Base value', 'To be paid', 'Ordered', 'Dispatched', 'Billed'])
      expect(open.getAllByText(text).length).toBeGreaterThan(0);
    expect(open.getByText('₹ 348.00')).toBeInTheDocument();
    cleanup();
    openBills(() => [bill('1', { openAmount: '0.00' })], {}, '?bill=1');
    const draft = await drawer(/Bill 1/);
    expect(await draft.findByText('Base value')).toBeInTheDocument();
    for (const text of ['To be paid', 'Paid'])
      expect(draft.queryByText(text, { selector: 'dt' })).toBeNull();
  });

  test('is issued with number, date and file of the vendor invoice; missing fields are reported, a double click issues once', async () => {
    let now = bill('1');
    const { user, calls } = openBills(
      () => [now],
      {
        IssueBill: () => {
          now = bill('1', {
            status: 'ISSUED',
            actions: ['SYNC'],
            sellerInvoiceNumber: 'V/7',
            version: 2,
          });
          return { data: { issueBill: now } };
        },
      },
      '?bill=1',
    );
    await user.click(await (await drawer(/Bill 1/)).findByRole('button', { name: 'Mark Issued' }));
    const form = await drawer(/Mark Issued/);
    await user.click(form.getByRole('button', { name: 'Mark Issued' }));
    expect(await form.findByText('Please upload the Vendor Invoice.')).toBeInTheDocument();
    expect(form.getByText('Please enter Vendor Invoice Number.')).toBeInTheDocument();
    expect(form.getByText('Please enter Vendor Invoice Date.')).toBeInTheDocument();
    expect(variablesOf(calls, 'IssueBill')).toEqual([]);
    const wire = uploadWire();
    await user.upload(
      document.querySelector('input[type=file]')!,
      new File(['%PDF-1.4'], 'invoice.pdf', { type: 'application/pdf' }),
    );
    await waitFor(() => expect(wire).toHaveLength(1));
    expect(wire[0]?.variables).toMatchObject({ entity: 'BILL', entityId: '1' });
    await wire[0]?.answer(sentFile('f1', 'invoice.pdf'));
    await form.findByRole('button', { name: /^Remove/ });
    await user.type(form.getByLabelText(/Vendor Invoice Number/), ' V/7 ');
    await user.type(form.getByLabelText(/Vendor Invoice Date/), today());
    await user.dblClick(form.getByRole('button', { name: 'Mark Issued' }));
    expect(await screen.findByText('Updated Bills Successfully.')).toBeInTheDocument();
    expect(variablesOf(calls, 'IssueBill')).toHaveLength(1);
    expect(inputOf(calls, 'IssueBill')).toEqual({
      id: '1',
      sellerInvoiceUrl: '/files/f1?signature=s',
      sellerInvoiceNumber: 'V/7',
      sellerInvoiceDate: today(),
      version: 1,
    });
    expect(
      await (await drawer(/Bill 1/)).findByRole('button', { name: 'Sync' }),
    ).toBeInTheDocument();
  });

  test('changed by another user keeps the input and offers a reload', async () => {
    let version = 1;
    const known = { sellerInvoice: storedInvoice, sellerInvoiceDate: '2026-11-20' };
    const { user, calls } = openBills(
      () => [bill('1', { ...known, version })],
      {
        IssueBill: ({ variables }) => {
          if ((variables['input'] as { version: number }).version === 1)
            return graphqlError('CONFLICT', 'This bill was changed by someone else.');
          return { data: { issueBill: bill('1', { status: 'ISSUED', actions: [] }) } };
        },
      },
      '?bill=1',
    );
    await user.click(await (await drawer(/Bill 1/)).findByRole('button', { name: 'Mark Issued' }));
    const form = await drawer(/Mark Issued/);
    await user.type(form.getByLabelText(/Vendor Invoice Number/), 'V/9');
    await user.click(form.getByRole('button', { name: 'Mark Issued' }));
    expect(await screen.findByText('Error occurred while updating bills.')).toBeInTheDocument();
    version = 2;
    await user.click(await form.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(form.queryByRole('button', { name: 'Reload' })).toBeNull());
    expect(form.getByLabelText(/Vendor Invoice Number/)).toHaveValue('V/9');
    await user.click(form.getByRole('button', { name: 'Mark Issued' }));
    await waitFor(() =>
      expect(inputOf(calls, 'IssueBill')).toMatchObject({ version: 2, sellerInvoiceNumber: 'V/9' }),
    );
  });

  test('a draft names the other bill of its vendor invoice number', async () => {
    const twice = { sellerInvoiceNumber: 'A-1', sameNumberBillIds: ['646'] };
    openBills(() => [bill('1', twice)], {}, '?bill=1');
    const open = await drawer(/Bill 1/);
    expect(
      await open.findByText('Vendor invoice A-1 is on another bill of this vendor too'),
    ).toBeInTheDocument();
    expect(open.getByRole('link', { name: 'Bill 646' })).toHaveAttribute(
      'href',
      '/purchase/bills?bill=646',
    );
  });

  test('a duplicate vendor invoice number is shown under its field', async () => {
    const serverMessage =
      'This vendor has a bill with this invoice number in this financial year already';
    const known = {
      sellerInvoice: storedInvoice,
      sellerInvoiceDate: '2026-11-20',
      sellerInvoiceNumber: 'V/1',
    };
    const { user } = openBills(
      () => [bill('1', known)],
      {
        IssueBill: () => ({
          errors: [
            {
              message: serverMessage,
              extensions: { code: 'BAD_USER_INPUT', field: 'seller_invoice_number' },
            },
          ],
        }),
      },
      '?bill=1',
    );
    await user.click(await (await drawer(/Bill 1/)).findByRole('button', { name: 'Mark Issued' }));
    const form = await drawer(/Mark Issued/);
    await user.click(form.getByRole('button', { name: 'Mark Issued' }));
    expect(await form.findByText(serverMessage)).toBeInTheDocument();
  });

  test('is cancelled with a reason', async () => {
    const { user, calls } = openBills(
      () => [bill('1')],
      {
        CancelBill: () => ({
          data: {
            cancelBill: bill('1', {
              status: 'CANCELLED',
              cancelReason: 'Wrong vendor',
              actions: [],
            }),
          },
        }),
      },
      '?bill=1',
    );
    await user.click(await (await drawer(/Bill 1/)).findByRole('button', { name: 'Cancel' }));
    const form = await drawer('Cancel bill 1');
    await user.type(form.getByLabelText(/Cancellation Reason/), 'Wrong vendor');
    await user.click(form.getByRole('button', { name: 'Cancel bill' }));
    await waitFor(() =>
      expect(inputOf(calls, 'CancelBill')).toEqual({ id: '1', reason: 'Wrong vendor', version: 1 }),
    );
    expect(await screen.findByText('Updated Bills Successfully.')).toBeInTheDocument();
  });

  test.each<[string[], string, string]>([
    [[], 'Sync with Zoho successfully!', 'Sync with Zoho successfully!'],
    [['Vendor is inactive', 'Second'], 'Sync with Zoho Failed!', 'Vendor is inactive'],
  ])('synced with errors %j says %s', async (errors, notice, description) => {
    const issued = bill('1', { status: 'ISSUED', actions: ['SYNC'] });
    const { user } = openBills(
      () => [issued],
      {
        SyncBill: () => ({
          data: { syncBill: { __typename: 'SyncBillResult', errors, bill: issued } },
        }),
      },
      '?bill=1',
    );
    await user.click(await (await drawer(/Bill 1/)).findByRole('button', { name: 'Sync' }));
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(screen.queryByText('Second')).toBeNull();
  });
});

test('a manual bill starts with all unbilled lines of a vendor; quantities can be reduced', async () => {
  const line = (id: string, dispatchedQuantity: number, billedQuantity: number) => ({
    __typename: 'PurchaseOrderLine',
    id,
    lineNumber: 1,
    dispatchedQuantity,
    billedQuantity,
    unitPrice: '100.00',
    gstPercent: '12.00',
    igst: '12.00',
    sku: { __typename: 'SkuSummary', id: '9', name: `Towel ${id}` },
  });
  const orders = [
    {
      __typename: 'PurchaseOrder',
      id: '41',
      withinState: false,
      billingStatus: 'PARTIALLY_BILLED',
      lines: [line('a', 6, 2), line('b', 3, 3)],
    },
  ];
  const { user, calls } = openBills(() => [], {
    SellerOptions: () => ({
      data: {
        sellers: {
          __typename: 'SellerPage',
          items: [{ __typename: 'Seller', id: '12', name: 'Erode Weavers', district: 'Erode' }],
        },
      },
    }),
    BillablePurchaseOrders: () => ({
      data: { purchaseOrders: { __typename: 'PurchaseOrderPage', items: orders } },
    }),
    CreateBill: () => ({ data: { createBill: bill('5') } }),
  });
  await screen.findByText('No bills match these filters.');
  await user.click(screen.getAllByRole('button', { name: 'Create Bill' })[0]!);
  const form = await drawer('Create Bill');
  expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  await user.type(form.getByLabelText(/Vendor/), 'Ero');
  await user.click(await screen.findByText('Erode Weavers'));
  expect(await form.findByText('Towel a')).toBeInTheDocument();
  expect(form.queryByText('Towel b')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Created Bills Successfully.')).toBeInTheDocument();
  expect(inputOf(calls, 'CreateBill')).toMatchObject({
    sellerId: '12',
    poIds: ['41'],
    lines: [{ poLineId: 'a', quantity: 4 }],
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('an export has the day until which each bill is paid, of paid and cancelled ones too', () => {
  const bills = (['ISSUED', 'PAID', 'CANCELLED'] as const).map((status, i) =>
    bill(String(i), { status, dueDate: '2026-01-15' }),
  );
  const { columns, rows } = exportTable('Bills', billColumns, bills);
  const at = columns.findIndex(({ head }) => head === 'Payment due date');
  expect(columns[at]).toEqual({ head: 'Payment due date', kind: 'day' });
  expect(rows.map((row) => row[at])).toEqual(['2026-01-15', '2026-01-15', '2026-01-15']);
});

test("an export has the vendor's GST number and the tax of each bill", () => {
  const { columns, rows } = exportTable('Bills', billColumns, [bill('1')]);
  const cell = (head: string) => rows[0]?.[columns.findIndex((column) => column.head === head)];
  expect(cell('Vendor GSTIN')).toBe('33AABCE1234F1ZV');
  expect(cell('GST')).toBe('48.00');
});
