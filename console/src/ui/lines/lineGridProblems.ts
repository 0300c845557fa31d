import { isBlank } from './lineGridChanges.ts';
import type { LineColumn, LineRow } from './lineColumn.ts';

/** Words of what is wrong in a row, by the ids of its columns. */
export type LineProblems = Partial<Record<string, string>>;

export interface LineRules<Row> {
  columns: readonly LineColumn<Row>[];
  /**
   * Errors that only the whole row (or the server's answer) shows. Keep it the same between
   * renders, else all is redrawn.
   */
  problems?: ((row: Row) => LineProblems | undefined) | undefined;
  /** An empty row: what equals it is no line yet, and nothing of it is wrong. */
  fresh?: Row | undefined;
}

const missing = (name: string) => `Please enter ${name}.`;

/** Error of a cell. An empty one is an error only after the first submit. */
export function problemIn<Row>(
  row: Row,
  { id, name, edit }: LineColumn<Row>,
  rules: LineRules<Row>,
  sent: boolean,
): string | null {
  const told = rules.problems?.(row)?.[id];
  if (told) return told;
  const text = edit?.text(row);
  if (text === undefined) return null;
  if (text !== '') return edit?.problem(text, row) ?? null;
  return sent && edit?.required && !isFresh(row, rules) ? missing(name) : null;
}

const isFresh = <Row>(row: Row, { columns, fresh }: LineRules<Row>) =>
  fresh !== undefined && isBlank(row, columns, fresh);

/** The lines to save: without those nothing was typed into. */
export const typedLines = <Row extends LineRow>(
  rows: readonly Row[],
  rules: LineRules<Row>,
): Row[] => rows.filter((row) => !isFresh(row, rules));

/** True while something is looked up still: saving would miss it. */
const isLookedUp = <Row>(row: Row, { columns }: LineRules<Row>) =>
  columns.some(({ edit }) => {
    const held = edit?.pick?.chosen(row);
    return held && held.text !== '' && held.item === null && !held.unknown;
  });

/** Number of cells that prevent saving. */
export const wrongCells = <Row extends LineRow>(
  rows: readonly Row[],
  rules: LineRules<Row>,
): number =>
  typedLines(rows, rules).reduce(
    (count, row) =>
      count +
      rules.columns.filter((column) => problemIn(row, column, rules, true)).length +
      (isLookedUp(row, rules) ? 1 : 0),
    0,
  );
