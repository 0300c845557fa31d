import type { ColDef, GridApi, SortDirection } from 'ag-grid-community';
import { hasGroups } from './columnGroups.tsx';
import { rememberedColumns } from './columnMemory.ts';
import { chooseColumn, dropChoices, fitColumns } from './fitColumns.ts';

const idOf = ({ colId, field }: ColDef) => colId ?? field;

/** Columns as the person or the shown view has them; the rest as the list gives them. */
export function restoreColumns(api: GridApi, list: string | undefined): void {
  const columns = list ? rememberedColumns(list) : undefined;
  if (!columns) return;
  for (const { colId, shown, width } of columns) chooseColumn(api, colId, { shown, width });
  const state = columns.map(({ colId, shown }) =>
    shown === undefined ? { colId } : { colId, hide: !shown },
  );
  const defs = (api.getAllGridColumns() ?? []).map((column) => column.getColDef());
  api.applyColumnState({ state, applyOrder: !hasGroups(defs) });
}

/** 'column:asc', or none. */
export function applySort(api: GridApi, sort: string | null | undefined): void {
  const [colId, direction] = sort?.split(':') ?? [];
  const state = colId ? [{ colId, sort: direction as SortDirection }] : [];
  api.applyColumnState({ state, defaultState: { sort: null } });
}

export function sortOf(api: GridApi): string | null {
  const sorted = api.getColumnState().find((column) => column.sort);
  return sorted ? `${sorted.colId}:${sorted.sort}` : null;
}

/** Lays the columns of an open list anew. */
export function layColumns(api: GridApi, list: string): void {
  dropChoices(api);
  const given = (api.getColumnDefs() ?? []).flatMap((column) => idOf(column) ?? []);
  api.applyColumnState({ state: given.map((colId) => ({ colId })), applyOrder: true });
  restoreColumns(api, list);
  fitColumns(api, 'exact');
}
