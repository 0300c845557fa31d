import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import type {
  ColDef,
  GridOptions,
  ICellRendererParams,
  IsFullWidthRowParams,
  PostSortRowsParams,
  RowHeightParams,
  SuppressKeyboardEventParams,
} from 'ag-grid-community';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { ColumnContext } from './columns.tsx';
import { t } from '../text.ts';

/** Details of a list's rows. Keep it the same between renders: a module constant, or useMemo. */
export interface Expandable<Row> {
  /** Name of a row, for its button. */
  nameOf: (row: Row) => string;
  /** Content under an expanded row. */
  renderContent: (row: Row) => ReactNode;
  /** Height of the content in pixels, see `innerHeight`. */
  heightOf: (row: Row) => number;
}

interface ExpandedRows extends Expandable<never> {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
}
/** Expanded rows of the grid around `DetailRow` and `expander`. */
export const ExpandedRowsContext = createContext<ExpandedRows | undefined>(undefined);

const MASTER = Symbol('master');
interface GridRow {
  id: string;
  [MASTER]?: GridRow;
}

/** A detail row has all values of its parent row: columns and sorting need not know of it. */
export const isDetail = (row: object): boolean => MASTER in row;
const idOf = (row: GridRow) => (row[MASTER] ?? row).id;

const withDetails = <T extends { id: string }>(
  rows: readonly T[],
  open: ReadonlySet<string>,
): readonly T[] =>
  open.size === 0
    ? rows
    : rows.flatMap((row) =>
        open.has(row.id) ? [row, { ...row, id: `${row.id}:open`, [MASTER]: row }] : [row],
      );

/** Expanded rows by id, so that they stay over a refetch and while another page is shown. */
export function useExpandableRows<T extends { id: string }>(
  rows: readonly T[],
  expandable: Expandable<T> | undefined,
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpen((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const shown = useMemo(
    () => (expandable ? withDetails(rows, open) : rows),
    [rows, open, expandable],
  );
  const expandedRows = useMemo((): ExpandedRows | undefined => {
    if (!expandable) return undefined;
    return { ...expandable, isOpen: (id) => open.has(id), toggle };
  }, [expandable, open, toggle]);
  return { shown, expandedRows };
}

function Expander({ data }: ICellRendererParams<GridRow>) {
  const rows = useContext(ExpandedRowsContext);
  if (!data || !rows) return null;
  const open = rows.isOpen(data.id);
  return (
    <Button
      variant="minimal"
      size="small"
      icon={open ? <ChevronDown /> : <ChevronRight />}
      aria-expanded={open}
      aria-label={`${open ? t('Close') : t('Open')} ${rows.nameOf(data as never)}`}
      onClick={() => rows.toggle(data.id)}
    />
  );
}

function DetailRow({ data }: ICellRendererParams<GridRow>) {
  const rows = useContext(ExpandedRowsContext);
  const master = data?.[MASTER];
  if (!master || !rows) return null;
  return (
    <div className="kit-detail-row" role="gridcell">
      {rows.renderContent(master as never)}
    </div>
  );
}

/** The grid's own context has them too. */
const rowsOf = (context: unknown) => (context as { rows?: ExpandedRows }).rows;

/**
 * Expands by the right arrow key in the arrow's cell and collapses by the left; elsewhere the arrow
 * keys move as usual.
 */
function toggleByKey({ event, data, context }: SuppressKeyboardEventParams<GridRow>): boolean {
  const rows = rowsOf(context);
  if (!data || !rows || event.type !== 'keydown') return false;
  const toggles = event.key === (rows.isOpen(data.id) ? 'ArrowLeft' : 'ArrowRight');
  if (toggles) rows.toggle(data.id);
  return toggles;
}

/** Keeps details under their row when the page is sorted. */
function keepDetailUnderMaster({ nodes }: PostSortRowsParams<GridRow>): void {
  const details = new Map(
    nodes.flatMap((node) => (node.data && isDetail(node.data) ? [[idOf(node.data), node]] : [])),
  );
  if (details.size === 0) return;
  const sorted = nodes.flatMap((node) => {
    if (!node.data || isDetail(node.data)) return [];
    const detail = details.get(node.data.id);
    return detail ? [node, detail] : [node];
  });
  nodes.splice(0, nodes.length, ...sorted);
}

const CONTEXT: ColumnContext = { csv: 'none' };
/** Column with the expand button. */
export const expanderColumn: ColDef = {
  colId: 'open',
  headerName: t('Open'),
  headerClass: 'kit-visually-hidden',
  width: 40,
  resizable: false,
  sortable: false,
  lockPosition: 'left',
  suppressMovable: true,
  suppressKeyboardEvent: toggleByKey,
  context: CONTEXT,
  cellRenderer: Expander,
};

/**
 * Grid options of expandable rows. A module constant: an inline renderer would remount the inner
 * grids at each render.
 */
export const EXPANDABLE_ROWS: GridOptions = {
  isFullWidthRow: ({ rowNode }: IsFullWidthRowParams<GridRow>) =>
    rowNode.data !== undefined && isDetail(rowNode.data),
  fullWidthCellRenderer: DetailRow,
  getRowHeight: ({ data, context }: RowHeightParams<GridRow>) =>
    data?.[MASTER] && rowsOf(context)?.heightOf(data[MASTER] as never),
  postSortRows: keepDetailUnderMaster,
};
