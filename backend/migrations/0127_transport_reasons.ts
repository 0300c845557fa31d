import { type Kysely, sql } from 'kysely';

/** Why goods of a challan made by hand travel. What nobody said stays unsaid on challans of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery_challans
      add column transport_reason text check (transport_reason in
        ('JOB_WORK', 'OWN_USE', 'JOB_WORK_RETURN', 'SALES_RETURN', 'OTHERS', 'LINE_SALES', 'RECIPIENT_NOT_KNOWN', 'EXHIBITION')),
      add column transport_reason_text text check (length(transport_reason_text) between 1 and 20),
      add constraint delivery_challans_reason_by_hand check (challan_type = 'OTHER' or transport_reason is null),
      add constraint delivery_challans_job_work_away check (transport_reason <> 'JOB_WORK' or status <> 'DELIVERED'
        or from_address_details ->> 'state_code' = delivery_address_details ->> 'state_code'
        or (e_way_bill_number is not null and e_way_bill_attachment is not null)),
      add constraint delivery_challans_reason_words check (transport_reason_text is null or transport_reason = 'OTHERS');
    comment on column delivery_challans.transport_reason is 'of a challan made by hand: sub-type of supply of the e-way bill portal';
  `.execute(db);
}
