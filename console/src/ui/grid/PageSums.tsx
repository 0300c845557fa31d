import type { GridApi } from 'ag-grid-community';
import { useEffect, useState } from 'react';
import { formatRupees } from '../format/rupees.ts';
import { pageSums } from './sumsOfPage.ts';
import { t } from '../text.ts';

interface Props<Row> {
  api: GridApi<Row>;
  rows: readonly Row[];
  /** Of all pages. */
  count: number;
}

/** Sums of the amounts that the list shows. */
export function PageSums<Row extends object>({ api, rows, count }: Props<Row>) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((times) => times + 1);
    api.addEventListener('columnVisible', again);
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('columnVisible', again);
    };
  }, [api]);
  if (api.isDestroyed()) return null;
  const { sums, leavesOut } = pageSums(api, rows);
  if (sums.length === 0) return null;
  const of = [rows.length < count && t('this page'), leavesOut && t('without cancelled')];
  return (
    <span className="kit-pager-sums kit-muted">
      {sums.map(({ head, sum }) => (
        <span key={head}>
          {head} <b>{formatRupees(sum)}</b>
          {' · '}
        </span>
      ))}
      {of.filter(Boolean).join(', ') || t('in all')}
    </span>
  );
}
