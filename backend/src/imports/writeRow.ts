import type { Work } from '../core/data/work.ts';
import { Refusal } from '../core/http/errors.ts';
import { sqlState } from '../core/data/database.ts';
import type { ImportDefinition, ImportValue } from './imports.public.ts';
import type { RowResult } from './importedRows.ts';
import type { Run } from './importRuns.ts';
import type { ReadyRow } from './lookUps.ts';

type Values = Record<string, ImportValue>;

/** What a row did, and the values that an undo needs. */
export interface Written {
  result: RowResult & { record_id: number };
  before: Values;
  after: Values;
}

const shown = (value: ImportValue | undefined): string | null =>
  value === undefined || value === null
    ? null
    : typeof value === 'boolean'
      ? String(value).toUpperCase()
      : String(value);

/** Look-up columns are compared by id and shown as they are written. */
const valueIn = ({ ids, values }: ReadyRow, name: string): ImportValue | undefined =>
  ids[name] ?? values[name];

async function addRow(work: Work, { definition, parts }: Run, row: ReadyRow): Promise<Written> {
  const filled = ({ name }: { name: string }) => (row.values[name] ?? null) !== null;
  const columns = definition.columns.filter(filled);
  const id = await definition.add(work, parts, {
    values: Object.fromEntries(columns.map(({ name }) => [name, row.values[name]])),
    ids: row.ids,
  });
  const differences = columns.map(({ name }) => ({
    column: name,
    from: null,
    to: shown(row.values[name]),
  }));
  const result = { row: row.row, outcome: 'NEW' as const, record_id: id, differences, faults: [] };
  return { result, before: {}, after: {} };
}

/** The whole record as it will be, and the columns that change. */
function wholeRow({ columns }: ImportDefinition, row: ReadyRow, current: Values) {
  const changed = new Set<string>();
  const values: Values = {};
  const ids: Record<string, number> = {};
  for (const { name, refersTo } of columns) {
    const wanted = valueIn(row, name) ?? null;
    const present = current[name] ?? null;
    const isChange = wanted !== null && shown(wanted) !== shown(present);
    if (isChange) changed.add(name);
    const value = isChange ? wanted : present;
    values[name] = value;
    if (refersTo && typeof value === 'number') ids[name] = value;
  }
  return { values, ids, changed };
}

async function editRow(
  work: Work,
  run: Run,
  row: ReadyRow,
  id: number,
  current: Values,
): Promise<Written> {
  const { definition, parts } = run;
  const result = {
    row: row.row,
    outcome: 'SAME' as const,
    record_id: id,
    differences: [],
    faults: [],
  };
  const same = { result, before: {}, after: {} };
  const whole = wholeRow(definition, row, current);
  if (!whole.changed.size) return same;
  await definition.edit(work, parts, id, whole);
  // what was written, not what was meant: ' ka ' is Karnataka already
  const after = (await definition.current(work, [id])).get(id) ?? {};
  const changed = definition.columns.filter(
    ({ name }) => shown(current[name]) !== shown(after[name]),
  );
  if (!changed.length) return same;
  const differences = changed.map(({ name, refersTo }) => ({
    column: name,
    from: refersTo && current[name] ? `#${String(current[name])}` : shown(current[name]),
    to: refersTo && row.values[name] ? shown(row.values[name]) : shown(after[name]),
  }));
  return {
    result: { ...result, outcome: 'CHANGED', differences },
    before: Object.fromEntries(changed.map(({ name }) => [name, current[name] ?? null])),
    after: Object.fromEntries(changed.map(({ name }) => [name, after[name] ?? null])),
  };
}

/** Writes a row in the transaction of the work. */
export const writeRow = (work: Work, run: Run, row: ReadyRow): Promise<Written> =>
  row.recordId !== undefined && row.current
    ? editRow(work, run, row, row.recordId, row.current)
    : addRow(work, run, row);

/** Data that no column of the table takes, and rules that only the table knows. */
const DATA_FAULT = /^2[23]/;

/** The fault of a row that was refused, by its column; undefined when the fault is not the row's. */
export function faultOf(
  error: unknown,
  { columns }: ImportDefinition,
): { column: string; message: string } | undefined {
  if (DATA_FAULT.test(sqlState(error) ?? ''))
    return { column: 'external_id', message: 'The database refuses this row' };
  if (!(error instanceof Refusal) || error.statusCode >= 500) return undefined;
  const { field } = error.details;
  const column = columns.find((one) => (one.field ?? one.name) === field);
  if (!column) return { column: 'external_id', message: error.message };
  const message = error.message.replaceAll(column.field ?? column.name, column.name);
  return { column: column.name, message };
}
