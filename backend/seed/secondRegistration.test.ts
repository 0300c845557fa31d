import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { readMetrics } from '../src/analytics/metrics.ts';
import { companyNow } from '../src/core/data/company.ts';
import { type Database, openDatabase, withTransaction } from '../src/core/data/database.ts';
import { indianDay } from '../src/core/data/days.ts';
import { readSettings } from '../src/core/settings.ts';
import { BILLING_RULES } from '../testing/invariants/testBillingRules.ts';
import { GOODS_RULES } from '../testing/invariants/testGoodsRules.ts';
import { TEST_SECRETS } from '../testing/testApp.ts';
import type { TestDatabase } from '../testing/testDatabase.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { sellFromSecondRegistration } from './secondRegistration.ts';
import { viewerOfRole } from './viewers.ts';

const GSTIN = '27AAACM4154Q1Z2';
const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createDemoDatabase();
  db = openDatabase(database.ownerUrl);
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

/** Tax by the documents' own GST number, computed independently of the service. */
const TAX = sql`with tax (gstin, rate, taxable, cgst, sgst, igst, credited_cgst, credited_sgst, credited_igst, billed_cgst, billed_sgst, billed_igst) as (
    select i.company_gstin, l.pan_india_gst, l.taxable_amount, l.cgst_amount, l.sgst_amount, l.igst_amount, 0, 0, 0, 0, 0, 0
      from invoices i join invoice_lines l using (invoice_id)
      where i.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED') and i.invoice_date >= date_trunc('month', ${indianDay()}::date)
    union all select c.company_gstin, l.pan_india_gst, 0, 0, 0, 0, l.cgst_amount, l.sgst_amount, l.igst_amount, 0, 0, 0
      from credit_notes c join credit_note_lines l using (creditnote_id)
      where c.status = 'ISSUED' and c.creditnote_date >= date_trunc('month', ${indianDay()}::date)
    union all select g.gstin, l.pan_india_gst, 0, 0, 0, 0, 0, 0, 0, l.cgst_amount, l.sgst_amount, l.igst_amount
      from bills b join bill_lines l using (bill_id) join purchase_orders po using (po_id) join gst_registrations g using (gst_registration_id)
      where b.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID') and b.seller_invoice_date >= date_trunc('month', ${indianDay()}::date))
  select g.state || ', ' || gstin as registration, trim_scale(rate)::text || ' %' as rate, sum(taxable) as n1, sum(cgst) as n2, sum(sgst) as n3, sum(igst) as n4, sum(credited_cgst) as n5,
    sum(credited_sgst) as n6, sum(credited_igst) as n7, sum(billed_cgst) as n8, sum(billed_sgst) as n9, sum(billed_igst) as n10
  from tax join gst_registrations g using (gstin) group by 1, 2, rate order by 1, 2`;

const hundredths = (amounts: readonly unknown[]) =>
  amounts.map((amount) => Math.round(Number(amount) * 100));

test('the tax of a month by registration, rate and head is one question, and what SQL by hand says', async () => {
  const today = indianDay();
  // the vendor's invoice of the goods to Nagpur came
  await sql`update bills set status = 'ISSUED', seller_invoice_number = 'NGP-1', seller_invoice_date = ${today}, seller_invoice_year = '2627',
      seller_invoice_attachment = (select seller_invoice_attachment from bills where seller_invoice_attachment is not null limit 1)
    where exists (select from purchase_orders po where po.po_id = any(included_po_ids) and po.gst_registration_id <> 1)`.execute(
    db,
  );
  const viewer = await withTransaction(db, (trx) => viewerOfRole(trx, Role.TOP_ADMIN));
  const context = { db, settings, viewer };
  const { data } = await readMetrics(context, {
    measures: [
      ...(['INVOICED_TAXABLE', 'CGST', 'SGST', 'IGST'] as const),
      ...(['CREDITED_CGST', 'CREDITED_SGST', 'CREDITED_IGST'] as const),
      ...(['BILLED_CGST', 'BILLED_SGST', 'BILLED_IGST'] as const),
    ],
    groupBy: ['GST_REGISTRATION', 'GST_RATE'],
    range: { from: `${today.slice(0, 7)}-01`, to: today },
    filter: {},
    limit: 1000,
  });
  const asked = data.map(({ groups, values }) => [
    ...groups.map(({ name }) => name),
    ...hundredths(values.map(({ value }) => value)),
  ]);
  const { rows } = await sql<Record<string, string>>`${TAX}`.execute(db);
  const byHand = rows.map(({ registration, rate, ...amounts }) => [
    ...[registration, rate],
    ...hundredths(Object.values(amounts)),
  ]);
  const sorted = (some: unknown[][]) => some.map((row) => row.join(' | ')).toSorted();
  expect(sorted(asked)).toEqual(sorted(byHand));
  const registrations = new Set(asked.map(([registration]) => registration));
  expect([...registrations].toSorted()).toEqual([
    'Karnataka, 29AAACM4154Q1ZY',
    `Maharashtra, ${GSTIN}`,
  ]);
});

test('a question of one registration counts its documents alone', async () => {
  const viewer = await withTransaction(db, (trx) => viewerOfRole(trx, Role.TOP_ADMIN));
  const id = await db
    .selectFrom('gst_registrations')
    .select('gst_registration_id as id')
    .where('gstin', '=', GSTIN)
    .executeTakeFirstOrThrow();
  const { totals } = await readMetrics(
    { db, settings, viewer },
    {
      measures: ['INVOICED', 'INVOICES', 'CREDITED', 'ORDERS', 'PURCHASE_ORDERS', 'DELIVERIES'],
      groupBy: [],
      range: { from: indianDay(), to: indianDay() },
      filter: { GST_REGISTRATION: [id.id] },
    },
  );
  const { rows } = await sql<Record<string, string>>`
    select sum(invoice_grand_total) as invoiced, count(*) as invoices, (select sum(creditnote_grand_total) from credit_notes where company_gstin = ${GSTIN}) as credited
    from invoices where company_gstin = ${GSTIN}`.execute(db);
  const [hand] = rows;
  expect(totals.map(({ value }) => Number(value))).toEqual([
    ...[hand?.['invoiced'], hand?.['invoices'], hand?.['credited']].map(Number),
    ...[3, 1, 1],
  ]);
});
