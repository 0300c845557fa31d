import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { createOldDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let db: Database;

type ChallanStatus = 'IN_TRANSIT' | 'DELIVERED' | 'CANCELLED';
/** Status of the challan, whether its cancelled invoice has a successor, whether the number was written after that was made. */
const CASES: [ChallanStatus, boolean, boolean][] = [
  ['IN_TRANSIT', false, false],
  ['IN_TRANSIT', true, false],
  ['IN_TRANSIT', true, true],
  ['DELIVERED', true, false],
  ['CANCELLED', false, false],
];
const numberOf = (id: number) => `18100000000${id}`;

async function addInvoice(invoiceId: number, challanId: number, status: string): Promise<void> {
  await sql`insert into invoices (invoice_id, invoice_number, invoice_date, status, reason, order_id, tenant_id, challan_id, shipment_id, company_gstin,
      from_address_details, delivery_address_details, billing_details, place_of_supply, within_state, due_date,
      invoice_taxable_amount, invoice_gst_amount, invoice_grand_total, created_by, created_at)
    values (${invoiceId}, ${`INV-${invoiceId}`}, '2026-11-01', ${status}, ${status === 'CANCELLED' ? 'Wrong' : null}, 1, 1, ${challanId}, 1, '29AAACM4154Q1ZY', '{}', '{}', '{}', 'Karnataka', true,
      '2026-12-01', 0, 0, 0, 1, '2026-11-02T10:00:00Z')`.execute(db);
}

beforeAll(async () => {
  database = await createOldDatabase('0132_invoices_by_due_day');
  db = openDatabase(database.ownerUrl);
  await sql`set session_replication_role = replica`.execute(db);
  for (const [index, [status, isRepeated, isLater]] of CASES.entries()) {
    const id = index + 1;
    await sql`
      insert into delivery_challans (challan_id, challan_number, challan_type, status, shipment_id, from_address, to_address, from_address_details, delivery_address_details, within_state,
          taxable_amount, gst_amount, grand_total, e_way_value, e_way_bill_number, e_way_bill_valid_until, delivered_at, reason_for_cancellation, created_by)
        values (${id}, ${`DC-${id}`}, 'CUSTOMER', ${status}, 1, 1, 1, '{}', '{}', true, 0, 0, 0, 0, ${numberOf(id)}, '2026-11-09T18:29:00Z',
          ${status === 'DELIVERED' ? '2026-11-08T10:00:00Z' : null}, ${status === 'CANCELLED' ? 'Wrong' : null}, 1)`.execute(
      db,
    );
    await addInvoice(id, id, 'CANCELLED');
    if (isRepeated) await addInvoice(10 + id, id, 'ISSUED');
    if (isLater)
      await sql`insert into audit_log (entity, entity_id, action, changes, created_at) values ('DELIVERY_CHALLAN', ${id}, 'UPDATE',
        ${JSON.stringify({ e_way_bill_number: { from: null, to: numberOf(id) } })}::jsonb, '2026-11-03T10:00:00Z')`.execute(
        db,
      );
  }
  await migrateToLatest(database.ownerUrl);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('the e-way bill goes to the invoice that was cancelled, unless it was written for the next one', async () => {
  const { rows } = await sql<{ challan: string | null; ended: string | null }>`
    select c.e_way_bill_number as challan, i.e_way_bill_number as ended from delivery_challans c
      join invoices i on i.invoice_id = c.challan_id order by c.challan_id`.execute(db);
  expect(rows).toEqual([
    { challan: null, ended: numberOf(1) },
    { challan: null, ended: numberOf(2) },
    { challan: numberOf(3), ended: null },
    { challan: numberOf(4), ended: numberOf(4) },
    { challan: numberOf(5), ended: numberOf(5) },
  ]);
});

test('the number that a challan lost is in its log', async () => {
  const rows = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'changes'])
    .where('remarks', '=', 'The e-way bill stays with the invoice that was cancelled')
    .orderBy('entity_id')
    .execute();
  expect(rows).toEqual(
    [1, 2].map((id) => ({
      entity_id: id,
      changes: { e_way_bill_number: { from: numberOf(id), to: null } },
    })),
  );
});
