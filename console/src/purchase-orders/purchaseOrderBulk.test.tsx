import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import {
  moved,
  oneOrder,
  orderList,
  purchaseOrder,
  variablesOf,
} from '../../testing/testPurchaseOrders.ts';

afterEach(cleanup);

async function openBulk(button: string, orders: ReturnType<typeof purchaseOrder>[]) {
  const refused = new Map<string, string>();
  const listed = [...orders];
  const anew = new Map<string, Parameters<typeof oneOrder>[0]>();
  const { calls } = openConsole('/purchase/purchase-orders', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      PurchaseOrders: () => orderList(...listed),
      PurchaseOrder: ({ variables: { id } }) => oneOrder(anew.get(id as string)),
      UpdatePurchaseOrderStatus: ({ variables }) => {
        const { id } = variables['input'] as { id: string };
        const reason = refused.get(id);
        return reason === undefined
          ? moved('updatePurchaseOrderStatus', { id })
          : graphqlError('CONFLICT', reason);
      },
    },
  });
  const user = userEvent.setup();
  const [all] = await screen.findAllByRole('checkbox');
  await user.click(all!);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    calls,
    user,
    dialog,
    refused,
    listed,
    anew,
    sent: () => variablesOf(calls, 'UpdatePurchaseOrderStatus'),
  };
}

test('ticked drafts are sent for approval as they were read; what changed meanwhile is told beside its document', async () => {
  const { user, dialog, refused, listed, sent } = await openBulk('Send for approval', [
    purchaseOrder({ id: '7', version: 3 }),
    purchaseOrder({ id: '8', version: 5 }),
    purchaseOrder({ id: '9', state: 'ISSUED', actions: [] }),
  ]);
  expect(dialog.getByText('Left out: it cannot be sent for approval now')).toBeInTheDocument();
  refused.set('7', 'The purchase order was changed since it was read');
  listed[0] = purchaseOrder({ id: '7', version: 4, grandTotal: '98765.43' });
  await user.dblClick(dialog.getByRole('button', { name: 'Confirm (2)' }));
  expect(
    await dialog.findByText('Failed: The purchase order was changed since it was read'),
  ).toBeInTheDocument();
  expect(dialog.getByText('1 done, 1 failed')).toBeInTheDocument();
  expect(sent()).toEqual([
    { input: { id: '7', state: 'SENT_FOR_APPROVAL', version: 3 } },
    { input: { id: '8', state: 'SENT_FOR_APPROVAL', version: 5 } },
  ]);

  expect(await dialog.findByText(/₹ 98,765\.43/)).toBeInTheDocument();
  expect(sent()).toHaveLength(2);
  refused.clear();
  await user.click(dialog.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText(/2 done$/)).toBeInTheDocument();
  expect(sent().slice(2)).toEqual([{ input: { id: '7', state: 'SENT_FOR_APPROVAL', version: 4 } }]);
});

test('what has left the list with the change of somebody else is tried with the version that it has', async () => {
  const { user, dialog, refused, listed, anew, sent } = await openBulk('Send for approval', [
    purchaseOrder({ id: '7', version: 3 }),
    purchaseOrder({ id: '8', version: 5 }),
  ]);
  refused.set('7', 'The purchase order was changed since it was read');
  listed.shift();
  anew.set('7', { id: '7', version: 4, grandTotal: '98765.43' });
  await user.click(dialog.getByRole('button', { name: 'Confirm (2)' }));
  expect(await dialog.findByText(/₹ 98,765\.43/)).toBeInTheDocument();
  refused.clear();
  await user.click(dialog.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText(/2 done$/)).toBeInTheDocument();
  expect(sent().slice(2)).toEqual([{ input: { id: '7', state: 'SENT_FOR_APPROVAL', version: 4 } }]);
});

test('what somebody else has sent for approval meanwhile is left out of the next try', async () => {
  const { user, dialog, refused, listed, sent } = await openBulk('Send for approval', [
    purchaseOrder({ id: '7', version: 3 }),
  ]);
  refused.set('7', 'The purchase order was changed since it was read');
  listed[0] = purchaseOrder({ id: '7', version: 4, state: 'SENT_FOR_APPROVAL', actions: [] });
  await user.click(dialog.getByRole('button', { name: 'Confirm (1)' }));
  expect(
    await dialog.findByText('Left out: it cannot be sent for approval now'),
  ).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /again/ })).toBeNull();
  expect(sent()).toHaveLength(1);
});

test('issuing names the vendor that each mail reaches, and leaves out who has no address', async () => {
  const approved = { state: 'APPROVED' as const, actions: ['ISSUE' as const] };
  const known = purchaseOrder({ ...approved, id: '7', version: 2, gstin: '29AAACM4154Q1ZY' });
  const { user, dialog, sent } = await openBulk('Issue and mail', [
    known,
    purchaseOrder({
      ...approved,
      id: '8',
      sellerEmail: '',
    }),
  ]);
  expect(dialog.getByText('Left out: its vendor has no e-mail')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Confirm (1)' }));
  expect(await screen.findByText(/1 done$/)).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      input: expect.objectContaining({
        id: '7',
        state: 'ISSUED',
        version: 2,
        gstin: '29AAACM4154Q1ZY',
        email: known.sellerEmail ?? known.seller.email,
      }),
    },
  ]);
});
