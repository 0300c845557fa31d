import type { ColDef, GridApi } from 'ag-grid-community';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Expandable } from './expandableRows.tsx';
import { FirstRows, isPlain, mayDrawFirst } from './FirstRows.tsx';
import { fitHeight } from './fitHeight.ts';
import type { Grid } from './Grid.tsx';
import { cardsHere } from './gridColumns.ts';
import type { Cards } from './PhoneCard.tsx';
import './listGrid.css';

export interface RowSelection<Row> {
  /** True when a row has a checkbox, given the selected rows. */
  isSelectable?: (row: Row, selectedRows: readonly Row[]) => boolean;
  selectedRows: readonly Row[];
  onSelect: (rows: Row[]) => void;
}

export interface DataGridProps<Row> {
  /** Accessible name of the grid. */
  label: string;
  rows: readonly Row[];
  /** Keep the array the same between renders (module constant or useMemo), else widths spring back. */
  columns: ColDef<Row>[];
  /** Opens a row by Enter or a click; absent, they expand it where rows are expandable. */
  onOpen?: (row: Row) => void;
  /** Rows that expand to details, for example a product to its SKUs. */
  expandable?: Expandable<Row>;
  rowSelection?: RowSelection<Row>;
  /** Grows with its rows, up to 20, instead of filling its parent. */
  fit?: boolean;
  /** Columns of lower ranks may be left out: a menu offers them. */
  ranked?: true;
  /** Kind of the cards that show the rows on a phone. */
  cards?: Cards;
  /** Remembers the columns under this name. */
  memory?: string;
  /** 'column:asc', with a callback for changes; sorting is within the page. */
  sort?: string | null;
  onSort?: (sort: string | null) => void;
  onApi?: (api: GridApi<Row>) => void;
  /** Pixels that head and rows take. */
  onHeight?: (height: number) => void;
  rowClass?: (row: Row) => string | undefined;
}

interface Props<Row> extends DataGridProps<Row> {
  /**
   * True while the rows are being read. Where it is given, rows are drawn before the grid's code
   * has arrived.
   */
  reading?: boolean;
}

/** Milliseconds; the rows are painted meanwhile. */
const AFTER_FIRST_ROWS = 30;

let loaded: typeof Grid | undefined;
export async function loadGrid() {
  const part = await import('./Grid.tsx');
  loaded = part.Grid;
  return { default: part.Grid };
}
const LazyGrid = lazy(loadGrid) as unknown as typeof Grid;

/**
 * True once the grid's code is requested. A list that is read requests it after its first rows are
 * seen: on a slow line they arrive sooner.
 */
function useBegun(reading: boolean | undefined): boolean {
  const [begun, setBegun] = useState(reading === undefined || loaded !== undefined);
  useEffect(() => {
    if (reading !== false || begun) return;
    const timer = setTimeout(() => setBegun(true), AFTER_FIRST_ROWS);
    return () => clearTimeout(timer);
  }, [reading, begun]);
  return begun;
}

/**
 * Every grid of the console: Blueprint's look, arrow keys move, Enter or a click
 * opens.
 */
export function DataGrid<Row extends { id: string }>({ reading: isRead, ...props }: Props<Row>) {
  const reading = isPlain(props) ? isRead : undefined;
  // the same one for as long as it is drawn
  const [Drawn] = useState(() => loaded ?? LazyGrid);
  const begun = useBegun(reading);
  const [isDrawn, setDrawn] = useState(reading === undefined || loaded !== undefined);
  const covered = !isDrawn && mayDrawFirst(props);
  const { fit, rows, cards } = props;
  const height = fit ? fitHeight(rows.length, cardsHere(cards)) : undefined;
  const frame = <div className="kit-grid" style={height} />;
  return (
    <>
      {begun ? (
        <Suspense fallback={frame}>
          <Drawn {...props} covered={covered} onDrawn={() => setDrawn(true)} />
        </Suspense>
      ) : (
        frame
      )}
      {covered && <FirstRows {...props} />}
    </>
  );
}
