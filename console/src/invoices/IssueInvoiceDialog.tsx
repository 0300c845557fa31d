import { useState } from 'react';
import { errorCode, serverText } from '../ui/errors.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { InvoiceRow } from './invoiceColumns.tsx';
import { useInvoiceWrites } from './invoiceWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  invoice: InvoiceRow;
  onClose: () => void;
}

/** Asks before a draft gets its number; once more where its goods have another GST rate by now. */
export function IssueInvoiceDialog({ invoice, onClose }: Props) {
  const { update } = useInvoiceWrites();
  const [changedRates, setChangedRates] = useState<string>();
  const { id, version, grandTotal } = invoice;
  if (changedRates)
    return (
      <ConfirmDialog
        key="rates"
        title={t('Issue at the rates of the draft')}
        text={`${changedRates}. ${t('Issue it at the rates of the draft?')}`}
        onConfirm={() => update({ id, issue: true, keepRates: true, version })}
        onClose={onClose}
      />
    );
  const onFailed = (error: unknown) => {
    if (errorCode(error) === 'RATES_CHANGED') setChangedRates(serverText(error));
  };
  return (
    <ConfirmDialog
      title={t('Issue invoice')}
      text={t(
        'Give this draft of {{grandTotal}} its number? Its amounts stay as they are from then on.',
        { grandTotal: formatRupees(grandTotal) },
      )}
      onConfirm={() => update({ id, issue: true, version }, onFailed)}
      onClose={onClose}
    />
  );
}
