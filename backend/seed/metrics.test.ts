import { ISSUED_BILLS } from '@munim/schema/bills/bills.rules.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AGES, type Measure, MEASURE_NAMES, MEASURES } from '@munim/schema/analytics/measures.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { TILES, tenantAnalytics } from '../src/analytics/tenantAnalytics.ts';
import { groupsOf, type MetricRequest, readMetrics } from '../src/analytics/metrics.ts';
import { factsOf, isDerived, MEASURE_SQL, summed } from '../src/analytics/measureSql.ts';
import { type Database, withTransaction } from '../src/core/data/database.ts';
import { indianDay } from '../src/core/data/days.ts';
import type { ReadContext } from '../src/core/data/work.ts';
import { type IssuedDemo, openIssuedDemo } from '../testing/testIssuedDemo.ts';
import { TODAY } from '../testing/testDemoData.ts';
import { roundVendorBills } from './vendorRounding.ts';
import { viewerOfRole } from './viewers.ts';

const RANGE = { from: '2025-11-22', to: TODAY };

let demo: IssuedDemo;
let db: Database;
let context: ReadContext;
beforeAll(async () => {
  demo = await openIssuedDemo();
  ({ db } = demo);
  await roundVendorBills(db);
  const { settings } = demo;
  const viewer = await withTransaction(db, (trx) => viewerOfRole(trx, Role.TOP_ADMIN));
  context = { db, settings, viewer };
}, 120_000);
afterAll(() => demo.close());

const ask = (request: Partial<MetricRequest> & Pick<MetricRequest, 'measures'>) =>
  readMetrics(context, { groupBy: [], range: RANGE, filter: {}, ...request });
const totalOf = async (measure: Measure, more: Partial<MetricRequest> = {}) =>
  (await ask({ measures: [measure], ...more })).totals[0]?.value;

/** Sums of rows; a document with several lines may be in more than one group, so counts of documents do not add up. */
const ADDS_UP = MEASURE_NAMES.filter((measure) => {
  const one = MEASURE_SQL[measure];
  return (
    ['RUPEES', 'PIECES'].includes(MEASURES[measure].unit) && (!isDerived(one) || one.difference)
  );
});

describe('every measure by every group that it has', () => {
  test.each(MEASURE_NAMES)('%s', async (measure) => {
    const total = await totalOf(measure);
    for (const group of groupsOf(measure)) {
      const { data, totals } = await ask({
        measures: [measure],
        groupBy: [group],
        limit: 100_000,
      });
      expect([group, totals[0]?.value]).toEqual([group, total]);
      if (ADDS_UP.includes(measure))
        expect([group, sumOf(data.map((row) => row.values[0]?.value ?? '0'))]).toEqual([
          group,
          sumOf([total ?? '0']),
        ]);
      const named = data.filter(({ groups: [one] }) => one?.id !== null);
      expect([group, named.filter(({ groups: [one] }) => !one?.name)]).toEqual([group, []]);
    }
  });
});

/** Rows of a statement written by hand, as `group | group | number` lines. */
const byHand = async (statement: string, columns: number) => {
  const names = Array.from({ length: columns }, (_, i) => `c${i}`).join(', ');
  const rows = await sql<
    Record<string, unknown>
  >`${sql.raw(`select * from (${statement}) as x (${names})`)}`.execute(db);
  return rows.rows.map((row) => Object.values(row).map(String).join(' | ')).toSorted();
};
const listed = async (request: Partial<MetricRequest> & Pick<MetricRequest, 'measures'>) =>
  (await ask(request)).data
    .map(({ groups, values }) =>
      [...groups.map(({ id }) => String(id)), ...values.map(({ value }) => String(value))].join(
        ' | ',
      ),
    )
    .toSorted();

const [FROM, TO] = ['2026-08-01', '2026-10-31'];
const QUARTER = { from: FROM, to: TO };
const ist = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`;
const inQuarter = (day: string) => `${day} between '${FROM}' and '${TO}'`;
const INVOICES = `invoices i join invoice_lines il using (invoice_id)
  join order_lines ol on ol.line_id = il.order_line_id join orders o on o.order_id = i.order_id
  where i.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED') and ${inQuarter('i.invoice_date')}`;

interface Question {
  name: string;
  asks: Partial<MetricRequest> & Pick<MetricRequest, 'measures'>;
  sql: string;
}
const QUESTIONS: Question[] = [
  {
    name: 'sales by category by month',
    asks: { measures: ['INVOICED'], groupBy: ['CATEGORY', 'MONTH'] },
    sql: `select (select p.category_id from skus k join products p using (product_id) where k.product_sku_id = il.product_sku_id),
      to_char(i.invoice_date, 'YYYY-MM-01'), sum(il.line_total) from ${INVOICES} group by 1, 2`,
  },
  {
    name: 'margin per sales person after purchase',
    asks: { measures: ['COSTED_SALES', 'GOODS_COST', 'GROSS_MARGIN'], groupBy: ['SALES_PERSON'] },
    sql: `select sales_person, sum(sales)::numeric(20,2), sum(cost)::numeric(20,2), sum(sales - cost)::numeric(20,2) from (
      select o.sales_person, il.taxable_amount - il.credited_taxable as sales,
        coalesce((select d.pol_offer_price from dc_lines d where d.dc_line_id = il.dc_line_id), ol.offer_price)
          * (il.quantity - il.credited_quantity) as cost from ${INVOICES}) x where cost is not null group by 1`,
  },
  {
    name: 'on-time deliveries per vendor',
    asks: { measures: ['ON_TIME_DELIVERIES', 'DELIVERIES'], groupBy: ['VENDOR'] },
    sql: `select c.seller_id, count(*) filter (where p.initial_date >= ${ist('c.delivered_at')}), count(*)
      from dc_lines d join delivery_challans c using (challan_id) join delivery_points p using (sub_shipment_tracker_id)
      where c.challan_type = 'CUSTOMER' and c.status = 'DELIVERED' and ${inQuarter(ist('c.delivered_at'))} group by 1`,
  },
  {
    name: 'receivables by age',
    asks: { measures: ['OUTSTANDING'], groupBy: ['AGE'] },
    sql: `select case when '${TO}' - due_date <= 0 then 'NOT_DUE' when '${TO}' - due_date <= 30 then '1_30'
        when '${TO}' - due_date <= 60 then '31_60' when '${TO}' - due_date <= 90 then '61_90' else 'OVER_90' end, sum(open)
      from (select i.due_date, i.invoice_grand_total
          - coalesce((select sum(a.amount) from payment_allocations a join payments p using (payment_id)
              where a.invoice_id = i.invoice_id and p.payment_date <= '${TO}' and p.status = 'PAID'), 0)
          - coalesce((select sum(c.creditnote_grand_total) from credit_notes c
              where c.invoice_id = i.invoice_id and c.creditnote_date <= '${TO}' and c.status = 'ISSUED'), 0) as open
        from invoices i where i.invoice_date <= '${TO}' and i.status not in ('DRAFT', 'CANCELLED', 'VOID')) x where open <> 0 group by 1`,
  },
  {
    name: 'requests that were ordered, by sales person',
    asks: { measures: ['QUOTE_REQUESTS', 'REQUESTS_ORDERED'], groupBy: ['SALES_PERSON'] },
    sql: `select r.sales_person, count(*), count(*) filter (where exists (select from quotation_items q join orders o using (quotation_id)
        where q.request_id = r.request_id and q.included_in_quotation and o.status <> 'CANCELLED'))
      from rfqs r where ${inQuarter(ist('r.created_at'))} group by 1`,
  },
  {
    name: 'stock by warehouse',
    asks: {
      measures: ['STOCK_QUANTITY'],
      groupBy: ['WAREHOUSE'],
      range: { from: TODAY, to: '2030-01-01' },
    },
    sql: `select warehouse_id, sum(quantity) from stock_balances where quantity > 0 group by 1`,
  },
  {
    name: 'purchase price per SKU, month and vendor',
    asks: { measures: ['PURCHASE_PRICE'], groupBy: ['SKU', 'MONTH', 'VENDOR'] },
    sql: `select l.product_sku_id, to_char(${ist('po.issued_at')}, 'YYYY-MM-01'), po.seller_id,
        round(sum(l.taxable_amount) / nullif(sum(l.quantity - l.cancelled_quantity), 0), 2)
      from purchase_orders po join purchase_order_lines l using (po_id)
      where po.po_state = 'ISSUED' and ${inQuarter(ist('po.issued_at'))} group by 1, 2, 3`,
  },
  {
    name: 'sale price per SKU and month',
    asks: { measures: ['SALE_PRICE'], groupBy: ['SKU', 'MONTH'] },
    sql: `select * from (select l.product_sku_id, to_char(${ist('o.created_at')}, 'YYYY-MM-01'),
          round(sum(l.taxable_amount) / nullif(sum(l.quantity - l.cancelled_quantity), 0), 2) as price
        from orders o join order_lines l using (order_id)
        where o.status <> 'CANCELLED' and ${inQuarter(ist('o.created_at'))} group by 1, 2) x where price is not null`,
  },
  {
    name: 'cash in and out by month and mode',
    asks: { measures: ['RECEIVED', 'PAID'], groupBy: ['MONTH', 'PAYMENT_MODE'] },
    sql: `select to_char(payment_date, 'YYYY-MM-01'), payment_mode,
        coalesce(sum(amount) filter (where direction = 'INCOMING'), 0.00), coalesce(sum(amount) filter (where direction = 'OUTGOING'), 0.00)
      from payments where status = 'PAID' and ${inQuarter('payment_date')} group by 1, 2`,
  },
  {
    name: 'late open orders by customer',
    asks: { measures: ['OPEN_ORDERS'], groupBy: ['CUSTOMER'], filter: { STATUS: ['CONFIRMED'] } },
    sql: `select tenant_id, count(*) from orders where status = 'CONFIRMED' and ${inQuarter(ist('created_at'))} group by 1`,
  },
  {
    name: "a month's tax by rate and head",
    asks: { measures: ['INVOICED_TAXABLE', 'CGST', 'SGST', 'IGST'], groupBy: ['GST_RATE'] },
    sql: `select il.pan_india_gst, sum(il.taxable_amount), sum(il.cgst_amount), sum(il.sgst_amount), sum(il.igst_amount) from ${INVOICES} group by 1`,
  },
  {
    name: 'input tax by rate and head',
    asks: { measures: ['BILLED_CGST', 'BILLED_SGST', 'BILLED_IGST'], groupBy: ['GST_RATE'] },
    sql: `select l.pan_india_gst, sum(l.cgst_amount), sum(l.sgst_amount), sum(l.igst_amount) from bills b join bill_lines l using (bill_id)
      where b.status in (${ISSUED_BILLS.map((one) => `'${one}'`).join(', ')}) and ${inQuarter('b.seller_invoice_date')} group by 1`,
  },
  {
    name: 'bills by vendor come to what is payable, round-off included',
    asks: { measures: ['BILLED'], groupBy: ['VENDOR'] },
    sql: `select b.seller_id, sum(b.bill_grand_total) from bills b
      where b.status in (${ISSUED_BILLS.map((one) => `'${one}'`).join(', ')}) and ${inQuarter('b.seller_invoice_date')} group by 1`,
  },
  {
    name: 'tax of credit notes by head',
    asks: {
      measures: ['CREDITED_CGST', 'CREDITED_SGST', 'CREDITED_IGST'],
      groupBy: ['GST_RATE'],
      range: { from: RANGE.from, to: indianDay() }, // issued now
    },
    sql: `select l.pan_india_gst, sum(l.cgst_amount), sum(l.sgst_amount), sum(l.igst_amount) from credit_notes c join credit_note_lines l using (creditnote_id)
      where c.status = 'ISSUED' group by 1`,
  },
  {
    name: 'tax by state adds up to the heads of invoices',
    asks: { measures: ['CGST', 'IGST'], groupBy: ['STATE'] },
    sql: `select ol.state_code, sum(il.cgst_amount), sum(il.igst_amount) from ${INVOICES} group by 1`,
  },
  {
    name: 'days to pay vendors',
    asks: { measures: ['DAYS_TO_PAY'], groupBy: ['VENDOR'] },
    sql: `select * from (select p.seller_id, round(sum((p.payment_date - b.seller_invoice_date) * a.amount)
          / nullif(sum(a.amount) filter (where b.seller_invoice_date is not null), 0), 2) as days
        from payments p join payment_allocations a using (payment_id) left join bills b on b.bill_id = a.bill_id
        where p.status = 'PAID' and ${inQuarter('p.payment_date')} group by 1) x where days is not null`,
  },
];

const OF_DOCUMENTS = MEASURE_NAMES.filter((measure) => {
  const one = MEASURE_SQL[measure];
  return !isDerived(one) && one.ofDocuments;
});

test.each(OF_DOCUMENTS)('%s is the same over documents as over their lines', async (measure) => {
  const { facts, sum, ofDocuments } = summed(measure);
  const { documents, from, counts = sql`true`, customer = sql`1` } = factsOf(facts);
  const every = documents?.groups.map((group) => factsOf(facts).groups[group] ?? customer) ?? [];
  expect(every.length).toBeGreaterThan(2);
  for (const group of every) {
    const read = async (number: unknown, tables: unknown) =>
      (
        await sql`select ${group}::text as id, coalesce(${number}, 0)::numeric(20, 2)::text as number
          from ${tables} where ${counts} group by 1 order by 1`.execute(db)
      ).rows;
    const rows = await read(ofDocuments?.(), documents?.from);
    expect(rows).toEqual(await read(sum(), from(RANGE)));
    expect(rows.length).toBeGreaterThan(0);
  }
});

describe('questions of an analyst agree with SQL written by hand', () => {
  test.each(QUESTIONS)('$name', async ({ asks, sql: statement }) => {
    const rows = await listed({ range: QUARTER, ...asks });
    const columns = asks.measures.length + (asks.groupBy?.length ?? 0);
    expect(rows).toEqual(await byHand(statement, columns));
    expect(rows.length).toBeGreaterThan(0);
  });

  test('freight shares of a shipment add up to what it cost', async () => {
    const [shipment] = await byHand(
      `select sum(coalesce(s.logistic_cost, 0) + coalesce(s.loading_charge, 0)) from shipments s
      where exists (select from ${INVOICES} and i.shipment_id = s.shipment_id)
        and not exists (select from invoices j where j.shipment_id = s.shipment_id
          and j.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED') and not ${inQuarter('j.invoice_date')})`,
      1,
    );
    const all = await totalOf('FREIGHT', { range: QUARTER });
    expect(Number(shipment)).toBeGreaterThan(0);
    expect(all).toBe(shipment);
  });

  test('top SKUs by state are in order, and limited', async () => {
    const { data, count } = await ask({
      measures: ['INVOICED'],
      groupBy: ['SKU', 'STATE'],
      order: { measure: 'INVOICED', direction: 'desc' },
      limit: 20,
    });
    const values = data.map((row) => Number(row.values[0]?.value));
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(data).toHaveLength(20);
    expect(count).toBeGreaterThan(20);
  });
});

test('a number has that of the months before beside it, and every period is there', async () => {
  const now = await ask({
    measures: ['ORDER_VALUE', 'DAYS_TO_PRICE'],
    groupBy: ['MONTH'],
    range: QUARTER,
    compareTo: 'PREVIOUS_PERIOD',
  });
  const before = await ask({
    measures: ['ORDER_VALUE', 'DAYS_TO_PRICE'],
    groupBy: ['MONTH'],
    range: { from: '2026-05-01', to: '2026-07-31' },
  });
  expect(now.data.map(({ groups: [month] }) => month?.name)).toEqual([
    'Aug 2026',
    'Sept 2026',
    'Oct 2026',
  ]);
  expect(now.data.map(({ values }) => values.map(({ previous }) => previous))).toEqual(
    before.data.map(({ values }) => values.map(({ value }) => value)),
  );
  const empty = await ask({
    measures: ['ORDERS', 'ORDER_VALUE', 'MARGIN_PERCENT'],
    groupBy: ['FINANCIAL_YEAR'],
    range: { from: '2020-04-01', to: '2022-03-31' },
  });
  expect(empty.data).toEqual([
    {
      groups: [{ id: '2020-04-01', name: 'FY 2020-21' }],
      values: [
        { value: '0', previous: null },
        { value: '0.00', previous: null },
        { value: null, previous: null },
      ],
    },
    {
      groups: [{ id: '2021-04-01', name: 'FY 2021-22' }],
      values: [
        { value: '0', previous: null },
        { value: '0.00', previous: null },
        { value: null, previous: null },
      ],
    },
  ]);
});

describe('tiles of a customer', () => {
  const tilesOf = (tenantId: number) => tenantAnalytics(context, tenantId);
  const everybody = async () =>
    (
      await db.selectFrom('tenants').select('tenant_id').where('is_deleted', '=', false).execute()
    ).map(({ tenant_id }) => tenant_id);

  test('are the measures, for every customer of the demo data', async () => {
    const names = Object.keys(TILES) as (keyof typeof TILES)[];
    const { data } = await ask({
      measures: names.map((name) => TILES[name]),
      groupBy: ['CUSTOMER'],
      range: { from: '2000-01-01', to: indianDay() },
    });
    const byCustomer = new Map(
      data.map(({ groups, values }) => [Number(groups[0]?.id), values.map(({ value }) => value)]),
    );
    for (const tenantId of await everybody()) {
      const tiles = await tilesOf(tenantId);
      const shown = names.map((name) => Number(tiles[name]));
      const measured = byCustomer.get(tenantId) ?? names.map(() => '0');
      expect([tenantId, shown]).toEqual([tenantId, measured.map(Number)]);
    }
  });

  test('are what the lists and the documents add up to', async () => {
    const { rows } = await sql<Record<string, number | string>>`select t.tenant_id,
      (select count(*) from rfqs r where r.tenant_id = t.tenant_id)::int as rfq_count,
      (select count(*) from quotations q where q.tenant_id = t.tenant_id)::int as quotation_count,
      (select count(*) from orders o where o.tenant_id = t.tenant_id)::int as order_count,
      (select coalesce(sum(o.order_grand_total), 0)::numeric(20,2)::text from orders o
        where o.tenant_id = t.tenant_id and o.status <> 'CANCELLED') as order_value,
      (select coalesce(sum(i.invoice_grand_total), 0)::numeric(20,2)::text from invoices i
        where i.tenant_id = t.tenant_id and i.status not in ('DRAFT', 'CANCELLED', 'VOID')) as invoiced_value,
      (select coalesce(sum(o.received_amount), 0)::numeric(20,2)::text from orders o where o.tenant_id = t.tenant_id) as received_value,
      (select coalesce(sum(i.invoice_grand_total - i.received_amount - i.credited_amount), 0)::numeric(20,2)::text from invoices i
        where i.tenant_id = t.tenant_id and i.status not in ('DRAFT', 'CANCELLED', 'VOID')) as outstanding_value,
      (select coalesce(sum(o.received_amount - coalesce((select sum(i.received_amount) from invoices i
        where i.order_id = o.order_id and i.status not in ('DRAFT', 'CANCELLED', 'VOID')), 0)), 0)::numeric(20,2)::text
        from orders o where o.tenant_id = t.tenant_id) as advance_value
      from tenants t where not t.is_deleted`.execute(db);
    const some = rows.filter(({ advance_value }) => Number(advance_value) > 0);
    expect(some.length).toBeGreaterThan(0);
    for (const { tenant_id, ...sums } of rows) {
      const { last_order_date: _, ...tiles } = await tilesOf(Number(tenant_id));
      expect([tenant_id, tiles]).toEqual([tenant_id, sums]);
    }
  });

  test('outstanding after advances is what is invoiced, less what is received and credited', async () => {
    const [net, invoiced, received, credited] = await Promise.all(
      (['OUTSTANDING_AFTER_ADVANCES', 'INVOICED', 'RECEIVED', 'CREDITED'] as const).map((measure) =>
        totalOf(measure, { range: { from: '2000-01-01', to: indianDay() } }),
      ),
    );
    expect(Number(net)).toBeCloseTo(Number(invoiced) - Number(received) - Number(credited), 2);
  });
});

test.each(['asc', 'desc'] as const)(
  'ages of receivables stand in their order: %s',
  async (direction) => {
    const { data } = await ask({
      measures: ['OUTSTANDING'],
      groupBy: ['AGE'],
      order: { direction },
    });
    const ages = data.map(({ groups }) => groups[0]?.id);
    expect(ages.length).toBeGreaterThan(3);
    const inOrder = AGES.filter((age) => ages.includes(age));
    expect(ages).toEqual(direction === 'asc' ? inOrder : inOrder.toReversed());
  },
);

describe('GST rates are in the order of numbers', () => {
  const BY_RATE = [
    ['alone', { measures: ['IGST'], groupBy: ['GST_RATE'] }],
    [
      'with numbers of other documents',
      { measures: ['INVOICED', 'CREDITED'], groupBy: ['GST_RATE'] },
    ],
    ['of each month', { measures: ['INVOICED'], groupBy: ['MONTH', 'GST_RATE'] }],
    ['of each SKU', { measures: ['INVOICED'], groupBy: ['GST_RATE', 'SKU'] }],
  ] as const satisfies [string, Partial<MetricRequest>][];
  const byNumber = (rates: number[]) => rates.toSorted((one, other) => one - other);

  test.each(BY_RATE)('%s', async (_, asks) => {
    for (const direction of ['asc', 'desc'] as const) {
      const { data } = await ask({ ...asks, order: { direction }, limit: 1000 });
      const place = (asks.groupBy as readonly string[]).indexOf('GST_RATE');
      const rates = data.flatMap(({ groups }) =>
        place === 0 || groups[0]?.id === data[0]?.groups[0]?.id ? Number(groups[place]?.id) : [],
      );
      const rising = direction === 'asc' ? rates : rates.toReversed();
      expect(rising).toEqual(byNumber(rates));
      // numbers, not texts: as text 18 is before 5
      expect(rates).toEqual(expect.arrayContaining([5, 18]));
    }
  });
});
