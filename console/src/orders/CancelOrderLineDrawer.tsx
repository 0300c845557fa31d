import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import type { OrderPaperFragment } from '../../generated/documents.ts';
import { useCancelOrderLineMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/Field.tsx';
import { FormDrawer } from '../ui/FormDrawer.tsx';
import { withNotice } from '../ui/notices.tsx';
import type { OrderLine } from './orderDraft.ts';
import { reloadOrders } from './orderWrites.ts';

interface Props {
  order: OrderPaperFragment;
  line: OrderLine;
  onClose: () => void;
}

/** Cancels a line, or what is not dispatched of it, with a reason. */
export function CancelOrderLineDrawer({ order, line, onClose }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  const [cancel, { loading }] = useCancelOrderLineMutation({ update: reloadOrders });
  const rest = line.quantity - line.cancelledQuantity - Math.max(line.dispatchedQuantity, line.invoicedQuantity);
  const isShort = line.dispatchedQuantity > 0;
  const isLast = !isShort && order.lines.every((other) => other.id === line.id || other.cancelledQuantity >= other.quantity);
  const submit = form.handleSubmit(async ({ reason }) => {
    const input = { number: order.number, lineId: line.id, reason: reason.trim(), version: order.version };
    if (await withNotice(() => cancel({ variables: { input } }), { failed: 'Order line updated Failed!' })) onClose();
  });
  return (
    <FormDrawer
      danger
      title={isShort ? `Short close line ${line.lineNumber}` : `Cancel line ${line.lineNumber}`}
      submitText={isShort ? 'Short close' : 'Cancel line'}
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {rest} of {line.quantity} {line.sku.unit} of {line.sku.name} will be cancelled and leave the totals
        {line.generatedQuantity > 0 ? '; purchase orders that are not issued shrink by them' : ''}.
      </p>
      {isLast && <p>It is the last line: the whole order is cancelled with it.</p>}
      <Field form={form} name="reason" label="Cancellation Reason" type="textarea" maxLength={LIMITS.reason} required autoFocus />
    </FormDrawer>
  );
}
