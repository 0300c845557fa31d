import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../generated/database.ts';
import { noteOnCommit } from './requestChanges.ts';
import { namingClient } from './namedStatements.ts';

/** The tables as generated from the migrations. */
export type Tables = DB;
export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Ids and counts must fit a JSON number; fails beyond that instead of rounding. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

function typeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === INT8) return safeInteger;
  if (oid === INT8_ARRAY)
    return (text) => text.slice(1, -1).split(',').filter(Boolean).map(safeInteger);
  if (oid === DATE) return (text) => text;
  if (oid === TIMESTAMPTZ) return (text) => new Date(text).toISOString();
  return pg.types.getTypeParser(oid, format);
}

const pools = new WeakMap<Database, pg.Pool>();
const clients = new WeakMap<Database, Set<pg.ClientBase>>();

/** Ends a connection without asking the server. */
export const dropConnection = (client: pg.ClientBase): unknown =>
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();

/** Ends every connection at once: what waits for an answer fails instead of waiting on. */
export const dropConnections = (db: Database): void => clients.get(db)?.forEach(dropConnection);

/** Open, idle and waiting connections. */
export function poolCounts(db: Database): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return {
    total: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waitingCount ?? 0,
  };
}

interface Listeners {
  onError?(error: Error): void;
  onQuery?(query: CompiledQuery): void;
}

/** The pool is the caller's to destroy. An idle or checked-out client that dies never kills the process. */
export function openDatabase(
  url: string,
  { onError = () => {}, onQuery }: Listeners = {},
): Database {
  const pool = new pg.Pool({
    Client: namingClient(),
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // small queries, mostly in memory: an index costs little more than reading on, compiling a plan
    // more than running it
    // word similarity allows a letter or two to differ in a word of five (docs/decisions/011)
    options:
      '-c synchronous_commit=on -c timezone=UTC -c random_page_cost=1.1 -c jit=off -c pg_trgm.word_similarity_threshold=0.5',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  pool.on('error', onError);
  const open = new Set<pg.ClientBase>();
  pool.on('connect', (client) => {
    client.on('error', onError);
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery
      ? { log: ({ level, query }) => (level === 'query' ? onQuery(query) : undefined) }
      : {}),
  });
  pools.set(db, pool);
  clients.set(db, open);
  return db;
}

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;

/** Postgres's five-letter code of an error, if it is one of Postgres's. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Runs one change in a transaction; repeats it after a serialisation failure or deadlock. */
export async function withTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await noteOnCommit(() => db.transaction().execute(work));
    } catch (error) {
      if (attempt === MAX_TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
}
