import { type Kysely, sql } from 'kysely';

/** State of tickets as an outside tracker has it, as far as it was read, and an index for the words of a ticket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets
      add column tracker_word text check (length(tracker_word) between 1 and 100),
      add column tracker_status text check (tracker_status in ('OPEN', 'IN_PROGRESS', 'CLOSED'));
    comment on column tickets.tracker_word is 'name of the state in the outside tracker; null until it was read';
    comment on column tickets.tracker_status is 'the same as one of ours; null where it is none of them';
    create index tickets_text on tickets using gin
      (lower(task_id || ' ' || name || ' ' || description || ' ' || coalesce(fields ->> 'orderNumber', '')) gin_trgm_ops);
    create index tickets_list on tickets (list, created_at) where task_id is not null;

    create table tracker_reads (
      list text primary key check (list in ('ORDER_STATUS', 'AD_HOC', 'TECH_SUPPORT')),
      changed_until bigint,
      read_at timestamptz,
      run_until timestamptz
    );
    comment on table tracker_reads is 'how far the changes of each list of the outside tracker were read';
    comment on column tracker_reads.changed_until is 'last change that was read, in ms by the clock of the tracker';
    comment on column tracker_reads.run_until is 'one reading at a time, until then';
  `.execute(db);
}
