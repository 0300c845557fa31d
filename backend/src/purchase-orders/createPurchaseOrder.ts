import { refuseOtherDays } from '../core/data/comingDay.ts';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { type DraftLine, makePurchaseOrder, sellerForDocument } from './makePurchaseOrder.ts';
import type { NewPurchaseOrder, PurchaseOrder } from './purchase-orders.shapes.ts';
import { lockOrder } from './purchaseOrderLocks.ts';
import { purchaseOrderById } from './readPurchaseOrders.ts';

/** Creates a purchase order for a sales order, or for stock: then its goods go to a warehouse. */
export async function createPurchaseOrder(
  work: Work,
  body: NewPurchaseOrder,
): Promise<PurchaseOrder> {
  refuseOtherDays('due_date', body.due_date);
  return purchaseOrderById(work, await draftPurchaseOrder(work, body));
}

/** Writes the draft of a request and answers its id. */
export async function draftPurchaseOrder(work: Work, body: NewPurchaseOrder): Promise<number> {
  const { trx } = work;
  const order =
    body.order_number === undefined ? undefined : await lockOrder(work, body.order_number);
  if (!order && body.warehouse_id === undefined)
    throw badField('warehouse_id', 'warehouse_id is required without order_number');
  await refuseUnknownWarehouse(trx, body.warehouse_id);
  const seller = await sellerForDocument(trx, body.seller_id, 'seller_id');
  if (!seller.is_active) throw badField('seller_id', 'This vendor is not active');
  const lines = body.purchase_order_lines.map((line, index) => ({
    ...line,
    order_line_id: line.order_line_id ?? null,
    quotation_line_discount: line.quotation_line_discount ?? '0',
    remark: line.remark || null,
    field: `purchase_order_lines.${index}`,
  }));
  await refuseOtherSkus(trx, lines);
  return makePurchaseOrder(
    work,
    {
      order,
      seller_id: seller.seller_id,
      warehouse_id: body.warehouse_id ?? null,
      remark: body.remark || null,
      due_date: body.due_date ?? null,
      lines,
    },
    seller,
  );
}

async function refuseUnknownWarehouse(trx: Trx, warehouseId: number | undefined): Promise<void> {
  if (warehouseId === undefined) return;
  const found = await trx
    .selectFrom('warehouses')
    .select('warehouse_id')
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
  if (!found) throw badField('warehouse_id', 'This warehouse does not exist');
}

/** A line for a sales order buys the SKU that the order's line sells. */
async function refuseOtherSkus(trx: Trx, lines: readonly DraftLine[]): Promise<void> {
  const ids = lines.flatMap(({ order_line_id }) => order_line_id ?? []);
  if (!ids.length) return;
  const sold = await trx
    .selectFrom('order_lines')
    .select(['line_id', 'product_sku_id'])
    .where('line_id', '=', eqAny(ids))
    .execute();
  const skuOf = new Map(sold.map((line) => [line.line_id, line.product_sku_id]));
  for (const { order_line_id, product_sku_id, field } of lines) {
    if (order_line_id === null) continue;
    if (!skuOf.has(order_line_id))
      throw badField(`${field}.order_line_id`, 'This is not a line of the order');
    if (skuOf.get(order_line_id) !== product_sku_id)
      throw badField(`${field}.product_sku_id`, 'The order line is of another SKU');
  }
}
