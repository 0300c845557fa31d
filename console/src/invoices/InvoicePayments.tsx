import { HTMLTable } from '@blueprintjs/core';
import type { InvoiceDetailsFragment } from '../../generated/documents.ts';
import { Panels } from '../app/panels.tsx';
import { PAYMENT_MODE } from '../payments/payments.labels.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { t } from '../ui/text.ts';

type Invoice = InvoiceDetailsFragment;

function Receipts({ payments }: { payments: NonNullable<Invoice['payments']> }) {
  if (!payments.length) return <EmptyState text={t('Nothing received yet.')} />;
  return (
    <HTMLTable compact className="invoice-table" aria-label={t('Receipts')}>
      <thead>
        <tr>
          <th>{t('Date')}</th>
          <th>{t('Mode')}</th>
          <th>{t('Reference')}</th>
          <th>{t('For')}</th>
          <th className="invoice-numeric">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.paymentId}>
            <td>{payment.paymentDate}</td>
            <td>{PAYMENT_MODE[payment.mode]}</td>
            <td>{payment.referenceNumber}</td>
            <td>{payment.given ? t('This invoice') : t('The order')}</td>
            <td className="invoice-numeric">{formatRupees(payment.amount)}</td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}

/** Receipts and credit notes that lower the amount due, each by its own permission. */
export function InvoicePayments({ invoice: { payments, creditNotes } }: { invoice: Invoice }) {
  return (
    <>
      {payments && (
        <section aria-label={t('Received')}>
          <h3 className="invoice-heading">{t('Received')}</h3>
          <Receipts payments={payments} />
        </section>
      )}
      {creditNotes && (
        <section aria-label={t('Credited')}>
          <h3 className="invoice-heading">{t('Credited')}</h3>
          <Panels to="INVOICE_CREDIT_NOTES" data={creditNotes} />
        </section>
      )}
    </>
  );
}
