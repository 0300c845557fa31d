import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { AuditedKind } from '../src/core/data/auditedKinds.ts';
import type { TestApp } from './testApp.ts';
import { until } from './untilWaiting.ts';

/** Inserts as many audit rows by one statement, as an import writes them. */
export const auditMany = ({ db }: TestApp, entity: AuditedKind, id: number, rows = 1) =>
  sql`insert into audit_log (entity, entity_id, action)
    select ${entity}, ${id}::int, 'TEST' from generate_series(1, ${rows}::int)`.execute(db);

/** Ends the connections that listen for changes, as a database does that goes away. */
export const endListening = ({ owner }: TestApp) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen record_changes'`.execute(owner);

/** Waits until nothing listens any more, so that the next listener opens a connection. */
export async function noneListens({ owner }: TestApp): Promise<void> {
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(owner);
    return !rows.length;
  });
}

/** Connections that listen for changes take so many milliseconds, as on a busy database. */
export function listenLate(ms: number): () => void {
  type Connect = (...args: unknown[]) => unknown;
  const prototype = pg.Client.prototype as unknown as { connect: Connect };
  const { connect } = prototype;
  // the pool's own connections give a callback
  prototype.connect = function late(this: unknown, ...args) {
    return args.length ? connect.apply(this, args) : wait(ms).then(() => connect.call(this));
  };
  return () => void (prototype.connect = connect);
}
