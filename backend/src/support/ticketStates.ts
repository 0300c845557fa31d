import type { TicketList } from '@munim/schema/generated/types.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Database, withTransaction } from '../core/data/database.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { refused } from '../core/http/errors.ts';
import type { TicketTracker } from '../core/trackerSettings.ts';
import { LISTS } from './support.shapes.ts';
import { TrackerError } from './tracker.ts';
import { changedStates, type ListChanges } from './trackerStates.ts';

const NOT_READ = 'The state of the tickets could not be read from the tracker';

/** A list that was read so short a time ago is not read again. */
const FRESH_SECONDS = 5;
/** Longer than a reading takes. */
const READING_SECONDS = 30;
const MINUTE_MS = 60_000;
/** The tracker's clock may differ from ours by as much. */
const CLOCKS_DIFFER_MS = 60 * MINUTE_MS;

/**
 * Claims the reading of a list; answers the time from which its changes are read. Nothing where another one reads it, where it was
 * just read, or where it has no ticket.
 */
const claimList = (db: Database, list: TicketList): Promise<number | undefined> =>
  withTransaction(db, async (trx) => {
    await trx
      .insertInto('tracker_reads')
      .values({ list })
      .onConflict((c) => c.doNothing())
      .execute();
    const claimed = await trx
      .updateTable('tracker_reads')
      .set({ run_until: sql<string>`now() + make_interval(secs => ${READING_SECONDS})` })
      .where('list', '=', list)
      .where(sql<boolean>`coalesce(run_until < now(), true)`)
      .where(
        sql<boolean>`coalesce(read_at < now() - make_interval(secs => ${FRESH_SECONDS}), true)`,
      )
      .returning('changed_until')
      .executeTakeFirst();
    if (!claimed) return undefined;
    // a ticket of the last day that was never read may be older than the last change
    const { oldest } = await trx
      .selectFrom('tickets')
      .select(
        sql<number | null>`floor(extract(epoch from min(created_at)) * 1000)::float8`.as('oldest'),
      )
      .where('list', '=', list)
      .where('task_id', 'is not', null)
      .where(
        claimed.changed_until === null
          ? sql<boolean>`true`
          : sql<boolean>`(tracker_word is null and created_at > now() - interval '1 day')`,
      )
      .executeTakeFirstOrThrow();
    const known = claimed.changed_until;
    // a minute again: changes of one moment may be seen one after the other
    const since = known === null ? Infinity : known - MINUTE_MS;
    const first = oldest === null ? Infinity : oldest - CLOCKS_DIFFER_MS;
    const from = Math.min(since, first);
    return Number.isFinite(from) ? from : endReading(trx, list);
  });

async function endReading(db: Database, list: TicketList): Promise<undefined> {
  await db
    .updateTable('tracker_reads')
    .set({ run_until: null, read_at: sql<string>`now()` })
    .where('list', '=', list)
    .execute();
}

const keepStates = (db: Database, list: TicketList, { states, until }: ListChanges) =>
  withTransaction(db, async (trx) => {
    await sql`update tickets t set tracker_word = read.word, tracker_status = read.status
      from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as read ("taskId" text, word text, status text)
      where t.task_id = read."taskId" and t.list = ${list}
        and (t.tracker_word, t.tracker_status) is distinct from (read.word, read.status)`.execute(
      trx,
    );
    await sql`update tracker_reads set changed_until = greatest(changed_until, ${until}) where list = ${list}`.execute(
      trx,
    );
    await endReading(trx, list);
  });

async function readList(
  db: Database,
  tracker: TicketTracker,
  list: TicketList,
  signal: AbortSignal,
): Promise<void> {
  const since = await claimList(db, list);
  if (since === undefined) return;
  try {
    await keepStates(db, list, await changedStates(tracker, list, since, signal));
  } catch (error) {
    await db
      .updateTable('tracker_reads')
      .set({ run_until: null })
      .where('list', '=', list)
      .execute();
    throw error;
  }
}

/**
 * Reads from an outside tracker what changed in its lists, within the time of one request; answers since when the states are known.
 * Null with the embedded tracker, whose states are always those of now. No transaction is open while the tracker is asked.
 */
export async function readTicketStates(
  request: FastifyRequest,
  { db, settings: { tracker } }: AppParts,
): Promise<string | null> {
  if (!tracker) return null;
  const signal = AbortSignal.timeout(tracker.timeoutMs);
  const read = await Promise.allSettled(
    Object.values(LISTS).map((list) => readList(db, tracker, list, signal)),
  );
  for (const one of read) {
    if (one.status === 'fulfilled') continue;
    const error: unknown = one.reason;
    if (!(error instanceof TrackerError)) throw error;
    request.log.warn({ reason: error.message, outcome: error.outcome }, 'tracker');
    throw refused(NOT_READ);
  }
  const { read_at } = await db
    .selectFrom('tracker_reads')
    .select((eb) => eb.fn.min('read_at').as('read_at'))
    .executeTakeFirstOrThrow();
  return read_at;
}
