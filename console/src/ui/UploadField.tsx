import { FileInput, FormGroup, ProgressBar } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useId, useState } from 'react';

interface Props<Uploaded> {
  label: string;
  /** As in the `accept` of a file input: '.jpg,.png'. */
  accept: string;
  required?: boolean;
  /** Sends the file, telling how much of it (0 to 1) has gone. */
  upload: (file: File, onProgress: (share: number) => void) => Promise<Uploaded>;
  onUploaded: (uploaded: Uploaded, file: File) => void;
}

/** Sends a chosen file at once and shows how far it is. */
export function UploadField<Uploaded>({ label, accept, required, upload, onUploaded }: Props<Uploaded>) {
  const id = useId();
  const [name, setName] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();

  const send = async (file: File) => {
    setName(file.name);
    setError(undefined);
    if (file.size > LIMITS.uploadMegabytes * 1024 * 1024) return setError(`A file may have at most ${LIMITS.uploadMegabytes} MB.`);
    setShare(0);
    try {
      onUploaded(await upload(file, setShare), file);
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setShare(null);
    }
  };
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={required ? <span className="kit-required">*</span> : undefined}
      intent={error ? 'danger' : 'none'}
      helperText={error && <span role="alert">{error}</span>}
    >
      <FileInput
        fill
        text={name ?? 'Choose file…'}
        hasSelection={name !== undefined}
        disabled={share !== null}
        inputProps={{ id, accept, 'aria-label': label }}
        onInputChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void send(file);
        }}
      />
      {share !== null && <ProgressBar value={share} intent="primary" aria-label={`${Math.round(share * 100)} % sent`} />}
    </FormGroup>
  );
}
