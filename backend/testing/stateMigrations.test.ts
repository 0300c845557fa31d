import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STATES } from '@munim/schema/shared/states.ts';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { createOldDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let db: Database;

/** Addresses as people wrote them: state, PIN code. */
const WRITTEN: [string, string][] = [
  ['Karnataka', '560001'],
  ['KARNATAKA', '560001'],
  ['Tamilnadu', '600017'],
  ['Orissa', '751001'],
  ['Bangalore', '560001'],
  ['Atlantis', '999999'],
  ['Karnataka', '400001'],
  ['Goa', '403001'],
  ['Daman & Diu', '396210'],
  ['Somewhere', '160017'],
];

/** One order per address with one line of 100.00, taxed as before: IGST unless the text was Karnataka. */
const orders = async (columns: { invoiced?: number; gst?: number } = {}) => {
  const { invoiced = 0, gst = 18 } = columns;
  await sql`
    with made as (insert into orders (order_number, tenant_id, address_id, created_by, order_taxable_amount, order_gst_amount, order_grand_total)
      select 'SO-' || ${gst}::int || '-' || ${invoiced}::int || '-' || address_id, 1, address_id, 1, 100, ${gst}::int, 100 + ${gst}::int
      from addresses returning order_id, address_id)
    insert into order_lines (order_id, line_number, product_sku_id, address_id, quantity, selling_price, pan_india_gst, taxable_amount, cgst_amount,
      sgst_amount, igst_amount, line_total, dispatched_quantity, invoiced_quantity)
      select order_id, 1, 1, address_id, 1, 100, ${gst}::int, 100, h.half, h.half, ${gst}::int - 2 * h.half, 100 + ${gst}::int, ${invoiced}::int, ${invoiced}::int
      from made join addresses using (address_id), lateral (select case when state = 'Karnataka' then ${gst}::numeric / 2 else 0 end as half) h`.execute(
    db,
  );
};

beforeAll(async () => {
  database = await createOldDatabase('0071_plain_names');
  db = openDatabase(database.ownerUrl);
  await sql`
    insert into organisations (org_id, organisation_name) values (1, 'Group');
    insert into tenants (tenant_id, org_id, tenant_name, state) values (1, 1, 'Hotel', 'TAMIL NADU'), (2, 1, 'Inn', 'Atlantis'), (3, 1, 'Lodge', null);
    insert into users (user_id, role_id, first_name, email, mobile, username, permissions)
      values (1, 1001, 'A', 'a@example.com', '9000000000', 'asha', '{}');
    insert into categories (category_id, category_name) values (1, 'Linen');
    insert into products (product_id, category_id, product_name, pan_india_gst) values (1, 1, 'Sheet', 18);
    insert into skus (product_sku_id, product_id, product_sku_name) values (1, 1, 'White')`.execute(
    db,
  );
  for (const [index, [state, pin]] of WRITTEN.entries())
    await sql`insert into addresses (address_id, entity_type, entity_id, address1, city, state, postal_code)
      values (${index + 1}::int, 'TENANT', 1, 'Road', 'Town', ${state}, ${pin})`.execute(db);
  await orders();
  await orders({ invoiced: 1 });
  await orders({ gst: 0 });
  await migrateToLatest(database.ownerUrl);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('addresses get official names and codes; what cannot be told stays', async () => {
  const rows = await db
    .selectFrom('addresses')
    .select(['state', 'state_code'])
    .orderBy('address_id')
    .execute();
  expect(rows.map((row) => [row.state, row.state_code])).toEqual([
    ['Karnataka', '29'],
    ['Karnataka', '29'],
    ['Tamil Nadu', '33'],
    ['Odisha', '21'],
    ['Karnataka', '29'],
    ['Atlantis', null],
    ['Karnataka', '29'],
    ['Goa', '30'],
    ['Dadra and Nagar Haveli and Daman and Diu', '26'],
    ['Somewhere', null],
  ]);
  const log = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'changes'])
    .where('entity', '=', 'ADDRESS')
    .orderBy('entity_id')
    .execute();
  expect(log.map((row) => row.entity_id)).toEqual([2, 3, 4, 5, 9]);
  expect(log[3]?.changes).toEqual({ state: { from: 'Bangalore', to: 'Karnataka' } });
  const tenants = await db.selectFrom('tenants').select('state').orderBy('tenant_id').execute();
  expect(tenants.map((row) => row.state)).toEqual(['Tamil Nadu', 'Atlantis', null]);
});

const linesOf = (prefix: string) =>
  db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .select(['l.address_id', 'l.state_code', 'l.within_state', 'l.cgst_amount', 'l.igst_amount'])
    .select(['l.taxed_anew_at', 'o.order_grand_total', 'o.version'])
    .where('o.order_number', 'like', `${prefix}%`)
    .orderBy('l.address_id')
    .execute();

test('open lines with the heads of another state are taxed anew, invoiced ones stay', async () => {
  const open = await linesOf('SO-18-0-');
  expect(open.map((row) => [row.address_id, row.within_state, row.cgst_amount])).toEqual([
    [1, true, '9.00'],
    [2, true, '9.00'],
    [3, false, '0.00'],
    [4, false, '0.00'],
    [5, true, '9.00'],
    [6, false, '0.00'],
    [7, true, '9.00'],
    [8, false, '0.00'],
    [9, false, '0.00'],
    [10, false, '0.00'],
  ]);
  const anew = open.filter((row) => row.taxed_anew_at);
  expect(anew.map((row) => [row.address_id, row.igst_amount, row.version])).toEqual([
    [2, '0.00', 2],
    [5, '0.00', 2],
  ]);
  const invoiced = await linesOf('SO-18-1-');
  expect(invoiced.filter((row) => row.taxed_anew_at)).toEqual([]);
  expect(invoiced[1]).toMatchObject({
    within_state: false,
    igst_amount: '18.00',
    state_code: '29',
  });
});

test('lines without tax are of the state of their address', async () => {
  expect((await linesOf('SO-0-0-')).map((row) => row.within_state)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('an address of no known state is neither added nor kept on a change', async () => {
  const add = sql`insert into addresses (entity_type, entity_id, address1, city, state, postal_code)
    values ('TENANT', 1, 'Road', 'Town', 'Karnatak', '560001')`;
  await expect(add.execute(db)).rejects.toThrow('addresses_state_known');
  await expect(
    sql`update addresses set city = 'City' where address_id = 6`.execute(db),
  ).rejects.toThrow('addresses_state_known');
});

test('the database and the code have one list of states', async () => {
  const { rows } = await sql<{ code: string | null }>`
    select state_code_of(name) as code from unnest(${STATES.map((state) => state.name)}::text[]) with ordinality as n(name, at) order by at`.execute(
    db,
  );
  expect(rows.map((row) => row.code)).toEqual(STATES.map((state) => state.code));
});
