import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import type { ColDef, GetRowIdParams, ICellRendererParams, IsFullWidthRowParams, RowHeightParams } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { type ComponentType, useCallback, useMemo, useState } from 'react';
import { gridTheme } from './gridTheme.ts';
import { Pager } from './Pager.tsx';

/** What a full-width row holds under its master. */
export type Detail<Master> = ComponentType<{ master: Master }>;

/** A row of the outer grid: columns read `master.…`. */
export interface NestedRow<Master> {
  kind: 'master' | 'detail';
  id: string;
  master: Master;
}

interface Props<Master> {
  label: string;
  masters: readonly Master[];
  masterId: (master: Master) => string;
  /** What a master is called, for its button. */
  nameOf: (master: Master) => string;
  /** Columns of the outer grid over `NestedRow`; the same between renders. */
  columns: ColDef<NestedRow<Master>>[];
  /** Keep it a module constant: another component each render would remount the open rows. */
  detail: Detail<Master>;
  /** Pixels an open row needs, see `innerHeight`. */
  detailHeight: (master: Master) => number;
  /** Masters on an outer page; a list paged by the server gives its own limit. */
  outerPage?: number;
}

interface Context<Master> {
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  nameOf: (master: Master) => string;
  detail: Detail<Master>;
  detailHeight: (master: Master) => number;
}

const OUTER_PAGE = 5;

function Expander({ data, context }: ICellRendererParams<NestedRow<unknown>, unknown, Context<unknown>>) {
  if (!data) return null;
  const open = context.open.has(data.id);
  return (
    <Button
      variant="minimal"
      size="small"
      icon={open ? <ChevronDown /> : <ChevronRight />}
      aria-expanded={open}
      aria-label={`${open ? 'Close' : 'Open'} ${context.nameOf(data.master)}`}
      onClick={() => context.toggle(data.id)}
    />
  );
}

function DetailRow({ data, context }: ICellRendererParams<NestedRow<unknown>, unknown, Context<unknown>>) {
  if (!data) return null;
  const Inner = context.detail;
  return (
    <div className="kit-nested" role="gridcell">
      <Inner master={data.master} />
    </div>
  );
}

// Module constants: an inline renderer or callback would remount the inner grids at each render of the screen.
const rowId = ({ data }: GetRowIdParams<NestedRow<unknown>>) => `${data.kind}:${data.id}`;
const isDetail = ({ rowNode }: IsFullWidthRowParams<NestedRow<unknown>>) => rowNode.data?.kind === 'detail';
const rowHeight = ({ data, context }: RowHeightParams<NestedRow<unknown>, Context<unknown>>) =>
  data?.kind === 'detail' ? context.detailHeight(data.master) : undefined;
const expander: ColDef = { colId: 'open', headerName: '', width: 48, resizable: false, cellRenderer: Expander };
const defaultColumn: ColDef = { sortable: false, resizable: true, suppressHeaderMenuButton: true };

/** Rows that open to hold a grid of their own (community edition: full-width rows). Outer pages of 5; open rows survive a refetch. */
export function NestedGrid<Master>(props: Props<Master>) {
  const { label, masters, masterId, nameOf, columns, detail, detailHeight, outerPage = OUTER_PAGE } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(outerPage);
  const [asked, setAsked] = useState(1);
  const page = Math.min(asked, Math.max(1, Math.ceil(masters.length / limit)));
  const toggle = useCallback(
    (id: string) =>
      setOpen((old) => {
        const next = new Set(old);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const shown = useMemo(() => masters.slice((page - 1) * limit, page * limit), [masters, page, limit]);
  const rows = useMemo(
    () =>
      shown.flatMap((master): NestedRow<Master>[] => {
        const id = masterId(master);
        const row = { kind: 'master', id, master } as const;
        return open.has(id) ? [row, { kind: 'detail', id, master }] : [row];
      }),
    [shown, open, masterId],
  );
  const context = useMemo(() => ({ open, toggle, nameOf, detail, detailHeight }), [open, toggle, nameOf, detail, detailHeight]);
  const columnDefs = useMemo(() => [expander, ...columns], [columns]);
  return (
    <div className="kit-grid kit-grid-fit" role="group" aria-label={label}>
      <AgGridReact
        theme={gridTheme}
        rowData={rows}
        columnDefs={columnDefs as ColDef<NestedRow<unknown>>[]}
        defaultColDef={defaultColumn}
        context={context}
        getRowId={rowId}
        domLayout="autoHeight"
        isFullWidthRow={isDetail}
        fullWidthCellRenderer={DetailRow}
        getRowHeight={rowHeight}
        animateRows={false}
        suppressNoRowsOverlay
        suppressDragLeaveHidesColumns
        ensureDomOrder
        enableCellTextSelection
        tooltipShowMode="whenTruncated"
      />
      {masters.length > outerPage && (
        <Pager
          page={page}
          limit={limit}
          ownLimit={outerPage}
          count={masters.length}
          shown={shown.length}
          onPage={setAsked}
          onLimit={(next) => {
            setLimit(next);
            setAsked(1);
          }}
        />
      )}
    </div>
  );
}
