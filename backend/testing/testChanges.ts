import { sql } from 'kysely';
import type { TestApp } from './testApp.ts';

/** As many audit rows by one statement, as an import writes them. */
export const auditMany = ({ db }: TestApp, entity: string, id: number, rows = 1) =>
  sql`insert into audit_log (entity, entity_id, action)
    select ${entity}, ${id}::int, 'TEST' from generate_series(1, ${rows}::int)`.execute(db);

/** Ends the connections that listen for changes, as a database does that goes away. */
export const endListening = ({ owner }: TestApp) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen record_changes'`.execute(owner);
