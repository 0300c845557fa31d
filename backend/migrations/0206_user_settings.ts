import { type Kysely, sql } from 'kysely';

/** What a person chose for the own screens: columns and rows of lists, theme, density, menu. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_settings (
      user_id bigint not null references users,
      key text not null check (length(key) between 1 and 100),
      value text not null check (length(value) between 1 and 8000),
      updated_at timestamptz not null default now(),
      primary key (user_id, key)
    );
  `.execute(db);
}
