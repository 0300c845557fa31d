import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { IssueFields } from './IssueFields.tsx';
import { useIssue } from './issueForm.ts';
import './purchase-orders.css';

/** Orders of the seller, from the purchase order's own page. */
export function IssueDrawer({
  order,
  onClose,
}: {
  order: PurchaseOrderDetailsFragment;
  onClose: () => void;
}) {
  const { form, submit, saving } = useIssue(order, onClose);
  return (
    <FormDrawer
      title={`Issue purchase order ${order.id}`}
      submitText="Issue"
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="kit-muted">
        What stands here is saved with {order.seller.name} first; then the purchase order goes to
        them.
      </p>
      <IssueFields form={form} state={order.seller.officeAddress?.state ?? null} />
    </FormDrawer>
  );
}
