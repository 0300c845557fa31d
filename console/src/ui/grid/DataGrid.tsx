import type { ColDef, GridApi } from 'ag-grid-community';
import { lazy, Suspense, useState } from 'react';
import type { Expandable } from './expandableRows.tsx';
import { fitHeight } from './fitHeight.ts';
import type { Grid } from './Grid.tsx';
import { cardsHere } from './gridColumns.ts';
import type { Cards } from './PhoneCard.tsx';
import './listGrid.css';

export interface RowSelection<Row> {
  /** Whether a row has a checkbox, given the selected rows. */
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
  /** Without it Enter and a click expand the row, if rows are expandable. */
  onOpen?: (row: Row) => void;
  /** Rows that expand to details, for example a product to its SKUs. */
  expandable?: Expandable<Row>;
  rowSelection?: RowSelection<Row>;
  /** Grows with its rows, up to 20, instead of filling its parent. */
  fit?: boolean;
  /** Columns of lower ranks may be left out: a menu offers them. */
  ranked?: true;
  /** What its rows are, where a phone shows each as a card. */
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

let loaded: typeof Grid | undefined;
// begun by the first one that is drawn: the query of a list is sent before the largest part of the page is evaluated
const LazyGrid = lazy(async () => {
  const part = await import('./Grid.tsx');
  loaded = part.Grid;
  return { default: part.Grid };
}) as unknown as typeof Grid;

/**
 * Every grid of the console: Blueprint's look, arrow keys move, Enter or a click
 * opens.
 */
export function DataGrid<Row extends { id: string }>(props: DataGridProps<Row>) {
  // the same one for as long as it is drawn
  const [Drawn] = useState(() => loaded ?? LazyGrid);
  const { fit, rows, cards } = props;
  const height = fit ? fitHeight(rows.length, cardsHere(cards)) : undefined;
  return (
    <Suspense fallback={<div className="kit-grid" style={height} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
