import { useApolloClient } from '@apollo/client/react';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { useUpdatePurchaseOrderLineStatusMutation } from '../../generated/hooks.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { PoLine } from './PurchaseOrderLines.tsx';
import { refetchWhenStale, UPDATE_FAILED } from './purchaseOrderWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  order: PurchaseOrderDetailsFragment;
  line: PoLine;
  onClose: () => void;
}

/** Cancels a line; of a partly dispatched one only the remainder. */
export function CancelLineDrawer({ order, line, onClose }: Props) {
  const client = useApolloClient();
  const [cancel, { loading }] = useUpdatePurchaseOrderLineStatusMutation();
  const open = line.quantity - line.cancelledQuantity - line.dispatchedQuantity;
  const run = async (reason: string) => {
    const input = { id: order.id, lineId: line.id, reason, version: order.version };
    const onFailed = refetchWhenStale(client, order.id);
    return (
      (await withNotice(() => cancel({ variables: { input } }), {
        failed: UPDATE_FAILED,
        onFailed,
      })) !== undefined
    );
  };
  return (
    <ReasonDrawer
      title={t('Cancel line {{lineNumber}} of purchase order {{orderId}}', {
        lineNumber: line.lineNumber,
        orderId: order.id,
      })}
      label={t('Cancellation Reason')}
      submitText={t('Cancel line')}
      hint={t('{{open}} {{skuUnit}} of {{sku}} will not be bought.', {
        open,
        skuUnit: line.sku.unit,
        sku: line.sku.name,
      })}
      saving={loading}
      onReason={run}
      onClose={onClose}
    />
  );
}
