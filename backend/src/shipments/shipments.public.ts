import { shipmentStatus } from '@munim/schema/shipments/shipments.rules.ts';
import { sql } from 'kysely';
import type { Waiting } from '../core/data/paging.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { waitingFiltered } from './shipments.service.ts';
import type { ShipmentQuery } from './shipments.shapes.ts';

/** Shipments that a list with this query has, for Home. */
export const waitingShipments = (context: ReadContext, query: ShipmentQuery): Promise<Waiting> =>
  waitingFiltered(context, query);

/**
 * Writes the status of a shipment from its challans, after every change of one; no other code
 * writes it. Locks the shipment's row.
 */
export async function settleShipment(work: Work, shipmentId: number): Promise<void> {
  const { trx } = work;
  const { status: from } = await trx
    .selectFrom('shipments')
    .select('status')
    .where('shipment_id', '=', shipmentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const challans = await trx
    .selectFrom('delivery_challans')
    .select('status')
    .where('shipment_id', '=', shipmentId)
    .execute();
  const to = shipmentStatus(challans.map(({ status }) => status));
  if (to === from) return;
  await trx
    .updateTable('shipments')
    .set({ status: to, version: sql<number>`version + 1` })
    .where('shipment_id', '=', shipmentId)
    .execute();
  await work.audit({ entity: 'SHIPMENT', id: shipmentId, action: 'STATUS', from, to });
}
