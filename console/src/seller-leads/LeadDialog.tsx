import type { SellerLeadAction } from '@munim/schema/generated/types.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { Lead } from './leadColumns.tsx';
import { LeadFormDrawer } from './LeadFormDrawer.tsx';
import { useDeleteLead } from './leadWrites.ts';
import { VerifyLeadDrawer } from './VerifyLeadDrawer.tsx';
import { t } from '../ui/text.ts';

interface Props {
  lead: Lead;
  action: SellerLeadAction;
  onClose: () => void;
  /** The lead is deleted: there is nothing left to show. */
  onDeleted?: () => void;
}

function DeleteLead({ lead, onClose, onDeleted }: Omit<Props, 'action'>) {
  const remove = useDeleteLead();
  const confirm = async () => {
    const deleted = await remove(lead.id);
    if (deleted) onDeleted?.();
    return deleted;
  };
  return (
    <ConfirmDialog
      title={t('Delete lead {{leadId}}', { leadId: lead.id })}
      text={t('Delete {{sellerName}} and the products tied to it?', {
        sellerName: lead.sellerName,
      })}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Dialogs of a lead's actions. */
export function LeadDialog({ lead, action, onClose, onDeleted }: Props) {
  switch (action) {
    case 'UPDATE':
      return <LeadFormDrawer lead={lead} onClose={onClose} />;
    case 'VERIFY':
      return <VerifyLeadDrawer lead={lead} onClose={onClose} />;
    case 'DELETE':
      return <DeleteLead lead={lead} onClose={onClose} {...(onDeleted ? { onDeleted } : {})} />;
  }
}
