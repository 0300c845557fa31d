import { type Kysely, sql } from 'kysely';

/**
 * The e-way bill of a movement stands on its challan alone; the invoice reads it there. Where both had one and they
 * differ, what the portal answered (with its time) stays, else the challan's; the log names the other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery_challans
      add column e_way_bill_at timestamptz,
      add column e_way_bill_valid_until timestamptz,
      add constraint delivery_challans_e_way_bill_whole
        check (e_way_bill_number is not null or (e_way_bill_at is null and e_way_bill_valid_until is null));
    comment on column delivery_challans.e_way_bill_at is 'as its portal answered; null for a number that was typed on challan or shipment';
    create index delivery_challans_e_way_bill on delivery_challans (e_way_bill_number) where e_way_bill_number is not null;

    create temp table kept_twice on commit drop as
      select distinct on (i.challan_id) i.challan_id, i.invoice_id, i.e_way_bill_number as number, i.e_way_bill_at as at,
        i.e_way_bill_valid_until as until, c.e_way_bill_number as other,
        c.e_way_bill_number is null or c.e_way_bill_number = i.e_way_bill_number or i.e_way_bill_at is not null as stays
      from invoices i join delivery_challans c using (challan_id) where i.e_way_bill_number is not null
      order by i.challan_id, i.status in ('CANCELLED', 'VOID'), i.invoice_id desc;
    update delivery_challans c set e_way_bill_number = k.number, e_way_bill_at = k.at, e_way_bill_valid_until = k.until
      from kept_twice k where k.challan_id = c.challan_id and k.stays;
    insert into audit_log (entity, entity_id, action, changes, remarks)
      select case when stays then 'DELIVERY_CHALLAN' else 'INVOICE' end, case when stays then challan_id else invoice_id end, 'UPDATE',
        jsonb_build_object('e_way_bill_number', jsonb_build_object('from', case when stays then other else number end, 'to', case when stays then number else other end)),
        'Challan and invoice have one e-way bill'
      from kept_twice where other <> number order by challan_id;
    alter table invoices drop column e_way_bill_number, drop column e_way_bill_at, drop column e_way_bill_valid_until;
  `.execute(db);
}
