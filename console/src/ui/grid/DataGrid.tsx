import type { ColDef, GridApi } from 'ag-grid-community';
import { useCallback, useEffect, useState } from 'react';
import { type Expandable, ExpandedRowsContext, useExpandableRows } from './expandableRows.tsx';
import { FirstRows, isPlain } from './FirstRows.tsx';
import { fitHeight } from './fitHeight.ts';
import { isGridLoaded, useGridCode } from './gridCode.ts';
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

/**
 * True once the grid's code is requested. A list that is read requests it after its first rows are
 * seen: on a slow line they arrive sooner.
 */
function useIsWanted(reading: boolean | undefined): boolean {
  const [isWanted, setWanted] = useState(reading === undefined || isGridLoaded());
  useEffect(() => {
    if (reading !== false || isWanted) return;
    const timer = setTimeout(() => setWanted(true), AFTER_FIRST_ROWS);
    return () => clearTimeout(timer);
  }, [reading, isWanted]);
  return isWanted;
}

/**
 * Every grid of the console: Blueprint's look, arrow keys move, Enter or a click
 * opens.
 */
export function DataGrid<Row extends { id: string }>({ reading, ...given }: Props<Row>) {
  const { fit, rows, cards, expandable } = given;
  const isPlainList = reading !== undefined && isPlain(given);
  const { Grid, failures, isAsked } = useGridCode(useIsWanted(isPlainList ? reading : undefined));
  const [isEarly] = useState(!isGridLoaded());
  const [isDrawn, setDrawn] = useState(false);
  const { shown, expandedRows } = useExpandableRows(rows, expandable);
  const toggle = expandedRows?.toggle;
  const toggleRow = useCallback(({ id }: Row) => toggle?.(id), [toggle]);
  const onOpen = given.onOpen ?? (expandable && toggleRow);
  const props = onOpen ? { ...given, onOpen } : given;
  const covered = isEarly && !isDrawn && rows.length > 0 && (isPlainList || failures > 0);
  const height = fit ? fitHeight(rows.length, cardsHere(cards)) : undefined;
  const failure = failures > 0 && !Grid ? { failures, isAsked } : undefined;
  // in its place where there is no list around it
  const isAlone = failures > 0 && reading === undefined;
  return (
    <ExpandedRowsContext value={expandedRows}>
      {Grid ? (
        <Grid {...props} shown={shown} covered={covered} onDrawn={() => setDrawn(true)} />
      ) : (
        !(covered && isAlone) && <div className="kit-grid" style={height} />
      )}
      {covered && <FirstRows {...props} failure={failure} isAlone={isAlone} />}
    </ExpandedRowsContext>
  );
}
