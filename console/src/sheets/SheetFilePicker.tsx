import { Button } from '@blueprintjs/core';
import { Upload } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { formatCount } from '../ui/format/rupees.ts';
import { useFileDrop } from '../ui/upload/useFileDrop.ts';
import './sheets.css';
import { t } from '../ui/text.ts';

const ACCEPT =
  '.xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv';

interface Props {
  fileName: string | undefined;
  disabled: boolean;
  maxRows?: number;
  /** An XML export of Tally may be chosen too. */
  takesXml?: boolean;
  onFile: (file: File) => void;
}

/** An area to drop a sheet, and a button that asks for one. */
export function SheetFilePicker({
  fileName,
  disabled,
  maxRows = LIMITS.sheetRows,
  takesXml = false,
  onFile,
}: Props) {
  const files = useFileDrop({ disabled, onFiles: ([file]) => file && onFile(file) });
  return (
    <div className="sheet-drop" {...files.area}>
      <Button
        icon={<Upload />}
        text={fileName ? t('Choose another file') : t('Choose file')}
        disabled={disabled}
        onClick={files.choose}
      />
      <span className="sheet-drop-name" title={fileName}>
        {fileName ?? t('or drop it here')}
      </span>
      <span className="kit-muted">
        {takesXml
          ? t(".xlsx, .csv or Tally's .xml, at most {{uploadMegabytes}} MB and {{maxRows}} rows", {
              uploadMegabytes: LIMITS.uploadMegabytes,
              maxRows: formatCount(maxRows),
            })
          : t('.xlsx or .csv, at most {{uploadMegabytes}} MB and {{maxRows}} rows', {
              uploadMegabytes: LIMITS.uploadMegabytes,
              maxRows: formatCount(maxRows),
            })}
      </span>
      <input
        {...files.input}
        aria-label={t('Sheet')}
        accept={takesXml ? `${ACCEPT},.xml,text/xml` : ACCEPT}
      />
    </div>
  );
}
