import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { createOldDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let db: Database;

/** Customers 1 (registered in Karnataka), 2 (of an organisation registered there), 3 (not registered), each with an order line to Kerala, by the old rule. */
beforeAll(async () => {
  database = await createOldDatabase('0098_line_totals');
  db = openDatabase(database.ownerUrl);
  await sql`
    insert into organisations (org_id, organisation_name) values (1, 'Group'), (2, 'Chain');
    insert into tenants (tenant_id, org_id, tenant_name, gst_no) values (1, 1, 'Hotel', '29ABCDE1234F1ZW'), (2, 2, 'Inn', null), (3, 1, 'Lodge', null);
    insert into billing_registrations (tenant_id, org_id, legal_name, gst_no, state, is_principal)
      values (1, null, 'Hotel', '29ABCDE1234F1ZW', 'Karnataka', false), (null, 2, 'Chain', '29ABCDE1234F1ZW', 'Karnataka', true);
    insert into users (user_id, role_id, first_name, email, mobile, username, permissions)
      values (1, 1001, 'A', 'a@example.com', '9000000000', 'asha', '{}');
    insert into categories (category_id, category_name) values (1, 'Linen');
    insert into products (product_id, category_id, product_name, pan_india_gst) values (1, 1, 'Sheet', 18);
    insert into skus (product_sku_id, product_id, product_sku_name) values (1, 1, 'White');
    insert into addresses (address_id, entity_type, entity_id, address1, city, state, postal_code)
      select t, 'TENANT', t, 'Road', 'Ernakulam', 'Kerala', '682001' from generate_series(1, 3) t;
    insert into addresses (address_id, entity_type, entity_id, address1, city, state, postal_code)
      values (4, 'TENANT', 3, 'Road', 'Mysuru', 'Karnataka', '570001');
    insert into orders (order_id, order_number, tenant_id, address_id, created_by, order_taxable_amount, order_gst_amount, order_grand_total, received_amount)
      select n, 'SO-' || n, least(n, 3), n, 1, 100, 18, 118, 0 from generate_series(1, 4) n;
    insert into order_lines (order_id, line_number, product_sku_id, address_id, quantity, selling_price, pan_india_gst, taxable_amount, cgst_amount,
      sgst_amount, igst_amount, line_total, state_code, within_state)
      select n, 1, 1, n, 1, 100, 18, 100, case n when 4 then 9 else 0 end, case n when 4 then 9 else 0 end, case n when 4 then 0 else 18 end, 118,
        case n when 4 then '29' else '32' end, n = 4 from generate_series(1, 4) n;
    insert into order_lines (order_id, line_number, product_sku_id, address_id, quantity, dispatched_quantity, selling_price, pan_india_gst, taxable_amount,
      cgst_amount, sgst_amount, igst_amount, line_total, state_code, within_state) values (1, 2, 1, 1, 1, 1, 100, 18, 100, 0, 0, 18, 118, '32', false)`.execute(
    db,
  );
  await migrateToLatest(database.ownerUrl);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('open lines are taxed for who is billed; sent ones, and those that nobody chose for, stay', async () => {
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'line_number', 'state_code', 'cgst_amount', 'igst_amount', 'taxed_before'])
    .orderBy('order_id')
    .orderBy('line_number')
    .execute();
  expect(lines.map((line) => Object.values(line))).toEqual([
    [1, 1, '29', '9.00', '0.00', '32'],
    [1, 2, '32', '0.00', '18.00', null],
    [2, 1, '32', '0.00', '18.00', null],
    [3, 1, '32', '0.00', '18.00', null],
    [4, 1, '29', '9.00', '0.00', null],
  ]);
  const log = await db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id', 'changes'])
    .where('action', '=', 'TAX')
    .execute();
  expect(log).toEqual([
    {
      entity: 'ORDER',
      entity_id: 1,
      changes: { 'line 1 state': { from: 'Kerala', to: 'Karnataka' } },
    },
  ]);
});
