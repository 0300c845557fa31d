import { sql } from 'kysely';
import type { Work } from '../core/data/work.ts';
import { countBilled } from './billLines.ts';

/**
 * Cancels the bill and frees its units; the document keeps its lines and sums. The caller has
 * locked bill and purchase orders.
 */
export async function releaseBill(work: Work, billId: number, reason: string): Promise<void> {
  const { trx } = work;
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
    work,
    lines.map((line) => ({ ...line, quantity: -line.quantity })),
  );
  await work.audit({
    entity: 'BILL',
    id: billId,
    action: 'CANCEL',
    from,
    to: 'CANCELLED',
    remarks: reason,
  });
}
