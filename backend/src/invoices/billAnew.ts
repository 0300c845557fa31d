import { sql } from 'kysely';
import { billTo } from '../core/data/billTo.ts';
import type { Trx } from '../core/data/database.ts';

/** Whom a draft bills, as order and customer have it when it is issued. */
export async function billAnew(trx: Trx, invoiceId: number): Promise<void> {
  const { bill_to } = await trx
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.order_id', 'i.order_id')
    .innerJoin('tenants as t', 't.tenant_id', 'i.tenant_id')
    .select(
      billTo({
        chosen: sql.ref('o.billing_registration_id'),
        stateCode: sql`i.delivery_address_details ->> 'state_code'`,
      }).as('bill_to'),
    )
    .where('i.invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('invoices')
    .set({ billing_details: JSON.stringify(bill_to), tenant_gstin: bill_to.gst_no })
    .where('invoice_id', '=', invoiceId)
    .execute();
}
