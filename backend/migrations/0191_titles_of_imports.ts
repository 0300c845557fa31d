import { type Kysely, sql } from 'kysely';

/** Faults name a column as the sheet writes it. Sheets sent before have the names of the template. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table imports add column titles jsonb not null default '{}';
    comment on column imports.titles is 'columns by name, as the first row of the sheet writes them';
  `.execute(db);
}
