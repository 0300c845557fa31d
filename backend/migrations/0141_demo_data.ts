import { type Kysely, sql } from 'kysely';

/**
 * The mark of invented data, written by the seed and read by the console's frame: no real company's rows may join
 * them. Demo data of before is known by its staff, whose addresses end in the one domain that no mail reaches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_data (
      only_row boolean primary key default true check (only_row),
      seeded_at timestamptz not null default now()
    );
    insert into demo_data (seeded_at)
    select min(created_at) from users where role_id is not null
    having count(*) > 0 and bool_and(email like '%@example.com');
  `.execute(db);
}
