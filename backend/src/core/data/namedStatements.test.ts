import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { type Database, openDatabase, withTransaction } from './database.ts';
import { withNamedStatements } from './namedStatements.ts';

let database: TestDatabase;
let db: Database;
let owner: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  [db, owner] = [openDatabase(database.url), openDatabase(database.ownerUrl)];
});
afterAll(async () => {
  await Promise.all([db.destroy(), owner.destroy()]);
  await database.drop();
});

const sellerOf = (reader: Database, id: number) =>
  reader.selectFrom('sellers').selectAll().where('seller_id', '=', id).execute();
const prepared = async (reader: Database) =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(reader)
  ).rows.map(({ statement }) => statement);

test('statements have a name where it is said, and no others', async () => {
  const isOfSellers = expect.stringContaining('from "sellers"');
  await sellerOf(db, 1);
  expect(await prepared(db)).not.toContainEqual(isOfSellers);
  await withNamedStatements(() => sellerOf(db, 1));
  expect(await prepared(db)).toContainEqual(isOfSellers);
});

test('a column that an upgrade adds meanwhile disturbs neither changes nor reads', async () => {
  const change = () => withNamedStatements(() => withTransaction(db, (trx) => sellerOf(trx, 1)));
  expect(await change()).toEqual([]);
  await sql`alter table sellers add added_later text`.execute(owner);
  expect(await change()).toEqual([]);
  expect(await withNamedStatements(() => sellerOf(db, 1))).toEqual([]);
});
