import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import {
  variablesOf,
  moved,
  oneOrder,
  orderList,
  purchaseOrder,
  referenceOrder,
} from '../../testing/testPurchaseOrders.ts';

const LIST = '/purchase/purchase-orders';
const paid = purchaseOrder({ id: '8', state: 'ISSUED', status: 'PAID', actions: [] });
const RESPONSES: MockResponses = {
  PurchaseOrders: () => orderList(purchaseOrder(), paid),
  PurchaseOrder: () => oneOrder(),
  ReferenceOfPurchaseOrder: () => referenceOrder,
};

function open(path = LIST, responses: MockResponses = {}, roleId: number = Role.TOP_ADMIN) {
  const started = openConsole(path, {
    viewer: viewerOf(roleId),
    responses: { ...RESPONSES, ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const modal = () => screen.findByRole('dialog', { name: /Purchase Order #7/ });
async function rowMenu(user: ReturnType<typeof userEvent.setup>, row: number) {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^Actions of row ${row}\\b`) }),
  );
}
const expectDisabled = (item: HTMLElement) =>
  item.getAttribute('aria-disabled') === 'true' || item.closest('.bp6-disabled') !== null;

afterEach(cleanup);

test('the list marks late ones, requests its filters, and shows drafts with one click', async () => {
  const { calls, router, user } = open(
    `${LIST}?statuses=ISSUED,PAID&seller=31&poId=7&fromDate=2026-05-01&categoryManager=9`,
    {
      SellerOptions: () => ({
        data: { sellers: { __typename: 'SellerPage', items: [], count: 0 } },
      }),
      CategoryManagers: () => ({ data: { categoryManagers: [] } }),
    },
  );
  expect(await screen.findByRole('link', { name: '7' })).toHaveAttribute(
    'href',
    '/purchase/purchase-order/purchase-orders-details/7',
  );
  expect(screen.getAllByTitle('2020-01-01')[0]).toHaveTextContent(/^Overdue by \d+ days$/);
  expect(screen.getAllByText('2026-05-21')).toHaveLength(2);
  expect(variablesOf(calls, 'PurchaseOrders')[0]).toEqual({
    filter: {
      id: '7',
      sellerId: '31',
      categoryManagerId: '9',
      fromDate: '2026-05-01',
      statuses: ['ISSUED', 'PAID'],
    },
    page: 1,
    limit: 10,
  });
  await user.click(screen.getByRole('button', { name: 'Pending approval' }));
  await waitFor(() => expect(router.state.location.search).toContain('statuses=DRAFT'));
  await waitFor(() =>
    expect(variablesOf(calls, 'PurchaseOrders').at(-1)).toMatchObject({
      filter: { statuses: ['DRAFT'] },
    }),
  );
});

test('View is disabled for a paid purchase order; its page still opens', async () => {
  const { router, user } = open();
  await rowMenu(user, 2);
  expect(expectDisabled(await screen.findByRole('menuitem', { name: 'View' }))).toBe(true);
  expect(screen.queryByRole('menuitem', { name: 'Issue' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Details' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(
      '/purchase/purchase-order/purchase-orders-details/8',
    ),
  );
});

test('a row is converted to a bill from its menu, a draft is not', async () => {
  const { calls, user } = open();
  await rowMenu(user, 1);
  await screen.findByRole('menuitem', { name: 'View' });
  expect(screen.queryByRole('menuitem', { name: 'Convert to bill' })).toBeNull();
  await user.keyboard('{Escape}');
  await rowMenu(user, 2);
  await user.click(await screen.findByRole('menuitem', { name: 'Convert to bill' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'ConvertPurchaseOrderToBill')).toMatchObject([{ poId: '8' }]),
  );
});

test('the modal shows vendor, lines with remarks and totals; its tab is in the address', async () => {
  const { router, user } = open();
  await rowMenu(user, 1);
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));
  const dialog = await modal();
  expect(within(dialog).getByText('2026-05-21')).toBeInTheDocument();
  expect(within(dialog).getByText('Acme Valves')).toBeInTheDocument();
  expect(
    within(dialog).getByText('4, Peenya Bengaluru Urban, Karnataka 560058'),
  ).toBeInTheDocument();
  expect(await within(dialog).findByText('Brass only')).toBeInTheDocument();
  expect(within(dialog).getByText('Pack dry')).toBeInTheDocument();
  expect(within(dialog).getByText('Taxable Amount').parentElement).toHaveTextContent('₹ 2,000.00');
  expect(within(dialog).getByText('Total Due').parentElement).toHaveTextContent('₹ 2,360.00');
  expect(router.state.location.search).toBe('?po=7');
  await user.click(within(dialog).getByRole('tab', { name: 'Reference Order' }));
  expect(await within(dialog).findByRole('link', { name: 'SO-5' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect((await within(dialog).findByText('Valve 2')).closest('[role=row]')).toHaveClass(
    'kit-excluded-row',
  );
  expect(within(dialog).getByText('Valve 1').closest('[role=row]')).not.toHaveClass(
    'kit-excluded-row',
  );
  expect(router.state.location.search).toBe('?po=7&key=2');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each([
  ['an unknown key', '?po=7&key=9', {}],
  ['a stock order has no reference', '?po=7&key=2', { orderId: null, orderNumber: null }],
])('the first tab is open: %s', async (_, search, more) => {
  open(`${LIST}${search}`, { PurchaseOrder: () => oneOrder(more) });
  const dialog = await modal();
  expect(await within(dialog).findByRole('tab', { name: 'Purchase Order Lines' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(within(dialog).queryAllByRole('tab', { name: 'Reference Order' })).toHaveLength(
    'orderId' in more ? 0 : 1,
  );
});

test('invalid fields of the issue form turn red with the first submit, and nothing is sent', async () => {
  const { calls, user } = open(`${LIST}?po=7&issue=1`);
  const form = await screen.findByRole('form', { name: 'Issue to vendor' });
  const gstin = within(form).getByLabelText(/GST number/);
  const phone = within(form).getByLabelText(/^Whatsapp number/);
  expect(gstin).toHaveValue('29ABCDE1234F1ZW');
  await user.clear(gstin);
  await user.clear(phone);
  await user.type(phone, '98765');
  expect(within(form).queryByRole('alert')).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Issue' }));
  expect(await within(form).findByText('Please enter GST number.')).toBeInTheDocument();
  expect(within(form).getByText('Whatsapp number must be 10 digits.')).toBeInTheDocument();
  expect(gstin).toHaveAttribute('aria-invalid', 'true');
  expect(variablesOf(calls, 'IssuePurchaseOrder')).toEqual([]);
});

test('issuing from the list submits once; an unsent mail shows a warning', async () => {
  let state: 'DRAFT' | 'ISSUED' = 'DRAFT';
  const { calls, user } = open(LIST, {
    PurchaseOrders: () => orderList(purchaseOrder({ state })),
    IssuePurchaseOrder: () => {
      state = 'ISSUED';
      return moved('issuePurchaseOrder', { state, gstin: '29ABCDE1234F1ZW' }, false);
    },
  });
  await rowMenu(user, 1);
  await user.click(await screen.findByRole('menuitem', { name: 'Issue' }));
  const form = await screen.findByRole('form', { name: 'Issue to vendor' });
  await user.type(
    within(form).getByLabelText('Additional e-mails'),
    'store@acme.in, dispatch@acme.in{Enter}',
  );
  await user.type(within(form).getByLabelText('Additional Whatsapp numbers'), '9876500000{Enter}');
  await user.dblClick(within(form).getByRole('button', { name: 'Issue' }));
  expect(await screen.findByText('Email is not sent!')).toBeInTheDocument();
  expect(variablesOf(calls, 'IssuePurchaseOrder')).toEqual([
    {
      input: {
        id: '7',
        gstin: '29ABCDE1234F1ZW',
        email: 'sales@acme.in',
        phone: '9876543210',
        version: 4,
        recipientEmails: ['store@acme.in', 'dispatch@acme.in'],
        recipientPhones: ['9876500000'],
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Issue to vendor' })).toBeNull());
  expect(within(await modal()).getByText('Issued')).toBeInTheDocument();
});

test.each([
  ['the seller', 'mobile_1', 'Another seller has this phone', 'Seller update failed.'],
  ['the purchase order', 'GStno', 'GStno must have 15 characters', 'Error in updating po!'],
])('an error %s shows its own text and marks the field', async (_, field, message, notice) => {
  const { user } = open(`${LIST}?po=7&issue=1`, {
    IssuePurchaseOrder: () => ({
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', field } }],
      data: null,
    }),
  });
  const form = await screen.findByRole('form', { name: 'Issue to vendor' });
  await user.click(within(form).getByRole('button', { name: 'Issue' }));
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(await within(form).findByText(message)).toBeInTheDocument();
});

test('issuing after a conflict is retried on the present version', async () => {
  let version = 4;
  const { calls, user } = open(`${LIST}?po=7&issue=1`, {
    PurchaseOrder: () => oneOrder({ version }),
    IssuePurchaseOrder: () => {
      if (version === 9) return moved('issuePurchaseOrder', { state: 'ISSUED' });
      version = 9;
      return graphqlError('CONFLICT', 'Someone else changed this purchase order');
    },
  });
  const form = await screen.findByRole('form', { name: 'Issue to vendor' });
  await user.click(within(form).getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(variablesOf(calls, 'PurchaseOrder').length).toBeGreaterThan(1));
  await waitFor(() => expect(within(form).getByRole('button', { name: 'Issue' })).toBeEnabled());
  await user.click(within(form).getByRole('button', { name: 'Issue' }));
  await waitFor(() =>
    expect(
      variablesOf(calls, 'IssuePurchaseOrder').map(
        ({ input }) => (input as { version: number }).version,
      ),
    ).toEqual([4, 9]),
  );
});

test('a read-only user sees no Create and no Issue', async () => {
  const readOnly = purchaseOrder({ actions: [] });
  const { user } = open(LIST, { PurchaseOrders: () => orderList(readOnly) }, Role.OPERATIONS);
  await rowMenu(user, 1);
  expect(await screen.findByRole('menuitem', { name: 'View' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Issue' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Purchase Order' })).toBeNull();
});

test('a list and a modal that fail to load show the fixed texts', async () => {
  open(`${LIST}?po=7`, {
    PurchaseOrders: () => graphqlError('FORBIDDEN', 'No'),
    PurchaseOrder: () => graphqlError('UNAVAILABLE', 'Not now'),
  });
  await waitFor(() => expect(screen.getAllByText('Error in retrieving po!')).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
});

test('no results shows a message and a button to clear the filters', async () => {
  const { calls } = open(`${LIST}?poId=tap`, { PurchaseOrders: () => orderList() });
  expect(await screen.findByText('No purchase orders match these filters.')).toBeInTheDocument();
  expect(variablesOf(calls, 'PurchaseOrders')[0]).toMatchObject({
    filter: { id: String(Number.MAX_SAFE_INTEGER) },
  });
  expect(screen.getAllByRole('button', { name: 'Clear filters' }).length).toBeGreaterThan(0);
});
