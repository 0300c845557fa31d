import { expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

test('a manual order reports missing choices and lines, and does not submit', async () => {
  const { calls } = openConsole('/sales/orders?form=create', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Create Order' });
  await userEvent.setup().click(within(drawer).getByRole('button', { name: 'Create' }));
  for (const words of [
    '*Please select a account',
    '*Please select a delivery address',
    'Please enter at least one line.',
  ])
    expect(await within(drawer).findByText(words)).toBeInTheDocument();
  expect(within(drawer).getByText('Cost')).toBeInTheDocument();
  expect(calls.filter(({ operation }) => operation === 'CreateOrder')).toEqual([]);
});

test('a sales user creates orders without seller and cost; a read-only user sees no Create', async () => {
  const responses = {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
  };
  openConsole('/sales/orders?form=create', { viewer: viewerOf(Role.SALES), responses });
  const drawer = await screen.findByRole('dialog', { name: 'Create Order' });
  expect(await within(drawer).findByText('Selling price')).toBeInTheDocument();
  for (const head of ['Seller', 'Cost']) expect(within(drawer).queryByText(head)).toBeNull();
  cleanup();
  openConsole('/sales/orders?form=create', { viewer: viewerOf(Role.OPERATIONS), responses });
  expect(await screen.findByText('No orders match these filters.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Order' })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Create Order' })).toBeNull();
});
