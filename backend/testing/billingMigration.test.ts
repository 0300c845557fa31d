import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { createOldDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createOldDatabase('0087_bank_references');
  db = openDatabase(database.ownerUrl);
  await sql`
    insert into organisations (org_id, organisation_name) values (1, 'Group');
    insert into tenants (tenant_id, org_id, tenant_name, gst_no) values (1, 1, 'Hotel', '29ABCDE1234F1ZW'), (2, 1, 'Inn', '27ABCDE1234F1Z0'),
      (3, 1, 'Lodge', null), (4, 1, 'Camp', '28ABCDE1234F1ZY'), (5, 1, 'Mission', '9917AAA00001UNZ');
    insert into addresses (entity_type, entity_id, address1, city, state, postal_code)
      select 'TENANT', v.* from (values (1, 'Far Road', 'Kochi', 'Kerala', '682001'), (1, 'First Road', 'Mysuru', 'Karnataka', '570001'),
        (1, 'Second Road', 'Mysuru', 'Karnataka', '570002'), (2, 'Far Road', 'Kochi', 'Kerala', '682001'),
        (3, 'Far Road', 'Kochi', 'Kerala', '682001'), (4, 'Beach Road', 'Visakhapatnam', 'Andhra Pradesh', '530001'),
        (5, 'Embassy Road', 'New Delhi', 'Delhi', '110021')) v`.execute(db);
  await migrateToLatest(database.ownerUrl);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('each customer with a GST number has one registration, at its first address in that state or incomplete', async () => {
  const rows = await db
    .selectFrom('billing_registrations')
    .select(['tenant_id', 'legal_name', 'gst_no', 'pan', 'address1', 'state_code', 'is_principal'])
    .orderBy('tenant_id')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    [1, 'Hotel', '29ABCDE1234F1ZW', 'ABCDE1234F', 'First Road', '29', false],
    [2, 'Inn', '27ABCDE1234F1Z0', 'ABCDE1234F', null, '27', false],
    [4, 'Camp', '28ABCDE1234F1ZY', 'ABCDE1234F', 'Beach Road', '37', false],
    [5, 'Mission', '9917AAA00001UNZ', null, 'Embassy Road', '07', false],
  ]);
});
