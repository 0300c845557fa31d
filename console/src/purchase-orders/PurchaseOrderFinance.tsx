import type { PurchaseOrderPaperFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { BillsPanel } from '../bills/BillsPanel.tsx';
import { ExpensesPanel } from '../expenses/ExpensesPanel.tsx';
import { OutgoingPaymentsPanel } from '../payments/OutgoingPaymentsPanel.tsx';

/** Bills, payments and expenses of a purchase order. */
export function PurchaseOrderFinance({
  order: { id, state },
}: {
  order: PurchaseOrderPaperFragment;
}) {
  const { can } = useSession();
  return (
    <>
      <BillsPanel poId={id} />
      {can('PAYMENT', 'READ') && <OutgoingPaymentsPanel poId={id} canRecord={state === 'ISSUED'} />}
      {can('EXPENSE', 'READ') && <ExpensesPanel entity="PURCHASE_ORDER" entityId={id} />}
    </>
  );
}
