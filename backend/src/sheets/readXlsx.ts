import { type Cell, type RawRow, SheetFault } from './sheetColumns.ts';
import { readBook, textCollector, type XlsxBook } from './xlsxBook.ts';
import { XlsxParts } from './xlsxParts.ts';

/** The last column a spreadsheet program has: XFD. */
const MOST_COLUMNS = 16_384;

interface Place {
  row: number;
  column: number;
}

/** 'AB12' → row 12, column 27. */
function placeOf(reference: string): Place | undefined {
  const [, letters = '', row] = /^([A-Z]{1,3})([1-9][0-9]{0,6})$/.exec(reference) ?? [];
  if (!row) return undefined;
  return {
    row: Number(row),
    column:
      Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1,
  };
}

function numberCell(text: string, style: number, { isDate }: XlsxBook): Cell {
  if (isDate[style]) return { kind: 'date', days: text };
  return Number.isFinite(Number(text)) ? { kind: 'number', text } : { kind: 'fault' };
}

function cellOf(
  type: string,
  style: number,
  value: string,
  inline: string,
  book: XlsxBook,
): Cell | undefined {
  const text = type === 's' ? book.texts[Number(value)] : type === 'inlineStr' ? inline : value;
  if (text === undefined) return { kind: 'fault' };
  if (text.trim() === '') return undefined;
  if (type === 'b') return { kind: 'flag', flag: text === '1' };
  if (type === 'e') return { kind: 'fault' };
  if (type === 'd') return { kind: 'date', days: '' };
  return type === '' || type === 'n' ? numberCell(text, style, book) : { kind: 'text', text };
}

/**
 * Yields each row of the first sheet as it is read. A formula is reported as one: its last result
 * is not what was typed.
 */
export async function readXlsx(bytes: Uint8Array, tell: (row: RawRow) => void): Promise<void> {
  const parts = await XlsxParts.open(bytes);
  const book = await readBook(parts);
  const collector = textCollector();
  let at: Place = { row: 0, column: -1 };
  let cells: RawRow['cells'] = new Map();
  let [type, style, value, reads, isFormula] = ['', 0, '', false, false];

  const openCell = ({ r, t = '', s = '0' }: Record<string, string>) => {
    const place = r === undefined ? undefined : placeOf(r);
    at = { row: at.row, column: place?.column ?? at.column + 1 };
    if (at.column >= MOST_COLUMNS || (place && place.row !== at.row))
      throw new SheetFault('The file is broken');
    [type, style, value, isFormula] = [t, Number(s), '', false];
  };
  const closeCell = () => {
    const cell = isFormula
      ? ({ kind: 'formula' } as const)
      : cellOf(type, style, value, collector.take(), book);
    if (cell) cells.set(at.column, cell);
  };
  await parts.read(book.sheet, {
    open: (name, attributes) => {
      if (name === 'row') {
        const row = Number(attributes['r'] ?? at.row + 1);
        if (!Number.isSafeInteger(row) || row <= at.row) throw new SheetFault('The file is broken');
        at = { row, column: -1 };
        cells = new Map();
      } else if (name === 'c') openCell(attributes);
      else if (name === 'f') isFormula = true;
      else if (name === 'v') reads = true;
      else collector.open(name);
    },
    text: (piece) => {
      if (reads) value += piece;
      else collector.text(piece);
    },
    close: (name) => {
      if (name === 'v') reads = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') tell({ row: at.row, cells });
      else collector.close(name);
    },
  });
}
