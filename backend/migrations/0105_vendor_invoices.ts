import { type Kysely, sql } from 'kysely';

/**
 * The vendor's own round-off, and his invoice numbers compared without spaces and capitals. Numbers that are one by that
 * comparison and stand on several live bills already stay: all but the first are marked and are outside the new index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare rule record;
    begin
      for rule in select conname, conrelid::regclass as tab from pg_constraint where contype = 'c'
        and ((conrelid = 'bills'::regclass and pg_get_constraintdef(oid) like '%bill_grand_total = (bill_base_value + bill_gst_amount)%')
          or (conrelid = 'purchase_orders'::regclass and pg_get_constraintdef(oid) like '%(paid_amount + pending_amount) <= po_grand_total%'))
      loop
        execute format('alter table %s drop constraint %I', rule.tab, rule.conname);
      end loop;
    end $$;
    alter table bills
      add column round_off numeric(3,2) not null default 0 check (round_off between -1 and 1),
      add column seller_invoice_repeated boolean not null default false,
      add constraint bills_grand_total check (bill_grand_total >= 0 and bill_grand_total = bill_base_value + bill_gst_amount + round_off);
    comment on column bills.round_off is 'of the vendor''s paper; the first of included_po_ids pays it';
    comment on column bills.seller_invoice_repeated is 'the number stood on another live bill of the vendor and year before numbers were compared without spaces';
    alter table purchase_orders
      add column round_off numeric(14,2) not null default 0,
      add constraint purchase_orders_payments_fit check (paid_amount + pending_amount <= po_grand_total + greatest(round_off, 0));
    comment on column purchase_orders.round_off is 'of its issued bills, where it is the first of their purchase orders';

    update bills b set seller_invoice_repeated = true from (
      select bill_id, row_number() over (partition by seller_id, seller_invoice_year,
        upper(regexp_replace(seller_invoice_number, '[[:space:]]', '', 'g')) order by bill_id) as place
      from bills where status not in ('DRAFT', 'CANCELLED')) n
    where n.bill_id = b.bill_id and n.place > 1;
    drop index bills_seller_invoice;
    create unique index bills_seller_invoice on bills (seller_id, seller_invoice_year, upper(regexp_replace(seller_invoice_number, '[[:space:]]', '', 'g')))
      where status not in ('DRAFT', 'CANCELLED') and not seller_invoice_repeated;
  `.execute(db);
}
