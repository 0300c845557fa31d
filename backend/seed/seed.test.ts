import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AttributeConfig,
  attributeErrors,
} from '@munim/schema/categories/categories.rules.ts';
import { gstinProblem, transporterIdProblem } from '@munim/schema/shared/gstin.ts';
import { isEmail, isPhone } from '@munim/schema/shared/limits.ts';
import { ALL_ROLES, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { unitCodeOf } from '@munim/schema/skus/unitCodes.ts';
import { sql } from 'kysely';
import { statesOfPin } from '../src/addresses/pincodeTable.ts';
import { companyNow } from '../src/core/data/company.ts';
import { type Database, openDatabase, withTransaction } from '../src/core/data/database.ts';
import { readSettings } from '../src/core/settings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { TIME_FAULTS, TODAY, demoDataFaults } from '../testing/testDemoData.ts';
import { createDemoDatabase } from '../testing/testDemoDatabase.ts';
import { stockFaults } from '../testing/testStock.ts';
import { replaceCompany, TEST_SECRETS } from '../testing/testApp.ts';
import { memoryStore } from '../testing/testUploads.ts';
import { BILLING_RULES } from '../testing/invariants/testBillingRules.ts';
import { GOODS_RULES } from '../testing/invariants/testGoodsRules.ts';
import { sellBilledElsewhere } from './billedElsewhere.ts';
import { seedCreditNotes } from './creditNotes.ts';
import { Calendar } from './calendar.ts';
import { grow } from './grow.ts';
import { growStaff } from './growth/growStaff.ts';
import { seedInvoiceLife } from './invoiceLife.ts';
import { Random } from './random.ts';
import { seedBase } from './seedBase.ts';
import { DEMO_STAFF } from './staff.ts';

const quiet = () => undefined;
type Store = ReturnType<typeof memoryStore>;

const digests = ({ files }: Store) =>
  [...files]
    .map(([name, bytes]) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`)
    .toSorted();

const opened: { database: TestDatabase; db: Database }[] = [];
function opening(database: TestDatabase): Database {
  const db = openDatabase(database.ownerUrl);
  opened.push({ database, db });
  return db;
}
async function laid() {
  const db = opening(await createTestDatabase());
  const store = memoryStore();
  await seedBase(db, store, TODAY);
  return { db, store };
}
/** The same rows without their files, to be changed by one test. */
const cloned = async () => opening(await createDemoDatabase());

let db: Database;
let store: Store;
beforeAll(async () => ({ db, store } = await laid()), 60_000);
afterAll(async () => {
  for (const one of opened) {
    await one.db.destroy();
    await one.database.drop();
  }
});

const tables = async () =>
  (
    await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

/** One fingerprint per table, over all columns of all rows; the number of the transaction that wrote them is never the same. */
async function fingerprints(of: Database) {
  const prints: Record<string, string | null> = {};
  for (const name of await tables()) {
    const { rows } = await sql<{
      print: string | null;
    }>`select md5(string_agg(row::text, '|' order by row::text)) as print
      from (select to_jsonb(r) - 'changed_in' - 'updated_at' as row from ${sql.table(name)} r) rows`.execute(
      of,
    );
    prints[name] = rows[0]?.print ?? null;
  }
  return prints;
}

const column = async <T>(query: ReturnType<typeof sql<{ value: T }>>) =>
  (await query.execute(db)).rows.map(({ value }) => value);
const number = async (query: ReturnType<typeof sql<{ value: number }>>) => (await column(query))[0];

test('attributes of products fit the configuration of their category', async () => {
  const { rows } = await sql<{
    config: AttributeConfig[];
    attributes: Record<string, string>;
    names: string[];
    sub: string | null;
  }>`
    select c.attributes as config, p.attributes, c.sub_categories as names, p.sub_category as sub
    from products p join categories c using (category_id)`.execute(db);
  expect(rows.flatMap(({ config, attributes }) => attributeErrors(config, attributes))).toEqual([]);
  expect(
    rows.filter(({ attributes }) => Object.keys(attributes).length > 0).length,
  ).toBeGreaterThan(20);
  expect(rows.filter(({ names, sub }) => sub !== null && !names.includes(sub))).toEqual([]);
});

test('the same day gives the same rows and pictures', async () => {
  const again = await laid();
  expect(await fingerprints(again.db)).toEqual(await fingerprints(db));
  expect(digests(again.store)).toEqual(digests(store));
}, 60_000);

test('every table that people see is filled as promised', async () => {
  const counts = async (name: string) =>
    number(sql`select count(*) as value from ${sql.table(name)}`);
  const wanted = {
    organisations: 26,
    tenants: 60,
    sellers: 44,
    categories: 12,
    products: 150,
    skus: 500,
    offers: 2000,
    files: 92,
    tickets: 7,
    comments: 72,
    documents: 30,
  };
  for (const [name, count] of Object.entries(wanted))
    expect([name, await counts(name)]).toEqual([name, count]);
  expect(
    await column(
      sql`select distinct role_id as value from users where role_id is not null order by 1`,
    ),
  ).toEqual(ALL_ROLES.toSorted((a, b) => a - b));
  expect(await number(sql`select count(*) as value from organisations where not is_active`)).toBe(
    1,
  );
  expect(
    await column(
      sql`select email as value from users where role_id is not null and user_id <= ${DEMO_STAFF.length} order by user_id`,
    ),
  ).toEqual(DEMO_STAFF.map(({ email }) => email));
});

test('of the later staff one does finance only, one is banned, one is deleted, one is yet to come', async () => {
  const later = sql<{
    value: string;
  }>`select split_part(email, '@', 1) || ' ' || role_id || ' ' || banned || ' ' || deleted_user as value
    from users where role_id is not null and user_id > ${DEMO_STAFF.length} order by user_id`;
  expect(await column(later)).toEqual([
    'nandini.finance 1020 false false',
    'harish.ops 1012 true false',
    'pooja.ops 1013 false true',
    'nikhil.ops 1013 false false',
  ]);
  const map = sql<{
    value: object;
  }>`select permissions as value from users where email like 'nandini.finance@%'`;
  expect(await column<object>(map)).toEqual([
    { ...roleTemplate(Role.FINANCE), quotation: ['READ'] },
  ]);
});

test('every status occurs, and every category manager has work today', async () => {
  const states = (name: string) =>
    column<string>(sql`select distinct status as value from ${sql.table(name)} order by 1`);
  expect(await states('rfqs')).toEqual([
    'ARCHIVED',
    'PENDING',
    'PRICE_UPDATED',
    'QUOTATION_GENERATED',
  ]);
  expect(await states('quotations')).toEqual([
    'CONFIRMED',
    'CONVERTED_TO_ORDER',
    'REJECTED',
    'SENT',
  ]);
  expect(await states('orders')).toHaveLength(8);
  expect(await states('payments')).toHaveLength(5);
  expect(await states('expenses')).toEqual(['ACTIVE', 'VOID']);
  expect(await states('sample_requests')).toHaveLength(8);
  expect(
    await column<string>(sql`select distinct po_state as value from purchase_orders order by 1`),
  ).toHaveLength(6);
  expect(await states('purchase_orders')).toEqual(
    expect.arrayContaining([
      'DELIVERED',
      'IN_TRANSIT',
      'PARTIALLY_DELIVERED',
      'PARTIALLY_IN_TRANSIT',
    ]),
  );
  const today = sql`select distinct m.user_id as value from rfqs r join category_managers m using (category_id) where r.status = 'PENDING' and r.created_at >= ${`${TODAY}T00:00:00+05:30`} order by 1`;
  expect(await column(today as ReturnType<typeof sql<{ value: number }>>)).toEqual([7, 8, 9]);
  expect(await number(sql`select max(revision) as value from quotations`)).toBeGreaterThan(0);
  expect(await column(sql`select max(order_grand_total)::text as value from orders`)).toEqual([
    '12345678.90',
  ]);
});

test('addresses, GST numbers and contacts could be real, and nobody has the phone numbers', async () => {
  const gstins = await column<string>(
    sql`select gst_no as value from tenants where gst_no is not null union all select gstin from sellers union all select gstin from seller_leads where gstin is not null`,
  );
  expect(gstins.length).toBeGreaterThan(90);
  for (const gstin of gstins) expect([gstin, gstinProblem(gstin)]).toEqual([gstin, null]);
  for (const { postal_code, state_code } of await db
    .selectFrom('addresses')
    .select(['postal_code', 'state_code'])
    .execute())
    expect([postal_code, (await statesOfPin(postal_code))[0]]).toEqual([postal_code, state_code]);
  for (const { email, mobile } of await db
    .selectFrom('users')
    .select(['email', 'mobile'])
    .execute()) {
    expect([email, isEmail(email), isPhone(mobile)]).toEqual([email, true, true]);
    expect(mobile).toMatch(/^5/);
  }
});

test('there are leads in every state, linked to products', async () => {
  expect(
    await number(sql`select count(*)::int as value from seller_leads where not is_verified`),
  ).toBeGreaterThan(10);
  expect(
    await number(
      sql`select count(*)::int as value from seller_leads where is_verified and seller_id is null`,
    ),
  ).toBeGreaterThan(3);
  expect(
    await number(sql`select count(*)::int as value from seller_leads where seller_id is not null`),
  ).toBeGreaterThan(1);
  expect(await number(sql`select count(*)::int as value from product_leads`)).toBeGreaterThan(20);
});

test('SKUs carry the unit code that their unit says; prices are promised in slabs, to customers below those of their organisation', async () => {
  for (const { unit, unit_code } of await db
    .selectFrom('skus')
    .select(['unit', 'unit_code'])
    .distinct()
    .execute())
    expect([unit, unit_code]).toEqual([unit, unitCodeOf(unit)]);
  const slabs = sql<{
    value: number;
  }>`select count(*)::int as value from selling_prices where tenant_id is null group by org_id, product_sku_id`;
  const counts = await column(slabs);
  expect(counts.length).toBeGreaterThan(50);
  expect(new Set(counts)).toEqual(new Set([3]));
  const better = sql<{
    value: boolean;
  }>`select own.selling_price < whole.selling_price as value from selling_prices own
    join selling_prices whole on whole.tenant_id is null and whole.org_id = own.org_id
      and whole.product_sku_id = own.product_sku_id and whole.quantity = own.quantity
    where own.tenant_id is not null`;
  const compared = await column(better);
  expect(compared.length).toBeGreaterThan(10);
  expect(new Set(compared)).toEqual(new Set([true]));
});

test('comments and attachments belong to existing records, and every attachment opens', async () => {
  const talked = await column<string>(
    sql`select distinct entity_name as value from comments order by 1`,
  );
  expect(talked).toEqual(['ORDER', 'PRODUCT', 'QUOTATION', 'RFQ', 'SELLER', 'TENANT']);
  const records =
    await column<string>(sql`select file_uuid as value from documents d join files f on f.uuid = d.file_uuid
    where f.attached_at is not null and f.entity_name = d.entity_name and f.entity_id = d.entity_id::text`);
  expect(records).toHaveLength(30);
  for (const uuid of records)
    expect(Buffer.from(store.files.get(uuid)!).subarray(0, 5).toString()).toBe('%PDF-');
  const late = sql<{
    value: number;
  }>`select count(*) as value from (select created_at from comments union all select created_at from documents) t
    where created_at >= ${`${TODAY}T00:30:00+05:30`}`;
  expect(await number(late)).toBe(0);
});

test('every SKU shows a stored picture with its thumbnail', async () => {
  const shown = await column<string>(sql`select distinct unnest(assets) as value from skus`);
  expect(shown).toHaveLength(60);
  for (const uuid of shown)
    for (const name of [uuid, `${uuid}-sm`])
      expect(store.files.get(name)?.length).toBeGreaterThan(200);
});

test(
  'sums, statuses, links and the audit trail agree with the rules',
  async () => expect(await demoDataFaults(db)).toEqual([]),
  60_000,
);

test('it grows by so many orders with masters in proportion, by the same rules, and the next ids follow', async () => {
  const grown = await cloned();
  // customers of this organisation ask who is billed, so nothing is sold to them
  await sql`insert into billing_registrations (org_id, legal_name, gst_no, kind, created_by)
    select org_id, 'Asked Private Limited', '27AAAAA0000A1Z5', 'REGULAR', 1 from tenants group by org_id order by count(*) desc, org_id limit 1`.execute(
    grown,
  );
  const before = await fingerprints(grown);
  const said: string[] = [];
  await grow(grown, TODAY, 100, (text) => said.push(text));
  const orders = async (of: Database) =>
    (await sql<{ count: number }>`select count(*) as count from orders`.execute(of)).rows[0]
      ?.count ?? 0;
  expect((await orders(grown)) - (await orders(db))).toBe(100);
  expect(said.at(-1)).toMatch(/^100 of 100 orders, \d+ rows, \d+ rows\/s$/);
  const after = await fingerprints(grown);
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.toSorted()).toEqual([
    ...[
      'addresses',
      'audit_log',
      'audit_unsealed',
      'bill_lines',
      'billing_registrations',
      'bills',
      'changed_rows',
      'comments',
      'dc_lines',
      'delivery_challans',
      'delivery_point_events',
      'delivery_points',
      'document_series',
      'enquiries',
      'invoice_lines',
      'invoices',
      'offers',
      'order_lines',
      'orders',
      'organisations',
      'payment_allocations',
      'payments',
      'product_leads',
      'products',
      'purchase_order_lines',
      'purchase_orders',
    ],
    ...[
      'quotation_items',
      'quotations',
      'rfq_prices',
      'rfqs',
      'seller_categories',
      'seller_leads',
      'sellers',
      'selling_prices',
      'shipments',
      'skus',
      'tenants',
      'users',
    ],
  ]);
  const grew = async (name: string) => {
    const count = async (of: Database) =>
      (await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(of))
        .rows;
    return ((await count(grown))[0]?.count ?? 0) - ((await count(db))[0]?.count ?? 0);
  };
  const wanted = { tenants: 10, products: 5, sellers: 2, seller_leads: 10 };
  for (const [name, more] of Object.entries(wanted))
    expect([name, await grew(name)]).toEqual([name, more]);
  expect(await demoDataFaults(grown, { except: TIME_FAULTS })).toEqual([]);
  // staff and people of customers had numbers of their ids, from two beginnings 5,000 apart
  await sql`select setval(pg_get_serial_sequence('users', 'user_id'),
    (select min(user_id) + 4999 from users where tenant_id is not null))`.execute(grown);
  await withTransaction(grown, (trx) =>
    growStaff(trx, new Random('more staff'), new Calendar(TODAY), 2),
  );
  await grow(grown, TODAY, 1, quiet);
  const added = await grown
    .insertInto('organisations')
    .values({ organisation_name: 'One more' })
    .returning('org_id')
    .executeTakeFirstOrThrow();
  const { highest } = await grown
    .selectFrom('organisations')
    .select((eb) => eb.fn.max('org_id').as('highest'))
    .executeTakeFirstOrThrow();
  expect(added.org_id).toBe(highest);
}, 120_000);

test('stock is what its movements come to, what is reserved waits for an order, and transporters have numbers of their own', async () => {
  expect(await stockFaults(db)).toEqual([]);
  const reserved = await db
    .selectFrom('stock_balances')
    .selectAll()
    .where('reserved_quantity', '>', 0)
    .execute();
  expect(reserved).toHaveLength(1);
  const places = await db.selectFrom('stock_balances').select('warehouse_id').distinct().execute();
  expect(places).toHaveLength(2);
  const transporters = await db.selectFrom('transporters').select('gst_number').execute();
  for (const { gst_number } of transporters)
    expect([gst_number, transporterIdProblem(gst_number)]).toEqual([gst_number, null]);
  expect(new Set(transporters.map(({ gst_number }) => gst_number)).size).toBe(transporters.length);
});

test('credit notes stand in every status but void, under both kinds of tax, one of them in odd paise', async () => {
  const own = await cloned();
  await seedCreditNotes(own, readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' }));
  const notes = await own
    .selectFrom('credit_notes as c')
    .innerJoin('invoices as i', 'i.invoice_id', 'c.invoice_id')
    .select(['c.status', 'i.within_state', 'c.creditnote_taxable_amount as taxable'])
    .orderBy('c.creditnote_id')
    .execute();
  expect(notes.map(({ status, within_state }) => `${status} ${within_state}`)).toEqual([
    'ISSUED true',
    'ISSUED false',
    'DRAFT true',
    'CANCELLED false',
  ]);
  expect(notes.map(({ taxable }) => taxable)).toEqual(expect.arrayContaining(['37.43', '99.99']));
}, 60_000);

test('an organisation is registered in two states; its customer is billed in one, supplied in the other from a third', async () => {
  const own = await cloned();
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
  await replaceCompany(own, settings);
  await sellBilledElsewhere(own, { ...settings, ...(await companyNow(own)) });
  const { rows } = await sql<{ own: number; bill: string; ship: string; dispatch: string }>`
    select (select count(distinct r.state_code)::int from billing_registrations r join tenants t on t.org_id = r.org_id where t.tenant_id = i.tenant_id) as own,
      i.billing_details ->> 'state_code' as bill, i.delivery_address_details ->> 'state_code' as ship, i.from_address_details ->> 'state_code' as dispatch
    from invoices i join billing_registrations b on b.billing_registration_id = (i.billing_details ->> 'billing_registration_id')::bigint and b.org_id is not null
    where i.customer_po_no = 'PO/PUNE/1'`.execute(own);
  expect(rows).toEqual([{ own: 2, bill: '29', ship: '27', dispatch: expect.any(String) }]);
  expect(['27', '29']).not.toContain(rows[0]!.dispatch);
  const zone = await sql<{ kind: string; within_state: boolean; place_of_supply: string }>`
    select billing_details ->> 'kind' as kind, within_state, place_of_supply from invoices where customer_po_no = 'PO/SEZ/1'`.execute(
    own,
  );
  expect(zone.rows).toEqual([{ kind: 'SEZ', within_state: false, place_of_supply: 'Karnataka' }]);
  const supply = Object.entries(BILLING_RULES).filter(([name]) => name.startsWith('9 place'));
  for (const [, rule] of supply) expect((await rule.execute(own)).rows).toEqual([]);
});

test('invoices stand registered, cancelled and made again; the books are closed up to March', async () => {
  const own = await cloned();
  await seedInvoiceLife(own, readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' }));
  const count = async (condition: string) =>
    Number(
      (
        await sql<{
          n: number;
        }>`select count(*) as n from invoices i where ${sql.raw(condition)}`.execute(own)
      ).rows[0]?.n,
    );
  const others = `select from invoices o where o.challan_id = i.challan_id and o.invoice_id <> i.invoice_id`;
  expect([
    await count(
      'i.signed_qr is not null and exists (select from delivery_challans c where c.challan_id = i.challan_id and c.e_way_bill_valid_until is not null)',
    ),
    await count(`i.status = 'CANCELLED' and not exists (${others})`),
    await count(`i.status = 'CANCELLED' and exists (${others})`),
  ]).toEqual([1, 1, 1]);
  const { closed_until } = await own
    .selectFrom('books')
    .select('closed_until')
    .executeTakeFirstOrThrow();
  expect(closed_until).toMatch(/-03-31$/);
  for (const [name, rule] of Object.entries(GOODS_RULES))
    expect([name, (await rule.execute(own)).rows]).toEqual([name, []]);
}, 60_000);
