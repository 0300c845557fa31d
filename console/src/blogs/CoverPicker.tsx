import { Button, FormGroup } from '@blueprintjs/core';
import { useUploadImageMutation } from '../../generated/hooks.ts';
import { ChooseFiles, PICTURES } from '../ui/upload/ChooseFiles.tsx';
import { UploadBars } from '../ui/upload/UploadBars.tsx';
import { useBusy, useUploads } from '../ui/upload/useUploads.ts';
import { t } from '../ui/text.ts';

interface Props {
  /** Signed address of the cover; null for none. */
  url: string | null;
  onChange: (picture: { fileName: string; url: string } | null) => void;
  onBusy: (busy: boolean) => void;
}

/** The cover as readers see it; uploaded when chosen, the form sends its name. */
export function CoverPicker({ url, onChange, onBusy }: Props) {
  const [upload] = useUploadImageMutation();
  const queue = useUploads(
    async (file, context) => (await upload({ variables: { file }, context })).data?.uploadImage,
    (image) => image && onChange(image),
  );
  useBusy(queue, onBusy);
  const choose = (files: File[]) => {
    // the newest choice counts
    for (const { key } of queue.uploads) queue.remove(key);
    queue.add(files);
  };
  return (
    <FormGroup label={t('Cover')}>
      {url ? (
        <img className="blog-cover-picture" src={url} alt={t('Cover')} />
      ) : (
        <div className="blog-cover-empty kit-muted">{t('No cover yet')}</div>
      )}
      <div className="blog-cover-actions">
        <ChooseFiles
          text={url ? t('Replace') : t('Choose picture')}
          label={t('Cover')}
          accept={PICTURES}
          onFiles={choose}
        />
        {url && (
          <Button
            variant="minimal"
            text={t('Remove')}
            aria-label={t('Remove Cover')}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <UploadBars {...queue} />
    </FormGroup>
  );
}
