import type { GridApi } from 'ag-grid-community';
import { createContext, useContext } from 'react';
import type { ColumnChoice } from './columnWidths.ts';
import { choicesOf } from './fitColumns.ts';
import { isPhone } from './isPhone.ts';
import type { RowsMemory } from './listQuery.ts';

/** User whose column choices are read and written; the shell sets the id. */
export const ColumnOwner = createContext('anyone');

/** Storage key of one user's columns of one list; a phone has its own. */
export const useColumnKey = (list: string | undefined): string | undefined => {
  const owner = useContext(ColumnOwner);
  return list && `munim.columns.2.${owner}.${list}${isPhone() ? '.phone' : ''}`;
};

/** In their order; width and visibility where the person chose them. */
export interface RememberedColumn extends ColumnChoice {
  colId: string;
}

const isRemembered = (column: unknown): column is RememberedColumn =>
  typeof (column as RememberedColumn | null)?.colId === 'string';

export function rememberedColumns(key: string): RememberedColumn[] | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(state) ? state.filter(isRemembered) : undefined;
  } catch {
    return undefined;
  }
}

/** Order of the columns, and what the person chose of each. */
export function rememberColumns(api: GridApi, key: string | undefined): void {
  if (!key) return;
  const choices = choicesOf(api);
  const ids = (api.getAllGridColumns() ?? []).map((column) => column.getColId());
  localStorage.setItem(key, JSON.stringify(ids.map((colId) => ({ colId, ...choices.get(colId) }))));
}

export const forgetColumns = (key: string): void => localStorage.removeItem(key);

/** Rows a page of one user's list. */
export function useRowsMemory(list: string): RowsMemory {
  const key = `munim.rows.${useContext(ColumnOwner)}.${list}`;
  const remembered = Number(localStorage.getItem(key)) || undefined;
  return { remembered, remember: (limit) => localStorage.setItem(key, String(limit)) };
}
