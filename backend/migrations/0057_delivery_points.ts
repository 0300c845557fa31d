import { type Kysely, sql } from 'kysely';

/** The board of delivery points is read by day, place and order, and says by itself when something changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index delivery_point_events_day on delivery_point_events (expected_date desc, sub_shipment_tracker_event_id desc);
    create index delivery_point_events_stage on delivery_point_events (event_name, expected_date desc, sub_shipment_tracker_event_id desc);
    create index delivery_point_events_status on delivery_point_events (status, expected_date desc, sub_shipment_tracker_event_id desc);
    create index delivery_point_events_due on delivery_point_events (expected_date, sub_shipment_tracker_event_id) where status = 'PENDING';
    create index delivery_points_order on delivery_points (order_id) where order_id is not null;
    create index delivery_points_seller on delivery_points (seller_id) where seller_id is not null;
    create index delivery_points_warehouse on delivery_points (warehouse_id) where warehouse_id is not null;
  `.execute(db);
  // A payload is limited to 8000 bytes. The same text twice in a transaction is sent once.
  await sql`
    create function tell_delivery_points(ids bigint[]) returns void language sql as $$
      select pg_notify('delivery_points', string_agg(id::text, ',' order by id))
        from (select id, (row_number() over (order by id) - 1) / 400 as part from (select distinct unnest(ids) as id) one) parts
        group by part
    $$;
    create function tell_changed_delivery_points() returns trigger language plpgsql as $$
    begin
      perform tell_delivery_points(array(select sub_shipment_tracker_id from changed));
      return null;
    end $$;
    create trigger delivery_points_told after update on delivery_points referencing new table as changed
      for each statement execute function tell_changed_delivery_points();
    create trigger delivery_point_events_told after update on delivery_point_events referencing new table as changed
      for each statement execute function tell_changed_delivery_points();
    create trigger delivery_point_events_made after insert on delivery_point_events referencing new table as changed
      for each statement execute function tell_changed_delivery_points();

    create function tell_points_of_purchase_order() returns trigger language plpgsql as $$
    begin
      perform tell_delivery_points(array(select sub_shipment_tracker_id from delivery_points where po_id = new.po_id));
      return null;
    end $$;
    create trigger purchase_orders_state_told after update of po_state on purchase_orders for each row
      when (old.po_state is distinct from new.po_state) execute function tell_points_of_purchase_order();
  `.execute(db);
}
