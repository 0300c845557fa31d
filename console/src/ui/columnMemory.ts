import type { ColumnState } from 'ag-grid-community';

let owner = 'anyone';

/** Whose column choices are read and written from now on; the shell calls it with the user's id. */
export const setColumnOwner = (userId: string): void => void (owner = userId);

const key = (list: string) => `munim.columns.${owner}.${list}`;

/** Order, width and visibility of a list's columns as this user left them. */
export function rememberedColumns(list: string): ColumnState[] | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(key(list)) ?? 'null');
    return Array.isArray(state) ? (state as ColumnState[]) : undefined;
  } catch {
    return undefined;
  }
}

export function rememberColumns(list: string, state: ColumnState[]): void {
  const kept = state.map(({ colId, width, hide, flex }) => ({ colId, width, hide, flex }));
  localStorage.setItem(key(list), JSON.stringify(kept));
}

export const forgetColumns = (list: string): void => localStorage.removeItem(key(list));
