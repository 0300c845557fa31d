import type { Can } from '@munim/schema/shared/roles.ts';
import { ExpensesPanel } from '../expenses/ExpensesPanel.tsx';
import { useSession } from '../app/session.tsx';
import { ReceiptsPanel } from '../payments/ReceiptsPanel.tsx';

export const seesFinance = (can: Can): boolean => can('PAYMENT', 'READ') || can('EXPENSE', 'READ');

/** Money that came for the order, and that was spent on it: each for who may read it. */
export function OrderFinance({ orderNumber }: { orderNumber: string }) {
  const { can } = useSession();
  return (
    <>
      {can('PAYMENT', 'READ') && (
        <section aria-label="Receipts">
          <h3 className="bp6-heading">Receipts</h3>
          <ReceiptsPanel orderNumber={orderNumber} />
        </section>
      )}
      {can('EXPENSE', 'READ') && (
        <section aria-label="Expenses">
          <h3 className="bp6-heading">Expenses</h3>
          <ExpensesPanel entity="ORDER" entityId={orderNumber} />
        </section>
      )}
    </>
  );
}
