import { useState } from 'react';
import { t } from '../text.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { type MailResult, warnWhenQueued } from './mailNotices.ts';
import type { BulkRow } from './useBulkRun.ts';

interface Props<Row extends BulkRow> {
  text: string;
  rows: readonly Row[];
  /** Mails one of them. */
  send: (row: Row) => Promise<MailResult | undefined>;
  onClose: () => void;
}

/** Mails several documents, each by the call that mails one. */
export function MailBulkDialog<Row extends BulkRow>({ text, rows, send, onClose }: Props<Row>) {
  const [queued] = useState(new Set<string>());
  return (
    <BulkDialog
      title={t('Send e-mails')}
      text={text}
      rows={rows}
      act={async (row) => {
        if ((await send(row))?.emailSent === false) queued.add(row.id);
      }}
      onRun={() => {
        void warnWhenQueued(queued.size);
        queued.clear();
      }}
      onClose={onClose}
    />
  );
}
