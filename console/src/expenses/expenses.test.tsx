import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExpenseFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { today } from '../ui/format/dates.ts';

const asha = { __typename: 'UserName' as const, id: '7', name: 'Asha Rao' };
const expense = (
  id: string,
  more: Partial<ExpenseFieldsFragment> = {},
): ExpenseFieldsFragment & { __typename: 'Expense' } => ({
  __typename: 'Expense' as const,
  id,
  status: 'ACTIVE',
  actions: ['EDIT', 'VOID'],
  entity: 'ORDER',
  entityId: 'SO-1',
  head: 'FREIGHT',
  amount: '1500.00',
  expenseDate: '2026-11-20',
  vendorName: 'Patel Roadways',
  referenceNumber: `LR-${id}`,
  remarks: null,
  voidReason: null,
  attachments: [],
  createdBy: asha,
  createdAt: '2026-11-20T06:00:00Z',
  ...more,
});
const pageOf = (items: ExpenseFieldsFragment[]) => ({
  data: { expenses: { __typename: 'ExpensePage', items, count: items.length, pageTotal: '0.00' } },
});

function openExpenses(
  items: () => ExpenseFieldsFragment[],
  responses: MockResponses = {},
  more = '',
  role: number = Role.TOP_ADMIN,
) {
  const started = openConsole(`/purchase/expenses${more}`, {
    viewer: viewerOf(role),
    responses: { Expenses: () => pageOf(items()), ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('rows show their record; void ones are grey and left out of the page total', async () => {
  openExpenses(() => [
    expense('1'),
    expense('2', { status: 'VOID', actions: [], entity: 'GENERAL', entityId: null }),
    expense('3', { amount: '0.50' }),
  ]);
  expect((await screen.findAllByRole('link', { name: 'Order SO-1' })).length).toBe(2);
  expect(screen.getByText('₹ 1,500.50')).toBeInTheDocument();
  const grey = screen
    .getAllByText('General')
    .map((found) => found.closest('.ag-row'))
    .find(Boolean);
  expect(grey).toHaveClass('expense-void');
  expect(
    screen.getAllByRole('link', { name: 'Order SO-1' })[0]!.closest('.ag-row'),
  ).not.toHaveClass('expense-void');
});

test('filters are in the address; an empty list shows a message', async () => {
  const { calls } = openExpenses(() => [], {}, '?entity=ORDER&number=SO-1&expenseNo=12&page=2');
  expect(await screen.findByText('No expenses.')).toBeInTheDocument();
  expect(variablesOf(calls, 'Expenses')[0]).toEqual({
    filter: { entity: 'ORDER', entityId: 'SO-1', id: '12' },
    page: 2,
    limit: 10,
  });
});

test('a new expense: missing fields are reported, a double click submits once, the list updates', async () => {
  const items: ExpenseFieldsFragment[] = [];
  let fails = true;
  const { user, calls } = openExpenses(() => items, {
    CreateExpense: () => {
      if (fails) return graphqlError('BAD_USER_INPUT', 'This order is not known');
      items.push(expense('9'));
      return { data: { createExpense: expense('9') } };
    },
  });
  await screen.findByText('No expenses.');
  await user.click(screen.getAllByRole('button', { name: 'Create Expense' })[0]!);
  const drawer = within(await screen.findByRole('dialog', { name: 'Create Expense' }));
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  for (const words of [
    'Please enter Belongs To.',
    'Please enter Expense Head.',
    'Please enter Amount.',
  ])
    expect(await drawer.findByText(words)).toBeInTheDocument();
  expect(drawer.getByRole('option', { name: 'Shipment' })).toBeInTheDocument();
  await user.selectOptions(drawer.getByLabelText(/^Belongs To/), 'ORDER');
  await user.selectOptions(drawer.getByLabelText(/^Expense Head/), 'FREIGHT');
  await user.type(drawer.getByLabelText(/^Amount/), '0');
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  for (const words of ['Please enter Order Number.', 'Amount must be above 0.'])
    expect(await drawer.findByText(words)).toBeInTheDocument();
  await user.type(drawer.getByLabelText(/^Order Number/), 'SO-1');
  const day = drawer.getByLabelText(/^Expense Date/);
  await user.clear(day);
  await user.type(day, '2099-01-01');
  await user.tab();
  expect(await drawer.findByText('The expense date cannot be in the future')).toBeInTheDocument();
  await user.clear(day);
  await user.type(day, today());
  await user.clear(drawer.getByLabelText(/^Amount/));
  await user.type(drawer.getByLabelText(/^Amount/), '1500');
  expect(variablesOf(calls, 'CreateExpense')).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Expense not created successfully!')).toBeInTheDocument();
  expect(screen.getByText('This order is not known')).toBeInTheDocument();
  fails = false;
  await user.dblClick(drawer.getByRole('button', { name: 'Create' }));
  const reference = await screen.findByText('LR-9');
  expect(reference.closest('.ag-row')).toHaveClass('kit-row-new');
  expect(await screen.findByText('Expense created')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Expense 9' }));
  expect(await screen.findByRole('dialog', { name: /9/ })).toBeInTheDocument();
  const written = {
    entity: 'ORDER',
    entityId: 'SO-1',
    head: 'FREIGHT',
    amount: '1500.00',
    expenseDate: today(),
  };
  const empty = { vendorName: null, referenceNumber: null, remarks: null, attachments: [] };
  expect(variablesOf(calls, 'CreateExpense').slice(1)).toEqual([
    { input: { ...written, ...empty, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  ]);
});

test('an active expense is edited; a failure shows its text', async () => {
  let now = expense('1');
  let fails = true;
  const { user, calls } = openExpenses(() => [now], {
    UpdateExpense: () => {
      if (fails)
        return graphqlError('INVALID_TRANSITION', 'Cannot change expense from VOID to ACTIVE');
      now = expense('1', { amount: '80.00' });
      return { data: { updateExpense: now } };
    },
  });
  await user.click(await screen.findByText('LR-1'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit expense 1' }));
  await user.clear(drawer.getByLabelText(/^Amount/));
  await user.type(drawer.getByLabelText(/^Amount/), '80{Enter}');
  expect(await screen.findByText('Expense not updated successfully!')).toBeInTheDocument();
  fails = false;
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit expense 1' })).toBeNull());
  expect((await screen.findAllByText('₹ 80.00')).length).toBeGreaterThan(0);
  expect(variablesOf(calls, 'UpdateExpense').at(-1)).toMatchObject({
    input: { id: '1', amount: '80.00', entity: 'ORDER', entityId: 'SO-1' },
  });
});

test('deleting requires a reason; a failure keeps the dialog', async () => {
  let now = expense('1');
  let fails = true;
  const { user, calls } = openExpenses(
    () => [now],
    {
      VoidExpense: () => {
        if (fails) return graphqlError('INTERNAL_SERVER_ERROR', 'Broken');
        now = expense('1', { status: 'VOID', actions: [], voidReason: 'Twice' });
        return { data: { voidExpense: now } };
      },
    },
    '?expense=1',
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const confirm = () => user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  await confirm();
  expect(await screen.findByText('Please enter Reason.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Reason/)).toHaveAttribute('maxlength', '100');
  expect(variablesOf(calls, 'VoidExpense')).toEqual([]);
  await user.type(screen.getByLabelText(/^Reason/), 'Twice');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Error occured while deleting expense')).toBeInTheDocument();
  fails = false;
  await confirm();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
  expect(variablesOf(calls, 'VoidExpense').slice(1)).toEqual([{ id: '1', reason: 'Twice' }]);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('operations users may create and edit but not delete; an open expense outside the page is fetched', async () => {
  const { user, calls } = openExpenses(
    () => [],
    { Expense: () => ({ data: { expense: expense('5', { actions: ['EDIT'] }) } }) },
    '?expense=5',
    Role.OPERATIONS,
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'Expense 5' }));
  expect(drawer.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(variablesOf(calls, 'Expense')).toEqual([{ id: '5' }]);
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
