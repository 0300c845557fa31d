import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { InvoiceDocument } from '../../generated/documents.ts';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { InvoiceRow } from './invoiceColumns.tsx';
import { invoiceName } from './invoices.labels.ts';
import { UPDATE_FAILED, useInvoiceWrites } from './invoiceWrites.ts';
import { t } from '../ui/text.ts';

const fieldsOf = ({ dueDate, customerPoNumber, remarks }: InvoiceRow) => ({
  dueDate,
  customerPoNumber: customerPoNumber ?? '',
  remarks: remarks ?? '',
});

/** The editable fields of an invoice: never amounts or lines. */
export function EditInvoiceDrawer({
  invoice,
  onClose,
}: {
  invoice: InvoiceRow;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const form = useForm({ defaultValues: fieldsOf(invoice) });
  const base = useBaseVersion(invoice.version);
  const { update, saving } = useInvoiceWrites();
  const submit = form.handleSubmit(async ({ dueDate, customerPoNumber, remarks }) => {
    const input = {
      id: invoice.id,
      dueDate,
      customerPoNumber: customerPoNumber.trim() || null,
      remarks: remarks.trim() || null,
      version: base.version,
    };
    if (await update(input, base.onFailed)) onClose();
  });
  const reload = async () => {
    const read = () =>
      client.query({
        query: InvoiceDocument,
        variables: { id: invoice.id },
        fetchPolicy: 'network-only',
      });
    const latest = (await withNotice(read, { failed: UPDATE_FAILED }))?.data?.invoice;
    if (latest) form.reset(fieldsOf(latest), { keepDirtyValues: true });
    return latest?.version;
  };
  const { isDirty } = form.formState;
  return (
    <FormDrawer
      versioned
      title={t('Edit {{invoiceName}}', { invoiceName: invoiceName(invoice) })}
      submitText={t('Save')}
      saving={saving}
      dirty={isDirty}
      blocked={!isDirty && BLOCKED.unchanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedElsewhere
        what={t('invoice')}
        base={base}
        dirty={isDirty}
        saving={saving}
        onReload={reload}
      />
      <Field
        form={form}
        name="dueDate"
        label={t('Due Date')}
        type="date"
        required
        {...(invoice.date && { min: invoice.date })}
        validate={(day) =>
          !invoice.date ||
          day >= invoice.date ||
          t('Please enter a day from {{date}} on.', { date: invoice.date })
        }
      />
      <Field
        form={form}
        name="customerPoNumber"
        label={t('Customer PO Number')}
        maxLength={LIMITS.customerPoNumber}
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
      />
    </FormDrawer>
  );
}
