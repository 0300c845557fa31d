import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../src/core/data/database.ts';

/** Limit of what hangs, in ms; long enough for a busy machine. */
const LIMIT_MS = 60_000;

/** Reads again until it holds; answers what was read. */
export async function until<T>(
  read: () => T | Promise<T>,
  holds: (value: T) => unknown = Boolean,
): Promise<T> {
  for (const since = performance.now(); ; await wait(20)) {
    const value = await read();
    if (holds(value)) return value;
    if (performance.now() - since > LIMIT_MS)
      throw new Error(`Not reached in ${LIMIT_MS} ms: ${JSON.stringify(value)}`);
  }
}

/**
 * Waits until so many statements of this database wait for a lock. Not to be asked in the transaction
 * that holds it, which goes on to see the activity as it saw it first.
 */
export const untilWaiting = (db: Database, number = 1): Promise<unknown> =>
  until(
    async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.n ?? 0;
    },
    (waiting) => waiting >= number,
  );
