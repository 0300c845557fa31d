import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { isPeriod, type Dimension, type Measure } from '@munim/schema/analytics/measures.ts';
import { changedDays } from '../src/analytics/changedDays.ts';
import { isKeptBy, KEPT, type KeptFacts } from '../src/analytics/dailyTotals.ts';
import { type MetricRequest, readMetrics } from '../src/analytics/metrics.ts';
import { refreshTotals } from '../src/analytics/refreshTotals.ts';
import type { Viewer } from '../src/core/access/viewer.ts';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import type { Settings } from '../src/core/settings.ts';
import { bringOpenings } from './openings.ts';
import { type IssuedDemo, openIssuedDemo, viewersOfEachScope } from '../testing/testIssuedDemo.ts';
import { TODAY } from '../testing/testDemoData.ts';
import { wantAllSums, wrongSums } from '../testing/testSums.ts';

let demo: IssuedDemo;
let db: Database;
let settings: Settings;
let viewers: Record<'admin' | 'manager' | 'sales', Viewer>;
beforeAll(async () => {
  demo = await openIssuedDemo();
  ({ db, settings } = demo);
  await bringOpenings(db, settings);
  viewers = await viewersOfEachScope(db);
  // the changes below are of one column each, which the other columns of a document would forbid
  await run(`do $$ declare one record; begin
    for one in select conrelid::regclass as of, conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace loop
      execute format('alter table %s drop constraint %I', one.of, one.conname);
    end loop; end $$`);
  await run(`insert into tenants select (jsonb_populate_record(t, jsonb_build_object('tenant_id', ${NEW_CUSTOMER} + n,
      'tenant_name', 'New customer ' || n, 'sales_person', 3 + 2 * n))).* from tenants t, generate_series(0, 1) n
      where t.tenant_id = (select min(tenant_id) from tenants)`);
}, 120_000);
afterAll(() => demo.close());
beforeEach(async () => {
  wantAllSums(db, settings);
  expect(await refreshTotals(db, settings)).toBe(true);
});

const run = (statement: string) => sql.raw(statement).execute(db);

/** Every number that is kept, by everything it is kept by, alone and over time. */
const QUESTIONS = Object.entries(KEPT).flatMap(([name, { by }]) =>
  ([...by, null] as (Dimension | null)[]).flatMap((group) => {
    const all: readonly Measure[] = KEPT[name as KeptFacts].measures;
    const measures = all.filter((measure) => isKeptBy(name as KeptFacts, measure, group));
    return ([null, 'DAY', 'MONTH'] as const).map((period) => ({
      measures,
      groupBy: [group, period].filter((one) => one !== null),
    }));
  }),
);
const RANGES = [
  { from: '2025-11-22', to: TODAY },
  { from: '2026-10-05', to: '2026-10-05' },
];

const askBoth = async (viewer: Viewer, request: MetricRequest) => [
  await readMetrics({ db, settings, viewer }, request),
  // answers come from the documents inside a transaction
  await withTransaction(db, (trx) => readMetrics({ db: trx, settings, viewer }, request)),
];

describe('answers from sums are those from the documents', () => {
  test.each(QUESTIONS)('$measures by $groupBy', async ({ measures, groupBy }) => {
    for (const viewer of [viewers.admin, viewers.manager])
      for (const range of RANGES) {
        const compareTo = groupBy.some(isPeriod) ? ('PREVIOUS_PERIOD' as const) : undefined;
        const [fromSums, fromDocuments] = await askBoth(viewer, {
          measures,
          groupBy,
          range,
          filter: {},
          compareTo,
        });
        expect(fromSums).toEqual(fromDocuments);
      }
  });
});

/** The last of these ids. */
const last = (id: string, from: string) => `(select ${id} from ${from} order by 1 desc limit 1)`;
const INVOICED = `invoices i join invoice_lines il using (invoice_id) where i.status = 'PAID'`;
const DELIVERED = `delivery_challans dc join dc_lines d using (challan_id) where dc.challan_type = 'CUSTOMER' and dc.status = 'DELIVERED'`;
const BOUGHT = `purchase_orders where po_state = 'ISSUED'`;
const ORDERED = `orders where status = 'CONFIRMED' and quotation_id is not null`;
const otherUser = `(select min(user_id) from users where user_id <> sales_person and role_id is not null)`;

/** Two sales people in turn, and documents of neither. */
const otherSeller = (column: string) => `case ${column} when 3 then 5 else 3 end`;
/** The first of two customers without documents, of two sales people. */
const NEW_CUSTOMER = 900_000;
const PAID_OPENING = last(
  'opening_id',
  'payments where opening_id is not null and tenant_id is not null',
);
const OF_OTHERS = 'customer_sales_person not in (3, 5) and sales_person not in (3, 5)';

/** Each change, and the numbers of the triggers that tell of it. */
const CHANGES: [numbers: number[], statement: string][] = [
  [[0], `update rfqs set quantity = quantity + 1 where request_id = ${last('request_id', 'rfqs')}`],
  [
    [0],
    `update rfqs set created_at = created_at - interval '40 days' where request_id = ${last('request_id', 'rfqs')}`,
  ],
  [
    [1],
    `update quotations set sales_person = ${otherUser} where quotation_id = ${last('quotation_id', 'quotations')}`,
  ],
  [
    [2],
    `update quotation_items set item_total = item_total + 1
      where quotation_item_id = ${last('quotation_item_id', 'quotation_items where included_in_quotation')}`,
  ],
  [
    [2, 3],
    `update quotation_items set included_in_quotation = not included_in_quotation
      where quotation_id = ${last('quotation_id', ORDERED)}`,
  ],
  [
    [4],
    `update orders set status = case status when 'CONFIRMED' then 'DELIVERED' else 'CONFIRMED' end where order_id = 77`,
  ],
  [
    [4, 5],
    `update orders set created_at = created_at - interval '40 days' where order_id = ${last('order_id', ORDERED)}`,
  ],
  [
    [4, 6],
    `update orders set sales_person = ${otherUser} where order_id = ${last('i.order_id', INVOICED)}`,
  ],
  [
    [4, 6],
    `update orders set category_ids = case when 1 = any(category_ids) then array_remove(category_ids, 1) else category_ids || 1::bigint end
      where order_id = ${last('dc.order_id', DELIVERED)}`,
  ],
  [
    [7],
    `update order_lines set line_total = line_total + 1 where line_id = ${last('line_id', `order_lines join orders using (order_id) where status <> 'CANCELLED'`)}`,
  ],
  [
    [8],
    `update order_lines set state_code = case state_code when '07' then '08' else '07' end where line_id = ${last('il.order_line_id', INVOICED)}`,
  ],
  [
    [9],
    `update invoices set invoice_date = invoice_date - 40 where invoice_id = ${last('i.invoice_id', INVOICED)}`,
  ],
  [
    [10],
    `update invoices set shipment_id = (select max(shipment_id) from shipments s
        where s.shipment_id <> invoices.shipment_id and s.logistic_cost > 0)
      where invoice_id = ${last('i.invoice_id', `${INVOICED} and i.shipment_id is not null`)}`,
  ],
  [
    [11],
    `update invoice_lines set line_total = line_total + 1 where invoice_line_id = ${last('il.invoice_line_id', INVOICED)}`,
  ],
  [
    [12],
    `update dc_lines set delivered_qty = delivered_qty + 1 where dc_line_id = ${last('d.dc_line_id', DELIVERED)}`,
  ],
  [
    [13],
    `update dc_lines set pol_offer_price = coalesce(pol_offer_price, 0) + 1 where dc_line_id = ${last('il.dc_line_id', `${INVOICED} and il.dc_line_id is not null`)}`,
  ],
  [
    [14],
    `update shipments set logistic_cost = coalesce(logistic_cost, 0) + 100 where shipment_id = ${last('i.shipment_id', `${INVOICED} and i.shipment_id is not null`)}`,
  ],
  [
    [15],
    `update delivery_challans set delivered_at = delivered_at - interval '40 days' where challan_id = ${last('dc.challan_id', DELIVERED)}`,
  ],
  [
    [15],
    `update delivery_challans set status = case status when 'DELIVERED' then 'CANCELLED' else 'DELIVERED' end where challan_id = ${last('dc.challan_id', `delivery_challans dc where challan_type = 'CUSTOMER' and delivered_at is not null`)}`,
  ],
  [
    [16],
    `update delivery_points set initial_date = case when initial_date > '2020-01-01' then '2019-01-01'::date else '2050-01-01'::date end
      where sub_shipment_tracker_id = ${last('d.sub_shipment_tracker_id', `${DELIVERED} and d.sub_shipment_tracker_id is not null`)}`,
  ],
  [
    [17],
    `update purchase_orders set issued_at = issued_at - interval '40 days' where po_id = ${last('po_id', BOUGHT)}`,
  ],
  [
    [17, 18],
    `update purchase_orders set category_ids = case when 1 = any(category_ids) then array_remove(category_ids, 1) else category_ids || 1::bigint end
      where po_id = ${last('po_id', `bill_lines join bills using (bill_id) where status = 'ISSUED'`)}`,
  ],
  [
    [19],
    `update purchase_order_lines set line_total = line_total + 1 where po_line_id = ${last('po_line_id', `purchase_order_lines join ${BOUGHT.replace(' where', ' using (po_id) where')}`)}`,
  ],
  [
    [20],
    `update bills set seller_invoice_date = seller_invoice_date - 40 where bill_id = ${last('bill_id', `bills where status = 'ISSUED'`)}`,
  ],
  [
    [21],
    `update bill_lines set line_total = line_total + 1 where bill_line_id = ${last('bill_line_id', `bill_lines join bills using (bill_id) where status = 'ISSUED'`)}`,
  ],
  [
    [22],
    `update payments set payment_date = payment_date - 40 where payment_id = ${last('payment_id', `payments where status = 'PAID'`)}`,
  ],
  [
    [22],
    `update payments set status = case status when 'PAID' then 'VOID' else 'PAID' end where payment_id = 77`,
  ],
  [
    [23],
    `update payment_allocations set amount = amount - 1 where payment_id = ${last('payment_id', 'payment_allocations where bill_id is not null')} and bill_id is not null`,
  ],
  [
    [27],
    `update rfqs set created_by = ${otherSeller('created_by')} where request_id = ${last('request_id', `rfqs where ${OF_OTHERS}`)}`,
  ],
  [
    [28],
    `update quotations set created_by = ${otherSeller('created_by')} where quotation_id = ${last('quotation_id', `quotations where ${OF_OTHERS}`)}`,
  ],
  [
    [29],
    `update orders set created_by = ${otherSeller('created_by')} where order_id = ${last('i.order_id', `${INVOICED} and i.order_id in (select order_id from orders where ${OF_OTHERS})`)}`,
  ],
  [
    [25, 27, 28, 29],
    `update tenants set sales_person = ${otherSeller('sales_person')} where tenant_id = ${last('tenant_id', 'orders')}`,
  ],
  [
    [26],
    `update opening_documents set tenant_id = (select max(t.tenant_id) from tenants t where t.tenant_id >= ${NEW_CUSTOMER} and t.tenant_id <> opening_documents.tenant_id)
      where opening_id = ${PAID_OPENING}`,
  ],
  [
    // a customer without documents of these books
    [25],
    `update tenants set sales_person = ${otherSeller('sales_person')}
      where tenant_id = (select tenant_id from opening_documents where opening_id = ${PAID_OPENING})`,
  ],
  [
    [0, 1, 4, 6, 17, 18, 24],
    `update products set category_id = case category_id when 1 then 2 else 1 end
      where product_id = (select product_id from skus where product_sku_id = ${last('il.product_sku_id', INVOICED)})`,
  ],
  [
    [23],
    `delete from payment_allocations where payment_id = ${last('payment_id', 'payment_allocations where bill_id is not null')}`,
  ],
  [
    [7],
    `insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('line_id', 900000 + (select count(*) from order_lines), 'line_number', 900 + (select count(*) from order_lines)))).*
      from order_lines l where line_id = ${last('line_id', `order_lines where line_id < 900000`)}`,
  ],
];

test('the sums are what is read', async () => {
  await run('update day_sums set s0 = s0 * 3 + 1000');
  for (const [name, { measures }] of Object.entries(KEPT)) {
    const [fromSums, fromDocuments] = await askBoth(viewers.admin, {
      measures: [measures[0]],
      groupBy: [],
      range: { from: '2025-11-22', to: TODAY },
      filter: {},
    });
    expect([name, fromSums]).not.toEqual([name, fromDocuments]);
  }
  await run('delete from sum_sets');
});

const triggersOf = async (numbers: readonly number[]) =>
  (
    await sql<{
      of: string;
      tgname: string;
    }>`select tgrelid::regclass::text as of, tgname from pg_trigger
      where tgname ~ ${`_changed_(${numbers.join('|')})_(insert|update|delete)$`}`.execute(db)
  ).rows;

/** Asserts that the same change is missed without the triggers, so that the check can fail. */
async function expectWrongWithout(numbers: readonly number[], statement: string) {
  const triggers = await triggersOf(numbers);
  for (const { of, tgname } of triggers) await run(`alter table ${of} disable trigger ${tgname}`);
  await run(statement);
  await refreshTotals(db, settings);
  const missed = await wrongSums(db, settings);
  for (const { of, tgname } of triggers) await run(`alter table ${of} enable trigger ${tgname}`);
  expect(missed).not.toEqual([]);
  // made anew before the next
  const facts = new Set(missed.map((text) => text.split(' ')[0]));
  await run(`delete from sum_sets where facts in ('${[...facts].join("', '")}')`);
}

describe('sums of days agree with the documents', () => {
  test.each(CHANGES)('when triggers %j tell of: %s', async (numbers, statement) => {
    const { numAffectedRows } = await run(statement);
    expect(numAffectedRows).toBeGreaterThan(0n);
    expect(await wrongSums(db, settings)).toEqual([]);
    await refreshTotals(db, settings); // makes anew what is noted as changed, and nothing else
    expect(await wrongSums(db, settings)).toEqual([]);
    await expectWrongWithout(numbers, statement);
  });
});

/** Tables whose rows are changed all at once, and a set of sums that is made of other documents. */
const MANY: [statement: string, facts: KeptFacts, others: KeptFacts][] = [
  ['update order_lines set quantity = quantity + 1', 'orders', 'bills'],
  ['update bill_lines set line_total = line_total + 1', 'bills', 'orders'],
  ['update shipments set logistic_cost = coalesce(logistic_cost, 0) + 100', 'freight', 'invoices'],
  ['update payments set amount = amount + 1', 'payments', 'deliveries'],
  ['update rfqs set quantity = quantity + 1', 'requests', 'quotations'],
];

describe('very many rows changed at once', () => {
  /** Rows of these sums, by their place in the table: made anew they have another one. */
  const madeOf = async (facts: KeptFacts) =>
    (
      await sql<{ at: string }>`select min(d.ctid)::text || max(d.xmin::text) as at from day_sums d
        join sum_sets s using (set_id) where s.facts = ${facts} group by s.set_id order by s.set_id`.execute(
        db,
      )
    ).rows;

  test.each(MANY)('%s', async (statement, facts, others) => {
    const { numAffectedRows } = await run(statement);
    expect(numAffectedRows).toBeGreaterThan(200n);
    const notes = await sql<{ source: string; many_of: string | null }>`select source, many_of
      from changed_rows where source <> 'owner'`.execute(db);
    expect(notes.rows.map(({ source }) => source)).toEqual(notes.rows.map(() => '*'));
    // no answer comes from sums that could be wrong
    expect(await wrongSums(db, settings)).toEqual([]);
    const changes = await changedDays(db, [facts, others]);
    expect([changes.get(facts), changes.get(others)]).toEqual(['all', new Set()]);
    const [before, kept] = [await madeOf(facts), await madeOf(others)];
    await refreshTotals(db, settings);
    expect(await madeOf(facts)).not.toEqual(before);
    expect(await madeOf(others)).toEqual(kept);
    expect(await wrongSums(db, settings)).toEqual([]);
  });
});

describe('while others write', () => {
  const orders = async (viewer: Viewer) => {
    const request: MetricRequest = {
      measures: ['ORDERS', 'ORDER_VALUE', 'ORDER_QUANTITY'],
      groupBy: ['SALES_PERSON', 'MONTH'],
      range: { from: '2025-11-22', to: TODAY },
      filter: {},
    };
    const [fromSums, fromDocuments] = await askBoth(viewer, request);
    expect(fromSums).toEqual(fromDocuments);
    return JSON.stringify(fromSums);
  };
  const resize = (trx: Database | Trx, orderId: number) =>
    sql`update order_lines set quantity = quantity + 1, line_total = line_total + 10 where order_id = ${orderId}`.execute(
      trx,
    );

  test('a change that commits after the sums were made is in the next answer', async () => {
    const before = await orders(viewers.admin);
    const [written, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writer = withTransaction(db, async (trx) => {
      await resize(trx, 77);
      written.resolve();
      await made.promise;
    });
    await written.promise;
    expect(await orders(viewers.admin)).toBe(before);
    await refreshTotals(db, settings);
    made.resolve();
    await writer;
    expect(await orders(viewers.admin)).not.toBe(before);
    expect(await wrongSums(db, settings)).toEqual([]);
    await refreshTotals(db, settings);
    expect(await wrongSums(db, settings)).toEqual([]);
  });

  test('many at once wait for nobody and lose nothing', async () => {
    const work = Array.from({ length: 24 }, (_, i) =>
      i % 6 === 5
        ? refreshTotals(db, settings)
        : i % 6 === 4
          ? orders(viewers.manager)
          : withTransaction(db, (trx) => resize(trx, 100 + (i % 3))),
    );
    await Promise.all(work);
    await orders(viewers.admin);
    expect(await wrongSums(db, settings)).toEqual([]);
    await refreshTotals(db, settings);
    expect(await wrongSums(db, settings)).toEqual([]);
  });

  test('a set is of those who see all, of whole categories, or of all sales people', async () => {
    const setsOf = async () =>
      (
        await sql<{ of: string }>`select distinct audience->>'userId' as of from sum_sets`.execute(
          db,
        )
      ).rows;
    await orders({ ...viewers.manager, userId: 900_001, categories: [3] });
    await orders({ ...viewers.sales, permissions: viewers.admin.permissions });
    await refreshTotals(db, settings);
    const others = new Set(['0', '1', '900001', String(viewers.manager.userId)]);
    expect((await setsOf()).filter(({ of }) => !others.has(of))).toEqual([]);
    const few = await orders({ ...viewers.manager, userId: 900_001, categories: [3] });
    expect(few).not.toBe(await orders({ ...viewers.manager, userId: 900_001, categories: [4] }));
  });
});
