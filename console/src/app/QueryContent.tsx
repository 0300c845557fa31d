import type { ReactNode } from 'react';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { errorCode } from '../ui/errors.ts';
import { NotFoundPage } from './StatePages.tsx';

interface Props<Data> {
  /** Result of a generated hook. */
  result: {
    data?: Data | undefined;
    error?: { message: string } | undefined;
    refetch: () => Promise<unknown>;
  };
  /** Fixed text for a failed read. */
  failedText?: string;
  children: (data: Data) => ReactNode;
}

/** Content of a loaded record; before that its skeleton, the error in place, or the not-found page. */
export function QueryContent<Data>({
  result: { data, error, refetch },
  failedText,
  children,
}: Props<Data>) {
  if (data) return children(data);
  if (errorCode(error) === 'NOT_FOUND') return <NotFoundPage />;
  if (error)
    return (
      <ErrorInPlace
        {...(failedText ? { title: failedText } : {})}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
      />
    );
  return <Skeleton head shape="facts" />;
}
