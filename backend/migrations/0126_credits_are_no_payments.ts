import { type Kysely, sql } from 'kysely';

/** Invoices and orders of which credit notes took a part and for which nothing was received are not partly paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with changed as (
      update invoices set status = 'ISSUED' where status = 'PARTIALLY_PAID' and received_amount = 0 returning invoice_id)
    insert into audit_log (entity, entity_id, action, from_status, to_status, remarks)
      select 'INVOICE', invoice_id, 'STATUS', 'PARTIALLY_PAID', 'ISSUED', 'A credit note is no payment' from changed order by invoice_id;

    with changed as (
      update orders o set payment_status = 'PENDING', status = case o.status when 'PARTIALLY_PAID' then 'DELIVERED' else o.status end from orders was
      where was.order_id = o.order_id and was.payment_status = 'PARTIALLY_PAID' and was.received_amount = 0
      returning o.order_id, was.status as from_status, o.status as to_status)
    insert into audit_log (entity, entity_id, action, from_status, to_status, remarks)
      select 'ORDER', order_id, 'STATUS', from_status, to_status, 'A credit note is no payment' from changed where from_status <> to_status order by order_id;
  `.execute(db);
}
