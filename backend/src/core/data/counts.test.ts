import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COUNT_CAP } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

const countFor = async (more: object) => {
  const headers = { ...(await app.as(Role.TOP_ADMIN)), ...more };
  const response = await app.app.inject({ url: '/transporter?limit=1', headers });
  return response.json<{ count: number }>().count;
};

test('a count is exact, and stops at the cap for callers that ask for it', async () => {
  await sql`insert into transporters (transporter_name, gst_number)
    select 'Transporter ' || n, lpad(n::text, 15, '0') from generate_series(1, ${sql.lit(COUNT_CAP + 5)}) n`.execute(
    app.db,
  );
  expect(await countFor({})).toBe(COUNT_CAP + 5);
  expect(await countFor({ prefer: 'respond-async, count=capped' })).toBe(COUNT_CAP + 1);
  await sql`delete from transporters where transporter_id % 2 = 0`.execute(app.db);
  const few = await countFor({});
  expect(few).toBeLessThan(COUNT_CAP);
  expect(await countFor({ prefer: 'count=capped' })).toBe(few);
});
