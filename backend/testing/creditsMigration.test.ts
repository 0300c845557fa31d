import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { createOldDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let db: Database;

/** Received, credited; status of the invoice, and of its delivered order, after. */
const CASES = [
  ['0', '37.43', 'ISSUED', 'PENDING', 'DELIVERED'],
  ['10', '37.43', 'PARTIALLY_PAID', 'PARTIALLY_PAID', 'PARTIALLY_PAID'],
  ['10', '0', 'PARTIALLY_PAID', 'PARTIALLY_PAID', 'PARTIALLY_PAID'],
] as const;

beforeAll(async () => {
  database = await createOldDatabase('0121_bank_references_as_banks_compare_them');
  db = openDatabase(database.ownerUrl);
  await sql`set session_replication_role = replica`.execute(db);
  for (const [index, [received, credited]] of CASES.entries()) {
    const id = index + 1;
    await sql`insert into invoices (invoice_id, invoice_number, invoice_date, status, order_id, tenant_id, challan_id, shipment_id, company_gstin,
        from_address_details, delivery_address_details, billing_details, place_of_supply, within_state, due_date,
        invoice_taxable_amount, invoice_gst_amount, invoice_grand_total, received_amount, credited_amount, created_by)
      values (${id}, ${`INV-${id}`}, '2026-11-01', 'PARTIALLY_PAID', ${id}, 1, ${id}, 1, '29AAACM4154Q1ZY', '{}', '{}', '{}', 'Karnataka', true, '2026-12-01',
        100, 0, 100, ${received}, ${credited}, 1)`.execute(db);
    await sql`insert into orders (order_id, order_number, tenant_id, address_id, status, fulfilment_status, billing_status, payment_status,
        order_taxable_amount, order_gst_amount, order_grand_total, received_amount, credited_amount, created_by)
      values (${id}, ${`SO-${id}`}, 1, 1, 'PARTIALLY_PAID', 'DELIVERED', 'INVOICED', 'PARTIALLY_PAID', 100, 0, 100, ${received}, ${credited}, 1)`.execute(
      db,
    );
  }
  await migrateToLatest(database.ownerUrl);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('without a receipt a part credit leaves invoice and order unpaid; the log says so', async () => {
  const { rows } = await sql<Record<string, string>>`
    select i.status as invoice, o.payment_status, o.status from invoices i join orders o using (order_id) order by i.invoice_id`.execute(
    db,
  );
  expect(
    rows.map(({ invoice, payment_status, status }) => [invoice, payment_status, status]),
  ).toEqual(CASES.map(([, , ...after]) => after));
  const log = await db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id', 'from_status', 'to_status'])
    .where('remarks', '=', 'A credit note is no payment')
    .orderBy('audit_id')
    .execute();
  expect(log).toEqual([
    { entity: 'INVOICE', entity_id: 1, from_status: 'PARTIALLY_PAID', to_status: 'ISSUED' },
    { entity: 'ORDER', entity_id: 1, from_status: 'PARTIALLY_PAID', to_status: 'DELIVERED' },
  ]);
});
