import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ChangeKinds } from '../core/data/changeKind.ts';
import { poolCounts } from '../core/data/database.ts';
import type { RequestChanges } from '../core/data/requestChanges.ts';
import type { RecordChange } from './changes.shapes.ts';
import { ownChanges } from './changes.service.ts';

/** Header of every answer to a write that says what it changed: see changedHeader. */
const CHANGED = 'x-changed';

/** A proxy keeps 4 kB for all headers of an answer and answers 502 above that, when the change is committed already. */
const MAX_LENGTH = 2_000;

/** The change is committed, and the caller waits for its answer alone: so long for a connection and all statements. */
const MAX_MS = 1_500;
/** So long for one statement, which ends in the database too. */
const MAX_STATEMENT_MS = 700;

const textOf = ({ kind, id, key }: RecordChange): string =>
  [kind, id, key === null ? null : encodeURIComponent(key)]
    .filter((part) => part !== null)
    .join(':');

/** `ORDER:5:SO-2627-00005,QUOTATION:3,RFQ`: kind, id and number; a kind alone stands for any of its records. */
function changedHeader(records: readonly RecordChange[]): string {
  const text = records.map(textOf).join(',');
  return text.length <= MAX_LENGTH ? text : [...new Set(records.map(({ kind }) => kind))].join(',');
}

/** Null when it cannot be said. */
async function changedOf(
  { viewer, server }: FastifyRequest,
  { noted, isKnown }: RequestChanges,
  kinds: ChangeKinds,
): Promise<readonly RecordChange[] | null> {
  if (!isKnown) return null;
  if (!noted.size) return [];
  // without a session nothing says which of them the caller may know of
  if (!viewer) return null;
  const { db, settings } = server.parts;
  // others wait for a connection to make their changes
  const { waiting, idle } = poolCounts(db);
  if (waiting > idle) return null;
  const late = new AbortController();
  try {
    return await Promise.race([
      db.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = ${sql.lit(MAX_STATEMENT_MS)}`.execute(trx);
        return ownChanges({ db: trx, settings, viewer }, kinds, noted);
      }),
      wait(MAX_MS, null, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}

/** Whether the request may have written; a GET does where the contract has it so. */
export const mayWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') || routeOptions.config.writes === true;

/**
 * Tells with the answer of a write what it changed, as far as the viewer may read it; with a refusal too, as something
 * may have been committed before it. Without the header the caller reads all again: so it is when the request failed,
 * and when this cannot be read in time.
 */
export const tellChanges =
  (kinds: ChangeKinds) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!mayWrite(request) || reply.statusCode >= 500) return;
    try {
      const records = request.changes ? await changedOf(request, request.changes, kinds) : [];
      if (records) void reply.header(CHANGED, changedHeader(records));
    } catch (error) {
      request.log.error({ err: error }, 'changes of a write are not told');
    }
  };
