import { type Kysely, sql } from 'kysely';

/** A vendor is found by its GST number, phone and e-mail address too, with an index for all four. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index sellers_search;
    create index sellers_search on sellers using gin (lower(seller_name) gin_trgm_ops,
      lower(gstin) gin_trgm_ops, lower(mobile_1) gin_trgm_ops, lower(email_id_1) gin_trgm_ops);
    alter index sellers_search alter column 1 set statistics 500;
    alter index sellers_search alter column 2 set statistics 500;
    alter index sellers_search alter column 3 set statistics 500;
    alter index sellers_search alter column 4 set statistics 500;
  `.execute(db);
}
