import { HTMLTable } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { InvoiceDetailsFragment } from '../../generated/documents.ts';
import { creditNotePath } from '../app/recordPaths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { CREDIT_NOTE_STATUS } from './credit-notes.labels.ts';
import { t } from '../ui/text.ts';

/** Credit notes in the drawer of their invoice. */
export function CreditNotesOfInvoice({
  notes,
}: {
  notes: NonNullable<InvoiceDetailsFragment['creditNotes']>;
}) {
  if (!notes.length) return <EmptyState text={t('No credit notes.')} />;
  return (
    <HTMLTable compact className="invoice-table" aria-label={t('Credit notes')}>
      <thead>
        <tr>
          <th>{t('Credit note')}</th>
          <th>{t('Status')}</th>
          <th className="invoice-numeric">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {notes.map((note) => (
          <tr key={note.id}>
            <td>
              <Link to={creditNotePath(note.id)}>
                {note.number ?? t('Draft #{{noteId}}', { noteId: note.id })}
              </Link>
            </td>
            <td>
              <StatusTag status={note.status} labels={CREDIT_NOTE_STATUS} />
            </td>
            <td className="invoice-numeric">{formatRupees(note.grandTotal)}</td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}
