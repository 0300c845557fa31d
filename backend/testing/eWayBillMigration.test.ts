import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { createOldDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let db: Database;

/** Number on the challan, number on its invoice, whether the portal answered that one; what stands after. */
const CASES: [string | null, string | null, boolean, string | null][] = [
  ['311000000001', null, false, '311000000001'],
  [null, '181000000002', true, '181000000002'],
  ['181000000003', '181000000003', true, '181000000003'],
  ['311000000004', '181000000004', true, '181000000004'],
  ['311000000005', '181000000005', false, '311000000005'],
  ['abc 6', null, false, 'abc 6'],
];

beforeAll(async () => {
  database = await createOldDatabase('0106_cash');
  db = openDatabase(database.ownerUrl);
  await sql`set session_replication_role = replica`.execute(db);
  for (const [index, [challan, invoice, isAnswered]] of CASES.entries()) {
    const id = index + 1;
    await sql`
      insert into delivery_challans (challan_id, challan_number, challan_type, status, shipment_id, from_address, to_address, from_address_details, delivery_address_details, within_state,
          taxable_amount, gst_amount, grand_total, e_way_value, e_way_bill_number, created_by)
        values (${id}, ${`DC-${id}`}, 'CUSTOMER', 'IN_TRANSIT', 1, 1, 1, '{}', '{}', true, 0, 0, 0, 0, ${challan}, 1);
      `.execute(db);
    if (invoice)
      await sql`insert into invoices (invoice_id, invoice_number, invoice_date, status, order_id, tenant_id, challan_id, shipment_id, company_gstin,
          from_address_details, delivery_address_details, billing_details, place_of_supply, within_state, due_date,
          invoice_taxable_amount, invoice_gst_amount, invoice_grand_total, e_way_bill_number, e_way_bill_at, created_by)
        values (${id}, ${`INV-${id}`}, '2026-11-01', 'ISSUED', 1, 1, ${id}, 1, '29AAACM4154Q1ZY', '{}', '{}', '{}', 'Karnataka', true, '2026-12-01', 0, 0, 0,
          ${invoice}, ${isAnswered ? '2026-11-01T10:00:00Z' : null}, 1)`.execute(db);
  }
  await migrateToLatest(database.ownerUrl);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('one e-way bill stands on the challan: what the portal answered, else what was typed there', async () => {
  const rows = await db
    .selectFrom('delivery_challans')
    .select(['challan_id', 'e_way_bill_number'])
    .orderBy('challan_id')
    .execute();
  expect(rows.map((row) => row.e_way_bill_number)).toEqual(CASES.map(([, , , stands]) => stands));
});

test('the number that went is in the log', async () => {
  const rows = await db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id', 'changes'])
    .where('remarks', '=', 'Challan and invoice have one e-way bill')
    .orderBy('entity_id')
    .execute();
  expect(rows).toEqual([
    {
      entity: 'DELIVERY_CHALLAN',
      entity_id: 4,
      changes: { e_way_bill_number: { from: '311000000004', to: '181000000004' } },
    },
    {
      entity: 'INVOICE',
      entity_id: 5,
      changes: { e_way_bill_number: { from: '181000000005', to: '311000000005' } },
    },
  ]);
});
