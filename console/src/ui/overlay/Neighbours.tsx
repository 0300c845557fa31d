import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useStepKeys } from './stepKeys.ts';
import { t } from '../text.ts';

interface Neighbours {
  /** Ids of the list's page under the drawer, in its order. */
  ids: readonly string[];
  stepTo: (id: string) => void;
  /** True from a step until the drawer that it opens calls `endStep`. */
  isStep: () => boolean;
  endStep: () => void;
}

/** The list that a drawer was opened from; null where there is none. */
export const NeighboursContext = createContext<Neighbours | null>(null);

/** The rows of a list's page for the drawers that it opens; null when it opens none. */
export function useNeighbours<Row extends { id: string }>(
  rows: readonly Row[],
  onOpen: ((row: Row) => void) | undefined,
): Neighbours | null {
  const stepping = useRef(false);
  return useMemo(() => {
    if (!onOpen) return null;
    const stepTo = (id: string) => {
      const row = rows.find((one) => one.id === id);
      stepping.current = row !== undefined;
      if (row) onOpen(row);
    };
    const endStep = () => {
      stepping.current = false;
    };
    return { ids: rows.map(({ id }) => id), stepTo, isStep: () => stepping.current, endStep };
  }, [rows, onOpen]);
}

/** True for a drawer that takes the place of its neighbour's: it does not slide in. */
export function useIsStep(): boolean {
  const list = useContext(NeighboursContext);
  const [isStep] = useState(() => list?.isStep() ?? false);
  useEffect(() => list?.endStep(), [list]);
  return isStep;
}

/**
 * Buttons to the record above and the one below in the list under the drawer, by J and K too; none
 * when the record is not in it.
 */
export function NeighbourButtons({ recordId }: { recordId: string }) {
  const list = useContext(NeighboursContext);
  const at = list?.ids.indexOf(recordId) ?? -1;
  const step = useMemo(() => {
    if (!list || at < 0) return null;
    return (by: 1 | -1) => {
      const id = list.ids[at + by];
      if (id !== undefined) list.stepTo(id);
    };
  }, [list, at]);
  useStepKeys(step);
  if (!list || !step) return null;
  return (
    <span className="kit-neighbours">
      <Button
        variant="minimal"
        icon={<ChevronUp />}
        aria-label={t('Previous')}
        title={t('Previous (K)')}
        disabled={at === 0}
        onClick={() => step(-1)}
      />
      <Button
        variant="minimal"
        icon={<ChevronDown />}
        aria-label={t('Next')}
        title={t('Next (J)')}
        disabled={at === list.ids.length - 1}
        onClick={() => step(1)}
      />
    </span>
  );
}
