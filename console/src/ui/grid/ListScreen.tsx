import type { OperationVariables } from '@apollo/client';
import type { ListName } from '@munim/schema/list-views/lists.ts';
import type { ColDef, GridApi } from 'ag-grid-community';
import { type ReactNode, useRef, useState } from 'react';
import { ExportButton } from '../export/ExportButton.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { DataGrid, type DataGridProps, type RowSelection } from './DataGrid.tsx';
import { type Filter, FilterBar, filterNames } from './FilterBar.tsx';
import { mayDrawFirst } from './FirstRows.tsx';
import { listKey, rowsMemory } from './columnMemory.ts';
import { isPhone } from './isPhone.ts';
import { findsNothing, ListBody, NothingFound } from './ListBody.tsx';
import { useListKeys } from './listKeys.ts';
import { type ListSource, type Page, useListPage, useUnfilteredCount } from './listQuery.ts';
import { countText, Pager } from './Pager.tsx';
import { PageSums } from './PageSums.tsx';
import { type ListSelection, SelectionBar } from './SelectionBar.tsx';
import { NeighboursContext, useNeighbours } from '../overlay/Neighbours.tsx';
import { useUrlParam } from './useUrlParam.ts';
import { useDefaultView } from './views/useListView.ts';
import { ViewBar } from './views/ViewBar.tsx';

type RowBehaviour<Row extends { id: string }> = Pick<
  DataGridProps<Row>,
  'onOpen' | 'expandable' | 'rowSelection' | 'rowClass'
>;

interface Props<Data, Variables, Row extends { id: string }>
  extends ListSource<Data, Variables, Row>, RowBehaviour<Row> {
  title: string;
  /**
   * Name under which views, columns and rows are kept, whatever the title; without it there are no
   * views.
   */
  list?: ListName;
  /** Keep it the same between renders: a module constant, or useMemo. */
  columns: ColDef<Row>[];
  filters?: readonly Filter[];
  /** Actions above the list, the primary one last. */
  actions?: ReactNode;
  /** Actions on ticked rows, in a bar over the head. */
  selection?: ListSelection;
  /** Content between the filters and the rows, for example a chart. */
  above?: ReactNode;
  /** Content behind the choice of the view on a phone. */
  besideViews?: ReactNode;
  /** One sentence, for example 'No orders match these filters.' */
  emptyText: string;
  /** The next action, where there is nothing at all. */
  emptyAction?: ReactNode;
  /** Fixed text for a failed read. */
  failedText?: string;
  /** True in a tab of a record's page: as high as its rows, below the tab's own title. */
  panel?: true;
  defaultLimit?: number;
  /** Drawers of the open record; a function receives the rows of the page. */
  children?: ReactNode | ((rows: readonly Row[]) => ReactNode);
}

const NO_FILTERS: readonly Filter[] = [];
const NO_ROWS: readonly never[] = [];

/** Properties that are set: undefined differs from absent. */
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

/** The ticked rows as one page, for a file. */
const selectedOf =
  <Row,>({ selectedRows }: RowSelection<Row>) =>
  (page: number): Promise<Page<Row>> =>
    Promise.resolve({ items: page === 1 ? selectedRows : [], count: selectedRows.length });

const ListTitle = ({ title, count }: { title: string; count: number | undefined }) => (
  <div className="kit-list-title">
    <h1 className="kit-title">{title}</h1>
    <span className="kit-muted kit-numeric">{count === undefined ? '' : countText(count)}</span>
  </div>
);

interface TickedProps<Row extends { id: string }> {
  title: string;
  api: GridApi<Row>;
  selection: ListSelection;
  rowSelection?: RowSelection<Row>;
}

/** Actions on ticked rows; ticked rows of the list itself can be exported too. */
function TickedRows<Row extends { id: string }>(props: TickedProps<Row>) {
  const { title, api, selection, rowSelection } = props;
  const actions = (
    <>
      {selection.actions}
      {rowSelection && <ExportButton title={title} api={api} readPage={selectedOf(rowSelection)} />}
    </>
  );
  return (
    <SelectionBar
      count={selection.count}
      actions={actions}
      onClear={rowSelection && (() => api.deselectAll())}
    />
  );
}

/** Drawers of a list, with the rows beside the open one. */
function Drawers<Row extends { id: string }>({
  rows,
  onOpen,
  drawers,
}: {
  rows: readonly Row[];
  onOpen: ((row: Row) => void) | undefined;
  drawers: Props<never, never, Row>['children'];
}) {
  const neighbours = useNeighbours(rows, onOpen);
  return (
    <NeighboursContext value={neighbours}>
      {typeof drawers === 'function' ? drawers(rows) : drawers}
    </NeighboursContext>
  );
}

/** Every list of the console. Filters, sort, page and open record are in the address. */
export function ListScreen<Data, Variables extends OperationVariables, Row extends { id: string }>(
  props: Props<Data, Variables, Row>,
) {
  const isOpening = useDefaultView(props.list, props.filters ?? NO_FILTERS);
  return isOpening ? null : <List {...props} />;
}

function List<Data, Variables extends OperationVariables, Row extends { id: string }>(
  props: Props<Data, Variables, Row>,
) {
  const {
    title,
    columns,
    filters = NO_FILTERS,
    actions,
    selection,
    emptyText,
    emptyAction,
    failedText,
    panel,
    defaultLimit = 10,
  } = props;
  const box = useRef<HTMLElement>(null);
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const [height, setHeight] = useState(0);
  const [sort, setSort] = useUrlParam('sort');
  const memory = props.list ?? listKey(title);
  const list = useListPage(props, defaultLimit, rowsMemory(memory));
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
  const { shown } = list;
  const rows = shown?.items ?? NO_ROWS;
  const others = useUnfilteredCount(props, list, findsNothing(list) && filtered);
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
        {panel ? filterBar : <ListTitle title={title} count={shown?.count} />}
        <div className="kit-list-actions">
          {!isPhone() && <ColumnMenu api={api} memory={memory} />}
          <ExportButton title={title} api={api} readPage={readPage} />
          {actions}
        </div>
        {selection && api && (
          <TickedRows
            title={title}
            api={api}
            selection={selection}
            {...(props.rowSelection ? { rowSelection: props.rowSelection } : {})}
          />
        )}
      </header>
      {props.list && (
        <ViewBar list={props.list} filters={filters} api={api} besideViews={props.besideViews} />
      )}
      {!panel && filterBar}
      {props.above}
      <ListBody
        list={list}
        api={api}
        drawsFirst={mayDrawFirst({ rows, sort, columns })}
        height={panel ? undefined : height}
        failedText={failedText}
        nothing={
          <NothingFound text={emptyText} others={others} clear={filtered ? clear : undefined}>
            {emptyAction}
          </NothingFound>
        }
      >
        <DataGrid
          ranked
          reading={!shown && list.stale}
          cards="records"
          label={title}
          rows={rows}
          columns={columns}
          memory={memory}
          sort={sort}
          onSort={setSort}
          onApi={setApi}
          onHeight={setHeight}
          {...(panel ? { fit: true } : {})}
          {...rowBehaviour(props)}
        />
      </ListBody>
      <Pager
        page={list.page}
        limit={list.limit}
        ownLimit={defaultLimit}
        count={shown?.count ?? 0}
        shown={shown?.items.length}
        sorted={Boolean(sort)}
        sums={api && shown && <PageSums api={api} page={shown} source={props} by={list.filters} />}
        onPage={list.setPage}
        onLimit={list.setLimit}
      />
      <Drawers rows={rows} onOpen={props.onOpen} drawers={props.children} />
    </section>
  );
}
