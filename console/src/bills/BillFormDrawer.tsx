import type { BillAction } from '@munim/schema/generated/types.ts';
import {
  sellerInvoiceNumber,
  sellerInvoiceNumberRefusal,
} from '@munim/schema/bills/bills.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { differenceOf } from '@munim/schema/shared/money.ts';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { BillFieldsFragment, StoredFileFieldsFragment } from '../../generated/documents.ts';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { errorField, serverText } from '../ui/errors.ts';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { today } from '../ui/format/dates.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { BILL_ACTION } from './bills.labels.ts';
import { useBillWrites } from './billWrites.ts';
import { roundOffProblem } from './roundOff.ts';
import { t } from '../ui/text.ts';

interface Fields {
  file: StoredFileFieldsFragment[];
  number: string;
  date: string;
  dueDate: string;
  roundOff: string;
}

/** Field names in the backend's spelling. */
const FIELD: Record<string, keyof Fields> = {
  seller_invoice_attachment: 'file',
  seller_invoice_number: 'number',
  seller_invoice_date: 'date',
  payment_due_date: 'dueDate',
  round_off: 'roundOff',
};

const valuesOf = (bill: BillFieldsFragment): Fields => ({
  file: bill.sellerInvoice ? [bill.sellerInvoice] : [],
  number: bill.sellerInvoiceNumber ?? '',
  date: bill.sellerInvoiceDate ?? '',
  dueDate: bill.dueDate,
  roundOff: bill.roundOff,
});

/** Changed fields; an emptied input clears. */
function changesOf(
  bill: BillFieldsFragment,
  { file: [file], number, date, dueDate, roundOff }: Fields,
) {
  return {
    ...(file?.uuid === bill.sellerInvoice?.uuid ? {} : { sellerInvoiceUrl: file?.url ?? null }),
    ...(number.trim() === (bill.sellerInvoiceNumber ?? '')
      ? {}
      : { sellerInvoiceNumber: number.trim() || null }),
    ...(date === (bill.sellerInvoiceDate ?? '') ? {} : { sellerInvoiceDate: date || null }),
    ...(roundOff.trim() === bill.roundOff ? {} : { roundOff: roundOff.trim() || '0' }),
    ...(dueDate === bill.dueDate ? {} : { dueDate }),
  };
}

export type BillForm = Extract<BillAction, 'ISSUE' | 'EDIT' | 'EDIT_DUE_DATE'>;

interface Props {
  bill: BillFieldsFragment;
  action: BillForm;
  onClose: () => void;
}

function useBillForm({ bill, action, onClose }: Props) {
  const form = useForm<Fields>({ defaultValues: valuesOf(bill) });
  const { change, issue, refetchBill, saving } = useBillWrites();
  const base = useBaseVersion(bill.version);
  const onFailed = (error: unknown) => {
    base.onFailed(error);
    const field = FIELD[errorField(error)?.split('.')[0] ?? ''];
    if (field) form.setError(field, { message: serverText(error) ?? '' });
  };
  const submit = form.handleSubmit(async (fields) => {
    const { dueDate, ...invoice } = changesOf(bill, fields);
    const input = { id: bill.id, ...invoice, version: base.version };
    const done =
      action === 'ISSUE'
        ? issue(input, onFailed)
        : change({ ...input, ...(dueDate ? { dueDate } : {}) }, onFailed);
    if (await done) onClose();
  });
  const reload = async () => {
    const latest = await refetchBill(bill.id);
    if (latest) form.reset(valuesOf(latest), { keepDirtyValues: true });
    return latest?.version;
  };
  return { form, submit, saving, base, reload };
}

/** The vendor's own invoice, its file first; with it the bill is issued. */
export function BillFormDrawer(props: Props) {
  const { bill, action, onClose } = props;
  const { form, submit, saving, base, reload } = useBillForm(props);
  const [uploading, setUploading] = useState(false);
  const issuing = action === 'ISSUE';
  const ofLines = differenceOf(bill.grandTotal, bill.roundOff);
  return (
    <FormDrawer
      versioned
      title={t('{{action}}: bill {{billId}}', { action: BILL_ACTION[action], billId: bill.id })}
      submitText={issuing ? t('Mark Issued') : t('Save')}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={uploading && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedElsewhere
        what={t('bill')}
        base={base}
        dirty={form.formState.isDirty}
        saving={saving}
        onReload={reload}
      />
      {action !== 'EDIT_DUE_DATE' && (
        <>
          <Controller
            control={form.control}
            name="file"
            rules={{
              validate: (files) =>
                !issuing || files.length > 0 || t('Please upload the Vendor Invoice.'),
            }}
            render={({ field: { value, onChange }, fieldState }) => (
              <DocumentPicker
                label={t('Vendor Invoice')}
                entity="BILL"
                entityId={bill.id}
                max={1}
                value={value}
                onChange={onChange}
                onBusy={setUploading}
                error={fieldState.error?.message}
              />
            )}
          />
          <Field
            form={form}
            name="number"
            label={t('Vendor Invoice Number')}
            maxLength={LIMITS.sellerInvoiceNumber}
            required={issuing}
            validate={(number) =>
              number.trim() === (bill.sellerInvoiceNumber ?? '') ||
              (sellerInvoiceNumberRefusal(sellerInvoiceNumber(number)) ?? true)
            }
          />
          <Field
            form={form}
            name="date"
            label={t('Vendor Invoice Date')}
            type="date"
            required={issuing}
            max={today()}
            validate={(day) => day <= today() || t('Vendor Invoice Date cannot be in the future.')}
          />
          <Field
            form={form}
            name="roundOff"
            label={t('Round-off')}
            help={t("The vendor's own, -1.00 to 1.00. Lines and GST come to {{ofLines}}.", {
              ofLines: formatRupees(ofLines),
            })}
            validate={(typed) => roundOffProblem(typed, ofLines)}
          />
        </>
      )}
      {!issuing && (
        <Field form={form} name="dueDate" label={t('Payment Due Date')} type="date" required />
      )}
    </FormDrawer>
  );
}
