import { expect, test } from '@jest/globals';
import { onServer } from '../src/core/data/onServer.ts';
import { createTestDatabase } from './testDatabase.ts';

const tables = (url: string) =>
  onServer(url, async (client) =>
    (
      await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
    ).rows.map(({ name }) => name),
  );

test('each is migrated, alone, and gone after its drop', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(await tables(one.url)).toContain('kysely_migration');
  await onServer(one.ownerUrl, (client) => client.query('create table mine (id int primary key)'));
  expect(await tables(one.ownerUrl)).toContain('mine');
  expect(await tables(two.ownerUrl)).not.toContain('mine');
  await Promise.all([one.drop(), two.drop()]);
  await expect(tables(one.url)).rejects.toThrow(/does not exist/);
});
