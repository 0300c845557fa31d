import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { readSettings } from '../src/core/settings.ts';
import { BILLING_RULES } from '../testing/invariants/testBillingRules.ts';
import { TEST_SECRETS } from '../testing/testApp.ts';
import type { TestDatabase } from '../testing/testDatabase.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { addChallansByHand } from './challansByHand.ts';
import { sellExemptGoods } from './exemptGoods.ts';

let database: TestDatabase;
let db: Database;
const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
beforeAll(async () => {
  database = await createDemoDatabase();
  db = openDatabase(database.ownerUrl);
  await sellExemptGoods(db, settings);
  await addChallansByHand(db, settings);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('goods without GST of every kind are sold with taxed ones and alone, each on its document', async () => {
  const { rows } = await sql<{ po: string; taxed: boolean; kinds: string }>`
    select i.customer_po_no as po, i.tenant_gstin is not null as registered, string_agg(distinct l.tax_category, ' ' order by l.tax_category) as kinds
    from invoices i join invoice_lines l using (invoice_id) where i.customer_po_no like 'PO/MIXED/%' or i.customer_po_no like 'PO/EXEMPT/%'
    group by i.invoice_id, 1, 2 order by 1, 3`.execute(db);
  expect(rows).toEqual([
    { po: 'PO/EXEMPT/1', registered: true, kinds: 'EXEMPT NIL_RATED' },
    { po: 'PO/MIXED/1', registered: true, kinds: 'EXEMPT NIL_RATED TAXABLE' },
    { po: 'PO/MIXED/1', registered: true, kinds: 'NON_GST' },
    { po: 'PO/MIXED/2', registered: false, kinds: 'EXEMPT NIL_RATED TAXABLE' },
  ]);
  for (const rule of Object.values(BILLING_RULES))
    expect((await rule.execute(db)).rows).toEqual([]);
});

test('one challan by hand is for a job worker in another state', async () => {
  const { rows } = await sql<{
    status: string;
  }>`select status from delivery_challans where transport_reason = 'JOB_WORK'
    and from_address_details ->> 'state_code' <> delivery_address_details ->> 'state_code'`.execute(
    db,
  );
  expect(rows).toEqual([{ status: 'ISSUED' }]);
});
