import { FormGroup, TextArea } from '@blueprintjs/core';
import {
  MOST_QR_CHARACTERS,
  type Registration,
} from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import { portalMoment, readPortalAnswer } from '@munim/schema/invoices/portalAnswer.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { momentInput } from '../ui/format/dates.ts';
import { ChooseFiles } from '../ui/upload/ChooseFiles.tsx';
import { t } from '../ui/text.ts';

type Field = keyof Registration;
type Fields = Partial<Record<Field, string>>;
type Values<Name extends Field> = Record<Name, string | null>;

const LABELS: Record<keyof Registration, string> = {
  irn: 'IRN',
  ackNumber: t('Acknowledgement number'),
  ackAt: t('Acknowledgement date and time'),
  signedQr: t('Signed QR code'),
  ewayBillNumber: t('E-way bill number'),
  ewayBillAt: t('E-way bill made at'),
  ewayBillValidUntil: t('E-way bill valid until'),
};
/** Parts of the answer of the e-invoice portal. */
export const IRN_FIELDS = ['irn', 'ackNumber', 'ackAt', 'signedQr'] as const;
/** Parts of the answer of the e-way bill portal. */
export const E_WAY_FIELDS = ['ewayBillNumber', 'ewayBillAt', 'ewayBillValidUntil'] as const;
export const REGISTRATION_FIELDS = [...IRN_FIELDS, ...E_WAY_FIELDS] as const;
const MOMENTS: readonly (keyof Registration)[] = ['ackAt', 'ewayBillAt', 'ewayBillValidUntil'];
const LENGTHS: Partial<Record<keyof Registration, number>> = {
  irn: 64,
  ackNumber: 20,
  signedQr: MOST_QR_CHARACTERS,
  ewayBillNumber: 12,
};

const shown = (field: keyof Registration, value: string | null | undefined): string =>
  value && MOMENTS.includes(field) ? momentInput(value) : (value ?? '');
const valueOf = (field: Field, typed: string): string | null => {
  const text = typed.trim();
  return (MOMENTS.includes(field) ? portalMoment(text) : text) || null;
};

interface Props<Name extends Field> {
  title: string;
  word: string;
  fields: readonly Name[];
  registration: Values<Name>;
  version: number;
  saving: boolean;
  problemsOf: (registration: Values<Name>) => { field: Name; text: string }[];
  /** Answers whether it is saved. `read`: the version that was shown. */
  onSave: (registration: Values<Name>, read: number) => Promise<boolean>;
  onClose: () => void;
}

/** Answers of the portals on a document: typed, or read from the downloaded answer. */
export function RegistrationPanel<Name extends Field>(props: Props<Name>) {
  const { title, word, fields, registration, version, saving, problemsOf, onSave, onClose } = props;
  const form = useForm<Fields>({
    defaultValues: Object.fromEntries(
      fields.map((field) => [field, shown(field, registration[field])]),
    ),
  });
  const [answer, setAnswer] = useState('');
  const [unread, setUnread] = useState(false);
  const base = useBaseVersion(version);
  const read = (text: string) => {
    setAnswer(text);
    const found = text.trim() ? readPortalAnswer(text) : {};
    setUnread(!found);
    for (const field of fields as readonly Field[])
      if (found?.[field]) form.setValue(field, shown(field, found[field]), { shouldDirty: true });
  };
  const submit = form.handleSubmit(async (typed) => {
    const values = Object.fromEntries(
      fields.map((field) => [field, valueOf(field, typed[field] ?? '')]),
    ) as Values<Name>;
    const problems = problemsOf(values);
    for (const { field, text } of problems) form.setError(field, { message: text });
    if (problems.length) return;
    if (await onSave(values, base.version)) onClose();
  });
  return (
    <FormDrawer
      versioned
      title={title}
      submitText={t('Save')}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={!form.formState.isDirty && BLOCKED.unchanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedElsewhere what={word} base={base} dirty={form.formState.isDirty} saving={saving} />
      <FormGroup
        label={t('Answer of the portal')}
        labelFor="portal-answer"
        intent={unread ? 'danger' : 'none'}
        helperText={
          unread ? (
            <span role="alert">
              {t('This is no answer of the e-invoice or e-way bill portal.')}
            </span>
          ) : (
            t('Paste its JSON, or choose the file: it fills the fields below.')
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
        text={t('Choose file')}
        label={t('File with the answer of the portal')}
        accept=".json,.txt,application/json,text/plain"
        onFiles={([file]) => void file?.text().then(read)}
      />
      {fields.map((field) => (
        <Field
          key={field}
          form={form}
          name={field}
          label={LABELS[field]}
          {...(field === 'signedQr' ? { type: 'textarea' as const } : {})}
          {...(MOMENTS.includes(field) ? { help: t('YYYY-MM-DD HH:MM, Indian time') } : {})}
          {...(LENGTHS[field] ? { maxLength: LENGTHS[field] } : {})}
        />
      ))}
    </FormDrawer>
  );
}
