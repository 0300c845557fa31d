import type { ColDef, GridOptions } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { type ComponentType, useMemo, useState } from 'react';
import {
  type Expandable,
  expanderColumn,
  EXPANDABLE_ROWS,
  ExpandedRowsContext,
  useExpandableRows,
} from './expandableRows.tsx';
import { followingRow } from './followingRow.ts';
import { STYLE_NONCE } from '../styleNonce.ts';
import { useGridTheme } from './gridTheme.ts';
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

const expandableRow = <Master,>(
  Inner: ComponentType<{ master: Master }>,
  nameOf: (master: Master) => string,
  heightOf: (master: Master) => number,
): Expandable<NestedRow<Master>> => ({
  nameOf: ({ master }) => nameOf(master),
  heightOf: ({ master }) => heightOf(master),
  renderContent: ({ master }) => <Inner master={master} />,
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
  const [requestedPage, setRequestedPage] = useState(1);
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(masters.length / limit)));
  const shown = useMemo(
    () => masters.slice((page - 1) * limit, page * limit),
    [masters, page, limit],
  );
  const rows = useMemo(
    () => shown.map((master) => ({ id: masterId(master), master })),
    [shown, masterId],
  );
  const expandable = useMemo(
    () => expandableRow(detail, nameOf, detailHeight),
    [detail, nameOf, detailHeight],
  );
  const { shown: rowData, expandedRows } = useExpandableRows(rows, expandable);
  const context = useMemo(() => ({ rows: expandedRows }), [expandedRows]);
  const columnDefs = useMemo(() => [expanderColumn, ...columns.map(followingRow)], [columns]);
  return (
    <div className="kit-grid kit-grid-fit" role="group" aria-label={label}>
      <ExpandedRowsContext value={expandedRows}>
        <AgGridReact<NestedRow<Master>>
          theme={useGridTheme()}
          styleNonce={STYLE_NONCE}
          rowData={rowData as NestedRow<Master>[]}
          columnDefs={columnDefs as ColDef<NestedRow<Master>>[]}
          defaultColDef={defaultColumn}
          context={context}
          getRowId={rowId}
          domLayout="autoHeight"
          {...(EXPANDABLE_ROWS as GridOptions<NestedRow<Master>>)}
          onRowDataUpdated={({ api }) => api.resetRowHeights()}
          animateRows={false}
          suppressNoRowsOverlay
          suppressDragLeaveHidesColumns
          ensureDomOrder
          enableCellTextSelection
          tooltipShowMode="whenTruncated"
        />
      </ExpandedRowsContext>
      {masters.length > outerPage && (
        <Pager
          page={page}
          limit={limit}
          ownLimit={outerPage}
          count={masters.length}
          shown={shown.length}
          onPage={setRequestedPage}
          onLimit={(next) => {
            setLimit(next);
            setRequestedPage(1);
          }}
        />
      )}
    </div>
  );
}
