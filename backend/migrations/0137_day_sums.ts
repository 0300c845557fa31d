import { type Kysely, sql } from 'kysely';

const EVENTS = ['insert', 'update', 'delete'] as const;
type Event = (typeof EVENTS)[number];

/** What a statement writes to `changed_rows`, when one of these columns changed. */
interface Watched {
  table: string;
  source: string;
  id: string;
  /** Day of the row, where the row itself has one: the old and the new. */
  day?: string;
  columns: string;
  on?: readonly Event[];
}

const dayOf = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`;
const LIVE_INVOICE = `status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED')`;
const ISSUED_BILL = `status in ('ISSUED', 'PARTIALLY_PAID', 'PAID')`;
const update = ['update'] as const;

const WATCHED: readonly Watched[] = [
  {
    table: 'rfqs',
    source: 'rfqs',
    id: 'request_id',
    day: dayOf('created_at'),
    columns: 'status, sales_person, quantity, category_id',
  },
  {
    table: 'quotations',
    source: 'quotations',
    id: 'quotation_id',
    day: dayOf('created_at'),
    columns: 'status, sales_person, category_ids, grand_total',
  },
  {
    table: 'quotation_items',
    source: 'quotations',
    id: 'quotation_id',
    columns: 'quotation_item_id, included_in_quotation, item_total',
  },
  {
    table: 'quotation_items',
    source: 'rfqs',
    id: 'request_id',
    columns: 'quotation_id, included_in_quotation',
  },
  {
    table: 'orders',
    source: 'orders',
    id: 'order_id',
    day: dayOf('created_at'),
    columns: 'status, sales_person, category_ids, order_grand_total, order_taxable_amount',
  },
  {
    table: 'orders',
    source: 'orders of requests',
    id: 'quotation_id',
    columns: `order_id, created_at, status = 'CANCELLED' as is_cancelled`,
  },
  {
    table: 'orders',
    source: 'orders of documents',
    id: 'order_id',
    columns: 'sales_person, category_ids',
    on: update,
  },
  {
    table: 'order_lines',
    source: 'orders',
    id: 'order_id',
    columns:
      'line_id, quantity, cancelled_quantity, line_total, taxable_amount, selling_price, order_line_discount',
  },
  {
    table: 'order_lines',
    source: 'order lines of invoices',
    id: 'line_id',
    columns: 'offer_price, state_code',
    on: update,
  },
  {
    table: 'invoices',
    source: 'invoices',
    id: 'invoice_id',
    day: 'invoice_date',
    columns: `order_id, ${LIVE_INVOICE} as is_live`,
  },
  {
    table: 'invoices',
    source: 'shipments',
    id: 'shipment_id',
    columns: 'invoice_id',
  },
  {
    table: 'invoice_lines',
    source: 'invoices',
    id: 'invoice_id',
    columns: `invoice_line_id, order_line_id, dc_line_id, product_sku_id, quantity, pan_india_gst, taxable_amount,
      cgst_amount, sgst_amount, igst_amount, line_total, credited_quantity, credited_taxable`,
  },
  {
    table: 'dc_lines',
    source: 'delivery_challans',
    id: 'challan_id',
    columns: 'dc_line_id, delivered_qty, line_total, sub_shipment_tracker_id',
  },
  {
    table: 'dc_lines',
    source: 'challan lines of invoices',
    id: 'dc_line_id',
    columns: 'pol_offer_price',
    on: update,
  },
  {
    table: 'shipments',
    source: 'shipments',
    id: 'shipment_id',
    columns: 'logistic_cost, loading_charge',
    on: update,
  },
  {
    table: 'delivery_challans',
    source: 'delivery_challans',
    id: 'challan_id',
    day: dayOf('delivered_at'),
    columns: 'challan_type, status, order_id, po_id, seller_id, created_by, grand_total',
  },
  {
    table: 'delivery_points',
    source: 'delivery_points',
    id: 'sub_shipment_tracker_id',
    columns: 'initial_date',
    on: update,
  },
  {
    table: 'purchase_orders',
    source: 'purchase_orders',
    id: 'po_id',
    day: dayOf('issued_at'),
    columns: 'po_state, seller_id, created_by, category_ids, po_grand_total, po_taxable_amount',
  },
  {
    table: 'purchase_orders',
    source: 'purchase orders of documents',
    id: 'po_id',
    columns: 'created_by, category_ids',
    on: update,
  },
  {
    table: 'purchase_order_lines',
    source: 'purchase_orders',
    id: 'po_id',
    columns: 'po_line_id, quantity, cancelled_quantity, taxable_amount, line_total',
  },
  {
    table: 'bills',
    source: 'bills',
    id: 'bill_id',
    day: 'seller_invoice_date',
    columns: `seller_id, ${ISSUED_BILL} as is_issued`,
  },
  {
    table: 'bill_lines',
    source: 'bills',
    id: 'bill_id',
    columns: 'bill_line_id, po_id, taxable_amount, line_total',
  },
  {
    table: 'payments',
    source: 'payments',
    id: 'payment_id',
    day: 'payment_date',
    columns: 'status, direction, amount, payment_mode, order_id, po_id, seller_id',
  },
  {
    table: 'payment_allocations',
    source: 'payments',
    id: 'payment_id',
    columns: 'invoice_id, bill_id, amount',
  },
  {
    table: 'products',
    source: 'products',
    id: 'product_id',
    columns: 'category_id',
    on: update,
  },
];

/** Above so many rows of one statement all sums are made anew instead of those of each day. */
const MOST_ROWS = 200;

function watch(
  { table, source, id, day = 'null::date', columns, on = EVENTS }: Watched,
  i: number,
) {
  const name = `${table}_changed_${i}`;
  const rowsOf = (rows: string) => `select ${id} as id, ${day} as day, ${columns} from ${rows}`;
  const mark = (rows: string) => `
      with changed as materialized (${rows}), many as (select count(*) > ${MOST_ROWS} as are from changed)
      insert into changed_rows (source, id, day)
      select distinct '${source}', changed.id, changed.day from changed, many where not many.are and changed.id is not null
      union all select '*', 0, null from many where many.are;`;
  const both = `(${rowsOf('old_rows')} except ${rowsOf('new_rows')}) union all (${rowsOf('new_rows')} except ${rowsOf('old_rows')})`;
  const tables: Record<Event, string> = {
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
    delete: 'old table as old_rows',
  };
  return `create function ${name}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${mark(rowsOf('new_rows'))}
    elsif tg_op = 'DELETE' then ${mark(rowsOf('old_rows'))}
    else ${mark(both)}
    end if; return null; end $$;
    ${on
      .map(
        (
          event,
        ) => `create trigger ${name}_${event} after ${event} on ${table} referencing ${tables[event]}
      for each statement execute function ${name}();`,
      )
      .join('\n    ')}`;
}

/**
 * Sums of days and months, for those who see all or the same part of the documents, and what changed since they were made. What
 * changed is only ever added by the transaction that changes it, a row of its own each time: writers wait for nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sum_sets (
      set_id bigint generated always as identity primary key,
      facts text not null,
      dimension text,
      audience jsonb not null,
      definition text not null unique,
      asked_on date not null default current_date
    );
    create table day_sums (
      set_id bigint not null references sum_sets on delete cascade,
      span text not null check (span in ('DAY', 'MONTH')),
      day date not null,
      id text,
      s0 numeric, s1 numeric, s2 numeric, s3 numeric, s4 numeric, s5 numeric, s6 numeric, s7 numeric, s8 numeric
    );
    create index day_sums_days on day_sums (set_id, span, day);
    create table changed_rows (
      changed_id bigint generated always as identity primary key,
      source text not null,
      id bigint not null,
      day date
    );
    ${sql.raw(WATCHED.map(watch).join('\n'))}`.execute(db);
}
