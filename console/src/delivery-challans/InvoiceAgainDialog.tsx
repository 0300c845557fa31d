import type { ChallanFieldsFragment } from '../../generated/documents.ts';
import { useCreateInvoiceMutation } from '../../generated/hooks.ts';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

interface Props {
  challan: ChallanFieldsFragment;
  onClose: () => void;
}

/** A new invoice of a challan whose invoice was cancelled; the key makes a second press harmless. */
export function InvoiceAgainDialog({ challan, onClose }: Props) {
  const idempotencyKey = useIdempotencyKey();
  const [create] = useCreateInvoiceMutation();
  const confirm = async () => {
    const input = { challanId: challan.id, idempotencyKey };
    const made = await withNotice(() => create({ variables: { input } }), {
      failed: t('Error creating the invoice.'),
    });
    return made !== undefined;
  };
  return (
    <ConfirmDialog
      title={t('Invoice again')}
      text={t(
        'Make a new invoice of {{challanNumber}}? It has the lines of the challan and a new number; the cancelled one keeps its own.',
        { challanNumber: challan.number },
      )}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
