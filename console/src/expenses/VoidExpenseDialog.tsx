import { formatRupees } from '../ui/format/rupees.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { ExpenseRow } from './expenseColumns.tsx';
import { ownerText, EXPENSE_HEAD } from './expenses.labels.ts';
import { useExpenseWrites } from './expenseWrites.ts';

/** Voids an expense. The reason is required and always sent. */
export function VoidExpenseDialog({
  expense,
  onClose,
}: {
  expense: ExpenseRow;
  onClose: () => void;
}) {
  const { undoLast } = useExpenseWrites();
  const text = `Delete expense ${expense.id}, ${EXPENSE_HEAD[expense.head]} ${formatRupees(expense.amount)} of ${ownerText(expense)}? It stays in the list and counts no more.`;
  const confirm = async (reason: string) =>
    (await undoLast(expense.id, reason.trim())) !== undefined;
  return (
    <ConfirmDialog
      title="Delete expense"
      text={text}
      textLabel="Reason"
      textRequired
      onConfirm={(confirmed) => confirm(confirmed.text)}
      onClose={onClose}
    />
  );
}
