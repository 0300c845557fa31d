import { sql } from 'kysely';
import type { Tables, Trx } from '../src/core/data/database.ts';

const BATCH = 5000;

/** Bulk insert: one JSON text a batch, taken apart by the database. All rows name the same columns. */
export async function insertRows(
  trx: Trx,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch})`.execute(
      trx,
    );
  }
}

/** Continues the ids of a table after the highest one, once rows with our own ids are inserted. */
export async function continueIds(
  trx: Trx,
  ids: Partial<Record<keyof Tables, string>>,
): Promise<void> {
  for (const [table, column] of Object.entries(ids))
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(table)}`.execute(trx);
}
