import type { ChallanFieldsFragment } from '../../generated/documents.ts';
import { useCreateInvoiceMutation } from '../../generated/hooks.ts';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { reloadChallans } from './challanWrites.ts';

interface Props {
  challan: ChallanFieldsFragment;
  onClose: () => void;
}

/** A new invoice of a challan whose invoice was cancelled; the key makes a second press harmless. */
export function InvoiceAgainDialog({ challan, onClose }: Props) {
  const idempotencyKey = useIdempotencyKey();
  const [create] = useCreateInvoiceMutation({ update: reloadChallans });
  const confirm = async () => {
    const input = { challanId: challan.id, idempotencyKey };
    const made = await withNotice(() => create({ variables: { input } }), {
      failed: 'Error creating the invoice.',
    });
    return made !== undefined;
  };
  return (
    <ConfirmDialog
      title="Invoice again"
      text={`Make a new invoice of ${challan.number}? It has the lines of the challan and a new number; the cancelled one keeps its own.`}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
