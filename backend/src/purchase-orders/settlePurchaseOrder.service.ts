import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { type HeadChange, writeHead } from './purchaseOrderLines.ts';

/**
 * Writes sums and statuses of a purchase order again after its quantities changed elsewhere: dispatched, delivered, billed, paid. The caller
 * holds its row. A status that changes has its audit row.
 */
export async function settlePurchaseOrder(
  trx: Trx,
  poId: number,
  viewer: Viewer,
  change: HeadChange = {},
): Promise<void> {
  const { from, to } = await writeHead(trx, poId, change);
  if (from !== to)
    await audit(trx, viewer, { entity: 'PURCHASE_ORDER', id: poId, action: 'STATUS', from, to });
}
