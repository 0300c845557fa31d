import { Button } from '@blueprintjs/core';
import { Error as ErrorIcon, Refresh } from '@blueprintjs/icons';
import { errorCode } from './errors.ts';
import { shownText } from './errorTexts.ts';
import { Notice } from './Notice.tsx';
import { t } from './text.ts';

const MISSING = t('It was not found, or is not yours to see.');

/** A read that failed, where its answer would have stood. What is not there is not there the next time either. */
export function ErrorInPlace({
  title,
  error,
  onRetry,
}: {
  title?: string;
  error: { message: string };
  onRetry?: () => unknown;
}) {
  const isMissing = errorCode(error) === 'NOT_FOUND';
  const text = isMissing ? title && MISSING : (shownText(error) ?? error.message);
  return (
    <Notice
      className="kit-error"
      intent="danger"
      icon={<ErrorIcon />}
      title={title ?? (isMissing ? MISSING : t('Could not load'))}
      role="alert"
    >
      {text && <p>{text}</p>}
      {onRetry && !isMissing && (
        <Button size="small" icon={<Refresh />} text={t('Retry')} onClick={() => void onRetry()} />
      )}
    </Notice>
  );
}
