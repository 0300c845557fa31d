import { Document } from '@blueprintjs/icons';
import type { StoredFileFieldsFragment } from '../../generated/documents.ts';
import { fileSize } from './fileSize.ts';
import './documents.css';

/** A stored file: its picture or the sign of a PDF, its name, its size; opens in a new tab. */
export function FilePanel({
  file,
  name = file.name,
}: {
  file: StoredFileFieldsFragment;
  name?: string;
}) {
  return (
    <a className="documents-file" href={file.url} target="_blank" rel="noreferrer" title={name}>
      {file.thumbnailUrl ? (
        <img src={file.thumbnailUrl} alt="" loading="lazy" />
      ) : (
        <Document size={28} title="PDF" />
      )}
      <span>{name}</span>
      <small className="kit-muted kit-numeric">{fileSize(file.size)}</small>
    </a>
  );
}
