import { Button } from '@blueprintjs/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCode } from '../errors.ts';
import { useOneAtATime } from './useSingleFlight.ts';
import { Notice } from '../Notice.tsx';
import { t } from '../text.ts';

function useVersion(present: number, start: number | null) {
  const [begun, setBegun] = useState(start);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  }, [present]);
  return {
    /** Version that is sent with what was typed. */
    version: begun ?? present,
    isOutdated: begun !== null && begun !== present,
    /** The server refused it as outdated. */
    isRefused,
    onFailed: (error: unknown) => setRefused(errorCode(error) === 'CONFLICT'),
    /** Builds on the version that is there now. */
    rebase: (to: number = latest.current) => {
      setBegun(to);
      setRefused(false);
    },
    begin: useCallback(() => setBegun((old) => old ?? present), [present]),
    forget: useCallback(() => {
      setBegun(null);
      setRefused(false);
    }, []),
  };
}

export type BaseVersion = ReturnType<typeof useVersion>;

/**
 * The version that a form builds on: the one of when it opened, until the present one is loaded. So
 * a record that changes below the form is never overwritten without a word.
 */
export const useBaseVersion = (present: number): BaseVersion => useVersion(present, present);

/** The same of a draft on a page, which follows the record until typing begins (`begin`, `forget`). */
export const useDraftVersion = (present: number): BaseVersion => useVersion(present, null);

interface Props {
  what: string;
  base: BaseVersion;
  /** True when something is typed: otherwise a newer version does not matter. */
  dirty: boolean;
  saving: boolean;
  /** Reads the record and answers its version, undefined when it could not; absent: it is shown already. */
  onReload?: () => Promise<number | undefined>;
}

/** Warning that another user has changed the record; what was typed is kept. */
export function ChangedElsewhere({ what, base, dirty, saving, onReload }: Props) {
  const reload = useOneAtATime(async () => {
    if (!onReload) return base.rebase();
    const version = await onReload();
    if (version !== undefined) base.rebase(version);
  });
  if (!base.isRefused && !(dirty && base.isOutdated && !saving)) return null;
  return (
    <Notice
      className="kit-callout"
      intent="warning"
      title={t('Someone else changed this {{what}}', { what })}
      role="alert"
    >
      <p>
        {t(
          'What you typed is kept. Load their version to see yours on top of it, then save again.',
        )}
      </p>
      <Button size="small" text={t('Reload')} onClick={() => reload()} />
    </Notice>
  );
}
