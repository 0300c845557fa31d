import { Button, ProgressBar } from '@blueprintjs/core';
import { Cross, Refresh } from '@blueprintjs/icons';
import type { Uploads } from './useUploads.ts';
import './upload.css';

/** Files on their way, a bar each; what failed says why and can be sent again or forgotten. */
export function UploadBars({ uploads, retry, remove }: Uploads) {
  if (!uploads.length) return null;
  return (
    <ul className="upload-bars" aria-label="Uploads">
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
              aria-label={`${file.name}: ${Math.round(share * 100)} % sent`}
            />
          )}
          {error && (
            <Button
              size="small"
              variant="minimal"
              icon={<Refresh />}
              aria-label={`Send ${file.name} again`}
              onClick={() => retry(key)}
            />
          )}
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={`${error ? 'Remove' : 'Cancel'} ${file.name}`}
            onClick={() => remove(key)}
          />
        </li>
      ))}
    </ul>
  );
}
