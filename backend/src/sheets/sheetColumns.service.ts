/** Raw content of a cell, before its column's type is applied. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'flag'; flag: boolean }
  | { kind: 'date' }
  | { kind: 'formula' }
  | { kind: 'fault' };

/**
 * One row of a file; `row` is its number as a spreadsheet program shows it. Empty cells are absent.
 */
export interface RawRow {
  row: number;
  cells: Map<number, Cell>;
}

interface Named {
  name: string;
  /** The column must be there and every row must fill it. */
  required?: true;
}
interface TextColumn extends Named {
  kind: 'text';
  max: number;
  /** A regular expression, and what is wrong when the text does not match it. */
  pattern?: string;
  says?: string;
}
interface WholeColumn extends Named {
  kind: 'whole';
  min: number;
  max: number;
}
interface FlagColumn extends Named {
  kind: 'flag';
}
interface ChoiceColumn extends Named {
  kind: 'choice';
  of: readonly string[];
}
/** One column of a sheet. Plain data: it is sent to the reading thread. */
export type SheetColumn = TextColumn | WholeColumn | FlagColumn | ChoiceColumn;

export interface SheetColumns {
  columns: readonly SheetColumn[];
  /** Values must be unique within the file. */
  key?: string;
}

export type SheetValue = string | number | boolean;
/** A row that passed: null for an empty cell, absent where the sheet has no such column. */
export interface SheetRow {
  row: number;
  values: Partial<Record<string, SheetValue | null>>;
}

/** Errors by row and column. */
export interface SheetProblem {
  row: number;
  column: string;
  message: string;
}

/** The file as a whole is no sheet that could be read; its text is for people. */
export class SheetFault extends Error {
  override name = 'SheetFault';
}

/** 0 → A, 26 → AA: the column as a spreadsheet program shows it. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
