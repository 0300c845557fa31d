import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { csvOf, partsOf, sendSheet, xlsxOf, zipOf } from '../../testing/testSheets.ts';
import { parseSheet } from './parseSheet.ts';

let t: TestApp;
let ids: number[];
beforeAll(async () => {
  t = await createTestApp();
  const product = await testMasters(t.db).product();
  const made = await sql<{
    id: number;
  }>`insert into skus (product_id, product_sku_name) select ${product}::bigint, 'SKU ' || n
    from generate_series(1, ${LIMITS.sheetRows}::int) n returning product_sku_id as id`.execute(
    t.db,
  );
  ids = made.rows.map(({ id }) => id);
});
afterAll(() => t.close());

const HEAD = ['product_sku_id', 'product_sku_name', 'is_active'];
/**
 * Milliseconds of this thread's own work between two turns of its loop: other suites run in
 * parallel, and their time is not counted.
 */
const LONGEST_STALL_MS = 1500;
const MEGABYTE = 1024 * 1024;

/**
 * Sends a small request every 20 ms during the work; returns the longest turn of this thread's loop,
 * in milliseconds of its own work, and the growth of the process.
 */
async function watched<T>(work: Promise<T>) {
  const before = process.memoryUsage();
  let most = 0;
  let stall = 0;
  let asked = 0;
  let done = false;
  let busy = process.threadCpuUsage();
  const turns = setInterval(() => {
    const { user, system } = process.threadCpuUsage(busy);
    stall = Math.max(stall, (user + system) / 1000);
    busy = process.threadCpuUsage();
  }, 5);
  const asking = (async () => {
    while (!done) {
      const { statusCode } = await t.app.inject({ url: '/readyz' });
      if (statusCode === 200) asked += 1;
      most = Math.max(most, process.memoryUsage().rss - before.rss);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const result = await work.finally(() => (done = true));
  await asking;
  clearInterval(turns);
  return { result, asked, stall, grown: most / MEGABYTE };
}

describe('20,000 rows', () => {
  test('are checked and written while others are answered', async () => {
    const headers = await t.as(Role.TOP_ADMIN);
    const sheet = await xlsxOf([HEAD, ...ids.map((id, i) => [id, `Renamed ${i}`, i % 2 === 0])]);
    const send = (query: string) =>
      sendSheet(t.app, { method: 'PUT', url: `/sku/updateSkuFromSheet${query}` }, sheet, headers);
    const checked = await watched(send('?dry_run=true'));
    expect(checked.result.body.data).toMatchObject({
      updated: LIMITS.sheetRows,
      difference_count: 30_000,
      error_count: 0,
    });
    expect(checked.result.body.data.differences).toHaveLength(LIMITS.sheetReported);
    expect(JSON.stringify(checked.result.body).length).toBeLessThan(300_000);
    const applied = await watched(send(''));
    expect(applied.result).toMatchObject({
      status: 200,
      body: { data: { updated: LIMITS.sheetRows } },
    });
    for (const { stall, asked, grown } of [checked, applied]) {
      expect(asked).toBeGreaterThan(5);
      expect(stall).toBeLessThan(LONGEST_STALL_MS);
      expect(grown).toBeLessThan(700);
    }
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from audit_log where entity = 'SKU'`.execute(t.db);
    expect(rows[0]?.n).toBe(LIMITS.sheetRows);
  }, 60_000);

  test('full of errors come back as the first of them and their number', async () => {
    const headers = await t.as(Role.TOP_ADMIN);
    const sheet = csvOf([HEAD, ...ids.map((id) => [-id, 'x', 'maybe'])]);
    const { body } = await sendSheet(
      t.app,
      { method: 'PUT', url: '/sku/updateSkuFromSheet?dry_run=true' },
      sheet,
      headers,
    );
    expect(body.data).toMatchObject({ error_count: 2 * LIMITS.sheetRows, updated: 0 });
    expect(body.data.errors).toHaveLength(LIMITS.sheetReported);
  });
});

describe('the reading thread', () => {
  const sheet = {
    columns: [{ name: 'id', kind: 'whole', min: 1, max: 9, required: true }],
  } as const;

  test('a file made to fill the memory costs no more than its thread may, and the server goes on', async () => {
    const texts = `<sst>${Array.from({ length: 1_400_000 }, (_, i) => `<si><t>₹ ${i} ₹ ₹ ₹ ₹</t></si>`).join('')}</sst>`;
    const bomb = zipOf({
      ...partsOf('<row><c t="s"><v>0</v></c></row>'),
      'xl/sharedStrings.xml': texts,
    });
    const { result, stall, grown } = await watched(parseSheet(bomb, sheet));
    expect(result).toMatchObject({ count: 0, problemCount: 2 });
    expect(stall).toBeLessThan(LONGEST_STALL_MS);
    expect(grown).toBeLessThan(600);
    expect(await parseSheet(csvOf([['id'], [1]]), sheet)).toMatchObject({
      count: 1,
      rows: [{ row: 2, values: { id: 1 } }],
    });
  }, 60_000);

  test('more files than threads are read one after the other', async () => {
    const read = await Promise.all(
      Array.from({ length: 7 }, (_, i) => parseSheet(csvOf([['id'], [i + 1]]), sheet)),
    );
    expect(read.map(({ rows }) => rows[0]?.values['id'])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
