import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import type { ExportKind, ExportTable } from './exportTable.ts';

type Cell = SheetData[number][number];

/** Lakhs and crores, as the console shows them. */
const RUPEES = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
const FORMATS: Partial<Record<ExportKind, string>> = { id: '0', money: RUPEES, count: '#,##0', percent: '0.00', day: 'yyyy-mm-dd' };
const NUMBER = /^-?\d{1,13}(\.\d{1,2})?$/;
/** A number with zeros before it, or one too long to be kept whole, is a text. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY = Date.UTC(1899, 11, 30);
const LONGEST_TEXT = 32_767;

function numberOf(text: string, kind: ExportKind): number | undefined {
  if (kind === 'day') return DAY.test(text) ? (Date.parse(`${text}T00:00:00Z`) - FIRST_DAY) / 86_400_000 : undefined;
  const pattern = kind === 'id' ? WHOLE : NUMBER;
  return kind !== 'text' && pattern.test(text) ? Number(text) : undefined;
}

/** A text is a typed string, and stays one when somebody edits its cell: '=1+1' is never computed. */
function cellOf(text: string, kind: ExportKind): Cell {
  if (text === '') return null;
  const value = numberOf(text, kind);
  if (value === undefined) return { type: String, value: text.slice(0, LONGEST_TEXT), format: '@' };
  return { type: Number, value, ...(FORMATS[kind] ? { format: FORMATS[kind] } : {}) };
}

const NARROWEST = 8;
const WIDEST = 60;
const widthOf = (texts: Iterable<string>) => {
  let longest = NARROWEST;
  for (const text of texts) longest = Math.max(longest, Math.min(text.length, WIDEST));
  return { width: longest + 2 };
};

/** A workbook with a bold head that stays in sight. Slow over thousands of rows: a worker calls it. */
export function writeXlsx({ title, columns, rows }: ExportTable): Promise<Blob> {
  const head: Cell[] = columns.map((column) => ({ type: String, value: column.head, fontWeight: 'bold' }));
  const body = rows.map((cells) => cells.map((text, i) => cellOf(text, columns[i]?.kind ?? 'text')));
  return writeXlsxFile([head, ...body], {
    sheet: title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: columns.map((column, i) => widthOf([column.head, ...rows.map((cells) => cells[i] ?? '')])),
    stickyRowsCount: 1,
  }).toBlob();
}
