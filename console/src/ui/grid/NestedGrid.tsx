import type { ColDef, GridOptions } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { type ComponentType, useMemo, useState } from 'react';
import { gridTheme } from './gridTheme.ts';
import { type Expandable, expander, OPENING, OpenRowsContext, useOpenRows } from './openRows.tsx';
import { Pager } from './Pager.tsx';

/** A row of the outer grid: columns read `master.…`. */
export interface NestedRow<Master> {
  id: string;
  master: Master;
}

interface Props<Master> {
  label: string;
  masters: readonly Master[];
  masterId: (master: Master) => string;
  /** Name of a master, for its button. */
  nameOf: (master: Master) => string;
  /** Columns of the outer grid over `NestedRow`; the same between renders. */
  columns: ColDef<NestedRow<Master>>[];
  /** Keep it a module constant: another component each render would remount the open rows. */
  detail: ComponentType<{ master: Master }>;
  /** Pixels an open row needs, see `innerHeight`. */
  detailHeight: (master: Master) => number;
  /** Masters on an outer page; a list paged by the server gives its own limit. */
  outerPage?: number;
}

const OUTER_PAGE = 5;
const rowId = ({ data }: { data: { id: string } }) => data.id;
const defaultColumn: ColDef = { sortable: false, resizable: true, suppressHeaderMenuButton: true };

const expandsTo = <Master,>(
  Inner: ComponentType<{ master: Master }>,
  nameOf: (master: Master) => string,
  heightOf: (master: Master) => number,
): Expandable<NestedRow<Master>> => ({
  nameOf: ({ master }) => nameOf(master),
  heightOf: ({ master }) => heightOf(master),
  draw: ({ master }) => <Inner master={master} />,
});

/**
 * Rows that expand to a grid of their own (community edition: full-width rows). Outer pages of 5;
 * expanded rows stay over a refetch.
 */
export function NestedGrid<Master>(props: Props<Master>) {
  const {
    label,
    masters,
    masterId,
    nameOf,
    columns,
    detail,
    detailHeight,
    outerPage = OUTER_PAGE,
  } = props;
  const [limit, setLimit] = useState(outerPage);
  const [asked, setAsked] = useState(1);
  const page = Math.min(asked, Math.max(1, Math.ceil(masters.length / limit)));
  const shown = useMemo(
    () => masters.slice((page - 1) * limit, page * limit),
    [masters, page, limit],
  );
  const rows = useMemo(
    () => shown.map((master) => ({ id: masterId(master), master })),
    [shown, masterId],
  );
  const expands = useMemo(
    () => expandsTo(detail, nameOf, detailHeight),
    [detail, nameOf, detailHeight],
  );
  const { shown: rowData, openRows } = useOpenRows(rows, expands);
  const context = useMemo(() => ({ rows: openRows }), [openRows]);
  const columnDefs = useMemo(() => [expander, ...columns], [columns]);
  return (
    <div className="kit-grid kit-grid-fit" role="group" aria-label={label}>
      <OpenRowsContext value={openRows}>
        <AgGridReact<NestedRow<Master>>
          theme={gridTheme}
          rowData={rowData as NestedRow<Master>[]}
          columnDefs={columnDefs as ColDef<NestedRow<Master>>[]}
          defaultColDef={defaultColumn}
          context={context}
          getRowId={rowId}
          domLayout="autoHeight"
          {...(OPENING as GridOptions<NestedRow<Master>>)}
          onRowDataUpdated={({ api }) => api.resetRowHeights()}
          animateRows={false}
          suppressNoRowsOverlay
          suppressDragLeaveHidesColumns
          ensureDomOrder
          enableCellTextSelection
          tooltipShowMode="whenTruncated"
        />
      </OpenRowsContext>
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
