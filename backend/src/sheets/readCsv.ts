import { Readable } from 'node:stream';
import { CsvError, type CsvErrorCode, parse } from 'csv-parse';
import { type Cell, type RawRow, SheetFault } from './sheetColumns.ts';

const SEPARATORS = [',', ';', '\t'];
const LONGEST_LINE = 100_000;
const SLICE = 64 * 1024;

/** 'Unicode text' of spreadsheet programs begins with a byte order mark of two bytes. */
function wideTextOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function textOf(bytes: Uint8Array): string {
  const wide = wideTextOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) throw new SheetFault('Only .xlsx and .csv sheets can be read');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SheetFault("The file is not written in UTF-8. Save it as 'CSV UTF-8' or as .xlsx");
  }
}

/** The separator that occurs most in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .slice(0, LONGEST_LINE)
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The apostrophe that marks a text as such, in a spreadsheet program and in our own exports. */
const MARKED_TEXT = /^'(?=[=+\-@\t\r\d])/;

function cellOf(text: string): Cell {
  if (text.startsWith('=')) return { kind: 'formula' };
  return { kind: 'text', text: text.replace(MARKED_TEXT, '') };
}

const BROKEN: Partial<Record<CsvErrorCode, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'is never closed: a quote is missing',
  CSV_MAX_RECORD_SIZE: `is longer than ${LONGEST_LINE} characters`,
};

/** Rows of a CSV as it comes: comma, semicolon or tab, any line ends, a byte order mark or none. */
export async function* readCsv(bytes: Uint8Array, maxRows: number): AsyncGenerator<RawRow> {
  const text = textOf(bytes);
  const slices = function* () {
    for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
  };
  const parser = parse({
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_LINE,
  });
  let row = 0;
  try {
    for await (const fields of Readable.from(slices()).compose(parser) as AsyncIterable<string[]>) {
      row += 1;
      yield {
        row,
        cells: new Map(
          fields.flatMap((field, column) => (field.trim() === '' ? [] : [[column, cellOf(field)]])),
        ),
      };
      // empty lines count as rows, because spreadsheet programs number them
      if (row > maxRows * 2) throw new SheetFault(`A sheet may have at most ${maxRows} rows`);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetFault(`Row ${row + 1} ${BROKEN[error.code] ?? 'cannot be read'}`);
  }
}
