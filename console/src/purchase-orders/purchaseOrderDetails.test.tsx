import { afterEach, expect, test } from '@jest/globals';
import { MAKER_MAY_NOT_APPROVE } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { pressInRecordMenu } from '../../testing/recordActions.ts';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { lineOf, typeIntoLine } from '../../testing/testLines.ts';
import {
  variablesOf,
  moved,
  oneOrder,
  poLine,
  purchaseOrder,
} from '../../testing/testPurchaseOrders.ts';

const PAGE = '/purchase/purchase-order/purchase-orders-details/7';

function open(more: Partial<PurchaseOrderDetailsFragment> = {}, responses: MockResponses = {}) {
  const started = openConsole(PAGE, {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { PurchaseOrder: () => oneOrder(more), ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });
const last = (name: string) => screen.getAllByRole('button', { name }).at(-1)!;

afterEach(cleanup);

test('the page shows details, statuses, cancelled lines and totals', async () => {
  const cancelled = poLine('2', {
    isCancelled: true,
    cancelledQuantity: 10,
    cancelReason: 'Not needed',
    actions: [],
    total: '0.00',
  });
  open({ lines: [poLine('1', { dispatchedQuantity: 4, actions: ['SHORT_CLOSE'] }), cancelled] });
  expect(await screen.findByRole('heading', { name: 'Purchase Order 7' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'SO-5' })).toHaveAttribute(
    'href',
    '/sales/orders/order-details/SO-5',
  );
  expect(screen.getByRole('link', { name: 'Acme Valves' })).toHaveAttribute(
    'href',
    '/view-seller/31',
  );
  const row = (await screen.findByText('Valve 2')).closest('[role=row]')!;
  expect(row).toHaveClass('kit-cancelled-row');
  expect(within(row as HTMLElement).getByTitle('Cancelled: Not needed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel the rest' })).toBeInTheDocument();
});

test('the creator sees Approve disabled with the reason; another user approves', async () => {
  open({
    state: 'SENT_FOR_APPROVAL',
    actions: ['EDIT_DETAILS', 'CANCEL'],
    approvalRefusal: MAKER_MAY_NOT_APPROVE,
  });
  const off = await button('Approve');
  expect(off).toBeDisabled();
  expect(off).toHaveAttribute('title', MAKER_MAY_NOT_APPROVE);
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  cleanup();
  const { calls, user } = open(
    { state: 'SENT_FOR_APPROVAL' },
    { UpdatePurchaseOrderStatus: () => moved('updatePurchaseOrderStatus', { state: 'APPROVED' }) },
  );
  await user.click(await button('Approve'));
  await user.click(await button('Confirm'));
  expect(await button('Issue')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdatePurchaseOrderStatus')).toEqual([
    { input: { id: '7', state: 'APPROVED', version: 4 } },
  ]);
});

test.each([
  ['Reject', 'Reject', 'Please enter Rejection Reason.', 'REJECTED', 'SENT_FOR_APPROVAL'],
  ['Cancel PO', 'Cancel PO', 'Please enter Cancellation Reason.', 'CANCELLED', 'DRAFT'],
] as const)(
  '%s requires a reason; an unsent mail shows a warning',
  async (name, submit, empty, to, from) => {
    const { calls, user } = open(
      { state: from },
      {
        UpdatePurchaseOrderStatus: () =>
          moved(
            'updatePurchaseOrderStatus',
            { state: to, rejectReason: 'Too dear', cancelReason: 'Too dear' },
            false,
          ),
      },
    );
    await pressInRecordMenu(user, name);
    await user.click(last(submit));
    expect(await screen.findByText(empty)).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Reason/), ' Too dear ');
    await user.dblClick(last(submit));
    expect(await screen.findByText('Email is not sent!')).toBeInTheDocument();
    expect((await screen.findAllByText('Too dear')).length).toBeGreaterThan(0);
    expect(variablesOf(calls, 'UpdatePurchaseOrderStatus')).toEqual([
      { input: { id: '7', state: to, reason: 'Too dear', version: 4 } },
    ]);
  },
);

test('a refused status change shows the reason and the present status', async () => {
  let state: 'DRAFT' | 'CANCELLED' = 'DRAFT';
  const { user } = open(
    {},
    {
      PurchaseOrder: () => oneOrder({ state }),
      UpdatePurchaseOrderStatus: () => {
        state = 'CANCELLED';
        return graphqlError('INVALID_TRANSITION', 'It is cancelled already');
      },
    },
  );
  await user.click(await button('Send for approval'));
  await user.click(await button('Confirm'));
  expect(await screen.findByText('Error in updating po!')).toBeInTheDocument();
  expect(screen.getByText('It is cancelled already')).toBeInTheDocument();
  expect((await screen.findAllByText('Cancelled')).length).toBeGreaterThan(0);
});

test('a line is cancelled with a reason', async () => {
  const { calls, user } = open(
    {},
    {
      UpdatePurchaseOrderLineStatus: () => ({
        data: {
          updatePurchaseOrderLineStatus: purchaseOrder({
            lines: [
              poLine('1', { actions: [] }),
              poLine('2', { isCancelled: true, cancelledQuantity: 10, actions: [] }),
            ],
          }),
        },
      }),
    },
  );
  const row = (await screen.findByText('Valve 2')).closest('[role=row]') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: 'Cancel line' }));
  expect(await screen.findByText('10 PCS of Valve 2 will not be bought.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Cancellation Reason/), 'Not needed');
  await user.click(last('Cancel line'));
  await waitFor(() => expect(screen.queryByLabelText(/Cancellation Reason/)).toBeNull());
  expect(variablesOf(calls, 'UpdatePurchaseOrderLineStatus')).toEqual([
    { input: { id: '7', lineId: '2', reason: 'Not needed', version: 4 } },
  ]);
  expect((await screen.findByText('Valve 2')).closest('[role=row]')).toHaveClass(
    'kit-cancelled-row',
  );
});

test('editing: totals update, only changed fields are sent, and a conflict keeps the input', async () => {
  let version = 4;
  const tries: unknown[] = [];
  const { user } = open(
    {},
    {
      PurchaseOrder: () => oneOrder({ version, remark: version === 4 ? 'Pack dry' : 'Theirs' }),
      UpdatePurchaseOrder: ({ variables: { input } }) => {
        tries.push(input);
        if (version === 9) return { data: { updatePurchaseOrder: purchaseOrder({ version: 10 }) } };
        version = 9;
        return graphqlError('CONFLICT', 'Someone else changed this purchase order');
      },
    },
  );
  await user.click(await button('Edit'));
  const drawer = await screen.findByRole('dialog', { name: 'Edit purchase order 7' });
  expect(within(drawer).getByRole('button', { name: 'Save' })).toBeDisabled();
  await typeIntoLine(user, await lineOf('Valve 1', drawer), 'quantity', '20');
  await waitFor(() =>
    expect(within(drawer).getByText('Total Due').parentElement).toHaveTextContent('₹ 3,540.00'),
  );
  await user.clear(within(drawer).getByLabelText("Vendor's e-mail"));
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Purchase order updation failed !')).toBeInTheDocument();
  await user.click(await within(drawer).findByRole('button', { name: 'Reload' }));
  expect(await within(drawer).findByDisplayValue('Theirs')).toBeInTheDocument();
  expect(within(drawer).getByText('Total Due').parentElement).toHaveTextContent('₹ 3,540.00');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Edit purchase order 7' })).toBeNull(),
  );
  const change = { id: '7', sellerEmail: null, lines: [{ id: '1', quantity: 20 }] };
  expect(tries).toEqual([
    { ...change, version: 4 },
    { ...change, version: 9 },
  ]);
});

test('an issued purchase order keeps its lines: only due date, contact and remark can be edited', async () => {
  const { user } = open({ state: 'ISSUED' });
  await user.click(await button('Edit'));
  const drawer = await screen.findByRole('dialog', { name: 'Edit purchase order 7' });
  expect(within(drawer).getByLabelText('Remarks')).toHaveValue('Pack dry');
  expect(within(drawer).queryByRole('group', { name: 'Lines' })).toBeNull();
  const day = within(drawer).getByLabelText('Due Date');
  await user.clear(day);
  await user.type(day, '2020-01-02');
  await user.tab();
  const refusal = 'Please enter a day from today on.';
  expect(await within(drawer).findByText(refusal)).toBeInTheDocument();
  // the one that it has stays as it is
  await user.clear(day);
  await user.type(day, '2020-01-01');
  await waitFor(() => expect(within(drawer).queryByText(refusal)).toBeNull());
});

test('the page opens the issue drawer', async () => {
  const { calls, user } = open(
    {},
    { IssuePurchaseOrder: () => moved('issuePurchaseOrder', { state: 'ISSUED' }) },
  );
  await user.click(await button('Issue'));
  const drawer = await screen.findByRole('dialog', { name: 'Issue purchase order 7' });
  await user.click(within(drawer).getByRole('button', { name: 'Issue' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Issue purchase order 7' })).toBeNull(),
  );
  expect(variablesOf(calls, 'IssuePurchaseOrder')).toHaveLength(1);
});

test('an unknown number is not found, inside the frame', async () => {
  open({}, { PurchaseOrder: () => graphqlError('NOT_FOUND') });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
