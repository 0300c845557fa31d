import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import type { OrderCancelPreviewQuery } from '../../generated/documents.ts';
import { useOrderCancelPreviewQuery, useUpdateOrderStatusMutation } from '../../generated/hooks.ts';
import { Panels } from '../app/panels.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { errorCode } from '../ui/errors.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { formatCount, formatRupees } from '../ui/format/rupees.ts';
import './orders.css';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Preview = OrderCancelPreviewQuery['orderCancelPreview'];

function AffectedDocuments({ preview }: { preview: Preview }) {
  const { received, pendingReceipts } = preview;
  const money = (amount: string | null) => (amount && Number(amount) ? formatRupees(amount) : null);
  return (
    <>
      <DescriptionList
        items={[
          [t('Amount of the order'), formatRupees(preview.grandTotal)],
          [t('Received, stays with the company'), money(received)],
          [t('Receipts not come yet'), money(pendingReceipts)],
          [
            t('Units leaving the delivery board'),
            preview.unitsAtSellers ? formatCount(preview.unitsAtSellers) : null,
          ],
          [
            t('Units of stock released'),
            preview.unitsOfStock ? formatCount(preview.unitsOfStock) : null,
          ],
          [t('Quotation open again'), preview.quotationId],
        ]}
      />
      <section aria-label={t('Lines')}>
        <h3 className="bp6-heading">{t('Lines')}</h3>
        <ul className="order-affected">
          {preview.lines.map((line) => (
            <li key={line.id}>
              <span>{line.sku.name}</span>
              <span className="kit-numeric">
                {t('{{quantity}} units', { quantity: formatCount(line.quantity) })}
              </span>
              <span className="kit-numeric">{formatRupees(line.total)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Panels to="ORDER_CANCELLATION" data={preview} />
    </>
  );
}

/**
 * Shows all effects of a cancellation before asking for the reason; reasons against it disable the
 * button.
 */
export function CancelOrderDrawer({
  orderNumber,
  onClose,
}: {
  orderNumber: string;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { data, error, refetch } = useOrderCancelPreviewQuery({
    variables: { number: orderNumber },
    fetchPolicy: 'network-only',
  });
  const [cancel, { loading }] = useUpdateOrderStatusMutation();
  const preview = data?.orderCancelPreview;
  const readAgain = () => refetch().catch(() => undefined);
  const submit = form.handleSubmit(async ({ reason }) => {
    const input = {
      number: orderNumber,
      status: 'CANCELLED' as const,
      reason: reason.trim(),
      version: preview?.version ?? null,
    };
    const write = () => cancel({ variables: { input } });
    // the preview is outdated: it is refetched, and the reason stays
    const onFailed = (failure: unknown) =>
      void (errorCode(failure) === 'NOT_FOUND' ? undefined : readAgain());
    if (await withNotice(write, { failed: t('Order status updated failed!'), onFailed })) onClose();
  });
  return (
    <FormDrawer
      danger
      title={t('Cancel order {{orderNumber}}', { orderNumber })}
      width={620}
      submitText={t('Cancel order')}
      saving={loading}
      blocked={
        preview
          ? preview.refusals.length > 0 && t('See above why it cannot be cancelled.')
          : BLOCKED.reading
      }
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {!preview && !error && (
        <Skeleton shape="list" rows={4} label={t('Loading what a cancellation takes')} />
      )}
      {!preview && error && <ErrorInPlace error={error} onRetry={readAgain} />}
      {preview && preview.refusals.length > 0 && (
        <Notice
          className="kit-callout"
          intent="danger"
          title={t('This order cannot be cancelled')}
          role="alert"
        >
          <ul>
            {preview.refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </Notice>
      )}
      {preview && <AffectedDocuments preview={preview} />}
      <Field
        form={form}
        name="reason"
        label={t('Cancellation Reason')}
        type="textarea"
        maxLength={LIMITS.reason}
        required
      />
    </FormDrawer>
  );
}
