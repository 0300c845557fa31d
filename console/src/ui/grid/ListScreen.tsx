import type { OperationVariables } from '@apollo/client';
import { Button } from '@blueprintjs/core';
import type { ColDef, GridApi } from 'ag-grid-community';
import { type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { type Filter, FilterBar, filterNames } from './FilterBar.tsx';
import { useListKeys } from './listKeys.ts';
import { type ListSource, useListPage } from './listQuery.ts';
import { countText, Pager } from './Pager.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useUrlParam } from './useUrlParam.ts';

type RowBehaviour<Row extends { id: string }> = Pick<
  DataGridProps<Row>,
  'onOpen' | 'expandable' | 'rowSelection' | 'rowClass'
>;

interface Props<Data, Variables, Row extends { id: string }>
  extends ListSource<Data, Variables, Row>, RowBehaviour<Row> {
  title: string;
  /** Keep it the same between renders: a module constant, or useMemo. */
  columns: ColDef<Row>[];
  filters?: readonly Filter[];
  /** Actions above the list, the primary one last. */
  actions?: ReactNode;
  /** Between the filters and the rows, for example a chart. */
  above?: ReactNode;
  /** One sentence, for example 'No orders match these filters.' */
  emptyText: string;
  /** The next action, where there is nothing at all. */
  emptyAction?: ReactNode;
  /** Fixed text for a failed read. */
  failedText?: string;
  /** In a tab of a record's page: as high as its rows, under the tab's own title. */
  panel?: true;
  defaultLimit?: number;
  /** Drawers of the open record; a function receives the rows of the page. */
  children?: ReactNode | ((rows: readonly Row[]) => ReactNode);
}

const NO_FILTERS: readonly Filter[] = [];
const NO_ROWS: readonly never[] = [];

/** Only the properties that are set: undefined differs from absent. */
const rowBehaviour = <Row extends { id: string }>({
  onOpen,
  expandable,
  rowSelection,
  rowClass,
}: RowBehaviour<Row>) => ({
  ...(onOpen ? { onOpen } : {}),
  ...(expandable ? { expandable } : {}),
  ...(rowSelection ? { rowSelection } : {}),
  ...(rowClass ? { rowClass } : {}),
});

/** Every list of the console. Filters, sort, page and open record are in the address. */
export function ListScreen<Data, Variables extends OperationVariables, Row extends { id: string }>(
  props: Props<Data, Variables, Row>,
) {
  const {
    title,
    columns,
    filters = NO_FILTERS,
    actions,
    emptyText,
    emptyAction,
    failedText,
    panel,
    defaultLimit = 10,
    children,
  } = props;
  const box = useRef<HTMLElement>(null);
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const [sort, setSort] = useUrlParam('sort');
  const list = useListPage(props, defaultLimit);
  useListKeys(box, api);

  const { client, document: queryOf, change } = list;
  const readPage = async (page: number, limit: number) => {
    const variables = props.variables(list.filters, page, limit);
    const { data } = await client.query<Data>({
      query: queryOf(),
      variables,
      fetchPolicy: 'no-cache',
    });
    return props.rows(data as NoInfer<Data>);
  };
  const names = filters.flatMap(filterNames);
  const clear = () => change(Object.fromEntries([...names, 'page'].map((name) => [name, null])));
  const filtered = names.some((name) => list.filters.one(name));
  const { shown, error, stale } = list;
  const memory = title.toLowerCase().replaceAll(' ', '-');
  const filterBar = filters.length > 0 && (
    <FilterBar
      filters={filters}
      values={list.filters}
      onChange={(changes, how) => change({ ...changes, page: null }, how)}
      onClear={clear}
    />
  );

  return (
    <section
      className={panel ? 'kit-list kit-list-panel' : 'kit-list'}
      ref={box}
      aria-label={title}
    >
      <header className="kit-list-head">
        {panel ? (
          filterBar
        ) : (
          <>
            <h1 className="kit-title">{title}</h1>
            <span className="kit-muted kit-numeric">{shown ? countText(shown.count) : ''}</span>
          </>
        )}
        <div className="kit-list-actions">
          {api && <ColumnMenu api={api} memory={memory} />}
          <ExportButton title={title} api={api} readPage={readPage} />
          {actions}
        </div>
      </header>
      {!panel && filterBar}
      {props.above}
      <div className={stale && shown ? 'kit-list-body kit-dim' : 'kit-list-body'} aria-busy={stale}>
        <DataGrid
          label={title}
          rows={shown?.items ?? []}
          columns={columns}
          memory={memory}
          sort={sort}
          onSort={setSort}
          onApi={setApi}
          {...(panel ? { fit: true } : {})}
          {...rowBehaviour(props)}
        />
        {!shown && stale && <SkeletonRows rows={list.limit} />}
        {error && (
          <ErrorInPlace
            {...(failedText ? { title: failedText } : {})}
            error={error}
            onRetry={list.retry}
          />
        )}
        {shown?.items.length === 0 && !stale && !error && (
          <EmptyState text={emptyText}>
            {filtered ? <Button text="Clear filters" onClick={clear} /> : emptyAction}
          </EmptyState>
        )}
      </div>
      <Pager
        page={list.page}
        limit={list.limit}
        ownLimit={defaultLimit}
        count={shown?.count ?? 0}
        shown={shown?.items.length ?? 0}
        sorted={Boolean(sort)}
        onPage={list.setPage}
        onLimit={list.setLimit}
      />
      {typeof children === 'function' ? children(shown?.items ?? NO_ROWS) : children}
    </section>
  );
}
