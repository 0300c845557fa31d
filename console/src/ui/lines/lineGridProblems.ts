import type { LineColumn, LineRow } from './lineColumn.ts';
import { isBlank } from './lineGridChanges.ts';
import { t } from '../text.ts';

/** Errors of a row, by the ids of its columns. */
export type LineProblems = Partial<Record<string, string>>;

export interface LineRules<Row> {
  columns: readonly LineColumn<Row>[];
  /**
   * Errors that only the whole row (or the server's answer) shows. Keep it the same between
   * renders, else all is redrawn.
   */
  problems?: ((row: Row) => LineProblems | undefined) | undefined;
  /** An empty row: rows equal to it are not lines yet and have no errors. */
  emptyRow?: Row | undefined;
}

const missing = (name: string) => t('Please enter {{name}}.', { name });

/** Error of a cell. An empty one is an error only after the first submit. */
export function problemIn<Row>(
  row: Row,
  { id, name, edit }: LineColumn<Row>,
  rules: LineRules<Row>,
  submitted: boolean,
): string | null {
  const announcement = rules.problems?.(row)?.[id];
  if (announcement) return announcement;
  const text = edit?.text(row);
  // a cell that is fixed in this row never prevents saving the others: nobody could mend it
  if (text === undefined || edit?.canEdit?.(row) === false) return null;
  if (text !== '') return edit?.problem(text, row) ?? null;
  return submitted && edit?.required && !isEmptyRow(row, rules) ? missing(name) : null;
}

/** A cell that is wrong: its row from 0, and what is wrong in which line. */
export interface LineFault {
  row: number;
  columnId: string;
  text: string;
}

/** All cells that are wrong, line by line. */
export const faultsIn = <Row>(
  rows: readonly Row[],
  columns: readonly LineColumn<Row>[],
  problem: (row: Row, column: LineColumn<Row>) => string | null,
): LineFault[] =>
  rows.flatMap((row, at) =>
    columns.flatMap((column) => {
      const wrong = problem(row, column);
      if (!wrong) return [];
      const text = t('Line {{at}}, {{cell}}: {{text}}', {
        at: at + 1,
        cell: column.name,
        text: wrong,
      });
      return [{ row: at, columnId: column.id, text }];
    }),
  );

const isEmptyRow = <Row>(row: Row, { columns, emptyRow }: LineRules<Row>) =>
  emptyRow !== undefined && isBlank(row, columns, emptyRow);

/** The lines to save: without those nothing was typed into. */
export const typedLines = <Row extends LineRow>(
  rows: readonly Row[],
  rules: LineRules<Row>,
): Row[] => rows.filter((row) => !isEmptyRow(row, rules));

/** True while something is looked up still: saving would miss it. */
const isLookupPending = <Row>(row: Row, { columns }: LineRules<Row>) =>
  columns.some(({ edit }) => {
    const known = edit?.pick?.chosen(row);
    return known && known.text !== '' && known.item === null && !known.unknown;
  });

/** Number of cells that prevent saving. */
export const invalidCells = <Row extends LineRow>(
  rows: readonly Row[],
  rules: LineRules<Row>,
): number =>
  typedLines(rows, rules).reduce(
    (count, row) =>
      count +
      rules.columns.filter((column) => problemIn(row, column, rules, true)).length +
      (isLookupPending(row, rules) ? 1 : 0),
    0,
  );
