import { type Kysely, sql } from 'kysely';

/**
 * What the e-way bill portal asks of the carriage: the document of the carrier on shipments and
 * challans, the vehicle of a challan made by hand, and what its goods are worth.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shipments
      add column transport_document_number text check (transport_document_number ~ '^[A-Za-z0-9/-]{1,15}$'),
      add column transport_document_date date,
      add constraint shipments_transport_document check (transport_document_date is null or transport_document_number is not null);
    comment on column shipments.transport_document_number is 'of the lorry receipt (LR), railway receipt, airway bill or bill of lading';

    alter table delivery_challans
      add column transport_document_number text check (transport_document_number ~ '^[A-Za-z0-9/-]{1,15}$'),
      add column transport_document_date date,
      add column transport_mode text check (transport_mode in ('ROAD', 'RAIL', 'AIR', 'SHIP')),
      add column vehicle_number text check (length(vehicle_number) between 1 and 20),
      add constraint delivery_challans_transport_document check (transport_document_date is null or transport_document_number is not null),
      add constraint delivery_challans_own_transport check (challan_type = 'OTHER' or (transport_mode is null and vehicle_number is null));
    comment on column delivery_challans.vehicle_number is 'of a challan made by hand; others have their shipment''s, as does transport_mode';

    alter table dc_lines add column unit_value numeric(14,2) check (unit_value >= 0);
    comment on column dc_lines.unit_value is 'what one unit is worth, on challans made by hand: they have no price';
  `.execute(db);
}
