import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { useCancelOrderLineMutation } from '../../generated/hooks.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { OrderLine } from './orderDraft.ts';
import { t } from '../ui/text.ts';

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
    line.generatedQuantity > 0 ? t('; purchase orders that are not issued shrink by them') : '';
  const last = isLast ? t(' It is the last line: the whole order is cancelled with it.') : '';
  return t(
    '{{rest}} of {{quantity}} {{skuUnit}} of {{sku}} will be cancelled and leave the totals{{shrink}}.{{last}}',
    { rest, quantity: line.quantity, skuUnit: line.sku.unit, sku: line.sku.name, shrink, last },
  );
}

/** Cancels a line, or its undispatched part, with a reason. */
export function CancelOrderLineDrawer({ order, line, onClose }: Props) {
  const [cancel, { loading }] = useCancelOrderLineMutation();
  const isShort = line.dispatchedQuantity > 0;
  const cancelled = async (reason: string) => {
    const input = { number: order.number, lineId: line.id, reason, version: order.version };
    return (
      (await withNotice(() => cancel({ variables: { input } }), {
        failed: t('Order line updated Failed!'),
      })) !== undefined
    );
  };
  return (
    <ReasonDrawer
      title={
        isShort
          ? t('Short close line {{lineNumber}}', { lineNumber: line.lineNumber })
          : t('Cancel line {{lineNumber}}', { lineNumber: line.lineNumber })
      }
      hint={hintOf(order, line)}
      label={t('Cancellation Reason')}
      submitText={isShort ? t('Short close') : t('Cancel line')}
      saving={loading}
      onReason={cancelled}
      onClose={onClose}
    />
  );
}
