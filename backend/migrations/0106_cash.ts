import { type Kysely, sql } from 'kysely';

/** Cash of a day is summed by person, and a payment of much cash has a reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add column cash_reason text check (length(cash_reason) between 1 and 256);
    comment on column payments.cash_reason is 'why a vendor got more cash in a day than section 40A(3) lets one deduct';
    create index payments_cash on payments (payment_date, tenant_id, seller_id) where payment_mode = 'CASH';
  `.execute(db);
}
