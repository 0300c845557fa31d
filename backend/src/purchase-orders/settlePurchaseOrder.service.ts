import { audit } from '../core/audit.ts';
import type { Trx } from '../core/database.ts';
import type { Viewer } from '../core/viewer.ts';
import { writeHead } from './purchaseOrderLines.ts';

const statusOf = (trx: Trx, poId: number) =>
  trx.selectFrom('purchase_orders').select('status').where('po_id', '=', poId).executeTakeFirstOrThrow();

/**
 * Writes sums and statuses of a purchase order again after its quantities changed elsewhere: dispatched, delivered, billed. The caller
 * holds its row. A status that changes has its audit row.
 */
export async function settlePurchaseOrder(trx: Trx, poId: number, viewer: Viewer): Promise<void> {
  const { status: from } = await statusOf(trx, poId);
  await writeHead(trx, poId);
  const { status: to } = await statusOf(trx, poId);
  if (from !== to) await audit(trx, viewer, { entity: 'PURCHASE_ORDER', id: poId, action: 'STATUS', from, to });
}
