import { Button } from '@blueprintjs/core';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { useClosing } from '../ui/form/unsaved.ts';
import { IssueFields } from './IssueFields.tsx';
import { useIssue } from './issueForm.ts';
import { t } from '../ui/text.ts';

/** Name of the modal's open tab in the address. */
const TAB = ['key'];

/** The issue form under the lines of the modal. */
export function IssueInModal({
  order,
  onClose,
}: {
  order: PurchaseOrderDetailsFragment;
  onClose: () => void;
}) {
  const { form, submit, saving } = useIssue(order, onClose);
  const submitOnce = useSingleFlight(submit);
  const { close } = useClosing(onClose, form.formState.isDirty, { keeps: TAB });
  return (
    <form className="po-issue" noValidate aria-label={t('Issue to vendor')} onSubmit={submitOnce}>
      <h3>{t('Issue to {{seller}}', { seller: order.seller.name })}</h3>
      <IssueFields form={form} state={order.seller.officeAddress?.state ?? null} />
      <div className="po-issue-foot">
        <Button text={t('Cancel')} disabled={saving} onClick={close} />
        <Button type="submit" intent="primary" text={t('Issue')} loading={saving} />
      </div>
    </form>
  );
}
