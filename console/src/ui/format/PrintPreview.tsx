import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { printMarkup } from '../trustedTypes.ts';
import './printPreview.css';
import { Skeleton } from '../Skeleton.tsx';

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
  if (html === undefined) return <Skeleton shape="print" rows={1} />;
  return (
    <iframe className="kit-print-preview" title={title} sandbox="" srcDoc={printMarkup(html)} />
  );
}
