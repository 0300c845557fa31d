import { Button } from '@blueprintjs/core';
import { Error as ErrorIcon, Refresh } from '@blueprintjs/icons';
import { shownText } from './errorTexts.ts';
import { Notice } from './Notice.tsx';
import { t } from './text.ts';

/** A read that failed, where its answer would have stood. */
export function ErrorInPlace({
  title = t('Could not load'),
  error,
  onRetry,
}: {
  title?: string;
  error: { message: string };
  onRetry?: () => unknown;
}) {
  return (
    <Notice className="kit-error" intent="danger" icon={<ErrorIcon />} title={title} role="alert">
      <p>{shownText(error) ?? error.message}</p>
      {onRetry && (
        <Button size="small" icon={<Refresh />} text={t('Retry')} onClick={() => void onRetry()} />
      )}
    </Notice>
  );
}
