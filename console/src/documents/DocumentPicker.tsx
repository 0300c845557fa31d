import { Button, FormGroup } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import type { StoredFileFieldsFragment, UploadEntity } from '../../generated/documents.ts';
import { useUploadFileMutation } from '../../generated/hooks.ts';
import { ChooseFiles, DOCUMENTS } from '../ui/upload/ChooseFiles.tsx';
import { UploadBars } from '../ui/upload/UploadBars.tsx';
import { useBusy, useUploads } from '../ui/upload/useUploads.ts';
import { FilePanel } from './FilePanel.tsx';
import { t } from '../ui/text.ts';

type StoredFile = StoredFileFieldsFragment;

interface Props {
  label: string;
  value: readonly StoredFile[];
  onChange: (files: StoredFile[]) => void;
  /** Purpose of the files. */
  entity: UploadEntity;
  /** The record, when there is one already. */
  entityId?: string;
  max?: number;
  /** Called when the first upload begins and the last has ended: a form waits with sending. */
  onBusy?: (busy: boolean) => void;
  /** An error of the form, under it. */
  error?: string | undefined;
}

/** Attachments of a form: sent when chosen; the form sends their addresses. */
export function DocumentPicker({
  label,
  value,
  onChange,
  entity,
  entityId,
  max = 10,
  onBusy,
  error,
}: Props) {
  const [upload] = useUploadFileMutation();
  // two uploads may end before the form has drawn the first
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (files: StoredFile[]) => {
    latest.current = files;
    onChange(files);
  };
  const queue = useUploads(
    async (file, context) =>
      (await upload({ variables: { file, entity, entityId: entityId ?? null }, context })).data
        ?.uploadFile,
    (sent) => sent && change([...latest.current, sent]),
  );
  useBusy(queue, onBusy);
  const room = max - value.length - queue.uploads.length;
  return (
    <FormGroup
      label={label}
      intent={error ? 'danger' : 'none'}
      helperText={error && <span role="alert">{error}</span>}
    >
      {value.length > 0 && (
        <ul className="documents-list" aria-label={label}>
          {value.map((file) => (
            <li key={file.uuid}>
              <FilePanel file={file} />
              <Button
                size="small"
                variant="minimal"
                icon={<Cross />}
                aria-label={t('Remove {{file}}', { file: file.name })}
                onClick={() => change(value.filter(({ uuid }) => uuid !== file.uuid))}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadBars {...queue} />
      <ChooseFiles
        multiple={room > 1}
        text={t('Attach files')}
        label={label}
        accept={DOCUMENTS}
        disabled={room < 1}
        onFiles={(files) => queue.add(files.slice(0, room))}
      />
    </FormGroup>
  );
}
