import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { IssueFields } from './IssueFields.tsx';
import { useIssue } from './issueForm.ts';
import './purchase-orders.css';
import { t } from '../ui/text.ts';

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
      title={t('Issue purchase order {{orderId}}', { orderId: order.id })}
      submitText={t('Issue')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="kit-muted">
        {t(
          'What stands here is saved with {{seller}} first; then the purchase order goes to them.',
          { seller: order.seller.name },
        )}
      </p>
      <IssueFields form={form} state={order.seller.officeAddress?.state ?? null} />
    </FormDrawer>
  );
}
