import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { countBilled } from './billLines.ts';

/**
 * Cancels the bill and frees its units; the document keeps its lines and sums. The caller has
 * locked bill and purchase orders.
 */
export async function releaseBill(
  trx: Trx,
  billId: number,
  reason: string,
  viewer: Viewer,
): Promise<void> {
  const { status: from } = await trx
    .selectFrom('bills')
    .select('status')
    .where('bill_id', '=', billId)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('bill_lines')
    .select(['po_id', 'po_line_id', 'quantity'])
    .where('bill_id', '=', billId)
    .execute();
  await trx
    .updateTable('bills')
    .set({
      status: 'CANCELLED',
      reason_for_cancellation: reason,
      version: sql<number>`version + 1`,
    })
    .where('bill_id', '=', billId)
    .execute();
  await countBilled(
    trx,
    lines.map((line) => ({ ...line, quantity: -line.quantity })),
    viewer,
  );
  await audit(trx, viewer, {
    entity: 'BILL',
    id: billId,
    action: 'CANCEL',
    from,
    to: 'CANCELLED',
    remarks: reason,
  });
}
