import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatCount } from '../format/rupees.ts';
import { t } from '../text.ts';

export interface ListSelection {
  /** Ticked rows. */
  count: number;
  /** What can be done with them. */
  actions: ReactNode;
}

/** Over the head of a list while rows are ticked. */
export function SelectionBar({
  count,
  actions,
  onClear,
}: ListSelection & { onClear?: (() => void) | undefined }) {
  if (count === 0) return null;
  return (
    <div className="kit-selection">
      <span className="kit-selection-count kit-numeric" role="status">
        {t('{{count}} selected', { count: formatCount(count) })}
      </span>
      {actions}
      {onClear && <Button variant="minimal" text={t('Clear selection')} onClick={onClear} />}
    </div>
  );
}
