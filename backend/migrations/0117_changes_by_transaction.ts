import { type Kysely, sql } from 'kysely';

/**
 * The transaction that wrote an audit row. Numbers of audit rows are given before the commit, so one that commits late has an old
 * number; transactions below the oldest that still runs (pg_snapshot_xmin) have all ended, and nothing is added to them.
 * Rows of before get the transaction of this migration, as a constant: the table is not written anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      execute format('alter table audit_log add changed_in xid8 not null default %L', pg_current_xact_id());
    end $$;
    alter table audit_log alter changed_in set default pg_current_xact_id();
    create index audit_log_changed_in on audit_log (changed_in);
  `.execute(db);
}
