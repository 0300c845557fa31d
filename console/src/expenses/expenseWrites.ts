import type { CreateExpenseInput, UpdateExpenseInput } from '../../generated/documents.ts';
import {
  useCreateExpenseMutation,
  useUpdateExpenseMutation,
  useVoidExpenseMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Creates, changes and voids expenses with fixed notices, which have none for success. */
export function useExpenseWrites() {
  const [createExpense, creating] = useCreateExpenseMutation();
  const [updateExpense, updating] = useUpdateExpenseMutation();
  const [voidExpense] = useVoidExpenseMutation();
  return {
    saving: creating.loading || updating.loading,
    create: (input: CreateExpenseInput) =>
      withNotice(() => createExpense({ variables: { input } }), {
        failed: t('Expense not created successfully!'),
      }),
    change: (input: UpdateExpenseInput) =>
      withNotice(() => updateExpense({ variables: { input } }), {
        failed: t('Expense not updated successfully!'),
      }),
    undoLast: (id: string, reason: string) =>
      withNotice(() => voidExpense({ variables: { id, reason } }), {
        failed: t('Error occured while deleting expense'),
      }),
  };
}
