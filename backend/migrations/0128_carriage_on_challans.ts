import { type Kysely, sql } from 'kysely';

/**
 * How goods travel, and their e-way bill, stand on the challan alone: as issued, until somebody changes them there or on
 * the shipment. A shipment's own number that none of its challans has goes to those without one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery_challans
      drop constraint delivery_challans_own_transport,
      add column transporter_name text,
      add column transporter_gstin text,
      add column transport_updated_at timestamptz;
    comment on column delivery_challans.vehicle_number is 'as issued, or as changed at transport_updated_at; the same of transport_mode and the transporter';

    update delivery_challans dc set transport_mode = s.transport_mode, vehicle_number = s.vehicle_number,
        transporter_name = coalesce(ic.masters #>> array['transporters', s.transporter_id::text, 'transporter_name'], tr.transporter_name),
        transporter_gstin = coalesce(ic.masters #>> array['transporters', s.transporter_id::text, 'gst_number'], tr.gst_number)
      from shipments s left join transporters tr on tr.transporter_id = s.transporter_id, delivery_challans own
        left join issued_copies ic on ic.entity = 'DELIVERY_CHALLAN' and ic.document_id = own.challan_id
      where own.challan_id = dc.challan_id and s.shipment_id = dc.shipment_id;

    with lacking as (
      update delivery_challans dc set e_way_bill_number = s.e_way_bill_number, e_way_bill_attachment = coalesce(dc.e_way_bill_attachment, s.e_way_bill_attachment)
      from shipments s where s.shipment_id = dc.shipment_id and s.e_way_bill_number is not null and dc.e_way_bill_number is null and dc.status <> 'CANCELLED'
      returning dc.challan_id, dc.e_way_bill_number)
    insert into audit_log (entity, entity_id, action, changes, remarks)
      select 'DELIVERY_CHALLAN', challan_id, 'UPDATE', jsonb_build_object('e_way_bill_number', jsonb_build_object('from', null, 'to', e_way_bill_number)),
        'Challan and shipment have one e-way bill' from lacking order by challan_id;
    update delivery_challans dc set e_way_bill_attachment = s.e_way_bill_attachment from shipments s
      where s.shipment_id = dc.shipment_id and dc.e_way_bill_attachment is null and s.e_way_bill_attachment is not null and dc.status <> 'CANCELLED';
    alter table shipments drop column e_way_bill_number, drop column e_way_bill_attachment;
  `.execute(db);
}
