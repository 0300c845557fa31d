import { eqAny } from '../core/data/search.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { Brought } from '../imports/importColumns.public.ts';
import { cancelPurchaseOrder } from './cancelPurchaseOrder.ts';
import { writeState } from './changePurchaseOrderStatus.ts';
import { draftPurchaseOrder } from './createPurchaseOrder.ts';
import type { NewPurchaseOrder } from './purchase-orders.shapes.ts';
import { lockPurchaseOrder } from './purchaseOrderLocks.ts';

interface Issued extends Brought {
  /** Undefined in a check. */
  approvedBy: number | undefined;
}

type Lines = NewPurchaseOrder['purchase_order_lines'];

/** Lines of the sales order by SKU, each taken by one line. */
export async function withOrderLines(
  { trx }: Work,
  orderId: number | undefined,
  lines: Lines,
): Promise<Lines> {
  if (orderId === undefined) return lines;
  const sold = await trx
    .selectFrom('order_lines')
    .select(['line_id', 'product_sku_id'])
    .where('order_id', '=', orderId)
    .where('product_sku_id', '=', eqAny(lines.map((line) => line.product_sku_id)))
    .orderBy('line_number')
    .execute();
  return lines.map((line, index) => {
    const at = sold.findIndex(({ product_sku_id }) => product_sku_id === line.product_sku_id);
    const [found] = at < 0 ? [] : sold.splice(at, 1);
    if (!found)
      throw badField(
        `purchase_order_lines.${index}.product_sku_id`,
        'The order has no further line of this SKU',
      );
    return { ...line, order_line_id: found.line_id };
  });
}

/** The vendor has had it for long: it is issued, with the old books' number and without a message. */
export async function bringPurchaseOrder(
  work: Work,
  body: NewPurchaseOrder,
  { old_number, old_date, delivered, approvedBy }: Issued,
): Promise<number> {
  const { trx } = work;
  const poId = await draftPurchaseOrder(work, body);
  const po = await lockPurchaseOrder(work, poId);
  const { gstin } = await trx
    .selectFrom('sellers')
    .select('gstin')
    .where('seller_id', '=', po.seller_id)
    .executeTakeFirstOrThrow();
  if (!gstin)
    throw badField('seller_id', 'The vendor has no GSTIN: purchase orders are issued to one');
  for (const [index, units] of delivered.entries())
    if (units)
      await trx
        .updateTable('purchase_order_lines')
        .set({ delivered_before: units })
        .where('po_id', '=', poId)
        .where('line_number', '=', index + 1)
        .execute();
  const issued_at = new Date().toISOString();
  const columns = { old_number, old_date, gstin, approved_by: approvedBy ?? null, issued_at };
  const taken = badField(
    'number',
    'A purchase order with this number and date was brought along already',
  );
  await onDuplicate('purchase_orders_old_number', taken, () =>
    writeState(work, po, {
      to: 'ISSUED',
      columns,
      remarks: `Open in the old books: ${old_number}`,
    }),
  );
  return poId;
}

/** Cancels purchase orders that were brought along by mistake, while nothing hangs on them. */
export async function takeBackPurchaseOrders(
  work: Work,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  for (const id of ids) {
    const po = await lockPurchaseOrder(work, id);
    if (po.po_state !== 'CANCELLED') await cancelPurchaseOrder(work, po, reason);
  }
}
