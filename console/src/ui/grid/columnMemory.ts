import type { ColumnState } from 'ag-grid-community';
import { createContext, useContext } from 'react';

/** User whose column choices are read and written; the shell sets the id. */
export const ColumnOwner = createContext('anyone');

export const isPhone = (): boolean => window.matchMedia?.('(max-width: 425px)').matches ?? false;

/** Storage key of one user's columns of one list; a phone has its own. */
export const useColumnKey = (list: string | undefined): string | undefined => {
  const owner = useContext(ColumnOwner);
  return list && `munim.columns.${owner}.${list}${isPhone() ? '.phone' : ''}`;
};

/** Order, width and visibility of the columns as they were left. */
export function rememberedColumns(key: string): ColumnState[] | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(state) ? (state as ColumnState[]) : undefined;
  } catch {
    return undefined;
  }
}

export function rememberColumns(key: string, state: ColumnState[]): void {
  const stored = state.map(({ colId, width, hide, flex }) => ({ colId, width, hide, flex }));
  localStorage.setItem(key, JSON.stringify(stored));
}

export const forgetColumns = (key: string): void => localStorage.removeItem(key);
