import { Callout } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { InvoiceRow } from './invoiceColumns.tsx';
import { invoiceTitle, mailText } from './invoices.labels.ts';
import { useInvoiceWrites } from './invoiceWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Asks to whom an invoice goes by e-mail, and sends it. */
export function SendInvoiceDialog({ invoice, onClose }: Props) {
  const { send } = useInvoiceWrites();
  const idempotencyKey = useIdempotencyKey();
  const { id, grandTotal, customerEmails, lastMail, awaitsIrn } = invoice;
  return (
    <ConfirmDialog
      title={t('Send e-mail')}
      text={
        <>
          {t('Send {{invoiceTitle}} of {{grandTotal}} as PDF to these addresses?', {
            invoiceTitle: invoiceTitle(invoice),
            grandTotal: formatRupees(grandTotal),
          })}
          {awaitsIrn && (
            <Callout intent="warning" role="status">
              {t(
                'No IRN is kept for it: it is no valid tax invoice until the e-invoice portal has registered it.',
              )}
            </Callout>
          )}
          {lastMail && <> {t('Last e-mail: {{lastMail}}.', { lastMail: mailText(lastMail) })}</>}
        </>
      }
      emails={customerEmails}
      textLabel={t('Message')}
      textLimit={LIMITS.emailMessage}
      onConfirm={({ emails, text: message }) =>
        send({ invoiceId: id, emails, message: message.trim() || null, idempotencyKey })
      }
      onClose={onClose}
    />
  );
}
