import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import type { SheetProblem, SheetRow } from '../sheets/sheets.public.ts';
import type { ImportedRow } from './imports.shapes.ts';

/** Rows per statement. */
const BATCH = 500;

/** A row as it is kept, before its look-ups are made. */
export interface KeptRow {
  row: number;
  first_row: number;
  external_id: string;
  sheet_values: SheetRow['values'];
  is_readable: boolean;
}

export type RowResult = Omit<ImportedRow, 'external_id'>;

const faultsOf = (problems: readonly SheetProblem[]) =>
  problems.map(({ column, message }) => ({ column, message }));

/** The rows of a sheet as they were read; those with unreadable cells with their faults. */
export async function keepRows(
  trx: Trx,
  importId: number,
  rows: readonly SheetRow[],
  { areLines }: { areLines: boolean },
): Promise<void> {
  const firsts = new Map<unknown, number>();
  const firstOf = ({ row, values: { external_id: id } }: SheetRow) => {
    if (!areLines || id == null) return row;
    const first = firsts.get(id) ?? row;
    firsts.set(id, first);
    return first;
  };
  for (let at = 0; at < rows.length; at += BATCH)
    await trx
      .insertInto('import_rows')
      .values(
        rows.slice(at, at + BATCH).map((one) => {
          const { row, values, problems = [] } = one;
          return {
            import_id: importId,
            row,
            first_row: firstOf(one),
            external_id: values['external_id'] == null ? null : String(values['external_id']),
            sheet_values: JSON.stringify(values),
            is_readable: problems.length === 0,
            outcome: problems.length ? ('FAULTY' as const) : null,
            faults: JSON.stringify(faultsOf(problems)),
          };
        }),
      )
      .execute();
}

/** The rows of the next records to work on, in the order of the sheet: those without an outcome, or all that were found to be well. */
export async function nextRows(
  db: Database | Trx,
  importId: number,
  { after, limit, of }: { after: number; limit: number; of: RawBuilder<boolean> },
): Promise<KeptRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'first_row', 'external_id', 'sheet_values', 'is_readable'])
    .where('import_id', '=', importId)
    .where('first_row', 'in', (eb) =>
      eb
        .selectFrom('import_rows')
        .select('first_row')
        .distinct()
        .where('import_id', '=', importId)
        .where('first_row', '>', after)
        .where(of)
        .orderBy('first_row')
        .limit(limit),
    )
    .orderBy('first_row')
    .orderBy('row')
    .execute();
  return rows as KeptRow[];
}

/** Results of one batch in one statement. */
export const keepResults = (db: Database | Trx, importId: number, results: readonly RowResult[]) =>
  sql`update import_rows r set outcome = x.outcome, record_id = x.record_id, differences = x.differences, faults = x.faults
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as x("row" int, outcome text, record_id bigint, differences jsonb, faults jsonb)
    where r.import_id = ${importId} and r."row" = x."row"`.execute(db);

/** Resets the rows to before the first check: only faults of single cells stay. */
export const forgetResults = (db: Database | Trx, importId: number) =>
  sql`update import_rows set outcome = null, record_id = null, differences = '[]', faults = '[]'
    where import_id = ${importId} and is_readable`.execute(db);

/** Marks each row but the first that has values of the columns which no two records may share. */
export function markTwins(db: Database | Trx, importId: number, columns: readonly string[]) {
  const value = sql.join(
    columns.map((column) => sql`lower(sheet_values ->> ${column})`),
    sql` || ' ' || `,
  );
  return sql`with twins as (
      select ${value} as value, min("row") as first from import_rows
      where import_id = ${importId} and ${value} is not null
      group by 1 having count(*) > 1)
    update import_rows r set outcome = 'FAULTY', faults = r.faults || jsonb_build_object('column', ${columns.at(-1)}::text,
      'message', ${columns.join(' and ')}::text || ' ' || ${sql.join(
        columns.map((column) => sql`(sheet_values ->> ${column})`),
        sql` || ', ' || `,
      )} || ' is in row ' || t.first || ' already')
    from twins t where r.import_id = ${importId} and ${value} = t.value and r."row" > t.first`.execute(
    db,
  );
}

/** Rows by their effect. */
export async function countOutcomes(db: Database | Trx, importId: number) {
  const rows = await db
    .selectFrom('import_rows')
    .select(['outcome', (eb) => eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('outcome')
    .execute();
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.count ?? 0;
  return {
    new_rows: of('NEW'),
    changed_rows: of('CHANGED'),
    same_rows: of('SAME'),
    faulty_rows: of('FAULTY'),
  };
}
