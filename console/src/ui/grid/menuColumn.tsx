import { Button } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import type { ColDef, GridApi, IRowNode } from 'ag-grid-community';
import type { ReactElement } from 'react';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { type Cell, pinnedOnWideScreen } from './columns.tsx';
import { t } from '../text.ts';

/** Name of the row: its first column with a text, a number or name. */
function rowName<Row>(api: GridApi<Row>, rowNode: IRowNode<Row>): string {
  for (const colKey of api.getAllDisplayedColumns()) {
    const value: unknown = api.getCellValue({ rowNode, colKey, useFormatter: true });
    const isPicture = colKey.getColDef().context?.csv === 'none';
    const isTick = typeof api.getCellValue({ rowNode, colKey }) === 'boolean';
    if (typeof value === 'string' && value !== '' && !isPicture && !isTick) return value;
  }
  return '';
}

function MenuCell<Row>({
  data,
  menu,
  node,
  api,
}: Cell<Row, unknown, { menu: (row: Row) => ReactElement | null }>) {
  const content = data ? menu(data) : null;
  if (!content) return null;
  return (
    <MenuPopover content={content} placement="bottom-end">
      <Button
        variant="minimal"
        size="small"
        icon={<More />}
        aria-label={t('Actions of row {{value}}', {
          value: [(node.rowIndex ?? 0) + 1, rowName(api, node)].filter(Boolean).join(', '),
        })}
      />
    </MenuPopover>
  );
}

/** Actions of a row, behind one button at the end; `menu` returns null when there are none. */
export function menuColumn<Row>(menu: (row: Row) => ReactElement | null): ColDef<Row> {
  return {
    colId: 'menu',
    headerName: t('Actions'),
    headerClass: 'kit-visually-hidden',
    width: 44,
    sortable: false,
    resizable: false,
    pinned: pinnedOnWideScreen(),
    lockPosition: 'right',
    suppressMovable: true,
    context: { csv: 'none' },
    cellRenderer: MenuCell,
    cellRendererParams: { menu },
  };
}
