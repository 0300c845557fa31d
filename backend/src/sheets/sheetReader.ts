import { LIMITS } from '@munim/schema/shared/limits.ts';
import { checkRow, readHead } from './checkRow.ts';
import { type ForeignReader, foreignSheetOf, type NotRead } from './foreignSheet.ts';
import { readCsv } from './readCsv.ts';
import { isXml, readTally } from './readTally.ts';
import { readXlsx } from './readXlsx.ts';
import { type RawRow, type SheetColumns, SheetFault } from './sheetColumns.ts';
import type { SheetProblem, SheetRow } from './sheets.public.ts';

/** Result of reading a sheet. Problems are listed up to a limit and counted beyond it. */
export interface SheetContent {
  /** Rows under the names, empty ones aside. */
  count: number;
  rows: SheetRow[];
  problems: SheetProblem[];
  problemCount: number;
  /** The columns by name, as the first row of the file writes them. */
  titles: Record<string, string>;
  /** Parts of another program's file that are not read. */
  notRead?: NotRead;
}

type Kind = 'xlsx' | 'csv';
const OTHER_KINDS: readonly [bytes: readonly number[], word: string][] = [
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'a text document'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
];

/** Kind of a file by its content; its name proves nothing. */
function kindOf(bytes: Uint8Array): Kind {
  const starts = (...wanted: number[]) => wanted.every((byte, i) => bytes[i] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new SheetFault(
      'The file is protected by a password or of the old .xls kind. Save it as .xlsx without a password, or as .csv',
    );
  const other = OTHER_KINDS.find(([wanted]) => starts(...wanted));
  if (other)
    throw new SheetFault(
      `The file is ${other[1]}, whatever its name says. Only .xlsx and .csv sheets can be read`,
    );
  return 'csv';
}

/** Checks rows one after the other; passes valid ones on in batches. */
class RowReader {
  readonly content: Omit<SheetContent, 'rows'> = {
    count: 0,
    problems: [],
    problemCount: 0,
    titles: {},
  };
  readonly #sheet: SheetColumns;
  readonly #pass: (row: SheetRow) => void;
  readonly #keys = new Map<unknown, number>();
  #head: ReturnType<typeof readHead> | undefined;
  #foreign: ForeignReader | undefined;

  constructor(sheet: SheetColumns, pass: (row: SheetRow) => void) {
    this.#sheet = sheet;
    this.#pass = pass;
  }

  take(raw: RawRow): void {
    if (raw.cells.size === 0) return;
    if (!this.#head) return this.#takeHead(raw);
    const own = this.#foreign ? this.#foreign.row(raw) : { row: raw, problems: [] };
    if (own) this.#takeRow(this.#head, own);
  }

  #takeHead(raw: RawRow): void {
    this.#foreign = foreignSheetOf(raw, this.#sheet.foreign);
    const names = this.#foreign?.head.map((text, at) => [at, { kind: 'text', text }] as const);
    this.#head = readHead(names ? { row: raw.row, cells: new Map(names) } : raw, this.#sheet);
    this.#blame(this.#head.problems);
    this.content.titles = this.#foreign?.titles ?? this.#head.titles;
    if (this.#foreign) this.content.notRead = this.#foreign.notRead;
  }

  #takeRow(
    head: ReturnType<typeof readHead>,
    { row: raw, problems: found }: { row: RawRow; problems: SheetProblem[] },
  ): void {
    this.content.count += 1;
    const { maxRows = LIMITS.sheetRows, keepsFaulty } = this.#sheet;
    if (this.content.count > maxRows)
      throw new SheetFault(`A sheet may have at most ${maxRows} rows`);
    // a row cannot be judged while its columns are wrong
    if (head.problems.length) return;
    const { values, problems } = checkRow(raw, head.places);
    problems.push(...found, ...this.#repeated(raw.row, values));
    this.#blame(problems);
    if (!problems.length) this.#pass({ row: raw.row, values });
    else if (keepsFaulty) this.#pass({ row: raw.row, values, problems });
  }

  #repeated(row: number, values: SheetRow['values']): SheetProblem[] {
    const { key } = this.#sheet;
    const value = key === undefined ? null : values[key];
    if (key === undefined || value == null) return [];
    const first = this.#keys.get(value);
    if (first === undefined) this.#keys.set(value, row);
    return first === undefined
      ? []
      : [{ row, column: key, message: `${key} ${value} is in row ${first} already` }];
  }

  #blame(problems: readonly SheetProblem[]): void {
    const { content } = this;
    content.problemCount += problems.length;
    content.problems.push(...problems.slice(0, LIMITS.sheetReported - content.problems.length));
  }

  finish(): Omit<SheetContent, 'rows'> {
    if (!this.#head) throw new SheetFault('The sheet is empty');
    const { notRead } = this.content;
    if (this.content.count === 0 && notRead?.rows)
      throw new SheetFault(
        `None of the ${notRead.rows} rows is open or of this kind: paid, closed, cancelled and draft ones are left out`,
      );
    if (this.content.count === 0 && !this.content.problemCount)
      throw new SheetFault('The sheet has no row under its column names');
    return this.content;
  }
}

/** Reads and checks a file of any kind, row by row. What is broken in the file itself is a SheetFault too. */
export async function readSheet(
  bytes: Uint8Array,
  sheet: SheetColumns,
  pass: (row: SheetRow) => void,
): Promise<Omit<SheetContent, 'rows'>> {
  const taker = new RowReader(sheet, pass);
  const take = (row: RawRow) => taker.take(row);
  if (isXml(bytes)) {
    if (!sheet.tally)
      throw new SheetFault('An XML file cannot be read here. Use the template, as .xlsx or .csv');
    readTally(bytes, sheet.tally, take);
  } else if (kindOf(bytes) === 'csv')
    for await (const row of readCsv(bytes, sheet.maxRows ?? LIMITS.sheetRows)) take(row);
  else
    await readXlsx(bytes, take).catch((error: unknown) => {
      throw error instanceof SheetFault ? error : new SheetFault('The file is broken');
    });
  return taker.finish();
}
