import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { PrintSheet } from './PrintSheet.tsx';

interface Props {
  /** The print; undefined while it is read. */
  html: string | undefined;
  title: string;
  error: { message: string } | undefined;
  failed: string;
  onRetry: () => Promise<unknown>;
}

/** A print in a tab of its record. */
export function PrintPreview({ html, title, error, failed, onRetry }: Props) {
  if (error)
    return (
      <ErrorInPlace title={failed} error={error} onRetry={() => onRetry().catch(() => undefined)} />
    );
  if (html === undefined) return <Skeleton shape="print" rows={1} />;
  return <PrintSheet html={html} title={title} />;
}
