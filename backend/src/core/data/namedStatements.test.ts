import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CompiledQuery, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { type Database, openDatabase, type Trx, withTransaction } from './database.ts';

let database: TestDatabase;
let owner: Database;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase(database.ownerUrl);
  await sql`create table things (id integer primary key, name text)`.execute(owner);
  await sql`grant all on things to public`.execute(owner);
  await sql`insert into things select n, 'thing ' || n from generate_series(1, 200) n`.execute(
    owner,
  );
});
beforeEach(() => void (db = openDatabase(database.url)));
afterEach(() => db.destroy());
afterAll(async () => {
  await owner.destroy();
  await database.drop();
});

type Row = Record<string, unknown>;
const ask = async (on: Database | Trx, text: string, ...values: unknown[]) =>
  (await on.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
const named = async (on: Database | Trx) =>
  (await ask(on, 'select statement from pg_prepared_statements')).map((row) =>
    String(row['statement']),
  );
/** All on one connection. */
const onOne = <T>(work: (one: Database) => Promise<T>) => db.connection().execute(work);
const times = async (count: number, run: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; turn < count; turn++) await run(turn);
};
let texts = 0;
/** A text that nobody has used yet. */
const fresh = (where = 'id = $1') => `select * from things where ${where} /* ${++texts} */`;

test('a statement that repeats is named and answers the same for every value', async () => {
  const text = fresh();
  await onOne(async (one) => {
    for (let id = 1; id <= 12; id++)
      expect(await ask(one, text, id)).toEqual([{ id, name: `thing ${id}` }]);
    expect(await named(one)).toEqual([text]);
  });
});

test('what is asked once or twice, has no values, or many, or is planned by them, is not', async () => {
  await onOne(async (one) => {
    for (const where of ['id > $1', 'id between $1 and 9', 'id = 1 limit $1', 'id = 1 offset $1']) {
      const text = fresh(where);
      await times(5, (turn) => ask(one, text, turn + 1));
    }
    const searched = fresh("name like '%' || $1::text");
    await times(5, () => ask(one, searched, '1'));
    await times(2, () => ask(one, fresh(), 1));
    await times(5, () => ask(one, 'select 1 as one'));
    const places = Array.from({ length: 41 }, (_, i) => `$${i + 1}`).join(', ');
    const many = fresh(`id in (${places})`);
    const ids = Array.from({ length: 41 }, (_, i) => i + 1);
    await times(5, () => ask(one, many, ...ids));
    expect(await named(one)).toEqual([]);
  });
});

test('a connection keeps a bounded number, and those given back can be asked again', async () => {
  const all = Array.from({ length: 104 }, () => fresh());
  await onOne(async (one) => {
    for (const round of [1, 2, 3, 4])
      for (const text of all) expect(await ask(one, text, round)).toHaveLength(1);
    expect((await named(one)).length).toBeLessThanOrEqual(100);
    expect((await named(one)).length).toBeGreaterThan(90);
  });
});

test('a connection that was lost begins anew', async () => {
  const text = fresh();
  await times(5, () => ask(db, text, 1));
  const [row] = await ask(db, 'select pg_backend_pid() as pid');
  await ask(owner, 'select pg_terminate_backend($1)', row?.['pid']);
  await times(40, () => ask(db, text, 2).catch(() => undefined));
  expect(await ask(db, text, 3)).toEqual([{ id: 3, name: 'thing 3' }]);
});

test('a failed transaction does not stop later ones', async () => {
  const [good, bad] = [fresh(), fresh('1 / (id - $1) > 0')];
  await onOne(async (one) => {
    await times(4, () => ask(one, good, 1));
    await times(4, () =>
      one
        .transaction()
        .execute(async (trx) => {
          await ask(trx, good, 2);
          await ask(trx, bad, 5);
        })
        .then(
          () => expect(true).toBe(false),
          (error: unknown) => expect(String(error)).toContain('division by zero'),
        ),
    );
    expect(await ask(one, good, 3)).toHaveLength(1);
  });
});

test('other columns by a migration: read again outside a transaction, done again inside one', async () => {
  const text = fresh();
  await onOne(async (one) => {
    await times(4, () => ask(one, text, 1));
    await sql`alter table things add column colour text`.execute(owner);
    expect(await ask(one, text, 1)).toEqual([{ id: 1, name: 'thing 1', colour: null }]);
    await times(4, () => ask(one, text, 1));
    expect((await named(one)).filter((name) => name === text)).toHaveLength(1);
  });

  let tries = 0;
  const inside = fresh();
  const work = (trx: Trx) => {
    tries++;
    return ask(trx, inside, 2);
  };
  await times(4, () => withTransaction(db, work));
  await sql`alter table things drop column colour`.execute(owner);
  tries = 0;
  expect(await withTransaction(db, work)).toEqual([{ id: 2, name: 'thing 2' }]);
  expect(tries).toBe(2);
});

test('many at once over many connections', async () => {
  const text = fresh();
  const asked = Array.from({ length: 300 }, (_, i) => ask(db, text, (i % 200) + 1));
  const answers = await Promise.all(asked);
  expect(answers.flat().map(({ id }) => id)).toEqual(answers.map((_, i) => (i % 200) + 1));
});
