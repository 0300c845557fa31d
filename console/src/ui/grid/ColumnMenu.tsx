import { Button, Checkbox } from '@blueprintjs/core';
import { Th } from '@blueprintjs/icons';
import type { GridApi } from 'ag-grid-community';
import { useState } from 'react';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { forgetColumns, rememberColumns } from './columnMemory.ts';
import { chooseColumn, fitColumns, forgetChoices } from './fitColumns.ts';
import { t } from '../text.ts';

function Choices({ api, memory }: { api: GridApi; memory: string }) {
  const [, redraw] = useState(0);
  const columns = api.getColumns()?.filter((column) => !column.getColDef().lockPosition) ?? [];
  const change = (work: () => void) => {
    work();
    redraw((n) => n + 1);
  };
  const show = (colId: string, shown: boolean) => {
    chooseColumn(api, colId, { shown });
    api.setColumnsVisible([colId], shown);
    fitColumns(api, 'exact');
    rememberColumns(api, memory);
  };
  const reset = () => {
    forgetChoices(api);
    forgetColumns(memory);
  };
  return (
    <div className="kit-column-menu">
      {columns.map((column) => (
        <Checkbox
          key={column.getColId()}
          label={column.getColDef().headerName ?? ''}
          checked={column.isVisible()}
          onChange={(event) => change(() => show(column.getColId(), event.currentTarget.checked))}
        />
      ))}
      <Button
        size="small"
        variant="minimal"
        text={t('Reset columns')}
        onClick={() => change(reset)}
      />
    </div>
  );
}

/** Shows and hides a list's columns; the grid remembers it. Its button has its place before the grid is drawn. */
export function ColumnMenu({ api, memory }: { api: GridApi | null; memory: string }) {
  const button = <Button variant="minimal" icon={<Th />} text={t('Columns')} disabled={!api} />;
  if (!api) return button;
  return (
    <MenuPopover content={<Choices api={api} memory={memory} />} placement="bottom-end">
      {button}
    </MenuPopover>
  );
}
