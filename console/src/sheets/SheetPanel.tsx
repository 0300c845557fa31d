import { Button, Callout, ProgressBar } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { SheetOutcomeFragment } from '../../generated/documents.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import type { ExportTable } from '../ui/export/exportTable.ts';
import { SheetFilePicker } from './SheetFilePicker.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { SheetTemplatePanel } from './SheetTemplatePanel.tsx';
import { type SendSheet, type SheetNotices, useSheet } from './useSheet.ts';
import './sheets.css';
import { t } from '../ui/text.ts';

interface Props {
  send: SendSheet;
  texts: SheetNotices;
  /** Head of the column of ids in the preview: 'SKU no.' */
  record: string;
  /** Column names and one example line. */
  template: ExportTable;
  /** More ways to get a sheet, in addition to the template. */
  more?: ReactNode;
  /** Text of the result: '12 SKUs were changed.' */
  doneText: (outcome: SheetOutcomeFragment) => string;
  onApplied?: (outcome: SheetOutcomeFragment) => void;
}

const nothing = () => undefined;
const percent = (share: number) => Math.round(share * 100);

function Progress({ doing, share }: { doing: 'check' | 'apply'; share: number }) {
  const sent = share >= 1;
  const text = sent
    ? doing === 'check'
      ? t('Checking…')
      : t('Applying…')
    : t('Sending… {{share}} %', { share: percent(share) });
  return (
    <div className="sheet-progress" role="status">
      <span>{text}</span>
      <ProgressBar intent="primary" aria-label={text} {...(sent ? {} : { value: share })} />
    </div>
  );
}

/** Choose, check, look, apply: the same for every sheet. Apply is off while a row has an error. */
export function SheetPanel({
  send,
  texts,
  record,
  template,
  more,
  doneText,
  onApplied = nothing,
}: Props) {
  const sheet = useSheet(send, texts, onApplied);
  const { file, doing, share, outcome, applied, error } = sheet;
  const canApply =
    outcome !== undefined &&
    !applied &&
    outcome.errorCount === 0 &&
    outcome.records + outcome.differenceCount > 0;
  return (
    <div className="sheet-panel">
      <div className="sheet-bar">
        {more}
        <SheetTemplatePanel text={t('Download template')} read={() => Promise.resolve(template)} />
      </div>
      <SheetFilePicker fileName={file?.name} disabled={doing !== undefined} onFile={sheet.choose} />
      {error && (
        <ErrorInPlace
          title={t('The sheet cannot be used')}
          error={error}
          {...(file ? { onRetry: sheet.check } : {})}
        />
      )}
      {file && !applied && (
        <div className="sheet-bar">
          <Button
            intent={canApply ? 'none' : 'primary'}
            text={t('Check')}
            disabled={doing !== undefined}
            onClick={sheet.check}
          />
          <Button
            intent="primary"
            text={t('Apply')}
            disabled={doing !== undefined || !canApply}
            title={canApply ? undefined : t('Check a sheet without errors first')}
            loading={doing === 'apply'}
            onClick={sheet.apply}
          />
        </div>
      )}
      {doing && <Progress doing={doing} share={share} />}
      {applied && outcome && (
        <Callout intent="success" role="status">
          {doneText(outcome)}
        </Callout>
      )}
      {outcome && !applied && (
        <SheetPreview key={file?.lastModified} outcome={outcome} record={record} />
      )}
    </div>
  );
}
