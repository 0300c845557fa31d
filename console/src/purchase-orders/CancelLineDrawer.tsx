import { useApolloClient } from '@apollo/client/react';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { useUpdatePurchaseOrderLineStatusMutation } from '../../generated/hooks.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { PoLine } from './PurchaseOrderLines.tsx';
import { refetchWhenStale, reloadPurchaseOrders, UPDATE_FAILED } from './purchaseOrderWrites.ts';

interface Props {
  order: PurchaseOrderDetailsFragment;
  line: PoLine;
  onClose: () => void;
}

/** Cancels a line; of a partly dispatched one only the remainder. */
export function CancelLineDrawer({ order, line, onClose }: Props) {
  const client = useApolloClient();
  const [cancel, { loading }] = useUpdatePurchaseOrderLineStatusMutation({
    update: reloadPurchaseOrders,
  });
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
      title={`Cancel line ${line.lineNumber} of purchase order ${order.id}`}
      label="Cancellation Reason"
      submitText="Cancel line"
      hint={`${open} ${line.sku.unit} of ${line.sku.name} will not be bought.`}
      saving={loading}
      onReason={run}
      onClose={onClose}
    />
  );
}
