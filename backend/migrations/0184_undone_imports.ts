import { type Kysely, sql } from 'kysely';

/** Who takes an import back need not be who sent it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table imports add undone_by bigint references users;
    comment on column imports.undone_by is 'who took it back; the undo has the rights of this person';
    comment on column imports.approved_by is 'who applied it';
  `.execute(db);
}
