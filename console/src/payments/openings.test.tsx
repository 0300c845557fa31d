import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { today } from '../ui/format/dates.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const PAGE = '/sales/organisation/customer/customer-details/11?tab=openings';
const page = (type: string, items: unknown[]) => ({
  __typename: type,
  items,
  count: items.length,
});
const opening = (id: string, more: object) => ({
  __typename: 'Opening',
  id,
  kind: 'INVOICE',
  customer: { __typename: 'TenantSummary', id: '11', name: 'Lotus Inn' },
  seller: null,
  number: 'OLD/114',
  documentDate: '2026-08-01',
  dueDate: '2026-08-31',
  total: '1500.00',
  amount: '1000.00',
  settledAmount: '0.00',
  openAmount: '1000.00',
  asOf: '2026-09-30',
  mode: null,
  remarks: null,
  ...more,
});
const openings = [
  opening('4', {}),
  opening('5', { kind: 'CUSTOMER_ADVANCE', number: 'UTR 9', dueDate: null, mode: 'UPI' }),
];
const tenant = {
  ...{
    __typename: 'Tenant',
    id: '11',
    name: 'Lotus Inn',
    gstNo: null,
    creditDays: null,
    district: null,
    state: null,
  },
  ...{ verified: false, organisationId: '3', organisationName: 'Lotus Group', logo: null },
  ...{ logoThumbnail: null, contactCount: 1, createdAt: '2026-05-20T06:00:00Z', createdBy: null },
  ...{ salesPerson: null, shippingAddress: null },
};
const sent = (mutation: string, calls: { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation === mutation).map(({ variables }) => variables);

const payment = {
  ...{ __typename: 'Payment', id: '90', direction: 'INCOMING', status: 'PENDING', actions: [] },
  ...{ approvalRefusal: null, amount: '250.00', paymentDate: today(), mode: 'UPI' },
  ...{ referenceNumber: 'X', remarks: null, reason: null, cashReason: null, orderNumber: null },
  ...{ poId: null, openingId: '4', openingNumber: 'OLD/114', advanceId: null, advanceNumber: null },
  ...{ customer: null, seller: null, allocations: [], attachments: [], logs: [] },
  ...{
    createdBy: { __typename: 'UserName', id: '7', name: 'Asha' },
    createdAt: '2026-11-20T06:00:00Z',
  },
};
const RESPONSES: MockResponses = {
  Tenant: () => ({ data: { tenant } }),
  TenantAnalytics: () => ({ data: null }),
  Openings: ({ variables }) => {
    const { kinds } = variables['filter'] as { kinds?: string[] };
    const items = openings.filter(({ kind }) => !kinds || kinds.includes(kind));
    return { data: { openings: page('OpeningPage', items) } };
  },
  Payments: () => ({ data: { payments: { ...page('PaymentPage', []), balance: null } } }),
  OpenOrders: () => ({ data: { orders: page('OrderPage', []) } }),
  PayOpening: () => ({ data: { payOpening: payment } }),
  UseAdvance: () => ({ data: { useAdvance: payment } }),
};
const open = (role: number = Role.TOP_ADMIN) => ({
  ...openConsole(PAGE, { viewer: viewerOf(role), responses: RESPONSES }),
  user: userEvent.setup(),
});

test('an unpaid invoice of old books is listed, opened and paid, not before the books change', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByText('OLD/114'));
  const drawer = await screen.findByRole('dialog', { name: 'Unpaid invoice OLD/114' });
  expect(within(drawer).getByText('2026-09-30')).toBeInTheDocument();
  await user.click(await within(drawer).findByRole('button', { name: 'Record receipt' }));
  const form = await screen.findByRole('dialog', { name: 'Record receipt for OLD/114' });
  const fill = async (label: string, text: string) => {
    const field = within(form).getByLabelText(label, { exact: false });
    await user.clear(field);
    await user.type(field, text);
  };
  await fill('Amount', '250');
  await user.selectOptions(within(form).getByLabelText('Payment Mode', { exact: false }), 'UPI');
  await fill('Reference Number', 'X');
  await fill('Payment Date', '2026-09-30');
  await user.click(within(form).getByRole('button', { name: 'Record' }));
  expect(await within(form).findByText('After 2026-09-30, where the old books end.')).toBeVisible();
  expect(sent('PayOpening', calls)).toEqual([]);
  await fill('Payment Date', today());
  await user.click(within(form).getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(sent('PayOpening', calls)).toMatchObject([
      { input: { openingId: '4', amount: '250.00', mode: 'UPI', referenceNumber: 'X' } },
    ]),
  );
});

test('an advance of old books is used for an unpaid invoice, never more than is left', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByText('UTR 9'));
  await user.click(await screen.findByRole('button', { name: 'Use advance' }));
  const form = await screen.findByRole('dialog', { name: 'Use advance UTR 9' });
  await within(form).findByRole('option', { name: 'OLD/114, ₹ 1,000.00 open' });
  await user.selectOptions(within(form).getByLabelText('For', { exact: false }), 'opening 4');
  const amount = within(form).getByLabelText('Amount', { exact: false });
  await user.type(amount, '1000.01');
  await user.click(within(form).getByRole('button', { name: 'Use' }));
  expect(await within(form).findByText('Only ₹ 1,000.00 of it is left.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '400');
  await user.click(within(form).getByRole('button', { name: 'Use' }));
  await waitFor(() =>
    expect(sent('UseAdvance', calls)).toMatchObject([
      { input: { advanceId: '5', openingId: '4', amount: '400.00' } },
    ]),
  );
});

test('who may not write payments reads alone', async () => {
  const { user } = open(Role.SALES);
  await user.click(await screen.findByText('OLD/114'));
  await screen.findByRole('dialog', { name: 'Unpaid invoice OLD/114' });
  expect(screen.queryByRole('button', { name: 'Record receipt' })).toBeNull();
});
