import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { createShipment } from '../src/shipments/createShipment.ts';
import { viewerOfRole } from './viewers.ts';

/** Number of vendors whose goods reach a warehouse today. */
const VEHICLES = 3;

interface Waiting {
  event_id: number;
  po_line_id: number;
  order_line_id: number;
  order_number: string;
  quantity: number;
  from_address: number;
}

/** The longest waiting goods of purchase orders that were issued, one line of as many vendors. */
async function waiting(trx: Trx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`select * from (
      select distinct on (d.seller_id) e.sub_shipment_tracker_event_id as event_id, d.po_line_id, d.order_line_id, o.order_number, d.quantity,
        s.office_address_id as from_address, e.expected_date
      from delivery_points d join delivery_point_events e using (sub_shipment_tracker_id) join purchase_orders po using (po_id)
        join orders o on o.order_id = d.order_id join sellers s on s.seller_id = d.seller_id
      where d.status = 'PENDING' and e.status = 'PENDING' and po.po_state = 'ISSUED' order by d.seller_id, e.sub_shipment_tracker_event_id) one
    order by expected_date desc, event_id limit ${VEHICLES}`.execute(trx);
  return rows;
}

/** Goods on their way to the first warehouse, sent by the service itself: what the board's Inward stage shows. */
export async function shipToWarehouse(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const viewer = await viewerOfRole(trx, Role.OPERATIONS);
    const { address_id } = await trx
      .selectFrom('warehouses')
      .select('address_id')
      .orderBy('warehouse_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (address_id === null) return;
    for (const [index, { from_address, order_number, ...line }] of (await waiting(trx)).entries()) {
      const { event_id: sub_shipment_tracker_event_id, ...goods } = line;
      const dc_lines = [
        {
          po_line_id: goods.po_line_id,
          order_line_id: goods.order_line_id,
          quantity: goods.quantity,
          sub_shipment_tracker_event_id,
        },
      ];
      const body = {
        from_address,
        destination_type: 'WAREHOUSE' as const,
        delivery_address: address_id,
        transport_initiated_by: 'SELLER' as const,
        driver_name: 'Selvam R',
        driver_phone_1: '9000012345',
        // the last vendor did not tell its vehicle: the e-way bill file asks for it
        ...(index < VEHICLES - 1
          ? { transport_mode: 'ROAD' as const, vehicle_number: `TN33BC${4470 + index}` }
          : {}),
        sub_shipment_tracker_events: [sub_shipment_tracker_event_id],
        sub_shipments: [{ order_number, to_address: address_id, dc_lines }],
      };
      await createShipment(workOf(trx, settings, viewer), body);
    }
  });
}
