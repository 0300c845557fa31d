import { type Kysely, sql } from 'kysely';

/**
 * The GST registration of the company that makes a document (decision 056). Existing documents get the default one: adding
 * a column with a stable default fills them without an update of each. While no company is there they have none; the first
 * start gives them its registration. A warehouse has one only when somebody chose it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function default_gst_registration() returns bigint language sql stable
      as 'select gst_registration_id from public.gst_registrations where is_default';
    comment on function default_gst_registration() is 'null before the company is set up';
  `.execute(db);
  for (const table of ['quotations', 'orders', 'purchase_orders', 'delivery_challans'])
    await sql`alter table ${sql.table(table)} add column gst_registration_id bigint
      default default_gst_registration() references gst_registrations`.execute(db);
  await sql`
    alter table warehouses add column gst_registration_id bigint references gst_registrations;
    comment on column quotations.gst_registration_id is 'registration of the company that supplies; null before the company is set up';
    comment on column orders.gst_registration_id is 'registration of the company that supplies and invoices; null before the company is set up';
    comment on column purchase_orders.gst_registration_id is 'registration of the company that buys; null before the company is set up';
    comment on column delivery_challans.gst_registration_id is 'registration of the company whose goods travel; null before the company is set up';
    comment on column warehouses.gst_registration_id is 'chosen of several in its state; null where its state says it';
    create index quotations_gst_registration on quotations (gst_registration_id);
    create index orders_gst_registration on orders (gst_registration_id);
    create index purchase_orders_gst_registration on purchase_orders (gst_registration_id);
    create index delivery_challans_gst_registration on delivery_challans (gst_registration_id);
    create index warehouses_gst_registration on warehouses (gst_registration_id);
  `.execute(db);
}
