import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { InvoiceRow } from './invoiceColumns.tsx';
import { invoiceTitle, mailText } from './invoices.labels.ts';
import { useInvoiceWrites } from './invoiceWrites.ts';

interface Props {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Asks to whom an invoice goes by e-mail, and sends it. */
export function SendInvoiceDialog({ invoice, onClose }: Props) {
  const { send } = useInvoiceWrites();
  const idempotencyKey = useIdempotencyKey();
  const { id, grandTotal, customerEmails, lastMail } = invoice;
  return (
    <ConfirmDialog
      title="Send e-mail"
      text={
        <>
          Send {invoiceTitle(invoice)} of {formatRupees(grandTotal)} as PDF to these addresses?
          {lastMail && <> Last e-mail: {mailText(lastMail)}.</>}
        </>
      }
      emails={customerEmails}
      textLabel="Message"
      onConfirm={async ({ emails, text: message }) =>
        (await send({ invoiceId: id, emails, message: message.trim() || null, idempotencyKey })) ??
        false
      }
      onClose={onClose}
    />
  );
}
