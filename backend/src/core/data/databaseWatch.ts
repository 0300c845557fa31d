import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { setNow } from './clock.ts';
import { type Database, dropConnection, dropConnections } from './database.ts';
import { migrationNames } from './migrate.ts';

const EVERY_MS = 1_000;
/** Longer than a busy machine keeps a small query waiting. */
const LIMIT_MS = 5_000;

/** State of the database as it was seen last. */
export interface DatabaseWatch {
  isDown(): boolean;
  /** Milliseconds that this machine's clock is surely off the database's. */
  clockError(): number;
  /** The last migration of the database, when this version of the program does not have it. */
  newerMigration(): string | undefined;
  stop(): Promise<void>;
}

/** Undefined after the limit. What arrived while this process was busy still counts. */
const within = <T>(answer: Promise<T>, limitMs: number): Promise<T | undefined> =>
  Promise.race([
    answer,
    wait(limitMs, undefined, { ref: false }).then(async () => {
      await nextTurn();
      await nextTurn();
      return undefined;
    }),
  ]);

class Watch implements DatabaseWatch {
  readonly #url: string;
  readonly #db: Database;
  readonly #limitMs: number;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #down = false;
  #stopped = false;
  #clockError = 0;
  #newest = '';
  readonly #lastKnown: string;

  constructor(url: string, db: Database, lastKnown: string, limitMs: number) {
    this.#url = url;
    this.#lastKnown = lastKnown;
    this.#db = db;
    this.#limitMs = limitMs;
  }

  isDown = (): boolean => this.#down;
  clockError = (): number => this.#clockError;
  newerMigration = (): string | undefined =>
    this.#newest > this.#lastKnown ? this.#newest : undefined;

  async look(): Promise<void> {
    const seen = await within(this.#ask(), this.#limitMs).catch(() => undefined);
    if (this.#stopped) return;
    if (!seen) {
      if (this.#client) dropConnection(this.#client);
      this.#client = undefined;
      // A frozen server answers nothing: a caller that waits for it learns so now, not after
      // minutes.
      dropConnections(this.#db);
    }
    this.#down = !seen;
    this.#timer = setTimeout(() => void this.look(), EVERY_MS).unref();
  }

  async #ask(): Promise<true> {
    this.#client ??= await this.#connect();
    const [wall, since] = [Date.now(), performance.now()];
    const { rows } = await this.#client.query<{ ms: number; newest: string }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms, (select max(name) from kysely_migration) as newest',
    );
    const half = (performance.now() - since) / 2;
    const time = rows[0]?.ms ?? 0;
    this.#newest = rows[0]?.newest ?? '';
    setNow(time + half);
    this.#clockError = Math.max(0, Math.abs(wall + half - time) - half);
    return true;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#limitMs,
      application_name: 'munim watch',
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    setNow(undefined);
    await this.#client?.end().catch(() => undefined);
  }
}

/** Asks the database for its time and version once a second, over a connection of its own; the first time before it returns. */
export async function watchDatabase(
  url: string,
  db: Database,
  limitMs = LIMIT_MS,
): Promise<DatabaseWatch> {
  const lastKnown = (await migrationNames()).at(-1) ?? '';
  const watch = new Watch(url, db, lastKnown, limitMs);
  await watch.look();
  return watch;
}
