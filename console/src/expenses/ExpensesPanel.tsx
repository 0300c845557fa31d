import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ExpenseEntity } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { useExpensesQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { PanelList, usePanelPage } from '../ui/grid/PanelList.tsx';
import { expenseColumnsOfRecord } from './expenseColumns.tsx';
import { ExpenseDrawer } from './ExpenseDrawer.tsx';
import { ExpenseFormDrawer } from './ExpenseFormDrawer.tsx';
import { t } from '../ui/text.ts';

interface Props {
  entity: ExpenseEntity;
  /** Id of the record; for an order the order number. */
  entityId: string;
}

const PAGE = 5;

/** Expenses of a record. Needs EXPENSE READ. */
export function ExpensesPanel({ entity, entityId }: Props) {
  const { can } = useSession();
  const paging = usePanelPage(PAGE);
  const [opened, setOpened] = useState<string | null>(null);
  const { page, limit } = paging;
  const { data, previousData, error, refetch } = useExpensesQuery({
    variables: { filter: { entity, entityId }, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.expenses;
  const expense = shown?.items.find(({ id }) => id === opened);
  const close = () => setOpened(null);
  return (
    <>
      <PanelList
        title={t('Expenses')}
        columns={expenseColumnsOfRecord}
        paging={paging}
        shown={shown}
        failed={
          error && !shown
            ? {
                text: t('Could not load'),
                error,
                retry: () => void refetch().catch(() => undefined),
              }
            : undefined
        }
        onOpen={({ id }) => setOpened(id)}
        emptyText={t('No expenses.')}
      >
        {can('EXPENSE', 'WRITE') && (
          <Button icon={<Plus />} text={t('Add expense')} onClick={() => setOpened('new')} />
        )}
      </PanelList>
      {expense && <ExpenseDrawer key={expense.id} expense={expense} onClose={close} />}
      {opened === 'new' && <ExpenseFormDrawer of={{ entity, entityId }} onClose={close} />}
    </>
  );
}
