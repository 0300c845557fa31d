import type { Cell, RawRow } from './sheetColumns.ts';
import { ungrouped } from './numbersAndDays.ts';
import type { SheetProblem } from './sheets.public.ts';

/**
 * Mapping of another program's file to rows of a sheet. Plain data: it is sent to the reading
 * thread.
 */
export interface ForeignSheet {
  /** Heads that all have to be there. */
  marks: readonly string[];
  /** Heads by column, the first that has a text in the row; '=Goods' is the text itself. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Column of which each value makes one row: further ones are left out. */
  once?: string;
  /** Rows that are left out, by head and pattern. */
  leftOut?: Readonly<Record<string, string>>;
  /** Values that a row may not have, by head and pattern, and why. */
  refused?: Readonly<Record<string, { pattern: string; message: string }>>;
  /** Heads whose numbers are taken off a column, and two columns of which the first has to be more than the second. */
  minus?: Readonly<Record<string, string>>;
  isOpen?: readonly [more: string, less: string];
  /** Columns of Indian mobile numbers, of which the last ten digits count. */
  phones?: readonly string[];
}

/** Parts of the file that are not read. */
export interface NotRead {
  columns: string[];
  rows: number;
}

const titleOf = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const textOf = (cell: Cell | undefined): string =>
  cell && (cell.kind === 'text' || cell.kind === 'number') ? cell.text.trim() : '';
const cellOf = (text: string): Cell => ({ kind: 'text', text });

/** '+91 98765 43210' is 9876543210; what is no Indian mobile number stays, to be refused. */
function phoneOf(text: string): string {
  const digits = text.replaceAll(/[\s()+-]/g, '');
  return /^(0|91)?[1-9]\d{9}$/.test(digits) ? digits.slice(-10) : text;
}

/** Reads rows of a foreign file as if they were rows of our sheet. */
export class ForeignReader {
  readonly notRead: NotRead = { columns: [], rows: 0 };
  readonly #sheet: ForeignSheet;
  readonly #places = new Map<string, number>();
  readonly #written = new Map<string, string>();
  readonly #seen = new Set<string>();

  constructor(sheet: ForeignSheet, head: RawRow) {
    this.#sheet = sheet;
    const { columns, leftOut = {}, refused = {}, minus = {} } = sheet;
    const more = [...Object.keys({ ...leftOut, ...refused }), ...Object.values(minus)];
    const known = [...Object.values(columns).flat(), ...more];
    const titles = new Set(known.map(titleOf));
    for (const [index, cell] of head.cells) {
      const title = textOf(cell);
      if (titles.has(titleOf(title))) {
        this.#places.set(titleOf(title), index);
        this.#written.set(titleOf(title), title.slice(0, 100));
      } else if (title) this.notRead.columns.push(title.slice(0, 100));
    }
  }

  #cell({ cells }: RawRow, head: string): Cell | undefined {
    if (head.startsWith('=')) return cellOf(head.slice(1));
    const place = this.#places.get(titleOf(head));
    const cell = place === undefined ? undefined : cells.get(place);
    return cell?.kind === 'text' && !cell.text.trim() ? undefined : cell;
  }

  /** Columns that the file has; values of the others stay as they are. */
  get head(): string[] {
    const has = (head: string) => head.startsWith('=') || this.#places.has(titleOf(head));
    const { columns } = this.#sheet;
    return Object.keys(columns).filter((name) => columns[name]?.some(has));
  }

  /** Our columns by the first head of the file that each is read from. */
  get titles(): Record<string, string> {
    return Object.fromEntries(
      this.head.flatMap((name) => {
        const head = this.#sheet.columns[name]?.find((one) => this.#written.has(titleOf(one)));
        return head === undefined ? [] : [[name, this.#written.get(titleOf(head)) ?? name]];
      }),
    );
  }

  #number(cell: Cell | undefined): number {
    return Number(ungrouped(textOf(cell)));
  }

  /** Takes the cancelled part off a quantity. */
  #takeOff(raw: RawRow, cells: RawRow['cells']): void {
    for (const [name, head] of Object.entries(this.#sheet.minus ?? {})) {
      const at = this.head.indexOf(name);
      const less = this.#number(this.#cell(raw, head));
      if (less > 0) cells.set(at, cellOf(String(this.#number(cells.get(at)) - less)));
    }
  }

  #isDone(cells: RawRow['cells']): boolean {
    const [more, less] = (this.#sheet.isOpen ?? []).map((name) =>
      this.#number(cells.get(this.head.indexOf(name))),
    );
    return more !== undefined && less !== undefined && more <= less;
  }

  /** The row in our columns, in the order of `head`; undefined where it is left out. */
  row(raw: RawRow): { row: RawRow; problems: SheetProblem[] } | undefined {
    const { columns, once, leftOut = {}, refused = {}, phones = [] } = this.#sheet;
    const cells: RawRow['cells'] = new Map();
    for (const [at, name] of this.head.entries()) {
      const cell = columns[name]?.map((head) => this.#cell(raw, head)).find(Boolean);
      if (cell) cells.set(at, phones.includes(name) ? cellOf(phoneOf(textOf(cell))) : cell);
    }
    this.#takeOff(raw, cells);
    const isLeftOut = Object.entries(leftOut).some(([head, pattern]) =>
      new RegExp(pattern, 'i').test(textOf(this.#cell(raw, head))),
    );
    const value =
      once === undefined ? '' : textOf(cells.get(this.head.indexOf(once))).toLowerCase();
    if (
      isLeftOut ||
      this.#isDone(cells) ||
      (once !== undefined && (!value || this.#seen.has(value)))
    ) {
      this.notRead.rows += 1;
      return undefined;
    }
    if (once !== undefined) this.#seen.add(value);
    const problems = Object.entries(refused).flatMap(([head, { pattern, message }]) =>
      new RegExp(pattern, 'i').test(textOf(this.#cell(raw, head)))
        ? [{ row: raw.row, column: head, message }]
        : [],
    );
    return { row: { row: raw.row, cells }, problems };
  }
}

/** The first mapping whose heads are all there. */
export function foreignSheetOf(
  head: RawRow,
  sheets: readonly ForeignSheet[] = [],
): ForeignReader | undefined {
  const titles = new Set([...head.cells.values()].map((cell) => titleOf(textOf(cell))));
  const found = sheets.find(({ marks }) => marks.every((mark) => titles.has(titleOf(mark))));
  return found && new ForeignReader(found, head);
}
