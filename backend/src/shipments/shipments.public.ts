import { shipmentStatus } from '@munim/schema/shipments/shipments.rules.ts';
import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';

/**
 * Writes the status of a shipment from its challans, after every change of one; no other code
 * writes it. Locks the shipment's row.
 */
export async function settleShipment(trx: Trx, shipmentId: number, viewer: Viewer): Promise<void> {
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
  await audit(trx, viewer, { entity: 'SHIPMENT', id: shipmentId, action: 'STATUS', from, to });
}
