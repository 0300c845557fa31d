import { skipToken } from '@apollo/client/react';
import { DAYS_TO_PAY } from '@munim/schema/shared/days.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBillablePurchaseOrdersQuery } from '../../generated/hooks.ts';
import { sellerSource } from '../sellers/SellerPicker.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { useBillWrites } from './billWrites.ts';
import {
  areInvalid,
  billedLines,
  draftTotal,
  BillDraftLines,
  draftOf,
  type DraftLine,
} from './BillDraftLines.tsx';
import { roundOffProblem } from './roundOff.ts';
import './bills.css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

interface Head {
  seller: PickerItem | null;
  dueDate: string;
  shipmentId: string;
  roundOff: string;
}

/**
 * Units of the vendor that are dispatched and not billed; typed quantities stay until another
 * vendor is chosen.
 */
function useDraft(sellerId: string | undefined) {
  const { data, error, refetch } = useBillablePurchaseOrdersQuery(
    sellerId ? { variables: { sellerId }, fetchPolicy: 'network-only' } : skipToken,
  );
  const [typed, setTyped] = useState<{ sellerId: string | undefined; rows: DraftLine[] } | null>(
    null,
  );
  const rows =
    typed?.sellerId === sellerId && typed ? typed.rows : draftOf(data?.purchaseOrders.items ?? []);
  return {
    rows: data ? rows : undefined,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    change: (next: DraftLine[]) => setTyped({ sellerId, rows: next }),
    touched: typed !== null,
  };
}

function Lines({ draft, roundOff }: { draft: ReturnType<typeof useDraft>; roundOff: string }) {
  if (draft.error)
    return (
      <ErrorInPlace
        title={t('Error in retrieving po!')}
        error={draft.error}
        onRetry={draft.retry}
      />
    );
  if (!draft.rows) return <Skeleton shape="table" rows={4} />;
  if (!draft.rows.length)
    return <EmptyState text={t('Nothing of this vendor is dispatched and not billed.')} />;
  return <BillDraftLines rows={draft.rows} roundOff={roundOff} onChange={draft.change} />;
}

/** A bill by hand, of what has left one vendor and is not billed. */
export function CreateBillDrawer({ onClose }: { onClose: () => void }) {
  const form = useForm<Head>({
    defaultValues: { seller: null, dueDate: '', shipmentId: '', roundOff: '' },
  });
  const idempotencyKey = useIdempotencyKey();
  const { create, saving } = useBillWrites();
  const [seller, roundOff] = useWatch({ control: form.control, name: ['seller', 'roundOff'] });
  const draft = useDraft(seller?.id);
  const lines = billedLines(draft.rows ?? []);
  const submit = form.handleSubmit(async ({ dueDate, shipmentId }) => {
    if (!seller) return;
    const input = {
      sellerId: seller.id,
      poIds: [...new Set(lines.map(({ poId }) => poId))],
      idempotencyKey,
      lines: lines.map(({ id, quantity }) => ({ poLineId: id, quantity: Number(quantity) })),
      ...(dueDate ? { dueDate } : {}),
      ...(shipmentId ? { shipmentId } : {}),
      ...(roundOff.trim() ? { roundOff: roundOff.trim() } : {}),
    };
    if (await create(input)) onClose();
  });
  return (
    <FormDrawer
      title={t('Create Bill')}
      width="60%"
      submitText={t('Create')}
      saving={saving}
      dirty={form.formState.isDirty || draft.touched}
      blocked={
        areInvalid(draft.rows ?? []) ? BLOCKED.invalid : !lines.length && t('Include a line.')
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="bill-new-head">
        <PickerField form={form} name="seller" label={t('Vendor')} source={sellerSource} required />
        <Field
          form={form}
          name="dueDate"
          label={t('Payment Due Date')}
          type="date"
          help={t('{{days}} days from today unless given', { days: DAYS_TO_PAY })}
        />
        <Field
          form={form}
          name="shipmentId"
          label={t('Shipment')}
          type="number"
          help={t('When the bill of a shipment was cancelled')}
        />
        <Field
          form={form}
          name="roundOff"
          label={t('Round-off')}
          help={t("The vendor's own, -1.00 to 1.00")}
          validate={(typed) => roundOffProblem(typed, draftTotal(lines))}
        />
      </div>
      {seller && <Lines draft={draft} roundOff={roundOff} />}
    </FormDrawer>
  );
}
