import { type Kysely, sql } from 'kysely';

/**
 * Orders and purchase orders that were open as the old books ended: with their number and day there, and per line what
 * was delivered before. Several rows of a sheet are one document, and a second person applies some sheets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table imports add approved_by bigint references users;
    comment on column imports.approved_by is 'who applied it, for kinds that a second person applies';

    alter table import_rows add first_row integer;
    update import_rows set first_row = "row";
    alter table import_rows alter first_row set not null;
    create index import_rows_first on import_rows (import_id, first_row, row);
    comment on column import_rows.first_row is 'first row of the document that the row is a line of; the row itself otherwise';

    alter table orders
      add old_number text check (length(old_number) between 1 and 50), add old_date date,
      add constraint orders_old_date check ((old_number is null) = (old_date is null));
    create unique index orders_old_number on orders (lower(old_number), old_date)
      where old_number is not null and status <> 'CANCELLED';
    comment on column orders.old_number is 'of the old books, for an order that was open as they ended';
    alter table order_lines add delivered_before integer not null default 0 check (delivered_before >= 0);
    comment on column order_lines.delivered_before is 'units delivered in the old books; not in quantity';

    alter table purchase_orders
      add old_number text check (length(old_number) between 1 and 50), add old_date date,
      add constraint purchase_orders_old_date check ((old_number is null) = (old_date is null));
    create unique index purchase_orders_old_number on purchase_orders (lower(old_number), old_date)
      where old_number is not null and po_state <> 'CANCELLED';
    comment on column purchase_orders.old_number is 'of the old books, for a purchase order that was open as they ended';
    alter table purchase_order_lines add delivered_before integer not null default 0 check (delivered_before >= 0);
    comment on column purchase_order_lines.delivered_before is 'units received in the old books; not in quantity';
  `.execute(db);
}
