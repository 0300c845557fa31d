import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PaymentFieldsFragment } from '../../generated/documents.ts';
import {
  type MockResponses,
  type GatewayCall,
  graphqlError,
  mockGateway,
} from '../../testing/mockGateway.ts';
import { viewerOf } from '../../testing/testConsole.tsx';
import { createApolloClient } from '../app/apolloClient.ts';
import { SessionProvider, useSessionState } from '../app/session.tsx';
import { storeTokens } from '../app/tokens.ts';
import { addDays, today } from '../ui/format/dates.ts';
import { OutgoingPaymentsPanel } from './OutgoingPaymentsPanel.tsx';
import { ReceiptsPanel } from './ReceiptsPanel.tsx';

const asha = { __typename: 'UserName' as const, id: '7', name: 'Asha Rao' };
const hotel = { __typename: 'TenantSummary' as const, id: 't1', name: 'Grand Hotel' };
const log = (id: string, to: string, remarks: string | null = null) => ({
  __typename: 'LogEntry' as const,
  id,
  createdAt: '2026-11-20T06:00:00Z',
  user: asha,
  action: 'CREATE',
  from: null,
  to,
  changes: [],
  remarks,
});
const payment = (
  id: string,
  more: Partial<PaymentFieldsFragment> = {},
): PaymentFieldsFragment & { __typename: 'Payment' } => ({
  __typename: 'Payment' as const,
  allocations: [],
  id,
  direction: 'INCOMING',
  status: 'PENDING',
  actions: ['MARK_PAID', 'REJECT'],
  approvalRefusal: null,
  amount: '12300.00',
  paymentDate: '2026-11-20',
  mode: 'UPI',
  referenceNumber: `UTR-${id}`,
  remarks: null,
  reason: null,
  cashReason: null,
  orderNumber: 'SO-1',
  poId: null,
  openingId: null,
  openingNumber: null,
  advanceId: null,
  advanceNumber: null,
  customer: hotel,
  seller: null,
  attachments: [],
  createdBy: asha,
  createdAt: '2026-11-20T06:00:00Z',
  logs: [log(`${id}1`, 'PENDING')],
  ...more,
});
const outgoing = (id: string, more: Partial<PaymentFieldsFragment> = {}) =>
  payment(id, {
    direction: 'OUTGOING',
    orderNumber: null,
    customer: null,
    poId: '3',
    actions: ['REJECT'],
    ...more,
  });
const balance = (open: string) => ({
  __typename: 'PaymentBalance',
  total: '50000.00',
  paid: '0.00',
  pending: '37700.00',
  open,
});
const pageOf = (items: object[], open: string | null = '12300.00') => ({
  __typename: 'PaymentPage',
  items,
  count: items.length,
  balance: open === null ? null : balance(open),
});

const InSession = ({ children }: { children: ReactNode }) =>
  useSessionState().kind === 'signedIn' ? children : null;

/** A panel alone, over a stub transport. */
function openPanel(panel: ReactNode, responses: MockResponses, role: number = Role.TOP_ADMIN) {
  storeTokens('a1', 'r1');
  const calls = mockGateway({ Viewer: () => ({ data: { viewer: viewerOf(role) } }), ...responses });
  const loading = { begin: () => undefined, end: () => undefined };
  const client = createApolloClient({ uri: '/graphql', loading, onSessionLost: () => undefined });
  const router = createMemoryRouter([{ path: '*', element: <InSession>{panel}</InSession> }]);
  render(
    <ApolloProvider client={client}>
      <BlueprintProvider>
        <SessionProvider>
          <RouterProvider router={router} useTransitions={false} />
        </SessionProvider>
      </BlueprintProvider>
    </ApolloProvider>,
  );
  return { calls, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('receipts of an order', () => {
  const receipts = (items: () => object[], more: MockResponses = {}, role?: number) =>
    openPanel(
      <ReceiptsPanel of={{ orderId: '1', orderNumber: 'SO-1' }} />,
      { Payments: () => ({ data: { payments: pageOf(items()) } }), ...more },
      role,
    );

  test('the balance is shown; without WRITE there is no Record; a failed load shows an error in place', async () => {
    let fails = true;
    const { user, calls } = receipts(
      () => [payment('1')],
      {
        Payments: () =>
          fails
            ? graphqlError('INTERNAL_SERVER_ERROR', 'Broken')
            : { data: { payments: pageOf([payment('1')]) } },
      },
      Role.SALES,
    );
    expect(await screen.findByText('Error in retrieving payment!')).toBeInTheDocument();
    fails = false;
    await user.click(button('Retry'));
    expect(await screen.findByText('₹ 12,300.00 of ₹ 50,000.00 still open')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record receipt' })).toBeNull();
    expect(variablesOf(calls, 'Payments')[0]).toEqual({
      filter: { orderNumber: 'SO-1' },
      page: 1,
      limit: 10,
    });
  });

  test('recording a receipt: errors under the fields, server errors shown, a double click submits once, the list updates', async () => {
    const items: object[] = [];
    let fails = true;
    const { user, calls } = receipts(() => items, {
      CreatePayment: () => {
        if (fails)
          return graphqlError(
            'BAD_USER_INPUT',
            'This customer has a payment with this mode and reference number already',
          );
        items.push(payment('9'));
        return { data: { createPayment: payment('9') } };
      },
    });
    expect(await screen.findByText('No receipts yet.')).toBeInTheDocument();
    await user.click(button('Record receipt'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Record receipt for SO-1' }));
    expect(drawer.getByText('₹ 12,300.00 of ₹ 50,000.00 still open')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Record' }));
    for (const words of [
      'Please enter Amount.',
      'Please enter Payment Mode.',
      'Please enter Reference Number.',
    ])
      expect(await drawer.findByText(words)).toBeInTheDocument();
    await user.type(drawer.getByLabelText(/^Amount/), '12300.01');
    expect(
      await drawer.findByText('Only ₹ 12,300.00 of ₹ 50,000.00 still open.'),
    ).toBeInTheDocument();
    await user.clear(drawer.getByLabelText(/^Amount/));
    await user.type(drawer.getByLabelText(/^Amount/), '12300');
    await user.selectOptions(drawer.getByLabelText(/^Payment Mode/), 'UPI');
    await user.type(drawer.getByLabelText(/^Reference Number/), ' UTR-9 ');
    expect(variablesOf(calls, 'CreatePayment')).toEqual([]);
    await user.click(drawer.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Payment not created successfully!')).toBeInTheDocument();
    expect(
      screen.getByText('This customer has a payment with this mode and reference number already'),
    ).toBeInTheDocument();
    fails = false;
    await user.dblClick(drawer.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('UTR-9')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const written = {
      orderNumber: 'SO-1',
      amount: '12300.00',
      paymentDate: today(),
      mode: 'UPI',
      referenceNumber: 'UTR-9',
    };
    expect(variablesOf(calls, 'CreatePayment').slice(1)).toEqual([
      { input: { ...written, idempotencyKey: expect.any(String), remarks: null, attachments: [] } },
    ]);
    const keys = variablesOf(calls, 'CreatePayment').map(
      ({ input }) => (input as { idempotencyKey: string }).idempotencyKey,
    );
    expect(new Set(keys).size).toBe(1);
  });

  test('what is said of the day of a receipt follows its mode: only a cheque may have one to come', async () => {
    const { user } = receipts(() => []);
    await user.click(await screen.findByRole('button', { name: 'Record receipt' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Record receipt for SO-1' }));
    const day = drawer.getByLabelText(/^Payment Date/);
    await user.clear(day);
    await user.type(day, addDays(today(), 1));
    await user.tab();
    const refusal = 'Only a cheque can be dated in the future';
    expect(await drawer.findByText(refusal)).toBeInTheDocument();
    await user.selectOptions(drawer.getByLabelText(/^Payment Mode/), 'CHEQUE');
    await waitFor(() => expect(drawer.queryByText(refusal)).toBeNull());
    await user.selectOptions(drawer.getByLabelText(/^Payment Mode/), 'UPI');
    expect(await drawer.findByText(refusal)).toBeInTheDocument();
    await user.click(drawer.getAllByRole('button', { name: 'Pick a day' })[0]!);
    const offered = (await screen.findAllByRole('gridcell'))
      .filter((cell) => !cell.matches(':disabled, [aria-disabled=true]') && cell.textContent)
      .map((cell) => Number(cell.textContent));
    expect(offered.at(-1)).toBe(Number(today().slice(8)));
  });

  test('a receipt can settle one invoice; the payment shows the documents it settled', async () => {
    const paid = {
      __typename: 'PaymentAllocation' as const,
      invoiceId: '7',
      invoiceNumber: 'INV-7',
      billId: null,
      amount: '100.00',
    };
    const items: object[] = [];
    const { user, calls } = receipts(() => items, {
      PayableInvoices: () => ({
        data: {
          invoices: {
            __typename: 'InvoicePage',
            items: [{ __typename: 'Invoice', id: '7', number: 'INV-7', due: '250.00' }],
          },
        },
      }),
      CreatePayment: () => {
        items.push(payment('9', { allocations: [paid] }));
        return { data: { createPayment: payment('9', { allocations: [paid] }) } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Record receipt' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Record receipt for SO-1' }));
    await user.selectOptions(await drawer.findByLabelText(/^Invoice/), 'INV-7, ₹ 250.00 due');
    await user.type(drawer.getByLabelText(/^Amount/), '100');
    await user.selectOptions(drawer.getByLabelText(/^Payment Mode/), 'UPI');
    await user.type(drawer.getByLabelText(/^Reference Number/), 'UTR-9');
    await user.click(drawer.getByRole('button', { name: 'Record' }));
    await user.click(await screen.findByText('UTR-9'));
    expect(await screen.findByText('INV-7: ₹ 100.00')).toBeInTheDocument();
    expect(variablesOf(calls, 'CreatePayment')).toEqual([
      { input: expect.objectContaining({ invoiceId: '7', amount: '100.00' }) },
    ]);
  });

  test('marking paid asks for confirmation; rejecting and voiding require a reason', async () => {
    let now = payment('1');
    const answer = (more: Partial<PaymentFieldsFragment>) => (now = payment('1', more));
    const moves = [
      () =>
        answer({
          status: 'PAID',
          actions: ['VOID'],
          logs: [log('11', 'PENDING'), log('12', 'PAID')],
        }),
      () =>
        answer({
          status: 'VOID',
          actions: [],
          reason: 'Bounced',
          logs: [log('11', 'PENDING'), log('13', 'VOID', 'Bounced')],
        }),
    ];
    const { user, calls } = receipts(() => [now], {
      UpdatePaymentStatus: () => ({ data: { updatePaymentStatus: moves.shift()!() } }),
    });
    await user.click(await screen.findByText('UTR-1'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment 1' }));
    expect(drawer.getByText('Grand Hotel')).toBeInTheDocument();
    expect(
      within(drawer.getByRole('list', { name: 'History' })).getByText(/Asha Rao/),
    ).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Mark as paid' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await drawer.findByRole('button', { name: 'Make void' })).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Reject' })).toBeNull();
    expect(variablesOf(calls, 'UpdatePaymentStatus')).toEqual([
      { input: { id: '1', status: 'PAID' } },
    ]);

    await user.click(drawer.getByRole('button', { name: 'Make void' }));
    const why = within(await screen.findByRole('dialog', { name: 'Make void payment 1' }));
    await user.click(why.getByRole('button', { name: 'Make void' }));
    expect(await why.findByText('Please enter Reason.')).toBeInTheDocument();
    await user.type(why.getByLabelText(/^Reason/), 'Bounced');
    await user.dblClick(why.getByRole('button', { name: 'Make void' }));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Make void' })).toBeNull());
    expect(variablesOf(calls, 'UpdatePaymentStatus')[1]).toEqual({
      input: { id: '1', status: 'VOID', reason: 'Bounced' },
    });
    expect(variablesOf(calls, 'UpdatePaymentStatus')).toHaveLength(2);
  });

  test('a refused status change shows an error', async () => {
    const { user } = receipts(() => [payment('1')], {
      UpdatePaymentStatus: () =>
        graphqlError('INVALID_TRANSITION', 'Cannot change payment from VOID to PAID'),
    });
    await user.click(await screen.findByText('UTR-1'));
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Payment not updated successfully!')).toBeInTheDocument();
    expect(screen.getByText('Cannot change payment from VOID to PAID')).toBeInTheDocument();
  });
});

test('receipts of a customer show their order, without Record', async () => {
  const { calls } = openPanel(<ReceiptsPanel tenantId="t1" />, {
    Payments: () => ({ data: { payments: pageOf([payment('1')], null) } }),
  });
  expect(await screen.findByRole('link', { name: 'SO-1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Record receipt' })).toBeNull();
  expect(variablesOf(calls, 'Payments')[0]).toEqual({
    filter: { tenantId: 't1' },
    page: 1,
    limit: 10,
  });
});

describe('payments to a seller', () => {
  const refusalText = 'You recorded this payment: another person must approve it';

  test('the creator sees that another user must approve', async () => {
    const { user } = openPanel(<OutgoingPaymentsPanel poId="3" />, {
      OutgoingPayments: () => ({
        data: { outgoingPayments: pageOf([outgoing('1', { approvalRefusal: refusalText })]) },
      }),
    });
    await user.click(await screen.findByText('UTR-1'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment 1' }));
    expect(drawer.getByText(refusalText)).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(drawer.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });

  test('a purchase order that is not issued has no Record', async () => {
    openPanel(<OutgoingPaymentsPanel poId="3" canRecord={false} />, {
      OutgoingPayments: () => ({ data: { outgoingPayments: pageOf([]) } }),
    });
    expect(await screen.findByText('No payments yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  });

  test('for a vendor the purchase order is chosen from issued, unpaid ones', async () => {
    const po = (id: string, paymentStatus: string) => ({
      __typename: 'PurchaseOrder',
      id,
      grandTotal: '50000.00',
      paymentStatus,
    });
    const { user, calls } = openPanel(<OutgoingPaymentsPanel sellerId="v1" />, {
      OutgoingPayments: () => ({ data: { outgoingPayments: pageOf([], null) } }),
      PayablePurchaseOrders: () => ({
        data: {
          purchaseOrders: {
            __typename: 'PurchaseOrderPage',
            items: [po('3', 'PENDING'), po('4', 'PAID')],
          },
        },
      }),
      OutgoingBalance: () => ({
        data: { outgoingPayments: { __typename: 'PaymentPage', balance: balance('100.00') } },
      }),
      CreateOutgoingPayment: () => ({ data: { createOutgoingPayment: outgoing('8') } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    await drawer.findByRole('option', { name: 'PO 3, ₹ 50,000.00' });
    expect(drawer.queryByRole('option', { name: /PO 4/ })).toBeNull();
    await user.selectOptions(drawer.getByLabelText(/^Purchase Order/), '3');
    expect(await drawer.findByText('₹ 100.00 of ₹ 50,000.00 still open')).toBeInTheDocument();
    await user.type(drawer.getByLabelText(/^Amount/), '100');
    await user.selectOptions(drawer.getByLabelText(/^Payment Mode/), 'CHEQUE');
    await user.type(drawer.getByLabelText(/^Reference Number/), '000123{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { input } = variablesOf(calls, 'CreateOutgoingPayment')[0] as { input: object };
    expect(input).toMatchObject({
      poId: '3',
      amount: '100.00',
      mode: 'CHEQUE',
      referenceNumber: '000123',
    });
  });
});
