import { Button } from '@blueprintjs/core';
import type { ColDef } from 'ag-grid-community';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { RfqsByDateQuery } from '../../generated/documents.ts';
import { useRfqsByDateQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { type Filter, FilterBar, filterNames } from '../ui/grid/FilterBar.tsx';
import { useListPage } from '../ui/grid/listQuery.ts';
import { NestedGrid, type NestedRow } from '../ui/grid/NestedGrid.tsx';
import { innerHeight } from '../ui/grid/nestedHeight.ts';
import { countText, Pager } from '../ui/grid/Pager.tsx';
import { type ListSelection, SelectionBar } from '../ui/grid/SelectionBar.tsx';
import { SkeletonRows } from '../ui/grid/SkeletonRows.tsx';
import { ViewBar } from '../ui/grid/views/ViewBar.tsx';
import { useChangeUrl } from '../ui/grid/useUrlParam.ts';
import type { Rfq } from './rfqColumns.tsx';
import { datesAndStatuses, rfqFilterOf } from './rfqFilters.ts';
import { canSelectRfq, type useRfqSelection } from './rfqSelection.ts';
import { t } from '../ui/text.ts';

type Day = RfqsByDateQuery['rfqsByDate']['items'][number];

const DAYS_A_PAGE = 30;
const MAX_VISIBLE_ROWS = 20;
const LINK_HEIGHT = 38;
const dayId = ({ date }: Day) => date;
const dayName = ({ date }: Day) => date;
const hasMore = ({ count, items }: Day) => count > items.length;
const dayHeight = (day: Day) =>
  innerHeight(Math.min(day.items.length, MAX_VISIBLE_ROWS), hasMore(day) ? LINK_HEIGHT : 0);
const dayColumns: ColDef<NestedRow<Day>>[] = [
  textColumn('master.date', t('Date'), { flex: 0, width: 140, cellClass: 'kit-numeric' }),
  textColumn('master.count', t('Quote requests'), {
    cellClass: 'kit-numeric',
    valueFormatter: ({ value }) => countText(value),
  }),
];

interface Content {
  columns: ColDef<Rfq>[];
  onOpen: (row: Rfq) => void;
  /** Null: no row can be selected here. */
  rowSelection: Pick<ReturnType<typeof useRfqSelection>, 'selectedRows' | 'selectAmong'> | null;
}
const DaysContext = createContext<Content | null>(null);

function RfqsOfDay({ master }: { master: Day }) {
  const { columns, onOpen, rowSelection } = useContext(DaysContext) as Content;
  const change = useChangeUrl();
  const { date, items, count } = master;
  const selectAmong = rowSelection?.selectAmong;
  const latest = useRef(items);
  useEffect(() => void (latest.current = items), [items]);
  useEffect(() => () => selectAmong?.(latest.current, []), [selectAmong]); // a collapsed day shows no checkboxes, so it has none
  return (
    <>
      <DataGrid
        fit
        label={t('Quote requests of {{date}}', { date })}
        rows={items}
        columns={columns}
        memory="quote-requests"
        onOpen={onOpen}
        {...(rowSelection
          ? {
              rowSelection: {
                isSelectable: canSelectRfq,
                selectedRows: rowSelection.selectedRows,
                onSelect: (rows: Rfq[]) => rowSelection.selectAmong(items, rows),
              },
            }
          : {})}
      />
      {hasMore(master) && (
        <Button
          variant="minimal"
          text={t('Show all {{count}} of {{date}}', { count: countText(count), date })}
          onClick={() =>
            change({ group: null, fromDate: date, toDate: date, page: null, limit: null })
          }
        />
      )}
    </>
  );
}

interface Props extends Content {
  title: string;
  /** Customer whose requests alone are shown, in a tab of its page. */
  tenantId?: string;
  filters: readonly Filter[];
  actions: ReactNode;
  selection?: ListSelection;
  emptyText: string;
  failedText: string;
  children: (rows: readonly Rfq[]) => ReactNode;
}

/** The list gathered by day: one row a day, the newest requests of the day inside. */
export function RfqsByDate({
  title,
  tenantId,
  filters,
  actions,
  selection,
  emptyText,
  failedText,
  columns,
  onOpen,
  rowSelection,
  children,
}: Props) {
  const session = useSession();
  const list = useListPage(
    {
      query: useRfqsByDateQuery,
      variables: (values, page, limit) => ({
        filter: tenantId ? { ...datesAndStatuses(values), tenantId } : rfqFilterOf(values, session),
        page,
        limit,
      }),
      rows: (data) => data.rfqsByDate,
    },
    DAYS_A_PAGE,
  );
  const { shown, stale, error, change } = list;
  const content = useMemo(
    () => ({ columns, onOpen, rowSelection }),
    [columns, onOpen, rowSelection],
  );
  const clear = () =>
    change(
      Object.fromEntries([...filters.flatMap(filterNames), 'page'].map((name) => [name, null])),
    );
  return (
    <section className={tenantId ? 'kit-list kit-list-panel' : 'kit-list'} aria-label={title}>
      <header className="kit-list-head">
        {!tenantId && <h1 className="kit-title">{title}</h1>}
        <span className="kit-muted kit-numeric">
          {shown ? t('{{count}} days', { count: countText(shown.count) }) : ''}
        </span>
        <div className="kit-list-actions">{actions}</div>
        {selection && <SelectionBar {...selection} />}
      </header>
      {!tenantId && <ViewBar list="quote-requests" filters={filters} api={null} />}
      <FilterBar
        filters={filters}
        values={list.filters}
        onChange={(next, how) => change({ ...next, page: null }, how)}
        onClear={clear}
      />
      <div
        className={stale && shown ? 'kit-list-body rfq-days kit-dim' : 'kit-list-body rfq-days'}
        aria-busy={stale}
      >
        <DaysContext value={content}>
          <NestedGrid
            label={title}
            masters={shown?.items ?? []}
            masterId={dayId}
            nameOf={dayName}
            columns={dayColumns}
            detail={RfqsOfDay}
            detailHeight={dayHeight}
            outerPage={list.limit}
          />
        </DaysContext>
        {!shown && stale && <SkeletonRows rows={10} />}
        {error && <ErrorInPlace title={failedText} error={error} onRetry={list.retry} />}
        {shown?.items.length === 0 && !stale && !error && <EmptyState text={emptyText} />}
      </div>
      <Pager
        page={list.page}
        limit={list.limit}
        ownLimit={DAYS_A_PAGE}
        count={shown?.count ?? 0}
        shown={shown?.items.length ?? 0}
        onPage={list.setPage}
        onLimit={list.setLimit}
      />
      {children(shown?.items.flatMap(({ items }) => items) ?? [])}
    </section>
  );
}
