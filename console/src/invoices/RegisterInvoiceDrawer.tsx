import { FormGroup, TextArea } from '@blueprintjs/core';
import {
  MOST_QR_CHARACTERS,
  type Registration,
  registrationProblems,
} from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import { portalMoment, readPortalAnswer } from '@munim/schema/invoices/portalAnswer.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { momentInput } from '../ui/format/dates.ts';
import { ChooseFiles } from '../ui/upload/ChooseFiles.tsx';
import type { InvoiceRow } from './invoiceColumns.tsx';
import { invoiceName } from './invoices.labels.ts';
import { useInvoiceWrites } from './invoiceWrites.ts';

type Fields = Record<keyof Registration, string>;

const LABELS: Record<keyof Registration, string> = {
  irn: 'IRN',
  ackNumber: 'Acknowledgement number',
  ackAt: 'Acknowledgement date and time',
  signedQr: 'Signed QR code',
  ewayBillNumber: 'E-way bill number',
  ewayBillAt: 'E-way bill made at',
  ewayBillValidUntil: 'E-way bill valid until',
};
const FIELDS = Object.keys(LABELS) as (keyof Registration)[];
const MOMENTS: readonly (keyof Registration)[] = ['ackAt', 'ewayBillAt', 'ewayBillValidUntil'];
const LENGTHS: Partial<Record<keyof Registration, number>> = {
  irn: 64,
  ackNumber: 20,
  signedQr: MOST_QR_CHARACTERS,
  ewayBillNumber: 12,
};

const shown = (field: keyof Registration, value: string | null | undefined): string =>
  value && MOMENTS.includes(field) ? momentInput(value) : (value ?? '');
const fieldsOf = (registration: Partial<Registration>): Fields =>
  Object.fromEntries(FIELDS.map((field) => [field, shown(field, registration[field])])) as Fields;
const registrationOf = (fields: Fields): Registration =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const text = fields[field].trim();
      return [field, (MOMENTS.includes(field) ? portalMoment(text) : text) || null];
    }),
  ) as unknown as Registration;

const problemsNow = (registration: Registration, invoice: InvoiceRow) =>
  registrationProblems(registration, invoice, new Date());

/** IRN and e-way bill of an invoice: typed, or read from the answer of the portal. */
export function RegisterInvoiceDrawer({
  invoice,
  onClose,
}: {
  invoice: InvoiceRow;
  onClose: () => void;
}) {
  const form = useForm<Fields>({ defaultValues: fieldsOf(invoice.registration) });
  const [answer, setAnswer] = useState('');
  const [unread, setUnread] = useState(false);
  const { register, saving } = useInvoiceWrites();
  const base = useBaseVersion(invoice.version);
  const read = (text: string) => {
    setAnswer(text);
    const found = text.trim() ? readPortalAnswer(text) : {};
    setUnread(!found);
    for (const field of FIELDS)
      if (found?.[field]) form.setValue(field, shown(field, found[field]), { shouldDirty: true });
  };
  const submit = form.handleSubmit(async (fields) => {
    const registration = registrationOf(fields);
    const problems = problemsNow(registration, invoice);
    for (const { field, text } of problems) form.setError(field, { message: text });
    if (problems.length) return;
    if (await register({ id: invoice.id, ...registration, version: base.version })) onClose();
  });
  return (
    <FormDrawer
      versioned
      title={`IRN and e-way bill of ${invoiceName(invoice)}`}
      submitText="Save"
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={!form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {base.isOutdated && form.formState.isDirty && !saving && (
        <ChangedElsewhere what="invoice" onReload={base.rebase} />
      )}
      <FormGroup
        label="Answer of the portal"
        labelFor="portal-answer"
        intent={unread ? 'danger' : 'none'}
        helperText={
          unread ? (
            <span role="alert">This is no answer of the e-invoice or e-way bill portal.</span>
          ) : (
            'Paste its JSON, or choose the file: it fills the fields below.'
          )
        }
      >
        <TextArea
          fill
          id="portal-answer"
          value={answer}
          onChange={(event) => read(event.target.value)}
        />
      </FormGroup>
      <ChooseFiles
        text="Choose file"
        label="File with the answer of the portal"
        accept=".json,.txt,application/json,text/plain"
        onFiles={([file]) => void file?.text().then(read)}
      />
      {FIELDS.map((field) => (
        <Field
          key={field}
          form={form}
          name={field}
          label={LABELS[field]}
          {...(field === 'signedQr' ? { type: 'textarea' as const } : {})}
          {...(MOMENTS.includes(field) ? { help: 'YYYY-MM-DD HH:MM, Indian time' } : {})}
          {...(LENGTHS[field] ? { maxLength: LENGTHS[field] } : {})}
        />
      ))}
    </FormDrawer>
  );
}
