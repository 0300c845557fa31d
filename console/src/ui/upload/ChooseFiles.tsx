import { Button } from '@blueprintjs/core';
import { Upload } from '@blueprintjs/icons';
import { useFileDrop } from './useFileDrop.ts';
import './upload.css';

/** Types the server accepts, by content: a hint for choosing, not a check. */
export const PICTURES = '.jpg,.jpeg,.png,image/jpeg,image/png';
export const DOCUMENTS = `${PICTURES},.pdf,application/pdf`;

interface Props {
  text: string;
  /** Types in the form of a file input's `accept`. */
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
  const files = useFileDrop({
    disabled,
    onFiles: (all) => onFiles(multiple ? all : all.slice(0, 1)),
  });
  return (
    <span className="upload-choose" {...files.area}>
      <Button icon={<Upload />} text={text} disabled={disabled} onClick={files.choose} />
      <input {...files.input} aria-label={label} accept={accept} multiple={multiple} />
    </span>
  );
}
