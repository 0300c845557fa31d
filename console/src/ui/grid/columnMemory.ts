import { parseColumns, type SettingColumn } from '@munim/schema/my-settings/my-settings.rules.ts';
import type { GridApi } from 'ag-grid-community';
import { chooseSetting, settingOf } from '../mySettings.ts';
import { choicesOf } from './fitColumns.ts';
import { isPhone } from './isPhone.ts';
import type { RowsMemory } from './listQuery.ts';

/** 'Customer/Vendor Growth' is customer-vendor-growth. */
export const listKey = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What the columns of a list are kept under; a phone has its own. */
const keyOf = (list: string) => `columns.${list}${isPhone() ? '.phone' : ''}`;

export function rememberedColumns(list: string): SettingColumn[] | undefined {
  const text = settingOf(keyOf(list));
  return (text && parseColumns(text)) || undefined;
}

/** Order of the columns, and what the person chose of each. */
export function columnsNow(api: GridApi): SettingColumn[] {
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
  if (list) chooseSetting(keyOf(list), JSON.stringify(columnsNow(api)));
}

export const forgetColumns = (list: string): void => chooseSetting(keyOf(list), null);

/** Rows a page of a list. */
export function rowsMemory(list: string): RowsMemory {
  const key = `rows.${list}`;
  const remembered = Number(settingOf(key)) || undefined;
  return { remembered, remember: (limit) => chooseSetting(key, String(limit)) };
}
