import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { DataGrid } from '../grid/DataGrid.tsx';
import { isPhone } from '../grid/isPhone.ts';
import { menuColumn } from '../grid/menuColumn.tsx';
import { LineGrid, type LineGridProps } from './LineGrid.tsx';
import type { LineRow } from './lineColumn.ts';
import { t } from '../text.ts';

interface Props<Row extends LineRow> extends Omit<LineGridProps<Row>, 'onChange' | 'memory'> {
  /** Null: only shown. */
  onChange: ((rows: Row[]) => void) | null;
  /** Remembers columns and groups under this name. */
  memory: string;
}

/** Lines of a document that is saved, typed into where they may be changed; on a phone they are cards until one asks to. */
export function SavedLines<Row extends LineRow>({ onChange, ...lines }: Props<Row>) {
  const { label, rows, columns, menu, rowClass, memory } = lines;
  const [typing, setTyping] = useState(() => !isPhone());
  const shown = useMemo(
    () => [...columns.map(({ column }) => column), ...(menu ? [menuColumn(menu)] : [])],
    [columns, menu],
  );
  if (onChange && typing) return <LineGrid {...lines} onChange={onChange} />;
  return (
    <>
      <DataGrid
        fit
        cards="lines"
        label={label}
        rows={rows}
        columns={shown}
        memory={memory}
        {...(rowClass ? { rowClass } : {})}
      />
      {onChange && (
        <Button className="line-edit" text={t('Edit lines')} onClick={() => setTyping(true)} />
      )}
    </>
  );
}
