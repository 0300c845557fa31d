import type { GridApi } from 'ag-grid-community';
import { useEffect, useState } from 'react';
import { formatRupees } from '../format/rupees.ts';
import { pageSums } from './sumsOfPage.ts';
import { t } from '../text.ts';
import { AllSums } from './AllSums.tsx';
import type { AllSumsSource, Page } from './listQuery.ts';
import type { Filters } from './useUrlParam.ts';

interface Props<Row> {
  api: GridApi<Row>;
  page: Page<Row>;
  source: {
    variables: (filters: Filters, page: number, limit: number) => unknown;
    allSums?: AllSumsSource;
  };
  by: Filters;
}

/** Sums of the amounts that the list shows. */
export function PageSums<Row extends object>({ api, page, source, by }: Props<Row>) {
  const { items: rows, count } = page;
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
      {source.allSums && rows.length < count && (
        <AllSums
          source={source.allSums}
          filter={(source.variables(by, 1, 1) as { filter?: unknown }).filter}
          api={api}
          count={count}
        />
      )}
    </span>
  );
}
