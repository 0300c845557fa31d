import { today } from '../format/dates.ts';
import { toCsv } from './csv.ts';
import type { ExportTable } from './exportTable.ts';
import { saveFile } from './saveFile.ts';
import { toXlsx } from './xlsx.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Hands a table to the browser as a file. The only place that saves lists and templates: both formats are safe to open. */
export async function saveExport(
  table: ExportTable,
  format: ExportFormat,
  fileName = `${fileNameOf(table.title)}-${today()}`,
): Promise<void> {
  const file = format === 'csv' ? toCsv(table) : await toXlsx(table);
  saveFile(file, `${fileName}.${format}`);
}

const fileNameOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
