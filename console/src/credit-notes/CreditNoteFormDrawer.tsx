import { skipToken } from '@apollo/client/react';
import { FormGroup } from '@blueprintjs/core';
import type { CreditNoteReason } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type {
  CreditNoteFieldsFragment,
  StoredFileFieldsFragment,
} from '../../generated/documents.ts';
import { useCreditableInvoiceQuery, useCreditNoteQuery } from '../../generated/hooks.ts';
import { Link } from 'react-router-dom';
import { creditNotePath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { Picker } from '../ui/form/Picker.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { CREDIT_NOTE_REASON, creditNoteName } from './credit-notes.labels.ts';
import { type Invoice, isInvalid, linesOf, type TypedLines, typedOf } from './creditNoteDraft.ts';
import { CreditNoteLinesField } from './CreditNoteLinesField.tsx';
import { useCreditNoteWrites } from './creditNoteWrites.ts';
import { creditableInvoiceSource } from './InvoicePicker.tsx';
import './credit-notes.css';
import { formatRupees } from '../ui/format/rupees.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

const REASONS = Object.entries(CREDIT_NOTE_REASON).map(([value, label]) => ({ value, label }));

interface Fields {
  reason: string;
  remarks: string;
  attachments: StoredFileFieldsFragment[];
}

/** Drafts take nothing of the invoice: that two of them credit too much is refused only when the second is issued. */
function OtherDrafts({ drafts }: { drafts: NonNullable<Invoice['creditNotes']> }) {
  if (!drafts.length) return null;
  return (
    <Notice
      className="kit-callout"
      intent="warning"
      role="status"
      title={t('This invoice has other drafts, which are not in "Credited so far"')}
    >
      {drafts.map(({ id, grandTotal }) => (
        <div key={id}>
          <Link to={creditNotePath(id)}>{t('Draft #{{noteId}}', { noteId: id })}</Link>{' '}
          {formatRupees(grandTotal)}
        </div>
      ))}
    </Notice>
  );
}

interface FormProps {
  invoice: Invoice;
  /** Absent: a new one. */
  note?: CreditNoteFieldsFragment | undefined;
  /** Reads invoice and note again and answers the note's version. */
  onReload: () => Promise<number | undefined>;
  onClose: () => void;
}

/** The form over a known invoice. */
function CreditNoteForm({ invoice, note, onReload, onClose }: FormProps) {
  const { can } = useSession();
  const form = useForm<Fields>({
    defaultValues: { reason: note?.reason ?? '', remarks: note?.remarks ?? '', attachments: [] },
  });
  const [start] = useState<TypedLines>(() => (note ? typedOf(note, invoice) : {}));
  const [typed, setTyped] = useState(start);
  const [attaching, setAttaching] = useState(false);
  const [missing, setMissing] = useState(false);
  const { create, change, saving } = useCreditNoteWrites();
  const idempotencyKey = useIdempotencyKey();
  const base = useBaseVersion(note?.version ?? 0);
  const dirty = form.formState.isDirty || typed !== start;
  const wrong = isInvalid(invoice, typed);
  const submit = form.handleSubmit(async ({ reason, remarks, attachments }) => {
    const lines = linesOf(invoice, typed);
    setMissing(!lines.length);
    if (!lines.length || wrong) return;
    const fields = {
      reason: reason as CreditNoteReason,
      remarks: remarks.trim() || null,
      lines,
      attachments: attachments.map(({ url }) => url),
    };
    const done = note
      ? change({ id: note.id, version: base.version, ...fields }, base.onFailed)
      : create(
          { orderNumber: invoice.orderNumber, invoiceId: invoice.id, idempotencyKey, ...fields },
          base.onFailed,
        );
    if (await done) onClose();
  });
  return (
    <FormDrawer
      versioned
      title={
        note
          ? t('Edit {{creditNoteName}}', { creditNoteName: creditNoteName(note) })
          : t('Create Credit Note')
      }
      width="60%"
      submitText={note ? t('Update') : t('Create')}
      saving={saving}
      dirty={dirty}
      blocked={attaching ? BLOCKED.uploading : wrong && BLOCKED.invalid}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedElsewhere
        what={t('credit note')}
        base={base}
        dirty={dirty}
        saving={saving}
        onReload={onReload}
      />
      <DescriptionList
        items={[
          [t('Invoice'), invoice.number],
          [t('Order'), invoice.orderNumber],
          [t('Customer'), invoice.customer.name],
        ]}
      />
      <OtherDrafts
        drafts={(invoice.creditNotes ?? []).filter(
          ({ id, status }) => status === 'DRAFT' && id !== note?.id,
        )}
      />
      <div className="credit-head">
        <Field
          form={form}
          name="reason"
          label={t('Reason')}
          type="select"
          options={REASONS}
          required
          autoFocus
        />
        <Field
          form={form}
          name="remarks"
          label={t('Remarks')}
          type="textarea"
          maxLength={LIMITS.remarks}
        />
      </div>
      <CreditNoteLinesField
        invoice={invoice}
        typed={typed}
        onChange={(next) => (setTyped(next), setMissing(false))}
      />
      {missing && (
        <p role="alert" className="credit-problem">
          {t('Please enter a quantity or an amount.')}
        </p>
      )}
      {can('DOCUMENT_UPLOAD', 'WRITE') && (
        <Controller
          control={form.control}
          name="attachments"
          render={({ field: { value, onChange } }) => (
            <DocumentPicker
              label={note?.attachments.length ? t('More files') : t('Files')}
              entity="CREDIT_NOTE"
              value={value}
              max={LIMITS.attachments - (note?.attachments.length ?? 0)}
              onChange={onChange}
              onBusy={setAttaching}
            />
          )}
        />
      )}
    </FormDrawer>
  );
}

interface Props {
  /** The invoice it is on; without it the person chooses one. */
  invoiceId?: string | null;
  /** A draft that is changed. */
  note?: CreditNoteFieldsFragment;
  onClose: () => void;
}

/** Chooses the invoice of a new credit note. */
function ChooseInvoice({
  onChoose,
  onClose,
}: {
  onChoose: (id: string) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState<PickerItem | null>(null);
  return (
    <FormDrawer
      title={t('Create Credit Note')}
      width="60%"
      submitText={t('Next')}
      saving={false}
      blocked={!chosen && t('Choose an invoice.')}
      onSubmit={() => chosen && onChoose(chosen.id)}
      onClose={onClose}
    >
      <FormGroup
        label={t('Invoice')}
        labelFor="credit-invoice"
        helperText={t('Found by its number, its order or its customer.')}
      >
        <Picker
          id="credit-invoice"
          source={creditableInvoiceSource}
          value={chosen}
          onChange={setChosen}
        />
      </FormGroup>
    </FormDrawer>
  );
}

/** A new credit note on an invoice, or a change of a draft: drawer of 60 %. */
export function CreditNoteFormDrawer({ invoiceId, note, onClose }: Props) {
  const [chosen, setChosen] = useState<string | null>(note?.invoiceId ?? invoiceId ?? null);
  const invoice = useCreditableInvoiceQuery(
    chosen ? { variables: { id: chosen }, fetchPolicy: 'network-only' } : skipToken,
  );
  const latest = useCreditNoteQuery(
    note ? { variables: { id: note.id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!chosen) return <ChooseInvoice onChoose={setChosen} onClose={onClose} />;
  const found = invoice.data?.invoice;
  const reload = async () => {
    const read = await Promise.all([latest.refetch(), invoice.refetch()]).catch(() => undefined);
    return read?.[0].data?.creditNote.version;
  };
  if (found)
    return (
      <CreditNoteForm
        invoice={found}
        note={latest.data?.creditNote ?? note}
        onReload={reload}
        onClose={onClose}
      />
    );
  return (
    <FormDrawer
      title={t('Create Credit Note')}
      width="60%"
      saving={false}
      blocked={BLOCKED.reading}
      onSubmit={() => undefined}
      onClose={onClose}
    >
      {invoice.error ? (
        <ErrorInPlace
          title={t('Error retrieving invoice.')}
          error={invoice.error}
          onRetry={() => invoice.refetch().catch(() => undefined)}
        />
      ) : (
        <Skeleton shape="form" />
      )}
    </FormDrawer>
  );
}
