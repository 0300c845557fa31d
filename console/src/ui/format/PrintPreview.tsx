import { Spinner } from '@blueprintjs/core';
import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { printMarkup } from '../trustedTypes.ts';
import './printPreview.css';
import { t } from '../text.ts';

interface Props {
  /** The print; undefined while it is read. */
  html: string | undefined;
  title: string;
  error: { message: string } | undefined;
  failed: string;
  onRetry: () => Promise<unknown>;
}

/** A print in a tab of its record, without scripts. */
export function PrintPreview({ html, title, error, failed, onRetry }: Props) {
  if (error)
    return (
      <ErrorInPlace title={failed} error={error} onRetry={() => onRetry().catch(() => undefined)} />
    );
  if (html === undefined) return <Spinner className="kit-spinner" aria-label={t('Loading')} />;
  return (
    <iframe className="kit-print-preview" title={title} sandbox="" srcDoc={printMarkup(html)} />
  );
}
