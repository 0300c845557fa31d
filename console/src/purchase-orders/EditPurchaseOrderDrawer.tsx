import { useApolloClient } from '@apollo/client/react';
import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { useUpdatePurchaseOrderMutation } from '../../generated/hooks.ts';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import type { Day } from '../ui/format/dates.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { useEditDraft } from './editDraft.ts';
import { areInvalid, EditPoLines } from './EditPoLines.tsx';
import { readPurchaseOrder, UPDATE_FAILED } from './purchaseOrderWrites.ts';
import './purchase-orders.css';
import { t } from '../ui/text.ts';

type Order = PurchaseOrderDetailsFragment;
interface Head {
  dueDate: string;
  sellerEmail: string;
  sellerWhatsappNumber: string;
  remark: string;
}

const headOf = ({ dueDate, sellerEmail, sellerWhatsappNumber, remark }: Order): Head => ({
  dueDate: dueDate ?? '',
  sellerEmail: sellerEmail ?? '',
  sellerWhatsappNumber: sellerWhatsappNumber ?? '',
  remark: remark ?? '',
});

/** Changed fields compared with the record now; an emptied input clears. */
function changedHead(order: Order, head: Head): Partial<Record<keyof Head, string | null>> {
  const now = headOf(order);
  const changed = Object.entries(head).filter(
    ([name, value]) => value.trim() !== now[name as keyof Head],
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, value.trim() || null]));
}

function HeadFields({ form, dueDate }: { form: UseFormReturn<Head>; dueDate: Day | null }) {
  return (
    <>
      <div className="po-new-head">
        <ComingDayField form={form} name="dueDate" label={t('Due Date')} kept={dueDate} />
        <span />
        <Field
          form={form}
          name="sellerEmail"
          label={t("Vendor's e-mail")}
          type="email"
          maxLength={150}
          validate={(text) => isEmail(text.trim()) || t('Please enter a valid E-mail.')}
        />
        <Field
          form={form}
          name="sellerWhatsappNumber"
          label={t("Vendor's Whatsapp number")}
          type="phone"
          validate={(text) => isPhone(text.trim()) || t('Whatsapp number must be 10 digits.')}
        />
      </div>
      <Field
        form={form}
        name="remark"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
      />
    </>
  );
}

function useEdit(order: Order, onClose: () => void) {
  const client = useApolloClient();
  const form = useForm<Head>({ defaultValues: headOf(order) });
  const draft = useEditDraft(order);
  const base = useBaseVersion(order.version);
  const [update, { loading }] = useUpdatePurchaseOrderMutation();
  const withLines = order.actions.includes('EDIT');
  const lines = withLines ? draft.changed : [];
  const invalid = withLines && areInvalid(draft.rows);

  const submit = form.handleSubmit(async (head) => {
    const input = {
      id: order.id,
      ...changedHead(order, head),
      ...(lines.length ? { lines } : {}),
      version: base.version,
    };
    const saved = await withNotice(() => update({ variables: { input } }), {
      failed: UPDATE_FAILED,
      onFailed: base.onFailed,
    });
    if (saved) onClose();
  });
  const reload = async () => {
    const read = () => readPurchaseOrder(client, order.id);
    const latest = (await withNotice(read, { failed: t('Error in retrieving po!') }))?.data
      ?.purchaseOrder;
    if (latest) form.reset(headOf(latest), { keepDirtyValues: true });
    return latest?.version;
  };
  const dirty = form.formState.isDirty || lines.length > 0 || invalid;
  return {
    form,
    draft,
    withLines,
    dirty,
    invalid,
    base,
    reload,
    submit,
    saving: loading,
  };
}

/** Changes a purchase order: lines while it is a draft or rejected, later only due date, contact and remark. */
export function EditPurchaseOrderDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const { form, draft, withLines, dirty, invalid, base, reload, submit, saving } = useEdit(
    order,
    onClose,
  );
  return (
    <FormDrawer
      versioned
      title={t('Edit purchase order {{orderId}}', { orderId: order.id })}
      width="60%"
      submitText={t('Save')}
      saving={saving}
      dirty={dirty}
      blocked={invalid ? BLOCKED.invalid : !dirty && BLOCKED.unchanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedElsewhere
        what={t('purchase order')}
        base={base}
        dirty={dirty}
        saving={saving}
        onReload={reload}
      />
      {withLines && (
        <EditPoLines withinState={order.withinState} rows={draft.rows} onChange={draft.change} />
      )}
      <HeadFields form={form} dueDate={order.dueDate} />
    </FormDrawer>
  );
}
