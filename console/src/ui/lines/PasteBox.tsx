import { TextArea } from '@blueprintjs/core';
import { t } from '../text.ts';

/** Takes lines copied from a sheet or a mail: what is pasted becomes lines at once, the box stays empty. */
export function PasteBox({ onText }: { onText: (text: string) => void }) {
  return (
    <TextArea
      fill
      rows={1}
      value=""
      className="line-paste"
      aria-label={t('Paste lines')}
      placeholder={t('Paste lines from a sheet or a mail here (Ctrl + V)')}
      // the grid around it would take the text as cells
      onPaste={(event) => event.stopPropagation()}
      onChange={(event) => event.currentTarget.value && onText(event.currentTarget.value)}
    />
  );
}

export interface NotTakenProps {
  /** Pasted texts that ask for nothing: heads of a sheet, greetings. */
  leftOut: readonly string[];
  /** Names of the pasted columns that the form has no cell for. */
  columns: readonly string[];
}

/** Says what of a pasted text is in no line. */
export const NotTaken = ({ leftOut, columns }: NotTakenProps) => (
  <>
    {leftOut.length > 0 && (
      <p role="status" className="kit-muted">
        {t('Not taken as lines: {{leftOut}}', { leftOut: leftOut.join(' | ') })}
      </p>
    )}
    {columns.length > 0 && (
      <p role="status" className="kit-muted">
        {t('Columns not taken: {{columns}}', { columns: columns.join(', ') })}
      </p>
    )}
  </>
);
