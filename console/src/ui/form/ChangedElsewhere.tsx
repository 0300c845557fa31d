import { Button, Callout } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';

/**
 * The version that a form builds on: the one of when it opened, until the present one is loaded. So
 * a record that changes below the form is never overwritten without a word.
 */
export function useBaseVersion(present: number) {
  const [version, setVersion] = useState(present);
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  }, [present]);
  return {
    version,
    isOutdated: version !== present,
    rebase: () => setVersion(latest.current),
  };
}

/** What was typed is kept when somebody else has changed the record. */
export const ChangedElsewhere = ({ what, onReload }: { what: string; onReload: () => void }) => (
  <Callout
    className="kit-callout"
    intent="warning"
    title={`Someone else changed this ${what}`}
    role="alert"
  >
    <p>What you typed is kept. Load their version, then save yours again.</p>
    <Button size="small" text="Reload" onClick={onReload} />
  </Callout>
);
