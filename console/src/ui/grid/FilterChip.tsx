import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import './filters.css';
import { t } from '../text.ts';

interface Props {
  label: string;
  /** Present where the filter is set. */
  onClear: (() => void) | undefined;
  /** Opens the choice; says what is chosen. */
  children: ReactNode;
}

/** A filter of a list: filled, with a cross, once it is set. */
export function FilterChip({ label, onClear, children }: Props) {
  return (
    <div className={onClear ? 'kit-filter kit-filter-set' : 'kit-filter'}>
      {children}
      {onClear && (
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={t('Clear {{label}}', { label })}
          title={t('Clear {{label}}', { label })}
          onClick={onClear}
        />
      )}
    </div>
  );
}
