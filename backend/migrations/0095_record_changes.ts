import { type Kysely, sql } from 'kysely';

/**
 * Each statement that writes audit rows notifies their numbers: `7-8,12-12`. Notifications are sent in
 * the order of the commits, and a rollback sends none. A payload is limited to 8000 bytes: of more, `*` says that numbers are missing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_record_changes() returns trigger language plpgsql as $$
    declare numbers text;
    begin
      select string_agg(lower(part) || '-' || upper(part) - 1, ',') into numbers
        from (select unnest(range_agg(int8range(audit_id, audit_id, '[]'))) as part from added) parts;
      if numbers is not null then
        perform pg_notify('record_changes', case when length(numbers) > 7900 then '*' else numbers end);
      end if;
      return null;
    end $$;
    create trigger audit_log_is_told after insert on audit_log referencing new table as added
      for each statement execute function tell_record_changes();
  `.execute(db);
}
