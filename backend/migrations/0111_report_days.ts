import { type Kysely, sql } from 'kysely';

/** Reports add up documents by the day that counts for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_date on invoices (invoice_date) where invoice_date is not null;
    create index credit_notes_date on credit_notes (creditnote_date) where creditnote_date is not null;
    create index bills_seller_invoice_date on bills (seller_invoice_date) where seller_invoice_date is not null;
    create index payments_date on payments (payment_date);
    create index purchase_orders_issued on purchase_orders (issued_at) where issued_at is not null;
    create index delivery_challans_delivered on delivery_challans (delivered_at) where delivered_at is not null;
    create index expenses_date on expenses (expense_date);
    create index tenants_created on tenants (created_at)`.execute(db);
}
