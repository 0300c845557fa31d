import { Button } from '@blueprintjs/core';
import { Upload } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type DragEvent, useRef, useState } from 'react';
import { formatCount } from '../ui/format/rupees.ts';
import './sheets.css';

const ACCEPT =
  '.xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv';

interface Props {
  fileName: string | undefined;
  disabled: boolean;
  maxRows?: number;
  onFile: (file: File) => void;
}

/** An area to drop a sheet, and a button that asks for one. */
export function SheetFilePicker({ fileName, disabled, maxRows = LIMITS.sheetRows, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [dragOver, setDragOver] = useState(false);
  const take = (list: FileList | null) => {
    const file = list?.[0];
    if (file && !disabled) onFile(file);
  };
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragOver(is && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className="sheet-drop"
      data-over={dragOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Button
        icon={<Upload />}
        text={fileName ? 'Choose another file' : 'Choose file'}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <span className="sheet-drop-name" title={fileName}>
        {fileName ?? 'or drop it here'}
      </span>
      <span className="kit-muted">
        .xlsx or .csv, at most {LIMITS.uploadMegabytes} MB and {formatCount(maxRows)} rows
      </span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Sheet"
        accept={ACCEPT}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // the same file may be chosen again, once it is mended
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
