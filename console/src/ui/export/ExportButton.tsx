import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown, Download } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { ColDef, GridApi } from 'ag-grid-community';
import { useRef, useState } from 'react';
import { formatCount } from '../format/rupees.ts';
import { columnsOfFiles } from '../grid/fitColumns.ts';
import type { Page } from '../grid/listQuery.ts';
import { countText } from '../grid/Pager.tsx';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { showNotice } from '../overlay/notices.tsx';
import { exportTable } from './exportTable.ts';
import { type ExportFormat, saveExport } from './saveExport.ts';
import { t } from '../text.ts';

const EXPORT_ROWS = 5000;

interface Props<Row> {
  title: string;
  /** The grid whose columns are exported; null until it is drawn. */
  api?: GridApi<Row> | null;
  /** Columns where there is no grid. */
  columns?: readonly ColDef<Row>[];
  /** Reads one page under the list's present filters; undefined while there is nothing to read. */
  readPage: ((page: number, limit: number) => Promise<Page<Row>>) | undefined;
}

/**
 * Exports the list by paging its own query (docs/rules/documents.md#exports); while it runs, a
 * press stops it.
 */
export function ExportButton<Row>({ title, api, columns: given, readPage }: Props<Row>) {
  const [progress, setProgress] = useState<string | null>(null);
  const stopped = useRef(false);
  const total = useRef(0);

  const readAll = async () => {
    const rows: Row[] = [];
    for (let page = 1; readPage && rows.length < EXPORT_ROWS && !stopped.current; page += 1) {
      const { items, count } = await readPage(page, LIMITS.pageSize);
      rows.push(...items);
      total.current = count;
      setProgress(t('{{rows}} of {{count}}', { rows: rows.length, count: countText(count) }));
      if (items.length < LIMITS.pageSize) break;
    }
    return rows.slice(0, EXPORT_ROWS);
  };
  const run = async (format: ExportFormat) => {
    stopped.current = false;
    setProgress('…');
    try {
      const rows = await readAll();
      const columns = given ?? (api ? columnsOfFiles(api) : []);
      if (stopped.current) return;
      await saveExport(exportTable(title, columns, rows), format);
      if (total.current > rows.length)
        await showNotice({
          text: t('The first {{rows}} of {{totalCurrent}} rows were exported', {
            rows: formatCount(rows.length),
            totalCurrent: countText(total.current),
          }),
          intent: 'warning',
        });
    } catch (error) {
      await showNotice({
        text: t('Could not export'),
        description: (error as Error).message,
        intent: 'danger',
      });
    } finally {
      setProgress(null);
    }
  };
  if (progress !== null)
    return (
      <Button
        variant="minimal"
        icon={<Download />}
        text={t('Stop ({{progress}})', { progress })}
        onClick={() => (stopped.current = true)}
      />
    );
  const formats = (
    <Menu>
      <MenuItem text="CSV" onClick={() => void run('csv')} />
      <MenuItem text={t('Excel')} onClick={() => void run('xlsx')} />
    </Menu>
  );
  return (
    <MenuPopover content={formats} placement="bottom-end">
      <Button
        variant="minimal"
        icon={<Download />}
        endIcon={<CaretDown />}
        text={t('Export')}
        disabled={!readPage || !(given ?? api)}
      />
    </MenuPopover>
  );
}
