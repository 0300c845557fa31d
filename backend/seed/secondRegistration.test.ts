import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { companyNow } from '../src/core/data/company.ts';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { readSettings } from '../src/core/settings.ts';
import { BILLING_RULES } from '../testing/invariants/testBillingRules.ts';
import { GOODS_RULES } from '../testing/invariants/testGoodsRules.ts';
import { TEST_SECRETS } from '../testing/testApp.ts';
import type { TestDatabase } from '../testing/testDatabase.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { sellFromSecondRegistration } from './secondRegistration.ts';

const GSTIN = '27AAACM4154Q1Z2';
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createDemoDatabase();
  db = openDatabase(database.ownerUrl);
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
  await sellFromSecondRegistration(db, { ...settings, ...(await companyNow(db)) });
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('a registration in Maharashtra sells within its state in parts, to Gujarat, and by a vendor whom it pays', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select i.invoice_number, i.customer_po_no as po, i.place_of_supply as place, i.within_state, d.status, d.e_way_bill_number is not null as e_way_bill,
      i.from_address_details ->> 'state_code' as leaves, (select string_agg(creditnote_number, ' ') from credit_notes c where c.invoice_id = i.invoice_id) as credited
    from invoices i join delivery_challans d using (challan_id) where i.company_gstin = ${GSTIN} order by 1`.execute(
    db,
  );
  const nashik = { po: 'PO/NASHIK/1', place: 'Maharashtra', within_state: true, leaves: '27' };
  const none = { e_way_bill: false, credited: null, status: 'IN_TRANSIT' };
  const number = (count: number) => expect.stringMatching(new RegExp(`^MH-\\d{4}-0000${count}$`));
  expect(rows).toEqual([
    {
      ...{ ...nashik, ...none, invoice_number: number(1), status: 'DELIVERED' },
      credited: expect.stringMatching(/^MHC-\d{4}-00001$/),
    },
    { ...nashik, ...none, invoice_number: number(2) },
    {
      ...{ ...none, invoice_number: number(3), po: 'PO/VADODARA/1', place: 'Gujarat' },
      ...{ within_state: false, leaves: '27', e_way_bill: true },
    },
    {
      ...{ ...nashik, ...none, invoice_number: number(4), po: 'PO/NAGPUR/1' },
      leaves: expect.not.stringMatching(/^2[79]$/),
    },
  ]);
  const waiting = await sql<{ units: number }>`
    select sum(p.quantity)::int as units from delivery_points p join orders o using (order_id)
    where o.customer_po_no = 'PO/NASHIK/1' and p.status = 'PENDING'`.execute(db);
  expect(waiting.rows).toEqual([{ units: 10 }]);
  const bills = await sql<{ gstin: string; within_state: boolean }>`
    select g.gstin, b.within_state from bills b join purchase_orders po on po.po_id = any(b.included_po_ids) join gst_registrations g using (gst_registration_id)
    where g.gstin = ${GSTIN}`.execute(db);
  expect(bills.rows).toEqual([{ gstin: GSTIN, within_state: false }]);
});

test('its documents keep the rules of billing and of goods', async () => {
  const wrong = [];
  for (const [name, rule] of Object.entries({ ...BILLING_RULES, ...GOODS_RULES }))
    for (const row of (await rule.execute(db)).rows) wrong.push([name, row]);
  expect(wrong).toEqual([]);
});
