import type { PoStatus } from '@munim/schema/generated/types.ts';
import type { Trx } from '../core/database.ts';
import { writeHead } from './purchaseOrderLines.ts';

const statusOf = (trx: Trx, poId: number) =>
  trx.selectFrom('purchase_orders').select('status').where('po_id', '=', poId).executeTakeFirstOrThrow();

/**
 * Writes sums and statuses of a purchase order again after its quantities changed elsewhere: dispatched, delivered, billed. The caller
 * holds its row. Answers the status before and after, for the audit row.
 */
export async function settlePurchaseOrder(trx: Trx, poId: number): Promise<{ from: PoStatus; to: PoStatus }> {
  const { status: from } = await statusOf(trx, poId);
  await writeHead(trx, poId);
  const { status: to } = await statusOf(trx, poId);
  return { from, to };
}
