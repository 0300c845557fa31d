import { type Kysely, sql } from 'kysely';

/**
 * Rows of invoices, shipments and challans are wide by the copies of what they were issued with; reports over a year read a few
 * columns of most of them, so these stand in the indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoices_date, invoices_shipment, delivery_challans_delivered;
    create index invoices_date on invoices (invoice_date) include (invoice_id, order_id, tenant_id, shipment_id, status)
      where invoice_date is not null;
    create index invoices_shipment on invoices (shipment_id) include (invoice_id, status);
    create index shipments_freight on shipments (shipment_id) include (logistic_cost, loading_charge);
    create index delivery_challans_delivered on delivery_challans (delivered_at)
      include (challan_id, challan_type, status, order_id, tenant_id, seller_id, warehouse_id) where delivered_at is not null`.execute(
    db,
  );
}
