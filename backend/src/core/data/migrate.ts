import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresPool,
} from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { sqlState } from './database.ts';
import { MigrationClient, statementFault } from './migrationClient.ts';
import { ANSWER_LIMIT_MS, onServer } from './onServer.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

type Migrations = Record<string, Migration>;

/** The migrations of this version, by name. */
export async function readMigrations(): Promise<Migrations> {
  const loaded = await Promise.all(
    (await migrationNames()).map(async (name) => {
      const { up } = (await import(new URL(`${name}.ts`, FOLDER).href)) as {
        up: (db: Kysely<unknown>) => Promise<void>;
      };
      return [name, { up }] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

export const migrationNames = async (): Promise<string[]> =>
  (await readdir(FOLDER))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .toSorted();

/** A database that this version cannot bring up to date, in words for the person who upgrades. */
export class UpgradeFault extends Error {
  /** Exit code of a service that meets it. */
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Exit code for supervisors: starting again does not help (systemd: RestartPreventExitStatus=65).
 */
const NEWER_DATABASE_EXIT = 65;

/** Milliseconds that a migration waits for a table in use; all later statements on that table queue behind it meanwhile. */
const LOCK_LIMIT_MS = 3_000;
const LOCK_TRIES = 8;
const CLIENT_CHECK_MS = 2_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Table in use, deadlock. */
const LOCKED = new Set(['55P03', '40P01']);

/** Names of the migrations that a database has run; none where it has no tables. */
const executedMigrations = (url: string): Promise<string[]> =>
  onServer(url, async (client) => {
    const found = await client.query(`select to_regclass('kysely_migration') as name`);
    if (!(found.rows[0] as { name: string | null }).name) return [];
    const { rows } = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    return rows.map(({ name }) => name);
  });

/** Refuses a database that is newer than this version, and one that was made between versions. */
function refuseOthers(executed: readonly string[], known: readonly string[]): void {
  const last = known.at(-1) ?? '';
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.some((name) => name > last))
    throw new UpgradeFault(
      `The database is newer than this version of Munim: it has ${unknown.join(', ')}, and this version ends with ${last}. Nothing was changed. Start the version that upgraded it, or restore the backup made before the upgrade.`,
      NEWER_DATABASE_EXIT,
    );
  if (unknown.length)
    throw new UpgradeFault(
      `The database has ${unknown.join(', ')}, which no release has: it was made by a version in development. Nothing was changed. Use that version, or a new database (npm run reset deletes the embedded one).`,
      NEWER_DATABASE_EXIT,
    );
  const newest = executed.at(-1) ?? '';
  const early = known.filter((name) => name < newest && !executed.includes(name));
  if (early.length)
    throw new UpgradeFault(
      `The database has ${newest} but not ${early.join(', ')}, which come before it: it was made by a version in development, between two releases. Nothing was changed. Use a new database (npm run reset deletes the embedded one), or a backup made by a release.`,
    );
}

/** Names of the migrations that a database does not have yet; refuses one that is newer than this version. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const [executed, known] = await Promise.all([executedMigrations(url), migrationNames()]);
  refuseOthers(executed, known);
  return known.filter((name) => !executed.includes(name));
}

interface MigrateOptions {
  /** Stops after this one: tests of a migration fill the tables of before. */
  last?: string | undefined;
  /** Others than those of this version, for tests. */
  migrations?: Migrations;
  log?: ((text: string) => void) | undefined;
  lockTries?: number;
}

/** Opens a pool without a time limit of statements: a backfill takes as long as there are rows. */
function openForMigrations(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    Client: MigrationClient,
    max: 1,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    application_name: 'munim upgrade',
    options: `-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=${LOCK_LIMIT_MS}`,
  });
  pool.on('error', () => undefined);
  // the server notices within seconds that an upgrade was killed, not when its statement ends; Windows cannot
  const onCreateConnection = async (connection: DatabaseConnection) => {
    const set = `set client_connection_check_interval = ${CLIENT_CHECK_MS}`;
    await connection.executeQuery(CompiledQuery.raw(set)).catch(() => undefined);
  };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
}

interface Attempt {
  error?: unknown;
  /** The migration that the error ended. */
  failed?: string | undefined;
}

async function attempt(
  url: string,
  migrations: Migrations,
  { last, log }: MigrateOptions,
): Promise<Attempt> {
  const db = openForMigrations(url);
  const told = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: (trx) => {
        log?.(`Migration ${name}`);
        return up(trx);
      },
    },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(told) };
  try {
    const migrator = new Migrator({ db, provider });
    const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    return { error, failed: results?.find(({ status }) => status === 'Error')?.migrationName };
  } finally {
    await db.destroy();
  }
}

/** Makes the tables up to a migration in the transaction that the client is in: a restore is then all or nothing. */
export async function migrateWithin(client: pg.Client, last: string): Promise<void> {
  const held = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => held, end: async () => undefined };
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
  });
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateTo(last, { disableTransactions: true });
  if (error) throw error;
}

/** Transactions that keep the upgrade waiting, the longest first. */
const longTransactions = (url: string): Promise<string[]> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select format('process %s (%s) since %s s', pid, application_name, extract(epoch from now() - xact_start)::int) as text
       from pg_stat_activity where datname = current_database() and xact_start < now() - interval '1 second' order by xact_start limit 3`,
    );
    return rows.map(({ text }) => text);
  });

async function faultFor(url: string, { error, failed = 'preparing' }: Attempt): Promise<Error> {
  if (!(error instanceof Error)) return new Error(String(error));
  const fault = statementFault(error);
  const where = `The upgrade stopped at migration ${failed}. The data is unchanged: all of it was undone, and the version that ran before still works with this database.`;
  if (LOCKED.has(sqlState(error) ?? '')) {
    const others = await longTransactions(url).catch(() => []);
    return new UpgradeFault(
      [
        where,
        `Why: a table stayed in use (${fault?.reason ?? error.message}).`,
        ...(others.length ? [`In transactions: ${others.join('; ')}.`] : []),
        'What to do: stop the services, or wait until these have ended, and upgrade again.',
      ].join('\n'),
    );
  }
  return new UpgradeFault(
    [
      where,
      `Why: ${fault?.reason ?? error.message}`,
      ...(fault ? [`Statement: ${fault.statement}`] : []),
      'What to do: where rows are named, correct them in the version that ran before and upgrade again; else report this text with the version.',
    ].join('\n'),
  );
}

const pauseMs = (tries: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);

/**
 * Forward only, all migrations in one transaction (docs/decisions/044). Kysely's advisory lock keeps several starters
 * apart. A table in use is waited for briefly and then all is undone and tried again, so that nobody queues for long.
 */
export async function migrateToLatest(url: string, options: MigrateOptions = {}): Promise<void> {
  const migrations = options.migrations ?? (await readMigrations());
  refuseOthers(await executedMigrations(url), Object.keys(migrations).toSorted());
  for (let tries = 1; ; tries++) {
    const ended = await attempt(url, migrations, options);
    if (!ended.error) return;
    const isLocked = LOCKED.has(sqlState(ended.error) ?? '');
    if (!isLocked || tries >= (options.lockTries ?? LOCK_TRIES)) throw await faultFor(url, ended);
    options.log?.(`A table is in use: all is undone and tried again (${tries})`);
    await wait(pauseMs(tries));
  }
}
