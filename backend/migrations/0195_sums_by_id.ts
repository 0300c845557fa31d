import { type Kysely, sql } from 'kysely';

/**
 * Sums of one vendor, category or sales person are found in the index of their days: with the id at its end a year of one of two
 * thousand vendors reads the rows of that vendor and no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index day_sums_days;
    create index day_sums_days on day_sums (set_id, owner, span, day, id);`.execute(db);
}
