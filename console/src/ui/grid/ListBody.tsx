import { Button } from '@blueprintjs/core';
import type { GridApi } from 'ag-grid-community';
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { t } from '../text.ts';
import { useGridCode } from './gridCode.ts';
import { cardsHere, heightOfRows } from './gridColumns.ts';
import type { Page, useListPage } from './listQuery.ts';
import { countText } from './Pager.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

type Read = Pick<
  ReturnType<typeof useListPage<never, never, unknown>>,
  'shown' | 'stale' | 'error' | 'retry' | 'limit'
>;

interface NothingProps {
  text: string;
  /** Records that there are without the filters. */
  others: number | null;
  clear: (() => void) | undefined;
  /** The next action where nothing is filtered. */
  children: ReactNode;
}

export function NothingFound({ text, others, clear, children }: NothingProps) {
  return (
    <EmptyState
      text={text}
      hint={
        others ? t('{{others}} without these filters.', { others: countText(others) }) : undefined
      }
    >
      {clear ? <Button text={t('Clear filters')} onClick={clear} /> : children}
    </EmptyState>
  );
}

/** Room of an empty list for what it says. */
const EMPTY_HEIGHT = 260;

/**
 * Height of the rows; without rows, of a full page. Never less than the rows need, whatever height
 * the grid reports: in a low window it draws few rows.
 */
function bodyHeight(height: number, shown: Page<unknown> | undefined, limit: number): number {
  const count = shown?.items.length ?? limit;
  return count ? Math.max(height, heightOfRows(count, cardsHere('records'))) : EMPTY_HEIGHT;
}

/** The filters find no record. */
export const findsNothing = ({ shown, stale, error }: Read): boolean =>
  shown?.items.length === 0 && !stale && !error;

interface Props {
  list: Read;
  /** The grid whose columns the skeleton has; null while its code has not arrived. */
  api: GridApi | null;
  /** True when the rows are drawn before the grid is. */
  drawsFirst: boolean;
  /** Pixels that the grid's head and rows take; none where the grid grows with its rows. */
  height: number | undefined;
  failedText: string | undefined;
  nothing: ReactNode;
  /** The grid. */
  children: ReactNode;
}

/** The rows of a list, or what stands in their place: a skeleton, why they could not be read, or that there are none. */
export function ListBody(props: Props) {
  const { list, api, drawsFirst, height, failedText, nothing, children } = props;
  const { shown, stale, error, retry, limit } = list;
  const { Grid, failures } = useGridCode(false);
  const drawsRows = drawsFirst || (failures > 0 && !Grid);
  // an empty list says so at once
  const waits = shown ? shown.items.length > 0 && !api && !drawsRows : stale;
  return (
    <div
      className={stale && shown ? 'kit-list-body kit-dim' : 'kit-list-body'}
      style={height === undefined ? undefined : { flexBasis: bodyHeight(height, shown, limit) }}
      aria-busy={stale}
    >
      {children}
      {waits && <SkeletonRows rows={limit} api={api} />}
      {error && (
        <ErrorInPlace
          {...(failedText ? { title: failedText } : {})}
          error={error}
          onRetry={retry}
        />
      )}
      {findsNothing(list) && nothing}
    </div>
  );
}
