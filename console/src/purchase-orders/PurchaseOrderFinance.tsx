import type { Can } from '@munim/schema/shared/roles.ts';
import type { PurchaseOrderPaperFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { ExpensesPanel } from '../expenses/ExpensesPanel.tsx';
import { OutgoingPaymentsPanel } from '../payments/OutgoingPaymentsPanel.tsx';

export const seesFinance = (can: Can): boolean => can('PAYMENT', 'READ') || can('EXPENSE', 'READ');

/** What was paid for a purchase order and spent on it; bills come with the logistics. */
export function PurchaseOrderFinance({ order: { id, state } }: { order: PurchaseOrderPaperFragment }) {
  const { can } = useSession();
  return (
    <>
      {can('PAYMENT', 'READ') && <OutgoingPaymentsPanel poId={id} canRecord={state === 'ISSUED'} />}
      {can('EXPENSE', 'READ') && <ExpensesPanel entity="PURCHASE_ORDER" entityId={id} />}
    </>
  );
}
