import { formatRupees } from '../ui/format/rupees.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { ExpenseRow } from './expenseColumns.tsx';
import { ownerText, EXPENSE_HEAD } from './expenses.labels.ts';
import { useExpenseWrites } from './expenseWrites.ts';
import { t } from '../ui/text.ts';

/** Voids an expense. The reason is required and always sent. */
export function VoidExpenseDialog({
  expense,
  onClose,
}: {
  expense: ExpenseRow;
  onClose: () => void;
}) {
  const { undoLast } = useExpenseWrites();
  const text = t(
    'Delete expense {{expenseId}}, {{head}} {{amount}} of {{expense}}? It stays in the list and counts no more.',
    {
      expenseId: expense.id,
      head: EXPENSE_HEAD[expense.head],
      amount: formatRupees(expense.amount),
      expense: ownerText(expense),
    },
  );
  const confirm = async (reason: string) =>
    (await undoLast(expense.id, reason.trim())) !== undefined;
  return (
    <ConfirmDialog
      title={t('Delete expense')}
      text={text}
      textLabel={t('Reason')}
      textRequired
      onConfirm={(confirmed) => confirm(confirmed.text)}
      onClose={onClose}
    />
  );
}
