import { Button, ProgressBar } from '@blueprintjs/core';
import { Cross, Refresh } from '@blueprintjs/icons';
import type { Uploads } from './useUploads.ts';
import './upload.css';
import { t } from '../text.ts';

/** Files on their way, a bar each; what failed says why and can be sent again or forgotten. */
export function UploadBars({ uploads, retry, remove }: Uploads) {
  if (!uploads.length) return null;
  return (
    <ul className="upload-bars" aria-label={t('Uploads')}>
      {uploads.map(({ key, file, share, error }) => (
        <li key={key}>
          <span className="upload-name" title={file.name}>
            {file.name}
          </span>
          {error ? (
            <span className="upload-error" role="alert">
              {error}
            </span>
          ) : (
            <ProgressBar
              value={share}
              intent="primary"
              aria-label={t('{{file}}: {{share}} % sent', {
                file: file.name,
                share: Math.round(share * 100),
              })}
            />
          )}
          {error && (
            <Button
              size="small"
              variant="minimal"
              icon={<Refresh />}
              aria-label={t('Send {{file}} again', { file: file.name })}
              onClick={() => retry(key)}
            />
          )}
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={`${error ? t('Remove') : t('Cancel')} ${file.name}`}
            onClick={() => remove(key)}
          />
        </li>
      ))}
    </ul>
  );
}
