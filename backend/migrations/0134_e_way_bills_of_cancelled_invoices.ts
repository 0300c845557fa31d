import { type Kysely, sql } from 'kysely';

/**
 * An e-way bill names its invoice: when that is cancelled, number and times stay with it, and the challan, if it is not
 * cancelled too, waits for the e-way bill of its next invoice. A number that was written after a cancelled invoice's
 * successor was made is of the successor. A challan that is delivered keeps its number, since it was delivered with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices
      add column e_way_bill_number text,
      add column e_way_bill_at timestamptz,
      add column e_way_bill_valid_until timestamptz;

    create temp table ended on commit drop as
      select distinct on (i.challan_id) i.invoice_id, i.challan_id, c.status, c.e_way_bill_number as number, c.e_way_bill_at as at, c.e_way_bill_valid_until as until
      from invoices i join delivery_challans c using (challan_id)
      where i.status = 'CANCELLED' and c.e_way_bill_number is not null
        and not exists (select from invoices n join audit_log l on l.entity = 'DELIVERY_CHALLAN' and l.entity_id = c.challan_id
          where n.challan_id = i.challan_id and n.invoice_id > i.invoice_id and n.status not in ('CANCELLED', 'VOID')
            and l.changes #>> '{e_way_bill_number,to}' = c.e_way_bill_number and l.created_at >= n.created_at)
      order by i.challan_id, i.invoice_id desc;
    update invoices i set e_way_bill_number = e.number, e_way_bill_at = e.at, e_way_bill_valid_until = e.until
      from ended e where e.invoice_id = i.invoice_id;
    update delivery_challans c set e_way_bill_number = null, e_way_bill_at = null, e_way_bill_valid_until = null, e_way_bill_attachment = null
      from ended e where e.challan_id = c.challan_id and e.status = 'IN_TRANSIT';
    insert into audit_log (entity, entity_id, action, changes, remarks)
      select 'DELIVERY_CHALLAN', challan_id, 'UPDATE', jsonb_build_object('e_way_bill_number', jsonb_build_object('from', number, 'to', null)),
        'The e-way bill stays with the invoice that was cancelled'
      from ended where status = 'IN_TRANSIT' order by challan_id;

    alter table invoices
      add constraint invoices_e_way_bill_of_cancelled check (e_way_bill_number is null or status = 'CANCELLED'),
      add constraint invoices_e_way_bill_whole
        check (e_way_bill_number is not null or (e_way_bill_at is null and e_way_bill_valid_until is null));
    comment on column invoices.e_way_bill_number is 'that a cancelled invoice had; the one of any other invoice stands on its challan';
    create index invoices_e_way_bill on invoices (e_way_bill_number) where e_way_bill_number is not null;
  `.execute(db);
}
