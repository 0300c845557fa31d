import { type Kysely, sql } from 'kysely';

/** What of a file of another program, as Zoho Books, was not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table imports add ignored_columns text[] not null default '{}', add left_out integer not null default 0 check (left_out >= 0);
    comment on column imports.ignored_columns is 'heads of the file that no column of the kind is read from';
    comment on column imports.left_out is 'rows that are paid, closed or of another kind';
  `.execute(db);
}
