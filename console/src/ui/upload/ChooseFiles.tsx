import { Button } from '@blueprintjs/core';
import { Upload } from '@blueprintjs/icons';
import { type DragEvent, useRef, useState } from 'react';
import './upload.css';

/** Types the server accepts, by content: a hint for choosing, not a check. */
export const PICTURES = '.jpg,.jpeg,.png,image/jpeg,image/png';
export const DOCUMENTS = `${PICTURES},.pdf,application/pdf`;

interface Props {
  text: string;
  /** In the form of a file input's `accept`. */
  accept: string;
  /** Accessible name of the input. */
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that asks for files; they can be dropped on it too. */
export function ChooseFiles({
  text,
  accept,
  label,
  multiple = false,
  disabled = false,
  onFiles,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [dragOver, setDragOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []).slice(0, multiple ? undefined : 1);
    if (files.length && !disabled) onFiles(files);
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
    <span
      className="upload-choose"
      data-over={dragOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Button
        icon={<Upload />}
        text={text}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // the same file may be chosen again
          event.currentTarget.value = '';
        }}
      />
    </span>
  );
}
