import { BILL_DUE_DAYS } from '@munim/schema/bills/bills.rules.ts';
import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { dayOf } from '../core/data/days.ts';
import { badField } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import {
  billedSumsOf,
  billHead,
  type BilledPoLine,
  countBilled,
  NOTHING,
  poLinesOf,
  sumsOfRest,
  sumsOfUnits,
  together,
} from './billLines.ts';

export interface NewBillLine {
  poLineId: number;
  quantity: number;
  /** The line of the challan that carries the goods. */
  dcLineId?: number | null;
}
export interface NewBill {
  sellerId: number;
  shipmentId?: number | null;
  lines: readonly NewBillLine[];
  paymentDueDate?: string | undefined;
}

/** Each line with its purchase order's line; refused when more would be billed than has left the seller. */
function matched(
  bill: NewBill,
  poLines: readonly BilledPoLine[],
): (NewBillLine & { of: BilledPoLine; completes: boolean })[] {
  const left = new Map(
    poLines.map((line) => [line.po_line_id, line.dispatched_quantity - line.billed_quantity]),
  );
  const unbilled = new Map(
    poLines.map((line) => [
      line.po_line_id,
      line.quantity - line.cancelled_quantity - line.billed_quantity,
    ]),
  );
  return bill.lines.map((line, i) => {
    const of = poLines.find(({ po_line_id }) => po_line_id === line.poLineId);
    if (of?.seller_id !== bill.sellerId)
      throw badField(
        `bill_lines.${i}.po_line_id`,
        'This is not a purchase order line of the seller',
      );
    const most = left.get(line.poLineId) ?? 0;
    if (line.quantity > most)
      throw badField(
        `bill_lines.${i}.quantity`,
        most > 0
          ? `Only ${most} dispatched and not billed`
          : 'Nothing is dispatched and not billed',
      );
    left.set(line.poLineId, most - line.quantity);
    const open = (unbilled.get(line.poLineId) ?? 0) - line.quantity;
    unbilled.set(line.poLineId, open);
    return { ...line, of, completes: open === 0 };
  });
}

/**
 * Makes a draft and counts its units as billed. The caller has locked the purchase orders in the
 * viewer's row scope, and has counted the units as
 * dispatched. Returns the bill's id.
 */
export async function makeBill(trx: Trx, bill: NewBill, viewer: Viewer): Promise<number> {
  const ids = [...new Set(bill.lines.map(({ poLineId }) => poLineId))];
  const lines = matched(bill, await poLinesOf(trx, ids));
  const billed = await billedSumsOf(trx, ids);
  const rows = lines.map(({ of, quantity, completes, dcLineId }, i) => {
    const before = billed.get(of.po_line_id) ?? NOTHING;
    const sums = completes ? sumsOfRest(of, before) : sumsOfUnits(of, quantity);
    billed.set(of.po_line_id, together(before, sums));
    const { po_id, po_line_id, product_sku_id, offer_price, gstin } = of;
    return {
      line_number: i + 1,
      po_id,
      po_line_id,
      product_sku_id,
      offer_price,
      pan_india_gst: gstin,
      quantity,
      dc_line_id: dcLineId ?? null,
      ...sums,
    };
  });
  const included_po_ids = [...new Set(rows.map(({ po_id }) => po_id))].toSorted((a, b) => a - b);
  const { bill_id } = await trx
    .insertInto('bills')
    .values({
      seller_id: bill.sellerId,
      shipment_id: bill.shipmentId ?? null,
      included_po_ids,
      created_by: viewer.userId,
      within_state: lines.every(({ of }) => of.within_state),
      ...billHead(rows),
      payment_due_date:
        bill.paymentDueDate ?? sql<string>`${dayOf(sql`now()`)} + ${BILL_DUE_DAYS}::int`,
    })
    .returning('bill_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('bill_lines')
    .values(rows.map((row) => ({ ...row, bill_id })))
    .execute();
  await countBilled(trx, rows, viewer);
  await audit(trx, viewer, { entity: 'BILL', id: bill_id, action: 'CREATE', to: 'DRAFT' });
  return bill_id;
}
