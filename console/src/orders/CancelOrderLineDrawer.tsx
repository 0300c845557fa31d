import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { useCancelOrderLineMutation } from '../../generated/hooks.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { OrderLine } from './orderDraft.ts';
import { reloadOrders } from './orderWrites.ts';

interface Props {
  order: OrderDetailsFragment;
  line: OrderLine;
  onClose: () => void;
}

/** Effects of cancelling the line. */
function hintOf({ lines }: OrderDetailsFragment, line: OrderLine): string {
  const rest =
    line.quantity -
    line.cancelledQuantity -
    Math.max(line.dispatchedQuantity, line.invoicedQuantity);
  const isLast =
    line.dispatchedQuantity === 0 &&
    lines.every((other) => other.id === line.id || other.cancelledQuantity >= other.quantity);
  const shrink =
    line.generatedQuantity > 0 ? '; purchase orders that are not issued shrink by them' : '';
  const last = isLast ? ' It is the last line: the whole order is cancelled with it.' : '';
  return `${rest} of ${line.quantity} ${line.sku.unit} of ${line.sku.name} will be cancelled and leave the totals${shrink}.${last}`;
}

/** Cancels a line, or its undispatched part, with a reason. */
export function CancelOrderLineDrawer({ order, line, onClose }: Props) {
  const [cancel, { loading }] = useCancelOrderLineMutation({ update: reloadOrders });
  const isShort = line.dispatchedQuantity > 0;
  const cancelled = async (reason: string) => {
    const input = { number: order.number, lineId: line.id, reason, version: order.version };
    return (
      (await withNotice(() => cancel({ variables: { input } }), {
        failed: 'Order line updated Failed!',
      })) !== undefined
    );
  };
  return (
    <ReasonDrawer
      title={isShort ? `Short close line ${line.lineNumber}` : `Cancel line ${line.lineNumber}`}
      hint={hintOf(order, line)}
      label="Cancellation Reason"
      submitText={isShort ? 'Short close' : 'Cancel line'}
      saving={loading}
      onReason={cancelled}
      onClose={onClose}
    />
  );
}
