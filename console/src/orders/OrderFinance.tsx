import type { Can } from '@munim/schema/shared/roles.ts';
import { ExpensesPanel } from '../expenses/ExpensesPanel.tsx';
import { useSession } from '../app/session.tsx';
import { ReceiptsPanel } from '../payments/ReceiptsPanel.tsx';

export const seesFinance = (can: Can): boolean => can('PAYMENT', 'READ') || can('EXPENSE', 'READ');

/** Receipts for the order and its expenses, each by its own permission. */
export function OrderFinance({ orderNumber }: { orderNumber: string }) {
  const { can } = useSession();
  return (
    <>
      {can('PAYMENT', 'READ') && <ReceiptsPanel orderNumber={orderNumber} />}
      {can('EXPENSE', 'READ') && <ExpensesPanel entity="ORDER" entityId={orderNumber} />}
    </>
  );
}
