import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { skipToken } from '@apollo/client/react';
import type { ExpenseEntity } from '@munim/schema/generated/types.ts';
import { useMemo } from 'react';
import { useExpenseQuery, useExpensesQuery } from '../../generated/hooks.ts';
import { BooksPanel } from '../accounting/BooksPanel.tsx';
import { useSession } from '../app/session.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { digits } from '../ui/grid/numberSearch.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { expenseColumns, type ExpenseRow } from './expenseColumns.tsx';
import { ExpenseDrawer } from './ExpenseDrawer.tsx';
import { ExpenseFormDrawer } from './ExpenseFormDrawer.tsx';
import { EXPENSE_ENTITY } from './expenses.labels.ts';
import './expenses.css';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'entity', label: t('Belongs to'), labels: EXPENSE_ENTITY },
  { kind: 'dates', label: t('Expense date'), from: 'fromDate', to: 'toDate' },
  { kind: 'search', name: 'number', label: t('Order or PO no.'), maxLength: 50 },
  { kind: 'search', name: 'expenseNo', label: t('Expense no.'), takes: digits },
];

/** Matches nothing, for input that is no number. */
const IMPOSSIBLE_ID = '999999999999999';
const toIdFilter = (text: string | undefined) =>
  text && (/^[1-9][0-9]*$/.test(text) ? text : IMPOSSIBLE_ID);
const voidRowClass = ({ status }: ExpenseRow) => (status === 'VOID' ? 'expense-void' : undefined);

/** The expense in the address, also when it is on another page. */
function OpenExpense({
  id,
  rows,
  onClose,
}: {
  id: string;
  rows: readonly ExpenseRow[];
  onClose: () => void;
}) {
  const row = rows.find((one) => one.id === id);
  const { data } = useExpenseQuery(row ? skipToken : { variables: { id } });
  const expense = row ?? data?.expense;
  return expense ? <ExpenseDrawer expense={expense} onClose={onClose} /> : null;
}

export function ExpensesScreen() {
  const { can } = useSession();
  const [opened, setOpened] = useUrlParam('expense');
  const close = () => setOpened(null);
  const add = can('EXPENSE', 'WRITE') && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Expense')}
      onClick={() => setOpened('new')}
    />
  );
  return (
    <ListScreen
      title={t('Expenses')}
      list="expenses"
      query={useExpensesQuery}
      variables={({ one }, page, limit) => ({
        filter: {
          entity: one('entity') as ExpenseEntity | undefined,
          entityId: one('number'),
          id: toIdFilter(one('expenseNo')),
          fromDate: one('fromDate'),
          toDate: one('toDate'),
        },
        page,
        limit,
      })}
      rows={(data) => data.expenses}
      columns={useMemo(() => expenseColumns(can), [can])}
      filters={filters}
      actions={<BooksPanel>{add}</BooksPanel>}
      rowClass={voidRowClass}
      onOpen={({ id }) => setOpened(id)}
      emptyText={t('No expenses.')}
      emptyAction={add}
    >
      {(rows) => (
        <>
          {opened === 'new' && add && <ExpenseFormDrawer onClose={close} />}
          {opened && opened !== 'new' && (
            <OpenExpense key={opened} id={opened} rows={rows} onClose={close} />
          )}
        </>
      )}
    </ListScreen>
  );
}
