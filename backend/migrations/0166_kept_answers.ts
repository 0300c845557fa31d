import { type Kysely, sql } from 'kysely';

const dayOf = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`;
const LIVE_INVOICE = `status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED')`;

/** Functions of 0137, with the columns of one more group. */
const WATCHED = [
  {
    name: 'rfqs_changed_0',
    source: 'rfqs',
    row: `request_id as id, ${dayOf('created_at')} as day, status, sales_person, quantity, category_id, tenant_id`,
  },
  {
    name: 'quotations_changed_1',
    source: 'quotations',
    row: `quotation_id as id, ${dayOf('created_at')} as day, status, sales_person, category_ids, grand_total, tenant_id`,
  },
  {
    name: 'orders_changed_4',
    source: 'orders',
    row: `order_id as id, ${dayOf('created_at')} as day, status, sales_person, category_ids, order_grand_total,
      order_taxable_amount, tenant_id`,
  },
  {
    name: 'invoices_changed_9',
    source: 'invoices',
    row: `invoice_id as id, invoice_date as day, order_id, ${LIVE_INVOICE} as is_live, tenant_id`,
  },
  {
    name: 'purchase_order_lines_changed_19',
    source: 'purchase_orders',
    row: `po_id as id, null::date as day, po_line_id, quantity, cancelled_quantity, taxable_amount, line_total, product_sku_id`,
  },
];

function watch({ name, source, row }: (typeof WATCHED)[number]): string {
  const rowsOf = (rows: string) => `select ${row} from ${rows}`;
  const note = (rows: string) => `
      with changed as materialized (${rows}), many as (select count(*) > 200 as are from changed)
      insert into changed_rows (source, id, day)
      select distinct '${source}', changed.id, changed.day from changed, many where not many.are and changed.id is not null
      union all select '*', 0, null from many where many.are;`;
  const both = `(${rowsOf('old_rows')} except ${rowsOf('new_rows')}) union all (${rowsOf('new_rows')} except ${rowsOf('old_rows')})`;
  return `create or replace function ${name}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${note(rowsOf('new_rows'))}
    elsif tg_op = 'DELETE' then ${note(rowsOf('old_rows'))}
    else ${note(both)}
    end if; return null; end $$;`;
}

/**
 * Answers with very many groups, kept until a document of their days changes. What changed is noted since 0137; the
 * customer of a document and the SKU of a purchase order line count now too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_answers (
      answer_id bigint generated always as identity primary key,
      facts text not null,
      groups text[] not null,
      audience jsonb not null,
      range_from date not null,
      range_to date not null,
      definition text not null unique,
      made_on date not null default current_date
    );
    create table kept_groups (
      answer_id bigint not null references kept_answers on delete cascade,
      k0 text collate "C", k1 text collate "C", k2 text collate "C",
      s0 numeric, s1 numeric, s2 numeric, s3 numeric, s4 numeric, s5 numeric, s6 numeric, s7 numeric, s8 numeric
    );
    create index kept_groups_keys on kept_groups (answer_id, k0, k1, k2);
    ${sql.raw(WATCHED.map(watch).join('\n'))}`.execute(db);
}
