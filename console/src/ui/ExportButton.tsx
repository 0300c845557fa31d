import { Button } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import type { ColDef, GridApi } from 'ag-grid-community';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useRef, useState } from 'react';
import { saveText, toCsv } from './csv.ts';
import { today } from './dates.ts';
import type { Page } from './listQuery.ts';
import { showNotice } from './notices.tsx';
import { countText } from './Pager.tsx';

export const EXPORT_ROWS = 5000;

interface Props<Row> {
  title: string;
  api: GridApi<Row> | null;
  /** Reads one page under the list's present filters. */
  readPage: (page: number, limit: number) => Promise<Page<Row>>;
}

/** Writes what the list shows to CSV by paging its own query (decision G144); a second press stops it. */
export function ExportButton<Row>({ title, api, readPage }: Props<Row>) {
  const [progress, setProgress] = useState<string | null>(null);
  const stopped = useRef(false);

  const readAll = async () => {
    const rows: Row[] = [];
    for (let page = 1; rows.length < EXPORT_ROWS && !stopped.current; page += 1) {
      const { items, count } = await readPage(page, LIMITS.pageSize);
      rows.push(...items);
      setProgress(`${rows.length} of ${countText(count)}`);
      if (items.length < LIMITS.pageSize) break;
    }
    return rows.slice(0, EXPORT_ROWS);
  };
  const run = async () => {
    if (progress !== null) return void (stopped.current = true);
    stopped.current = false;
    setProgress('…');
    try {
      const rows = await readAll();
      const columns = api?.getAllDisplayedColumns().map((column) => column.getColDef() as ColDef<Row>) ?? [];
      if (!stopped.current) saveText(toCsv(columns, rows), `${title.toLowerCase().replaceAll(' ', '-')}-${today()}.csv`);
    } catch (error) {
      await showNotice({ text: 'Could not export', description: (error as Error).message, intent: 'danger' });
    } finally {
      setProgress(null);
    }
  };
  return (
    <Button
      variant="minimal"
      icon={<Download />}
      text={progress === null ? 'Export' : `Stop (${progress})`}
      disabled={!api}
      onClick={() => void run()}
    />
  );
}
