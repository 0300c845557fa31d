import { Button, FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useUploadImageMutation } from '../../generated/hooks.ts';
import { ChooseFiles, PICTURES } from '../ui/upload/ChooseFiles.tsx';
import { UploadBars } from '../ui/upload/UploadBars.tsx';
import { useUploads } from '../ui/upload/useUploads.ts';
import { t } from '../ui/text.ts';

interface Props {
  label: string;
  /** File name in the record. */
  fileName: string | null;
  /** Signed address of the small form of what the record has now. */
  thumbnail: string | null;
  onChange: (fileName: string | null) => void;
}

/** One picture stored by its file name: uploaded when chosen; the form sends the name. */
export function LogoPicker({ label, fileName, thumbnail, onChange }: Props) {
  const [upload] = useUploadImageMutation();
  const [sent, setSent] = useState<{ fileName: string; thumbnailUrl: string }>();
  const queue = useUploads(
    async (file, context) => (await upload({ variables: { file }, context })).data?.uploadImage,
    (image) => {
      if (!image) return;
      setSent(image);
      onChange(image.fileName);
    },
  );
  const shown =
    fileName === null ? null : sent?.fileName === fileName ? sent.thumbnailUrl : thumbnail;
  const choose = (files: File[]) => {
    // the newest choice counts
    for (const { key } of queue.uploads) queue.remove(key);
    queue.add(files);
  };
  return (
    <FormGroup label={label}>
      <div className="upload-logo">
        {shown && <img src={shown} alt={label} />}
        <ChooseFiles
          text={fileName === null ? t('Choose picture') : t('Replace')}
          label={label}
          accept={PICTURES}
          onFiles={choose}
        />
        {fileName !== null && (
          <Button
            variant="minimal"
            text={t('Remove')}
            aria-label={t('Remove {{label}}', { label })}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <UploadBars {...queue} />
    </FormGroup>
  );
}
