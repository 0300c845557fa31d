import { type Kysely, sql } from 'kysely';

/** As in 0137: what changed in these rows is noted by their id; that very much did, as '*'. */
const note = (source: string, rows: string) => `
      with changed as materialized (${rows}), many as (select count(*) > 200 as are from changed)
      insert into changed_rows (source, id, day)
      select distinct '${source}', changed.id, changed.day from changed, many where not many.are and changed.id is not null
      union all select '*', 0, null from many where many.are;`;
const both = (rowsOf: (rows: string) => string) =>
  `(${rowsOf('old_rows')} except ${rowsOf('new_rows')}) union all (${rowsOf('new_rows')} except ${rowsOf('old_rows')})`;

const PAYMENT = `payment_id as id, payment_date as day, status, direction, amount, payment_mode, order_id, po_id, seller_id,
      opening_id, advance_id`;
const OPENING = 'opening_id as id, null::date as day, tenant_id, seller_id';
const rowsOf = (columns: string) => (rows: string) => `select ${columns} from ${rows}`;

/** Columns of the people who see a row as one of their own customers. */
const OWNED = [
  { table: 'tenants', name: 'tenants_changed_25', id: 'tenant_id', owners: 'sales_person' },
  ...[
    { table: 'rfqs', name: 'rfqs_changed_27', id: 'request_id' },
    { table: 'quotations', name: 'quotations_changed_28', id: 'quotation_id' },
    { table: 'orders', name: 'orders_changed_29', id: 'order_id' },
  ].map((one) => ({ ...one, owners: 'customer_sales_person, sales_person, created_by' })),
];

const onUpdate = (table: string, name: string) =>
  `create trigger ${name}_update after update on ${table} referencing old table as old_rows new table as new_rows
    for each statement execute function ${name}();`;

/** Notes each person who sees a row since an update, or does no more. */
const watchOwners = ({ table, name, id, owners }: (typeof OWNED)[number]) => `
  create function ${name}() returns trigger language plpgsql as $$ begin
    insert into changed_rows (source, id)
    select distinct 'owner', owner from (${both(rowsOf(`${id}, ${owners}`))}) changed
      cross join lateral unnest(array[${owners}]) owner where owner is not null;
    return null; end $$;
  ${onUpdate(table, name)}`;

/**
 * Sums of days for people who see their own customers only: one set for all of them, each row with the person who sees what is in it.
 * A customer who goes to another sales person changes hundreds of documents, of two people: those two are noted, not the days. Numbers
 * of open invoices look up who sees their orders: that stands in an index, the rows of orders are wide.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table day_sums add owner bigint not null default 0;
    comment on column day_sums.owner is 'the one who sees what is summed; 0 in a set of one audience';
    drop index day_sums_days;
    create index day_sums_days on day_sums (set_id, owner, span, day);
    create index orders_scope on orders (order_id) include (category_ids, customer_sales_person, sales_person, created_by);
    create or replace function payments_changed_22() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then ${sql.raw(note('payments', rowsOf(PAYMENT)('new_rows')))}
      elsif tg_op = 'DELETE' then ${sql.raw(note('payments', rowsOf(PAYMENT)('old_rows')))}
      else ${sql.raw(note('payments', both(rowsOf(PAYMENT))))}
      end if; return null; end $$;
    create function opening_documents_changed_26() returns trigger language plpgsql as $$ begin
      ${sql.raw(note('openings', both(rowsOf(OPENING))))}
      return null; end $$;
    ${sql.raw(onUpdate('opening_documents', 'opening_documents_changed_26'))}
    ${sql.raw(OWNED.map(watchOwners).join('\n'))}
    delete from sum_sets; delete from kept_answers; delete from changed_rows;`.execute(db);
}
