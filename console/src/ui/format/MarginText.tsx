import { WarningSign } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { t } from '../text.ts';

/** Goods are sold for less than they cost. */
export const isBelowCost = (marginPercent: string | null | undefined): boolean =>
  Number(marginPercent) < 0;

interface Props {
  marginPercent: string | null | undefined;
  /** Margin as it is written in this place. */
  children: ReactNode;
}

/** A margin, marked where it is a loss. */
export const MarginText = ({ marginPercent, children }: Props) =>
  isBelowCost(marginPercent) ? (
    <span className="kit-below-cost">
      <WarningSign size={12} title={t('Below cost')} /> {children}
    </span>
  ) : (
    children
  );
