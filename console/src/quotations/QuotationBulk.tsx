import { Button } from '@blueprintjs/core';
import type { QuotationAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import type { QuotationFieldsFragment } from '../../generated/documents.ts';
import {
  useConfirmQuotationMutation,
  useSendQuotationEmailMutation,
} from '../../generated/hooks.ts';
import { PrintTogether } from '../app/PrintTogether.tsx';
import { useSession } from '../app/session.tsx';
import { BulkDialog } from '../ui/overlay/BulkDialog.tsx';
import { MailBulkDialog } from '../ui/overlay/MailBulkDialog.tsx';
import type { BulkRow } from '../ui/overlay/useBulkRun.ts';
import { t } from '../ui/text.ts';

type Row = QuotationFieldsFragment;

interface QuotationBulkRow extends BulkRow {
  email: string;
}

const bulkRow = ({ id, customer, contactEmail }: Row, detail?: string): QuotationBulkRow => ({
  id,
  label: t('Quotation {{id}}', { id }),
  detail: detail ?? customer.name,
  email: contactEmail ?? '',
});

const refusalFor =
  (action: QuotationAction, text: string) =>
  ({ actions }: Row): string | null =>
    actions.includes(action) ? null : text;
const confirmRefusal = refusalFor('CONFIRM', t('it cannot be confirmed now'));
const mailRefusal = refusalFor('SEND_EMAIL', t('it cannot be mailed now'));

function ConfirmDialog({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const [confirm] = useConfirmQuotationMutation();
  return (
    <BulkDialog
      title={t('Confirm quotations')}
      text={t(
        'Mark them as sent to the customer? No e-mail goes out, and their items are fixed from then on.',
      )}
      rows={rows.map((row) => ({ ...bulkRow(row), refusal: confirmRefusal(row) }))}
      act={({ id }) => confirm({ variables: { id } })}
      onClose={onClose}
    />
  );
}

function MailDialog({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const [send] = useSendQuotationEmailMutation();
  const sendTo = async ({ id, email }: QuotationBulkRow) => {
    const { data } = await send({ variables: { input: { quotationId: id, emails: [email] } } });
    return data?.sendQuotationEmail;
  };
  return (
    <MailBulkDialog
      text={t('Each goes to the contact who asked for it. A draft is confirmed by it.')}
      rows={rows.map((row) => ({
        ...bulkRow(row, [row.customer.name, row.contactEmail].filter(Boolean).join(', ')),
        refusal: mailRefusal(row) ?? (row.contactEmail ? null : t('its contact has no e-mail')),
      }))}
      send={sendTo}
      onClose={onClose}
    />
  );
}

/** Actions on the ticked quotations. */
export function QuotationBulk({ rows }: { rows: readonly Row[] }) {
  const { can } = useSession();
  const [open, setOpen] = useState<'CONFIRM' | 'MAIL' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {can('QUOTATION', 'UPDATE') && (
        <Button text={t('Send e-mails')} onClick={() => setOpen('MAIL')} />
      )}
      {can('QUOTATION', 'APPROVE') && (
        <Button text={t('Confirm')} onClick={() => setOpen('CONFIRM')} />
      )}
      <PrintTogether
        document="QUOTATION"
        name={t('Quotations')}
        rows={rows.map((row) => bulkRow(row))}
      />
      {open === 'CONFIRM' && <ConfirmDialog rows={rows} onClose={close} />}
      {open === 'MAIL' && <MailDialog rows={rows} onClose={close} />}
    </>
  );
}
