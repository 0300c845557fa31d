import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { dayOf } from '../core/data/days.ts';
import type { FactsName } from './measureSql.ts';

const requestDay = dayOf(sql`r.created_at`);
const deliveryDay = dayOf(sql`dc.delivered_at`);

/** Days of facts that what changed stands for, besides the days in the changed rows themselves. */
interface Reach {
  facts: readonly FactsName[];
  source: string;
  /** Joins from the changed row c to the table of the day. */
  joins: RawBuilder<unknown>;
  day: RawBuilder<string>;
}

const ofInvoice = sql`join invoices i on i.invoice_id`;
const REACHES: readonly Reach[] = [
  {
    facts: ['requests', 'orderedRequests'],
    source: 'rfqs',
    joins: sql`join rfqs r on r.request_id = c.id`,
    day: requestDay,
  },
  {
    facts: ['orderedRequests'],
    source: 'orders of requests',
    joins: sql`join quotation_items item on item.quotation_id = c.id join rfqs r on r.request_id = item.request_id`,
    day: requestDay,
  },
  {
    facts: ['quotations'],
    source: 'quotations',
    joins: sql`join quotations q on q.quotation_id = c.id`,
    day: dayOf(sql`q.created_at`),
  },
  {
    facts: ['orders'],
    source: 'orders',
    joins: sql`join orders o on o.order_id = c.id`,
    day: dayOf(sql`o.created_at`),
  },
  {
    facts: ['invoices'],
    source: 'invoices',
    joins: sql`${ofInvoice} = c.id`,
    day: sql`i.invoice_date`,
  },
  {
    facts: ['invoices', 'freight'],
    source: 'orders of documents',
    joins: sql`join invoices i on i.order_id = c.id`,
    day: sql`i.invoice_date`,
  },
  {
    facts: ['invoices'],
    source: 'order lines of invoices',
    joins: sql`join invoice_lines il on il.order_line_id = c.id ${ofInvoice} = il.invoice_id`,
    day: sql`i.invoice_date`,
  },
  {
    facts: ['invoices'],
    source: 'challan lines of invoices',
    joins: sql`join invoice_lines il on il.dc_line_id = c.id ${ofInvoice} = il.invoice_id`,
    day: sql`i.invoice_date`,
  },
  {
    facts: ['invoices'],
    source: 'products',
    joins: sql`join skus k on k.product_id = c.id join invoice_lines il on il.product_sku_id = k.product_sku_id ${ofInvoice} = il.invoice_id`,
    day: sql`i.invoice_date`,
  },
  {
    facts: ['freight'],
    source: 'invoices',
    joins: sql`join invoices changed on changed.invoice_id = c.id
      join invoices i on i.shipment_id = changed.shipment_id`,
    day: sql`i.invoice_date`,
  },
  {
    facts: ['freight'],
    source: 'shipments',
    joins: sql`join invoices i on i.shipment_id = c.id`,
    day: sql`i.invoice_date`,
  },
  {
    facts: ['deliveries'],
    source: 'delivery_challans',
    joins: sql`join delivery_challans dc on dc.challan_id = c.id`,
    day: deliveryDay,
  },
  {
    facts: ['deliveries'],
    source: 'orders of documents',
    joins: sql`join delivery_challans dc on dc.order_id = c.id`,
    day: deliveryDay,
  },
  {
    facts: ['deliveries'],
    source: 'purchase orders of documents',
    joins: sql`join delivery_challans dc on dc.po_id = c.id`,
    day: deliveryDay,
  },
  {
    facts: ['deliveries'],
    source: 'delivery_points',
    joins: sql`join dc_lines d on d.sub_shipment_tracker_id = c.id join delivery_challans dc on dc.challan_id = d.challan_id`,
    day: deliveryDay,
  },
  {
    facts: ['purchases'],
    source: 'purchase_orders',
    joins: sql`join purchase_orders po on po.po_id = c.id`,
    day: dayOf(sql`po.issued_at`),
  },
  {
    facts: ['bills'],
    source: 'bills',
    joins: sql`join bills b on b.bill_id = c.id`,
    day: sql`b.seller_invoice_date`,
  },
  {
    facts: ['bills'],
    source: 'purchase orders of documents',
    joins: sql`join bill_lines bl on bl.po_id = c.id join bills b on b.bill_id = bl.bill_id`,
    day: sql`b.seller_invoice_date`,
  },
  {
    facts: ['payments', 'settlements'],
    source: 'payments',
    joins: sql`join payments pay on pay.payment_id = c.id`,
    day: sql`pay.payment_date`,
  },
  {
    facts: ['payments', 'settlements'],
    source: 'orders of documents',
    joins: sql`join payments pay on pay.order_id = c.id`,
    day: sql`pay.payment_date`,
  },
  {
    facts: ['payments', 'settlements'],
    source: 'purchase orders of documents',
    joins: sql`join payments pay on pay.po_id = c.id`,
    day: sql`pay.payment_date`,
  },
  {
    facts: ['payments', 'settlements'],
    source: 'openings',
    joins: sql`join payments pay on pay.opening_id = c.id`,
    day: sql`pay.payment_date`,
  },
  {
    facts: ['settlements'],
    source: 'invoices',
    joins: sql`join payment_allocations part on part.invoice_id = c.id join payments pay on pay.payment_id = part.payment_id`,
    day: sql`pay.payment_date`,
  },
  {
    facts: ['settlements'],
    source: 'bills',
    joins: sql`join payment_allocations part on part.bill_id = c.id join payments pay on pay.payment_id = part.payment_id`,
    day: sql`pay.payment_date`,
  },
];

/** Days of these facts that changed since their sums were made; 'all' where very many rows changed that they are made of. */
export type ChangedDays = ReadonlyMap<FactsName, ReadonlySet<string> | 'all'>;

export async function changedDays(
  db: Database | Trx,
  names: readonly FactsName[],
): Promise<ChangedDays> {
  const reaches = names.flatMap((name) =>
    REACHES.filter(({ facts }) => facts.includes(name)).map((reach) => ({ ...reach, name })),
  );
  const days = reaches.map(
    ({
      name,
      source,
      joins,
      day,
    }) => sql`select ${sql.lit(name)} as facts, ${day}::text as day from changed c ${joins}
        where c.source = ${sql.lit(source)} and ${day} is not null
      union select ${sql.lit(name)}, c.day::text from changed c where c.source = ${sql.lit(source)} and c.day is not null
      union select ${sql.lit(name)}, null from changed c where c.source = '*' and coalesce(c.many_of, ${sql.lit(source)}) = ${sql.lit(source)}`,
  );
  const found = await sql<{
    facts: FactsName;
    day: string | null;
  }>`with changed as materialized (select distinct source, id, day, many_of from changed_rows)
    ${sql.join(days, sql` union `)}`.execute(db);
  const byFacts = Map.groupBy(found.rows, ({ facts }) => facts);
  const daysOf = (name: FactsName) => {
    const rows = byFacts.get(name) ?? [];
    return rows.some(({ day }) => day === null)
      ? 'all'
      : new Set(rows.map(({ day }) => String(day)));
  };
  return new Map(names.map((name) => [name, daysOf(name)]));
}

/** People of whose documents some became theirs, or theirs no more, since the sums were made. */
export async function changedOwners(db: Database | Trx): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select distinct id from changed_rows where source = 'owner'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
