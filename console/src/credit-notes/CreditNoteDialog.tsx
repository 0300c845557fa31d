import { LIMITS } from '@munim/schema/shared/limits.ts';
import { irnProblems } from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import type { CreditNoteAction } from '@munim/schema/generated/types.ts';
import type { CreditNoteFieldsFragment } from '../../generated/documents.ts';
import { IRN_FIELDS, RegistrationPanel } from '../invoices/RegistrationPanel.tsx';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { CREDIT_NOTE_ACTION, creditNoteName } from './credit-notes.labels.ts';
import { CreditNoteFormDrawer } from './CreditNoteFormDrawer.tsx';
import { useCreditNoteWrites } from './creditNoteWrites.ts';
import { serverNow } from '../ui/format/serverClock.ts';
import { t } from '../ui/text.ts';

interface Props {
  note: CreditNoteFieldsFragment;
  action: Exclude<CreditNoteAction, 'SYNC'>;
  onClose: () => void;
}

/** Performs an action on a credit note, after asking for its input. */
export function CreditNoteDialog({ note, action, onClose }: Props) {
  const { move, send, register, saving } = useCreditNoteWrites();
  const idempotencyKey = useIdempotencyKey();
  const { id, version } = note;
  if (action === 'EDIT') return <CreditNoteFormDrawer note={note} onClose={onClose} />;
  if (action === 'REGISTER')
    return (
      <RegistrationPanel
        title={t('IRN of {{creditNoteName}}', { creditNoteName: creditNoteName(note) })}
        word={t('credit note')}
        fields={IRN_FIELDS}
        registration={note.registration}
        version={version}
        saving={saving}
        problemsOf={(registration) =>
          irnProblems(registration, { word: 'credit note', ...note }, serverNow())
        }
        onSave={(registration, read) => register({ id, ...registration, version: read })}
        onClose={onClose}
      />
    );
  if (action === 'ISSUE') {
    const text = t(
      'Issue this credit note of {{grandTotal}} on {{invoiceNumber}}? It gets its number and lowers what is due.',
      { grandTotal: formatRupees(note.grandTotal), invoiceNumber: note.invoiceNumber },
    );
    return (
      <ConfirmDialog
        title={t('Issue credit note')}
        text={text}
        onConfirm={() => move({ id, status: 'ISSUED', version })}
        onClose={onClose}
      />
    );
  }
  if (action === 'SEND_EMAIL')
    return (
      <ConfirmDialog
        title={t('Send e-mail')}
        text={t('Send credit note {{creditNoteName}} of {{grandTotal}} to these addresses?', {
          creditNoteName: creditNoteName(note),
          grandTotal: formatRupees(note.grandTotal),
        })}
        emails={note.customerEmail ? [note.customerEmail] : []}
        textLabel={t('Message')}
        textLimit={LIMITS.emailMessage}
        onConfirm={({ emails, text: message }) =>
          send({ creditNoteId: id, emails, message: message.trim() || null, idempotencyKey })
        }
        onClose={onClose}
      />
    );
  const cancels = action === 'CANCEL';
  return (
    <ReasonDrawer
      title={`${CREDIT_NOTE_ACTION[action]} ${creditNoteName(note)}`}
      label={cancels ? t('Cancellation Reason') : t('Reason')}
      hint={cancels ? t('This is final.') : t('The draft never gets a number. This is final.')}
      effects={cancels ? note.cancelEffects : []}
      submitText={cancels ? t('Cancel Credit Note') : t('Void Credit Note')}
      saving={saving}
      onReason={(reason) => move({ id, status: cancels ? 'CANCELLED' : 'VOID', reason, version })}
      onClose={onClose}
    />
  );
}

/** An action that runs at once, or the dialog that it opens. */
export function useCreditNoteAction(ask: (note: Props['note'], action: Props['action']) => void) {
  const { sync } = useCreditNoteWrites();
  return (note: Props['note'], action: CreditNoteAction): void => {
    if (action === 'SYNC') void sync(note.id);
    else ask(note, action);
  };
}
