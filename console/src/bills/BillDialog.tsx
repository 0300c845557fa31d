import type { BillAction } from '@munim/schema/generated/types.ts';
import type { BillFieldsFragment } from '../../generated/documents.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { type BillForm, BillFormDrawer } from './BillFormDrawer.tsx';
import { useBillWrites } from './billWrites.ts';
import { t } from '../ui/text.ts';

/** Actions that need a dialog. */
export type BillDialogAction = BillForm | 'CANCEL';
export const opensDialog = (action: BillAction): action is BillDialogAction =>
  action !== 'SYNC' && action !== 'PAY';

interface Props {
  bill: BillFieldsFragment;
  action: BillDialogAction;
  onClose: () => void;
}

/** The drawer of an action. */
export function BillDialog({ bill, action, onClose }: Props) {
  const { cancel, saving } = useBillWrites();
  if (action !== 'CANCEL') return <BillFormDrawer bill={bill} action={action} onClose={onClose} />;
  return (
    <ReasonDrawer
      title={t('Cancel bill {{billId}}', { billId: bill.id })}
      label={t('Cancellation Reason')}
      submitText={t('Cancel bill')}
      saving={saving}
      hint={`${bill.cancelRefusal ?? t('Its units may then be billed again')}. ${t('This cannot be undone.')}`}
      onReason={(reason) => cancel({ id: bill.id, reason, version: bill.version })}
      onClose={onClose}
    />
  );
}
