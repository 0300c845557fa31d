import type {
  CellKeyDownEvent,
  ColDef,
  FullWidthCellKeyDownEvent,
  GridApi,
  GridOptions,
  GridReadyEvent,
  RowClickedEvent,
  RowSelectionOptions,
  SelectionChangedEvent,
  SelectionColumnDef,
  TabToNextHeaderParams,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { STYLE_NONCE } from '../styleNonce.ts';
import { alignTotals } from './alignTotals.ts';
import { foldOthers, GROUP_HEADS, grouped, rememberGroups } from './columnGroups.tsx';
import { rememberColumns } from './columnMemory.ts';
import { cardsHere, columnsOf, heightOf, optionsOfCards } from './gridColumns.ts';
import type { DataGridProps, RowSelection } from './DataGrid.tsx';
import { EXPANDABLE_ROWS, ExpandedRowsContext, isDetail } from './expandableRows.tsx';
import { beginFitting, boxOf, chooseColumn, fitColumns, showLast } from './fitColumns.ts';
import { useHeldFocus } from './heldFocus.ts';
import { applySort, restoreColumns, sortOf } from './layColumns.ts';
import { isNewRow } from './newRows.ts';
import { isInControl, opensRow } from './pressedRow.ts';
import { PrintedRows } from './PrintedRows.tsx';
import { openRowMenu } from './rowMenu.ts';
import { fitHeight, MAX_AUTO_HEIGHT_ROWS } from './fitHeight.ts';
import { useGridTheme } from './gridTheme.ts';

/** Rows drawn beyond the visible ones: a page, so that one that grows has them before it is scrolled. */
const ROW_BUFFER = 30;
const rowId = ({ data }: { data: { id: string } }) => data.id;
const defaultColumn: ColDef = { sortable: true, resizable: true, suppressHeaderMenuButton: true };
const checkboxColumn: SelectionColumnDef = { width: 40, resizable: false, suppressMovable: true };

/** The heads are one stop of Tab, the rows the next; the arrows go among them. */
const toRows = ({ backwards, previousHeaderPosition }: TabToNextHeaderParams) =>
  !backwards && previousHeaderPosition
    ? { headerRowIndex: -1, column: previousHeaderPosition.column }
    : false;
const leaveGrid = () => false;

/** Checkboxes before the rows, if rows can be selected. */
function useRowSelection<Row>(rowSelection: RowSelection<Row> | undefined) {
  const isSelectable = rowSelection?.isSelectable;
  const selectedRows = rowSelection?.selectedRows;
  const selection = rowSelection !== undefined;
  return useMemo<RowSelectionOptions<Row> | undefined>(
    () =>
      selection
        ? {
            mode: 'multiRow',
            enableClickSelection: false,
            checkboxes: ({ data }) => data !== undefined && !isDetail(data as object),
            headerCheckbox: !isSelectable, // one checkbox must not select rows that exclude each other
            isRowSelectable: ({ data }) =>
              data !== undefined &&
              !isDetail(data as object) &&
              (isSelectable?.(data, selectedRows ?? []) ?? true),
          }
        : undefined,
    [selection, isSelectable, selectedRows],
  );
}

/** Tells of ticked rows that were read again. */
function selectAgain<Row>(api: GridApi<Row>, rowSelection: RowSelection<Row> | undefined) {
  const rows = api.getSelectedRows();
  if (rows.some((row) => !rowSelection?.selectedRows.includes(row))) rowSelection?.onSelect(rows);
}

/** Back, and a view that is opened, change the sort of the address. */
function useSortOfAddress(api: GridApi | null, sort: string | null | undefined, isKept: boolean) {
  useEffect(() => {
    if (api && isKept && sortOf(api) !== (sort ?? null)) applySort(api, sort);
  }, [api, sort, isKept]);
}

/** Columns fit the rows in the frame that shows them: the grid's own events come one later, and what is seen would move. */
function useFitWithRows(api: GridApi | null, rows: readonly object[], columns: object) {
  const had = useRef(false);
  const shownFor = useRef<object>(null);
  useEffect(() => {
    if (!api || api.isDestroyed()) return;
    fitColumns(api, had.current ? 'grow' : 'exact');
    had.current ||= rows.length > 0;
    if (rows.length === 0 || shownFor.current === columns) return;
    shownFor.current = columns;
    showLast(api);
  }, [api, rows, columns]);
}

/** Handlers of columns that move, unfold or change their widths. */
const columnEvents = (memory: string | undefined): GridOptions => ({
  onColumnMoved: ({ api, finished }) => {
    if (finished) rememberColumns(api, memory);
  },
  onColumnGroupOpened: (event) => {
    rememberGroups(event, memory);
    const fit = () => fitColumns(event.api, 'exact');
    fit();
    foldOthers(event, boxOf(event.api), fit);
  },
  onDisplayedColumnsChanged: ({ api }) => alignTotals(api, boxOf(api)),
  onGridSizeChanged: ({ api }) => {
    fitColumns(api, 'same');
    alignTotals(api, boxOf(api));
  },
  onColumnResized: ({ api, column, finished, source }) => {
    alignTotals(api, boxOf(api));
    if (!finished || source !== 'uiColumnResized' || !column) return;
    chooseColumn(api, column.getColId(), { width: column.getActualWidth() });
    rememberColumns(api, memory);
  },
});

const classesOf = <Row extends { id: string }>(
  row: Row | undefined,
  rowClass: DataGridProps<Row>['rowClass'],
) =>
  row &&
  [rowClass?.(row), isNewRow(row) && 'kit-row-new'].filter((name) => typeof name === 'string');

/** Scrolls to the record that was just made. */
function showNewRow<Row extends { id: string }>(api: GridApi<Row>) {
  api.forEachNode((node) => node.data && isNewRow(node.data) && api.ensureNodeVisible(node));
}

interface Props<Row> extends DataGridProps<Row> {
  /** The rows, with what those that are open expand to. */
  shown: readonly Row[];
  /** Other rows are seen in its place, until it has drawn its own. */
  covered: boolean;
  onDrawn: () => void;
}

/** The grid that `DataGrid` loads and draws. */
export function Grid<Row extends { id: string }>(props: Props<Row>) {
  const { label, rows, columns, expandable, rowSelection, fit, sort, onSort, onApi } = props;
  const { rowClass, ranked, onHeight, memory, shown, onOpen, covered, onDrawn } = props;
  const box = useRef<HTMLDivElement>(null);
  const [cards] = useState(() => cardsHere(props.cards));
  const expandedRows = useContext(ExpandedRowsContext);
  const selectionOptions = useRowSelection(rowSelection);
  const [drawn, setDrawn] = useState<GridApi<Row> | null>(null);
  const ready = useCallback(
    ({ api }: GridReadyEvent<Row>) => {
      if (box.current) beginFitting(api, box.current, ranked ?? false);
      restoreColumns(api, memory);
      if (sort) applySort(api, sort);
      fitColumns(api, 'exact');
      // a font that arrives later is not as wide as the one before
      void document.fonts?.ready.then(() => !api.isDestroyed() && fitColumns(api, 'exact'));
      setDrawn(api);
      onApi?.(api);
    },
    [memory, sort, onApi, ranked],
  );
  useFitWithRows(drawn, shown, columns);
  useSortOfAddress(drawn, sort, onSort !== undefined);
  const holdFocus = useHeldFocus(box, drawn, covered);
  const keyDown = (pressed: CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>) => {
    const { event, data } = pressed;
    if (openRowMenu(box.current, pressed)) return;
    const isOpenKey =
      (event as KeyboardEvent | null)?.key === 'Enter' && !isInControl(event?.target ?? null);
    if (isOpenKey && data && !isDetail(data)) onOpen?.(data);
  };
  const click = ({ event, data }: RowClickedEvent<Row>) => {
    if (data && !isDetail(data) && opensRow(event?.target ?? null)) onOpen?.(data);
  };

  const autoHeight = fit && rows.length <= MAX_AUTO_HEIGHT_ROWS;
  return (
    <div
      className={`kit-grid${autoHeight ? ' kit-grid-fit' : ''}${covered ? ' kit-grid-covered' : ''}`}
      style={fit ? fitHeight(rows.length, cards) : undefined}
      role="group"
      aria-label={label}
      data-unfitted=""
      ref={box}
    >
      <AgGridReact<Row>
        theme={useGridTheme()}
        styleNonce={STYLE_NONCE}
        rowData={shown as Row[]}
        columnDefs={useMemo(
          () => grouped(columnsOf(columns, { expandable: Boolean(expandable), cards }), memory),
          [columns, expandable, cards, memory],
        )}
        defaultColDef={defaultColumn}
        getRowId={rowId}
        {...(cards ? optionsOfCards(cards) : GROUP_HEADS)}
        context={useMemo(() => ({ open: onOpen, rows: expandedRows }), [onOpen, expandedRows])}
        domLayout={autoHeight ? 'autoHeight' : 'normal'}
        rowClass={onOpen ? 'kit-row-clickable' : undefined}
        getRowClass={useCallback(
          ({ data }: { data?: Row | undefined }) => classesOf(data, rowClass),
          [rowClass],
        )}
        {...(expandable ? (EXPANDABLE_ROWS as GridOptions<Row>) : {})}
        {...(selectionOptions
          ? { rowSelection: selectionOptions, selectionColumnDef: checkboxColumn }
          : {})}
        onSelectionChanged={({ api }: SelectionChangedEvent<Row>) =>
          rowSelection?.onSelect(api.getSelectedRows())
        }
        onGridReady={ready}
        onFirstDataRendered={() =>
          requestAnimationFrame(() => {
            holdFocus();
            onDrawn();
          })
        }
        onRowDataUpdated={({ api }) => {
          fitColumns(api, 'grow');
          selectAgain(api, rowSelection);
          showNewRow(api);
          if (expandable) api.resetRowHeights(); // an expanded row may have more content than before
        }}
        onModelUpdated={({ api }) => onHeight?.(heightOf(api))}
        onColumnPinned={({ api }) => onHeight?.(heightOf(api))}
        onRowClicked={click}
        onCellKeyDown={keyDown}
        onSortChanged={({ api }) => {
          fitColumns(api, 'grow');
          if (sortOf(api) !== (sort ?? null)) onSort?.(sortOf(api));
        }}
        {...(columnEvents(memory) as GridOptions<Row>)}
        tooltipShowMode="whenTruncated"
        tooltipShowDelay={400}
        enableCellTextSelection
        tabToNextHeader={toRows}
        {...(expandable ? {} : { tabToNextCell: leaveGrid })}
        ensureDomOrder
        animateRows={false}
        suppressColumnMoveAnimation
        rowBuffer={ROW_BUFFER}
        suppressDragLeaveHidesColumns
        suppressNoRowsOverlay
      />
      {drawn && <PrintedRows label={label} api={drawn} />}
    </div>
  );
}
