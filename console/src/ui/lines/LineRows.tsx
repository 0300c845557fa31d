import {
  type CellFocusedEvent,
  CustomEditorModule,
  type GridApi,
  type GridReadyEvent,
  ModuleRegistry,
  type RowClassParams,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { memo, type ReactElement, useCallback, useMemo, useRef } from 'react';
import { alignTotals } from '../grid/alignTotals.ts';
import {
  foldOthers,
  GROUP_HEAD_HEIGHT,
  grouped,
  hasGroups,
  rememberGroups,
} from '../grid/columnGroups.tsx';
import { fitFixedColumns, pinWhatOverflows } from '../grid/fitFixedColumns.ts';
import { rowHeight } from '../grid/density.ts';
import { HEADER_HEIGHT } from '../grid/gridSizes.ts';
import { useGridTheme } from '../grid/gridTheme.ts';
import { menuColumn } from '../grid/menuColumn.tsx';
import { STYLE_NONCE } from '../styleNonce.ts';
import type { LineColumn, LineRow } from './lineColumn.ts';
import { type CellRendering, toColDef, keyFilter, removeColumn } from './lineGridDrawing.tsx';

ModuleRegistry.registerModules([CustomEditorModule]);

interface Props<Row extends LineRow> {
  rows: readonly Row[];
  columns: readonly LineColumn<Row>[];
  memory?: string | undefined;
  rendering: CellRendering<Row>;
  canRemove: boolean;
  /** Answers null for a row whose menu is empty. */
  menu?: ((row: Row) => ReactElement | null) | undefined;
  rowClass?: ((row: Row) => string | undefined) | undefined;
  onReady: (api: GridApi<Row>) => void;
  onFocused: (event: CellFocusedEvent<Row>) => void;
  afterRows: () => void;
}

const MAX_VISIBLE_ROWS = 10;
const scrolling = () => ({ height: HEADER_HEIGHT + MAX_VISIBLE_ROWS * rowHeight() });

function fitLines(api: GridApi, box: HTMLElement | null, how: 'exact' | 'grow' | 'numbers') {
  fitFixedColumns(api, box, how);
  pinWhatOverflows(api, box);
  alignTotals(api, box);
}

const rowId = ({ data }: { data: LineRow }) => data.id;
const leaveGrid = () => false;
const columnDefsOf = <Row,>(columns: readonly LineColumn<Row>[]) =>
  columns.map(({ column }) => column);

function AllRows<Row extends LineRow>({
  rows,
  columns,
  memory,
  rendering,
  canRemove,
  menu,
  rowClass,
  onReady,
  onFocused,
  afterRows,
}: Props<Row>) {
  const columnDefs = useMemo(
    () =>
      grouped(
        [
          ...columns.map((column) => toColDef(column, rendering)),
          ...(menu ? [menuColumn<Row>(menu)] : []),
          ...(canRemove ? [removeColumn<Row>(rendering.onRemove)] : []),
        ],
        memory,
      ),
    [columns, rendering, canRemove, menu, memory],
  );
  const defaultColDef = useMemo(
    () => ({
      resizable: true,
      suppressMovable: true,
      suppressHeaderMenuButton: true,
      suppressKeyboardEvent: keyFilter(rendering.onKey),
    }),
    [rendering],
  );
  // The grid treats a new function as a new option, and processes all of them.
  const ready = useCallback(({ api }: GridReadyEvent<Row>) => onReady(api), [onReady]);
  const getRowClass = useMemo(
    () => rowClass && { getRowClass: ({ data }: RowClassParams<Row>) => data && rowClass(data) },
    [rowClass],
  );
  const box = useRef<HTMLDivElement>(null);
  const fit = ({ api }: { api: GridApi }) =>
    // columns of new lines keep room for input
    fitLines(api, box.current, canRemove ? 'grow' : 'exact');
  // a longer number that is typed or read later must not lose its last digits
  const rowsChanged = useCallback(
    ({ api }: { api: GridApi }) => {
      fitLines(api, box.current, 'numbers');
      afterRows();
    },
    [afterRows],
  );
  const fits = rows.length <= MAX_VISIBLE_ROWS;
  return (
    <div
      className={fits ? 'kit-grid kit-grid-fit' : 'kit-grid'}
      style={fits ? undefined : scrolling()}
      ref={box}
    >
      <AgGridReact<Row>
        theme={useGridTheme()}
        styleNonce={STYLE_NONCE}
        rowData={rows as Row[]}
        columnDefs={columnDefs}
        defaultColDef={defaultColDef}
        getRowId={rowId}
        {...getRowClass}
        domLayout={fits ? 'autoHeight' : 'normal'}
        onGridReady={ready}
        onFirstDataRendered={fit}
        onRowDataUpdated={rowsChanged}
        onColumnGroupOpened={(event) => {
          rememberGroups(event, memory);
          fit(event);
          foldOthers(event, box.current, () => fit(event));
        }}
        onGridSizeChanged={({ api }) => {
          pinWhatOverflows(api, box.current);
          alignTotals(api, box.current);
        }}
        onNewColumnsLoaded={fit}
        onDisplayedColumnsChanged={({ api }) => alignTotals(api, box.current)}
        onColumnResized={({ api }) => alignTotals(api, box.current)}
        onCellFocused={onFocused}
        groupHeaderHeight={GROUP_HEAD_HEIGHT}
        // Tab leads from above to what is typed; only groups have something to press in their heads
        suppressHeaderFocus={!hasGroups(columnDefsOf(columns))}
        tabToNextCell={leaveGrid}
        tooltipShowDelay={200}
        ensureDomOrder
        animateRows={false}
        suppressNoRowsOverlay
        stopEditingWhenCellsLoseFocus
      />
    </div>
  );
}

/** The grid itself, drawn again only for other rows: where the focus is does not concern it. Past ten lines it scrolls in its own box, so that the totals stay in sight. */
export const LineRows = memo(AllRows) as typeof AllRows;
