import { registrationProblems } from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import type { InvoiceAction } from '@munim/schema/generated/types.ts';
import { useNavigate } from 'react-router-dom';
import { newCreditNotePath } from '../app/recordPaths.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { EditInvoiceDrawer } from './EditInvoiceDrawer.tsx';
import type { InvoiceRow } from './invoiceColumns.tsx';
import { isTerminal, INVOICE_ACTION, invoiceName } from './invoices.labels.ts';
import { IssueInvoiceDialog } from './IssueInvoiceDialog.tsx';
import { SendInvoiceDialog } from './SendInvoiceDialog.tsx';
import { useInvoiceWrites } from './invoiceWrites.ts';
import { E_WAY_FIELDS, REGISTRATION_FIELDS, RegistrationPanel } from './RegistrationPanel.tsx';
import { serverNow } from '../ui/format/serverClock.ts';
import { t } from '../ui/text.ts';

interface Props {
  invoice: InvoiceRow;
  action: Exclude<InvoiceAction, 'SYNC' | 'CREDIT'>;
  onClose: () => void;
}

/** Performs an action on an invoice, after asking for its input. */
export function InvoiceDialog({ invoice, action, onClose }: Props) {
  const { cancel, register, saving } = useInvoiceWrites();
  const { id, version } = invoice;
  // one that was kept before stays to be seen and cleared
  const asksNoIrn = invoice.eInvoiceRefusal !== null && invoice.registration.irn === null;
  if (action === 'EDIT') return <EditInvoiceDrawer invoice={invoice} onClose={onClose} />;
  if (action === 'SEND_EMAIL') return <SendInvoiceDialog invoice={invoice} onClose={onClose} />;
  if (action === 'REGISTER')
    return (
      <RegistrationPanel
        title={
          asksNoIrn
            ? t('E-way bill of {{invoiceName}}', { invoiceName: invoiceName(invoice) })
            : t('IRN and e-way bill of {{invoiceName}}', { invoiceName: invoiceName(invoice) })
        }
        word={t('invoice')}
        fields={asksNoIrn ? E_WAY_FIELDS : REGISTRATION_FIELDS}
        registration={invoice.registration}
        version={version}
        saving={saving}
        problemsOf={(registration) =>
          registrationProblems(
            { ...invoice.registration, ...registration },
            { word: 'invoice', ...invoice },
            serverNow(),
          )
        }
        onSave={(registration, read) => register({ id, ...registration, version: read })}
        onClose={onClose}
      />
    );
  if (!isTerminal(action)) return <IssueInvoiceDialog invoice={invoice} onClose={onClose} />;
  return (
    <ReasonDrawer
      title={`${INVOICE_ACTION[action]} ${invoiceName(invoice)}`}
      label={action === 'CANCEL' ? t('Cancellation Reason') : t('Reason')}
      hint={
        action === 'CANCEL'
          ? t('This is final.')
          : t('The draft never gets a number. This is final.')
      }
      effects={action === 'CANCEL' ? invoice.cancelEffects : []}
      submitText={action === 'CANCEL' ? t('Cancel Invoice') : t('Void Invoice')}
      saving={saving}
      onReason={(reason) => cancel({ id, reason, version })}
      onClose={onClose}
    />
  );
}

/** An action that runs at once, or the dialog that it opens. */
export function useInvoiceAction(ask: (invoice: InvoiceRow, action: Props['action']) => void) {
  const navigate = useNavigate();
  const { sync } = useInvoiceWrites();
  return (invoice: InvoiceRow, action: InvoiceAction): void => {
    if (action === 'SYNC') void sync(invoice.id);
    else if (action === 'CREDIT') void navigate(newCreditNotePath(invoice.id));
    else ask(invoice, action);
  };
}
