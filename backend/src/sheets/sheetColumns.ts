import type { ForeignSheet } from './foreignSheet.ts';
import type { SheetColumn } from './sheets.public.ts';

/** Raw content of a cell, before its column's type is applied. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'flag'; flag: boolean }
  /** A number that the spreadsheet program shows as a date: days since 1899-12-30. */
  | { kind: 'date'; days: string }
  | { kind: 'formula' }
  | { kind: 'fault' };

/**
 * One row of a file; `row` is its number as a spreadsheet program shows it. Empty cells are absent.
 */
export interface RawRow {
  row: number;
  cells: Map<number, Cell>;
}

/**
 * Mapping of masters in Tally's XML export to rows. Plain data: it is sent to the reading thread.
 */
export interface TallyMapping {
  /** LEDGER, GROUP, STOCKGROUP or STOCKITEM. */
  element: string;
  /** Group whose masters, and those of the groups below it, are read alone. */
  under?: string;
  /** Noun in 'The file has no ledger under Sundry Debtors'. */
  word: string;
  /** Tags by column, the first that has a text; '@NAME' is the master's name, 'GSTRATE#last' the last of several texts, 'ADDRESS#further' the last one after the first. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Rows are the open bills of the ledgers on this side: Dr is owed to the company, Cr by it. */
  bills?: 'Dr' | 'Cr';
}

export interface SheetColumns {
  columns: readonly SheetColumn[];
  /** Values must be unique within the file. */
  key?: string;
  /** Greatest number of rows in place of LIMITS.sheetRows. */
  maxRows?: number;
  /** Rows with problems are passed on too, with their problems. */
  keepsFaulty?: true;
  /** Files of other programs, of which the first that the heads fit is taken. */
  foreign?: readonly ForeignSheet[];
  /** An XML export of Tally is read too. */
  tally?: TallyMapping;
}

export type SheetValue = string | number | boolean;

/** The file cannot be read as a sheet; its message is shown to users. */
export class SheetFault extends Error {
  override name = 'SheetFault';
}

/** 0 → A, 26 → AA: the column as a spreadsheet program shows it. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
