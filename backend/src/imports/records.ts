import type { RowResult } from './importedRows.ts';
import type { ImportColumn, ImportDefinition, ImportValue } from './imports.public.ts';
import type { ReadyRow } from './lookUps.ts';

/** Record made by the rows with one external id: one row, or a document with a line from each of its rows. */
export interface ReadyRecord extends ReadyRow {
  /** Columns of lines are there once for each line, as '2.quantity'. */
  columns: readonly ImportColumn[];
  rows: readonly ReadyRow[];
}

const of = (line: number, name: string) => `${line}.${name}`;
export const hasLines = ({ columns }: ImportDefinition): boolean =>
  columns.some(({ ofLine }) => ofLine);

/** Columns of a record with so many lines. */
export function columnsFor({ columns }: ImportDefinition, lines: number): readonly ImportColumn[] {
  const own = columns.filter(({ ofLine }) => !ofLine);
  const ofLines = columns.filter(({ ofLine }) => ofLine);
  const line = (at: number) =>
    ofLines.map((column) => ({
      ...column,
      name: of(at + 1, column.name),
      field: (column.field ?? column.name).replace('#', String(at)),
    }));
  return [...own, ...Array.from({ length: lines }, (_, at) => line(at)).flat()];
}

/** Lines of a record as it is. */
export const linesIn = (values: Record<string, ImportValue>): number =>
  Math.max(0, ...Object.keys(values).map((name) => Number.parseInt(name, 10) || 0));

const shown = ({ ids, values }: ReadyRow, name: string) => ids[name] ?? values[name] ?? null;

/** A head says the same in all rows of its document, or nothing. */
function headFaults(first: ReadyRow, row: ReadyRow, columns: readonly ImportColumn[]) {
  return columns.flatMap(({ name, ofLine }) => {
    const value = shown(row, name);
    if (ofLine || value === null || value === shown(first, name)) return [];
    const message = `${name} differs from row ${first.row}: all rows of one document say the same`;
    return [{ column: name, message }];
  });
}

function documentOf(definition: ImportDefinition, rows: readonly ReadyRow[]): ReadyRecord {
  const [first] = rows;
  if (!first) throw new Error('A document without rows');
  const columns = columnsFor(definition, rows.length);
  const values: ReadyRow['values'] = {};
  const ids: Record<string, number> = {};
  const keep = (row: ReadyRow, from: string, to: string) => {
    const { [from]: value } = row.values;
    const { [from]: id } = row.ids;
    if (value !== undefined) values[to] = value;
    if (id !== undefined) ids[to] = id;
  };
  for (const [at, row] of rows.entries())
    for (const { name, ofLine } of definition.columns)
      if (ofLine) keep(row, name, of(at + 1, name));
      else if (row === first) keep(row, name, name);
  const checked = rows.map((row) => ({
    ...row,
    faults: [...row.faults, ...headFaults(first, row, definition.columns)],
  }));
  const present = first.current && linesIn(first.current);
  const faults = checked.flatMap((row, at) =>
    row.faults.map((fault) => ({ ...fault, column: of(at + 1, fault.column) })),
  );
  if (present !== undefined && present !== rows.length)
    faults.push({
      column: 'external_id',
      message: `It has ${present} lines and ${rows.length} rows here: add and cancel lines in the console`,
    });
  return { ...first, values, ids, faults, columns, rows: checked, lines: rows.length };
}

/** The records of rows that have been looked up. */
export function recordsOf(
  definition: ImportDefinition,
  rows: readonly ReadyRow[],
): readonly ReadyRecord[] {
  if (!hasLines(definition))
    return rows.map((row) => ({ ...row, columns: definition.columns, rows: [row] }));
  const documents = Map.groupBy(rows, ({ firstRow }) => firstRow);
  return [...documents.values()].map((lines) => documentOf(definition, lines));
}

const LINE = /^(\d+)\.(.*)$/;

/** Findings of a record that belong to each of its rows. */
export function resultsOf(
  { rows }: ReadyRecord,
  { differences, faults, ...result }: Omit<RowResult, 'row'>,
): RowResult[] {
  const ofRow = <T extends { column: string }>(all: readonly T[], at: number): T[] =>
    all.flatMap((one) => {
      const [, line, column = ''] = LINE.exec(one.column) ?? [];
      if (line) return Number(line) === at + 1 ? [{ ...one, column }] : [];
      return at === 0 ? [one] : [];
    });
  const results = rows.map(({ row, isReadable }, at) => ({
    ...result,
    row,
    isReadable,
    differences: ofRow(differences, at),
    faults: ofRow(faults, at),
  }));
  const faulty = results.find((one) => !one.isReadable || one.faults.length);
  return results.flatMap(({ isReadable, ...one }) => {
    if (!isReadable) return [];
    if (result.outcome === 'CHANGED' && !one.differences.length)
      return [{ ...one, outcome: 'SAME' as const }];
    if (result.outcome !== 'FAULTY' || one.faults.length || !faulty) return [one];
    const message = `Row ${faulty.row} of the same document has a fault`;
    return [{ ...one, faults: [{ column: 'external_id', message }] }];
  });
}
