import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { until } from '../../../testing/untilWaiting.ts';
import { watchDatabase } from './databaseWatch.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest, pendingMigrations, readMigrations, UpgradeFault } from './migrate.ts';
import { onServer } from './onServer.ts';
import { openForService } from './prepareDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await run('create table notes (note_id int primary key, author text, page int)');
  await run(`insert into notes select n, 'author', n from generate_series(1, 9) n`);
});
afterAll(() => database.drop());

const run = (text: string) =>
  onServer(database.ownerUrl, async (client) => (await client.query(text)).rows as object[]);

/** One more migration than this version has. */
const withMigration = async (...statements: string[]) => ({
  ...(await readMigrations()),
  '9998_first': { up: (db: Kysely<unknown>) => all(db, ['create table first_step (id int)']) },
  '9999_second': { up: (db: Kysely<unknown>) => all(db, statements) },
});
async function all(db: Kysely<unknown>, statements: string[]) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const failing = async (...statements: string[]) =>
  migrateToLatest(database.ownerUrl, { migrations: await withMigration(...statements) }).then(
    () => 'done',
    (error: Error) => {
      expect(error).toBeInstanceOf(UpgradeFault);
      return error.message;
    },
  );

const isUnchanged = async () => {
  expect(await run(`select to_regclass('first_step') as made`)).toEqual([{ made: null }]);
  expect(await run('select count(*)::int as n from notes where page > 100')).toEqual([{ n: 0 }]);
  expect(await run(`select from kysely_migration where name like '999%'`)).toEqual([]);
};

test.each([
  [
    'a check that old rows break',
    ['alter table notes add constraint notes_page check (page between 1 and (1 + 1))'],
    'violated by some row; rows at fault: notes, note_id 3, 4, 5, 6, 7 and more',
  ],
  [
    'a check that an update breaks',
    [
      'alter table notes add constraint notes_page check (page <= 100)',
      'update notes set page = page + 98 where note_id > 2',
    ],
    /notes_page.*Failing row contains/,
  ],
  [
    'a unique index',
    ['create unique index notes_author on notes (author, (page % 8))'],
    'Key (author, (page % 8))=(author, 1) is duplicated.; rows at fault: notes, note_id 1, 9',
  ],
  [
    'a reference to nothing',
    ['alter table notes add constraint notes_of foreign key (page) references roles_none (id)'],
    'relation "roles_none" does not exist',
  ],
  [
    'a missing value',
    [
      'update notes set author = null where note_id = 4',
      'alter table notes alter author set not null',
    ],
    'contains null values; rows at fault: notes, note_id 4',
  ],
] as const)(
  '%s: migration, statement and rows are named, the data is as before',
  async (_, statements, reason) => {
    const text = await failing(...statements);
    expect(text).toMatch(/^The upgrade stopped at migration 9999_second\. The data is unchanged/);
    expect(text).toContain(`Statement: ${statements.at(-1)}`);
    if (typeof reason === 'string') expect(text).toContain(reason);
    else expect(text).toMatch(reason);
    expect(text).toContain('What to do:');
    await isUnchanged();
  },
);

test('a statement may take longer than the services allow', async () => {
  await migrateToLatest(database.ownerUrl, {
    migrations: {
      ...(await readMigrations()),
      '9999_limit': {
        up: async (db) => {
          const { rows } = await sql<{
            limit: string;
          }>`select current_setting('statement_timeout') as limit`.execute(db);
          throw new Error(`limit ${rows[0]?.limit}`);
        },
      },
    },
  }).catch((error: Error) => expect(error.message).toContain('limit 0'));
  expect.assertions(1);
});

test('a table in use is waited for in turns; readers pass between them; who holds it is named', async () => {
  const holder = openDatabase(database.ownerUrl);
  const migrations = await withMigration('alter table notes add column place text');
  const told: string[] = [];
  const since = performance.now();
  await holder.transaction().execute(async (trx) => {
    await sql`select from notes limit 1`.execute(trx);
    const ended = migrateToLatest(database.ownerUrl, {
      migrations,
      lockTries: 2,
      log: (text) => told.push(text),
    }).catch((error: Error) => error.message);
    await wait(500);
    await run('select from notes'); // queues behind the waiting migration, for 3 s at most
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(await ended).toMatch(/a table stayed in use.*\nIn transactions: process \d+/);
  });
  expect(told.filter((text) => text.includes('tried again (1)'))).toHaveLength(1);
  await holder.destroy();
  await isUnchanged();
});

const SLOW = `
  import { migrateToLatest, readMigrations } from ${JSON.stringify(path.join(import.meta.dirname, 'migrate.ts'))};
  import { sql } from 'kysely';
  await migrateToLatest(process.argv[1], { migrations: { ...(await readMigrations()),
    '9998_first': { up: (db) => sql.raw('create table first_step (id int)').execute(db) },
    '9999_slow': { up: async (db) => {
      await sql.raw('update notes set page = page + 1000').execute(db);
      console.log('half done');
      await sql.raw('select pg_sleep(60)').execute(db);
    } } } });`;

test('a process killed in the middle leaves everything as it was, and the next one passes', async () => {
  const child = spawn(
    process.execPath,
    ['--input-type=module-typescript', '-e', SLOW, database.ownerUrl],
    {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  await until(
    () => run(`select from pg_stat_activity where query = 'select pg_sleep(60)'`),
    ({ length }) => length > 0,
  );
  const since = performance.now();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await isUnchanged();
  await migrateToLatest(database.ownerUrl);
  expect(performance.now() - since).toBeLessThan(30_000);
});

test('an older version does not start on a newer database, with an exit code of its own, and a running one is not ready any more', async () => {
  const db = openDatabase(database.url);
  const watch = await watchDatabase(database.url, db);
  expect(watch.newerMigration()).toBeUndefined();
  await run(`insert into kysely_migration values ('9997_later', now()::text)`);
  expect(await until(() => watch.newerMigration())).toBe('9997_later');
  await watch.stop();
  await db.destroy();
  for (const start of [
    () => openForService(database.url, undefined, () => undefined),
    () => openForService(database.url, database.ownerUrl, () => undefined),
  ])
    await expect(start()).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringMatching(/^The database is newer .*9997_later.* Nothing was changed\./),
    });
  await run(`delete from kysely_migration where name = '9997_later'`);
});

test('a database made between versions is refused in plain words', async () => {
  const [, early] = Object.keys(await readMigrations());
  const [gone] = (await run(
    `delete from kysely_migration where name = '${early}' returning *`,
  )) as { timestamp: string }[];
  await expect(migrateToLatest(database.ownerUrl)).rejects.toThrow(
    new RegExp(
      `but not ${early}, .* version in development, between two releases\\. Nothing was changed`,
    ),
  );
  await run(`update kysely_migration set name = '0000_other' where name = '0001_users'`);
  await expect(pendingMigrations(database.ownerUrl)).rejects.toThrow(
    /has 0000_other, which no release has/,
  );
  await run(`update kysely_migration set name = '0001_users' where name = '0000_other'`);
  await run(`insert into kysely_migration values ('${early}', '${gone?.timestamp}')`);
});
