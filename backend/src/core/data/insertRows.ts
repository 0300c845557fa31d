import { type Insertable, sql } from 'kysely';
import type { Tables, Trx } from './database.ts';

/** Beginning of the transaction, as PostgreSQL reads it from text. */
export const NOW = 'now';

/**
 * Inserts rows of the same columns by one statement with one parameter, whose text is the same for any number of them. A value
 * that a row lacks is null there.
 */
export async function insertRows<Name extends keyof Tables>(
  trx: Trx,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted();
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    trx,
  );
}
