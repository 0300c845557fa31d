import { Button } from '@blueprintjs/core';
import { writesInvoices } from '@munim/schema/shared/roles.ts';
import { useState } from 'react';
import { useSendInvoiceEmailMutation } from '../../generated/hooks.ts';
import { PrintTogether } from '../app/PrintTogether.tsx';
import { useSession } from '../app/session.tsx';
import { MailBulkDialog } from '../ui/overlay/MailBulkDialog.tsx';
import type { BulkRow } from '../ui/overlay/useBulkRun.ts';
import type { InvoiceRow } from './invoiceColumns.tsx';
import { invoiceTitle, mailText } from './invoices.labels.ts';
import { t } from '../ui/text.ts';

const bulkRow = (invoice: InvoiceRow): BulkRow => ({
  id: invoice.id,
  label: invoiceTitle(invoice),
  detail: invoice.customer.name,
});

function mailRefusal({ actions, customerEmails }: InvoiceRow): string | null {
  if (!actions.includes('SEND_EMAIL')) return t('it cannot be mailed now');
  return customerEmails.length ? null : t('no contact of the customer has an e-mail');
}

function MailDialog({ rows, onClose }: { rows: readonly InvoiceRow[]; onClose: () => void }) {
  const [send] = useSendInvoiceEmailMutation();
  const sendTo = async ({ id, emails }: BulkRow & { emails: string[] }) => {
    const { data } = await send({ variables: { input: { invoiceId: id, emails } } });
    return data?.sendInvoiceEmail;
  };
  return (
    <MailBulkDialog
      text={t('Each invoice goes as PDF to the contacts of its customer.')}
      rows={rows.map((row) => ({
        ...bulkRow(row),
        detail: [
          row.customerEmails.join(', '),
          row.awaitsIrn && t('no IRN is kept'),
          row.lastMail && t('last e-mail: {{mail}}', { mail: mailText(row.lastMail) }),
        ]
          .filter(Boolean)
          .join(' · '),
        refusal: mailRefusal(row),
        emails: row.customerEmails,
      }))}
      send={sendTo}
      onClose={onClose}
    />
  );
}

/** Actions on the ticked invoices. */
export function InvoiceBulk({ rows }: { rows: readonly InvoiceRow[] }) {
  const { can } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      {writesInvoices(can) && <Button text={t('Send e-mails')} onClick={() => setOpen(true)} />}
      <PrintTogether document="INVOICE" name={t('Invoices')} rows={rows.map(bulkRow)} />
      {open && <MailDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
