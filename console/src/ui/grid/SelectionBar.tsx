import { Button } from '@blueprintjs/core';
import { type ReactNode, useCallback, useState } from 'react';
import { formatCount } from '../format/rupees.ts';
import { KeepMountedContext } from '../overlay/keepMounted.ts';
import { t } from '../text.ts';

export interface ListSelection {
  /** Ticked rows. */
  count: number;
  /** Actions on them. */
  actions: ReactNode;
}

/** Bar over the head of a list while rows are ticked, or a dialog about them is open. */
export function SelectionBar({
  count,
  actions,
  onClear,
}: ListSelection & { onClear?: (() => void) | undefined }) {
  const [held, setHeld] = useState(0);
  const hold = useCallback((by: 1 | -1) => setHeld((before) => before + by), []);
  if (count === 0 && held === 0) return null;
  return (
    <div className="kit-selection">
      <span className="kit-selection-count kit-numeric" role="status">
        {t('{{count}} selected', { count: formatCount(count) })}
      </span>
      <KeepMountedContext value={hold}>{actions}</KeepMountedContext>
      {onClear && <Button variant="minimal" text={t('Clear selection')} onClick={onClear} />}
    </div>
  );
}
