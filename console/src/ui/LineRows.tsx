import { type CellFocusedEvent, CustomEditorModule, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { type ReactElement, useMemo } from 'react';
import { menuColumn } from './columns.tsx';
import { fitColumns } from './fitColumns.ts';
import { gridTheme, HEADER_HEIGHT, ROW_HEIGHT } from './gridTheme.ts';
import type { LineColumn, LineRow } from './lineGridColumns.tsx';
import { type Drawing, drawnColumn, keyFilter, removeColumn } from './lineGridDrawing.tsx';

ModuleRegistry.registerModules([CustomEditorModule]);

interface Props<Row extends LineRow> {
  rows: readonly Row[];
  columns: readonly LineColumn<Row>[];
  drawing: Drawing<Row>;
  canRemove: boolean;
  /** Answers null for a row whose menu is empty. */
  menu?: ((row: Row) => ReactElement | null) | undefined;
  rowClass?: ((row: Row) => string | undefined) | undefined;
  grid: {
    onReady: (api: GridApi<Row>) => void;
    onFocused: (event: CellFocusedEvent<Row>) => void;
    afterRows: () => void;
  };
}

const MOST_IN_SIGHT = 10;
const SCROLLING = { height: HEADER_HEIGHT + MOST_IN_SIGHT * ROW_HEIGHT };
const rowId = ({ data }: { data: LineRow }) => data.id;
const outOfGrid = () => false;

/** The grid itself. Past ten lines it scrolls in its own box, so that the totals stay in sight. */
export function LineRows<Row extends LineRow>({ rows, columns, drawing, canRemove, menu, rowClass, grid }: Props<Row>) {
  const columnDefs = useMemo(
    () => [
      ...columns.map((column, index) => drawnColumn(column, index, drawing)),
      ...(menu ? [menuColumn<Row>(menu)] : []),
      ...(canRemove ? [removeColumn<Row>(drawing.onRemove)] : []),
    ],
    [columns, drawing, canRemove, menu],
  );
  const defaultColDef = useMemo(
    () => ({ resizable: true, suppressMovable: true, suppressHeaderMenuButton: true, suppressKeyboardEvent: keyFilter(drawing.onKey) }),
    [drawing],
  );
  const fits = rows.length <= MOST_IN_SIGHT;
  return (
    <div className={fits ? 'kit-grid kit-grid-fit' : 'kit-grid'} style={fits ? undefined : SCROLLING}>
      <AgGridReact<Row>
        theme={gridTheme}
        rowData={rows as Row[]}
        columnDefs={columnDefs}
        defaultColDef={defaultColDef}
        getRowId={rowId}
        {...(rowClass ? { getRowClass: ({ data }: { data: Row | undefined }) => (data ? rowClass(data) : undefined) } : {})}
        domLayout={fits ? 'autoHeight' : 'normal'}
        onGridReady={({ api }) => grid.onReady(api)}
        onFirstDataRendered={({ api }) => fitColumns(api, 'exact')}
        onRowDataUpdated={grid.afterRows}
        onCellFocused={grid.onFocused}
        tabToNextCell={outOfGrid}
        tooltipShowDelay={200}
        ensureDomOrder
        animateRows={false}
        suppressNoRowsOverlay
        stopEditingWhenCellsLoseFocus
      />
    </div>
  );
}
