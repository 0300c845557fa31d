import type { LineColumn, LineRow } from './lineColumn.ts';

/** A cell by the places of its row and column; both from 0. */
export interface Place {
  row: number;
  column: number;
}

/** Cells between two corners, both in it. */
export interface Range {
  from: Place;
  to: Place;
}

export const rangeOf = (anchor: Place, end: Place): Range => ({
  from: { row: Math.min(anchor.row, end.row), column: Math.min(anchor.column, end.column) },
  to: { row: Math.max(anchor.row, end.row), column: Math.max(anchor.column, end.column) },
});

export const contains = ({ from, to }: Range, { row, column }: Place): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;

export const rowCount = ({ from, to }: Range): number => to.row - from.row + 1;
const cellCount = (range: Range): number =>
  rowCount(range) * (range.to.column - range.from.column + 1);

type Rows<Row> = readonly Row[];
type Columns<Row> = readonly LineColumn<Row>[];

const editable = <Row>(column: LineColumn<Row> | undefined, row: Row) =>
  column?.edit && (column.edit.canEdit?.(row) ?? true);

/** The row with a text in one of its cells; itself when nothing changes or the cell is fixed. */
export function withText<Row>(row: Row, column: LineColumn<Row> | undefined, text: string): Row {
  if (!column?.edit || !editable(column, row)) return row;
  const clean = column.edit.clean(text);
  return clean === column.edit.text(row) ? row : column.edit.put(row, clean);
}

function withCellOf<Row>(row: Row, column: LineColumn<Row> | undefined, source: Row): Row {
  const pick = column?.edit?.pick;
  const item = pick?.chosen(source).item;
  if (!column?.edit || !editable(column, row)) return row;
  if (!pick || item == null) return withText(row, column, column.edit.text(source));
  return pick.chosen(row).item === item ? row : pick.choose(row, item);
}

const mapRange = <Row>(
  rows: Rows<Row>,
  { from, to }: Range,
  change: (row: Row, index: number) => Row,
): Row[] =>
  rows.map((row, index) => (index >= from.row && index <= to.row ? change(row, index) : row));

const columnsIn = <Row>(columns: Columns<Row>, { from, to }: Range) =>
  columns.slice(from.column, to.column + 1);

/** Copies the first row of the range down; a range of one row gets the value above it. */
export function filledDown<Row>(rows: Rows<Row>, columns: Columns<Row>, range: Range): Row[] {
  const top = rowCount(range) > 1 ? range.from.row : range.from.row - 1;
  const source = rows[top];
  if (!source) return [...rows];
  return mapRange(rows, range, (row, index) =>
    index === top
      ? row
      : columnsIn(columns, range).reduce(
          (filled, column) => withCellOf(filled, column, source),
          row,
        ),
  );
}

export const cleared = <Row>(rows: Rows<Row>, columns: Columns<Row>, range: Range): Row[] =>
  mapRange(rows, range, (row) =>
    columnsIn(columns, range).reduce((empty, column) => withText(empty, column, ''), row),
  );

export const removed = <Row>(rows: Rows<Row>, { from, to }: Range): Row[] =>
  rows.filter((_, index) => index < from.row || index > to.row);

/** True for a row without input. */
export const isBlank = <Row>(row: Row, columns: Columns<Row>, emptyRow: Row): boolean =>
  columns.every(({ edit }) => !edit || edit.text(row) === edit.text(emptyRow));

/** The editable cells of a range as text; a range that is only read, as it reads. */
export function textsOf<Row>(
  rows: Rows<Row>,
  columns: Columns<Row>,
  range: Range,
  shown: (row: Row, column: LineColumn<Row>) => string,
) {
  const inside = columnsIn(columns, range);
  const typed = inside.filter(({ edit }) => edit);
  const copied = typed.length > 0 ? typed : inside;
  return rows
    .slice(range.from.row, range.to.row + 1)
    .map((row) => copied.map((column) => column.edit?.text(row) ?? shown(row, column)));
}

interface Pasting<Row> {
  block: readonly (readonly string[])[];
  range: Range;
  /** Makes rows for lines that have none. */
  newRow: (() => Row) | undefined;
  max: number;
}

/** A block from the first cell of the range on, over its editable columns; one single cell fills the whole range. */
export function pasted<Row extends LineRow>(
  rows: Rows<Row>,
  columns: Columns<Row>,
  { block, range, newRow, max }: Pasting<Row>,
) {
  const [[only] = []] = block;
  if (block.length === 1 && block[0]?.length === 1 && only !== undefined && cellCount(range) > 1) {
    const filled = mapRange(rows, range, (row) =>
      columnsIn(columns, range).reduce((full, column) => withText(full, column, only), row),
    );
    return { rows: filled, lines: rowCount(range), droppedLines: 0 };
  }
  const targets = columns.slice(range.from.column).filter(({ edit }) => edit);
  const room = Math.max(newRow ? max : rows.length, rows.length) - range.from.row;
  const lines = block.slice(0, Math.max(room, 0));
  const missing = Math.max(range.from.row + lines.length - rows.length, 0);
  const all = [...rows, ...Array.from({ length: newRow ? missing : 0 }, () => newRow?.() as Row)];
  const last = { row: range.from.row + lines.length - 1, column: range.to.column };
  const filled = mapRange(all, { from: range.from, to: last }, (row, index) =>
    (lines[index - range.from.row] ?? []).reduce(
      (full, text, place) => withText(full, targets[place], text),
      row,
    ),
  );
  return { rows: filled, lines: lines.length, droppedLines: block.length - lines.length };
}

/** The next editable cell, row by row; null at the end. */
export function nextEditable<Row>(
  rows: Rows<Row>,
  columns: Columns<Row>,
  { row, column }: Place,
  backwards: boolean,
): Place | null {
  const width = columns.length;
  const step = backwards ? -1 : 1;
  for (let at = row * width + column + step; at >= 0 && at < rows.length * width; at += step) {
    const place = { row: Math.floor(at / width), column: at % width };
    if (editable(columns[place.column], rows[place.row] as Row)) return place;
  }
  return null;
}
