import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FilePanel } from '../documents/FilePanel.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { SideDrawer } from '../ui/overlay/SideDrawer.tsx';
import type { ExpenseRow } from './expenseColumns.tsx';
import { ExpenseFormDrawer } from './ExpenseFormDrawer.tsx';
import { ownerText, EXPENSE_HEAD, EXPENSE_STATUS } from './expenses.labels.ts';
import { VoidExpenseDialog } from './VoidExpenseDialog.tsx';
import { t } from '../ui/text.ts';

/** One expense: its data and its actions. */
export function ExpenseDrawer({ expense, onClose }: { expense: ExpenseRow; onClose: () => void }) {
  const [pendingAction, setPendingAction] = useState<'EDIT' | 'VOID' | null>(null);
  const back = () => setPendingAction(null);
  if (pendingAction === 'EDIT') return <ExpenseFormDrawer expense={expense} onClose={back} />;
  const { id, actions, attachments } = expense;
  return (
    <SideDrawer title={t('Expense {{id}}', { id })} width={420} onClose={onClose}>
      <div className="kit-drawer-body">
        <DescriptionList
          items={[
            [
              t('Status'),
              <StatusTag key="status" status={expense.status} labels={EXPENSE_STATUS} />,
            ],
            [t('Amount'), formatRupees(expense.amount)],
            [t('Head'), EXPENSE_HEAD[expense.head]],
            [t('Date'), expense.expenseDate],
            [t('Belongs to'), ownerText(expense)],
            [t('Vendor'), expense.vendorName],
            [t('Reference'), expense.referenceNumber],
            [t('Made by'), `${expense.createdBy.name}, ${dayOf(expense.createdAt)}`],
            [t('Remarks'), expense.remarks],
            [t('Deleted because'), expense.voidReason],
          ]}
        />
        {attachments.map((file) => (
          <FilePanel key={file.uuid} file={file} />
        ))}
      </div>
      {actions.length > 0 && (
        <div className="kit-drawer-foot">
          {actions.includes('VOID') && (
            <Button
              text={t('Delete')}
              intent="danger"
              variant="outlined"
              onClick={() => setPendingAction('VOID')}
            />
          )}
          {actions.includes('EDIT') && (
            <Button text={t('Edit')} intent="primary" onClick={() => setPendingAction('EDIT')} />
          )}
        </div>
      )}
      {pendingAction === 'VOID' && <VoidExpenseDialog expense={expense} onClose={back} />}
    </SideDrawer>
  );
}
