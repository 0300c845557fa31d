import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { createOldDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let db: Database;

/** Bills of before: number, status. One vendor, one year. */
const BILLS: [string | null, string][] = [
  ['INV / 1', 'ISSUED'],
  ['inv/1', 'ISSUED'],
  ['INV /1', 'ISSUED'],
  ['INV/1', 'DRAFT'],
  ['1/11', 'ISSUED'],
  ['11/1', 'ISSUED'],
  ['A number that is longer than the rule has it', 'ISSUED'],
];

beforeAll(async () => {
  database = await createOldDatabase('0098_line_totals');
  db = openDatabase(database.ownerUrl);
  await sql`set session_replication_role = replica`.execute(db);
  for (const [number, status] of BILLS)
    await sql`insert into bills (seller_id, included_po_ids, status, payment_due_date, seller_invoice_number, seller_invoice_date, seller_invoice_year,
        seller_invoice_attachment, within_state, bill_base_value, bill_gst_amount, bill_grand_total, created_by)
      values (1, '{1}', ${status}, '2026-12-01', ${number}, '2026-11-01', '2627', gen_random_uuid(), true, 100, 12, 112, 1)`
      .execute(db)
      .catch((error: unknown) => {
        throw new Error(`bill ${number}`, { cause: error });
      });
  await migrateToLatest(database.ownerUrl);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('numbers that are one without spaces stay, and only they are outside the index', async () => {
  const { rows } = await sql<{ number: string; repeated: boolean }>`
    select seller_invoice_number as number, seller_invoice_repeated as repeated from bills order by bill_id`.execute(
    db,
  );
  expect(rows.filter(({ repeated }) => repeated).map(({ number }) => number)).toEqual([
    'inv/1',
    'INV /1',
  ]);
  expect(rows.map(({ number }) => number)).toEqual(BILLS.map(([number]) => number));
  const taken = sql`update bills set status = 'ISSUED' where status = 'DRAFT'`.execute(db);
  await expect(taken).rejects.toMatchObject({ constraint: 'bills_seller_invoice' });
});
