import { type Kysely, sql } from 'kysely';

/**
 * Reports over a year read a few columns of most documents, whose rows are wide by the copies of what they were issued with: these
 * columns stand in the indexes. And what is open of invoices is found without those that are settled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoices_date, delivery_challans_delivered, purchase_orders_issued;
    create index invoices_date on invoices (invoice_date)
      include (invoice_id, order_id, tenant_id, shipment_id, status, invoice_grand_total, invoice_taxable_amount)
      where invoice_date is not null;
    create index invoices_open on invoices (invoice_date)
      include (invoice_id, order_id, tenant_id, status, due_date, invoice_grand_total, received_amount, credited_amount)
      where invoice_grand_total - received_amount - credited_amount > 0;
    create index delivery_challans_delivered on delivery_challans (delivered_at)
      include (challan_id, challan_type, status, order_id, tenant_id, seller_id, warehouse_id, grand_total) where delivered_at is not null;
    create index purchase_orders_issued on purchase_orders (issued_at)
      include (po_id, po_state, seller_id, warehouse_id, created_by, status, po_grand_total, po_taxable_amount) where issued_at is not null;
    create index orders_of_reports on orders (created_at)
      include (order_id, tenant_id, sales_person, status, order_grand_total, order_taxable_amount);
    create index quotations_of_reports on quotations (created_at)
      include (quotation_id, tenant_id, sales_person, status, grand_total)`.execute(db);
}
