import { parseColumns, type SettingColumn } from '@munim/schema/my-settings/my-settings.rules.ts';
import type { GridApi } from 'ag-grid-community';
import { sourceOf } from '../text.ts';
import { chooseSetting, settingOf } from '../mySettings.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { choicesOf } from './fitColumns.ts';
import { isPhone } from './isPhone.ts';
import type { RowsMemory } from './listQuery.ts';

/** 'Customer/Vendor Growth' is customer-vendor-growth. */
export const listKey = (title: string): string =>
  sourceOf(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Key under which the columns of a list are kept; a phone has its own. */
const keyOf = (list: string) => `columns.${list}${isPhone() ? '.phone' : ''}`;

/** Columns of the view that a list shows now, as the person left them; kept when the view is saved. */
const ofViews = new Map<string, { id: string; text: string }>();
const listeners = new Set<() => void>();
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lays the columns of a view over those of the person; true once they differ from what it keeps. */
export function useViewColumns(list: string, id: string | null, columns: string | null): boolean {
  useLayoutEffect(() => {
    if (id === null || columns === null) return;
    ofViews.set(list, { id, text: columns });
    return () => void ofViews.delete(list);
  }, [list, id, columns]);
  const text = useSyncExternalStore(watch, () => ofViews.get(list)?.text ?? null);
  return id !== null && columns !== null && text !== null && text !== columns;
}

/** Columns that a view keeps: none where the grid is not there. */
export const keptColumns = (list: string, api: GridApi | null): string | null =>
  api && !api.isDestroyed() && !isPhone()
    ? JSON.stringify(columnsNow(api))
    : (ofViews.get(list)?.text ?? null);

export function rememberedColumns(list: string): SettingColumn[] | undefined {
  const ofView = ofViews.get(list);
  if (ofView && !isPhone()) return parseColumns(ofView.text) ?? undefined;
  const text = settingOf(keyOf(list));
  return (text && parseColumns(text)) || undefined;
}

/** Order of the columns, and what the person chose of each. */
function columnsNow(api: GridApi): SettingColumn[] {
  const choices = choicesOf(api);
  return (api.getAllGridColumns() ?? []).map((column) => {
    const colId = column.getColId();
    const { shown, width } = choices.get(colId) ?? {};
    return {
      colId,
      ...(shown === undefined ? {} : { shown }),
      ...(width === undefined ? {} : { width: Math.round(width) }),
    };
  });
}

export function rememberColumns(api: GridApi, list: string | undefined): void {
  if (!list) return;
  const text = JSON.stringify(columnsNow(api));
  const ofView = ofViews.get(list);
  if (!ofView) return chooseSetting(keyOf(list), text);
  ofViews.set(list, { ...ofView, text });
  for (const tell of listeners) tell();
}

export const forgetColumns = (list: string): void => chooseSetting(keyOf(list), null);

/** Rows a page of a list. */
export function rowsMemory(list: string): RowsMemory {
  const key = `rows.${list}`;
  const remembered = Number(settingOf(key)) || undefined;
  return { remembered, remember: (limit) => chooseSetting(key, String(limit)) };
}
