import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataOf } from '../src/core/data/demoData.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { onServer } from '../src/core/data/onServer.ts';
import { createOldDatabase, createTestDatabase, type TestDatabase } from './testDatabase.ts';

const BEFORE = '0135_ack_numbers';

let old: TestDatabase;
beforeAll(async () => {
  old = await createOldDatabase(BEFORE);
});
afterAll(() => old.drop());

async function dataAfter(emails: string[]) {
  const { ownerUrl, drop } = await createTestDatabase(old.ownerUrl);
  try {
    await onServer(ownerUrl, async (client) => {
      for (const [index, email] of emails.entries())
        await client.query(
          `insert into users (first_name, email, username, mobile, role_id) values ('A', $1, $1, $2, 1001)`,
          [email, `981000000${index}`],
        );
    });
    await migrateToLatest(ownerUrl);
    return await dataOf(ownerUrl);
  } finally {
    await drop();
  }
}

test('demo data of before is marked by its staff alone', async () => {
  expect(await dataAfter([])).toBe('NOTHING');
  expect(await dataAfter(['a@example.com', 'b@example.com'])).toBe('DEMO');
  expect(await dataAfter(['a@example.com', 'b@nursery.in'])).toBe('OWN');
}, 60_000);
