import type { Work } from '../core/data/work.ts';
import { Refusal } from '../core/http/errors.ts';
import { sqlState } from '../core/data/database.ts';
import {
  type ImportColumn,
  type ImportDefinition,
  type ImportValue,
  WrongForm,
} from './imports.public.ts';
import type { RowResult } from './importedRows.ts';
import type { Run } from './importRuns.ts';
import { columnsFor, type ReadyRecord, resultsOf } from './records.ts';

type Values = Record<string, ImportValue>;

/** Outcome of a record's rows, and the values that an undo needs. */
export interface Written {
  externalId: string;
  recordId: number;
  outcome: 'NEW' | 'CHANGED' | 'SAME';
  results: RowResult[];
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
const valueIn = ({ ids, values }: ReadyRecord, name: string): ImportValue | undefined =>
  ids[name] ?? values[name];

type Effect = Pick<RowResult, 'differences'> & Pick<Written, 'outcome'> & Partial<Written>;

function writtenOf(record: ReadyRecord, recordId: number, effect: Effect): Written {
  const { outcome, differences, before = {}, after = {} } = effect;
  const result = { outcome, record_id: recordId, differences, faults: [] };
  return {
    externalId: record.externalId,
    recordId,
    outcome,
    results: resultsOf(record, result),
    before,
    after,
  };
}

async function addRecord(
  work: Work,
  { definition, parts, approvedBy }: Run,
  record: ReadyRecord,
): Promise<Written> {
  const columns = record.columns.filter(({ name }) => (record.values[name] ?? null) !== null);
  const id = await definition.add(work, parts, {
    values: Object.fromEntries(columns.map(({ name }) => [name, record.values[name]])),
    ids: record.ids,
    ...(record.lines === undefined ? {} : { lines: record.lines }),
    ...(approvedBy === null ? {} : { approvedBy }),
  });
  const differences = columns.map(({ name }) => ({
    column: name,
    from: null,
    to: shown(record.values[name]),
  }));
  return writtenOf(record, id, { outcome: 'NEW', differences });
}

/** The whole record as it will be, and the columns that change. */
function wholeRecord(record: ReadyRecord, current: Values) {
  const changed = new Set<string>();
  const values: Values = {};
  const ids: Record<string, number> = {};
  for (const { name, refersTo } of record.columns) {
    const wanted = valueIn(record, name) ?? null;
    const present = current[name] ?? null;
    const isChange = wanted !== null && shown(wanted) !== shown(present);
    if (isChange) changed.add(name);
    const value = isChange ? wanted : present;
    values[name] = value;
    if (refersTo && typeof value === 'number') ids[name] = value;
  }
  const lines = record.lines === undefined ? {} : { lines: record.lines };
  return { values, ids, changed, ...lines };
}

async function editRecord(
  work: Work,
  { definition, parts }: Run,
  record: ReadyRecord,
  id: number,
  current: Values,
): Promise<Written> {
  const same = writtenOf(record, id, { outcome: 'SAME', differences: [] });
  const whole = wholeRecord(record, current);
  if (!whole.changed.size) return same;
  await definition.edit(work, parts, id, whole);
  // compares what was written, not what was typed: ' ka ' is Karnataka already
  const after = (await definition.current(work, [id])).get(id) ?? {};
  const changed = record.columns.filter(({ name }) => shown(current[name]) !== shown(after[name]));
  if (!changed.length) return same;
  const differences = changed.map(({ name, refersTo }) => ({
    column: name,
    from: refersTo && current[name] ? `#${String(current[name])}` : shown(current[name]),
    to: refersTo && record.values[name] ? shown(record.values[name]) : shown(after[name]),
  }));
  return writtenOf(record, id, {
    outcome: 'CHANGED',
    differences,
    before: Object.fromEntries(changed.map(({ name }) => [name, current[name] ?? null])),
    after: Object.fromEntries(changed.map(({ name }) => [name, after[name] ?? null])),
  });
}

/** Writes a record in the transaction of the work. */
export const writeRecord = (work: Work, run: Run, record: ReadyRecord): Promise<Written> =>
  record.recordId !== undefined && record.current
    ? editRecord(work, run, record, record.recordId, record.current)
    : addRecord(work, run, record);

/** Data that no column of the table takes, and rules that only the table knows. */
const DATA_FAULT = /^2[23]/;

/** Refusals of a line name the field alone or with its place. */
const inWordsOf = (message: string, { name, field = name }: ImportColumn): string => {
  const word = name.replace(/^\d+\./, '');
  const whole = message.replaceAll(field, word);
  return word === name ? whole : whole.replaceAll(field.split('.').at(-1) ?? field, word);
};

/** Refusals that say what is wrong, and not what would be right. */
const lacksExample = (error: Refusal): boolean =>
  error.message.startsWith('GST number ') ||
  (error instanceof WrongForm && !error.message.endsWith('is required'));

/** Accepted values of the column, as its template says. */
const hintOf = ({ help, example }: ImportColumn): string =>
  `. It takes: ${help}${example && `, for example ${example}`}`;

/** The fault of a record that was refused, by its column; undefined when the fault is not the record's. */
export function faultOf(
  error: unknown,
  definition: ImportDefinition,
  lines = 0,
): { column: string; message: string } | undefined {
  if (DATA_FAULT.test(sqlState(error) ?? ''))
    return { column: 'external_id', message: 'The database refuses this row' };
  if (!(error instanceof Refusal) || error.statusCode >= 500) return undefined;
  const { field } = error.details;
  const columns = columnsFor(definition, lines);
  const column =
    columns.find((one) => (one.field ?? one.name) === field) ??
    columns.find(({ name }) => name === field);
  if (!column) return { column: 'external_id', message: error.message };
  const hint = lacksExample(error) ? hintOf(column) : '';
  return { column: column.name, message: `${inWordsOf(error.message, column)}${hint}` };
}
