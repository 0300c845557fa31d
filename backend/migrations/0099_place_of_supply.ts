import { type Kysely, sql } from 'kysely';

/**
 * Who is billed decides the place of supply. A registration is a regular one or that of a special
 * economic zone; a person may choose that the customer itself is billed, and not its organisation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_registrations add column kind text not null default 'REGULAR' check (kind in ('REGULAR', 'SEZ')),
      add constraint billing_registrations_sez_has_number check (kind = 'REGULAR' or gst_no is not null);
    comment on column billing_registrations.kind is 'SEZ: unit or developer of a special economic zone, supplied with IGST whatever the states';
    alter table orders add column bills_customer_itself boolean not null default false,
      add constraint orders_one_bill_to check (not bills_customer_itself or billing_registration_id is null);
    alter table quotations add column bills_customer_itself boolean not null default false,
      add constraint quotations_one_bill_to check (not bills_customer_itself or billing_registration_id is null);
    comment on column orders.bills_customer_itself is 'chosen by a person: no registration of the organisation is billed';
    comment on column order_lines.state_code is 'GST code of the place of supply: the state of the GST number that is billed, else of the address, when the line was taxed';
    comment on column order_lines.within_state is 'CGST + SGST, else IGST: whether that is the state of the company, and who is billed is not in a special economic zone';
  `.execute(db);
}
