import { withThumbnail } from '../core/access/signing.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { sellerInfo, skuInfo } from '../core/data/embeds.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { notFound, refused } from '../core/http/errors.ts';
import { findOrder } from '../orders/orders.public.ts';
import { makePurchaseOrder, sellerForDocument } from './makePurchaseOrder.ts';
import type {
  OrderToPurchase,
  PoPreview,
  PreviewQuery,
  PurchaseOrder,
} from './purchase-orders.shapes.ts';
import { lockOrder } from './purchaseOrderLocks.ts';
import { purchaseOrderById, summariesOf } from './readPurchaseOrders.ts';

/** The lines of a sales order that these sellers deliver, with what is still to be bought of each. */
async function linesBySeller(
  db: Database | Trx,
  orderId: number,
  sellers: readonly number[] | undefined,
) {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .innerJoin('sellers as s', 's.seller_id', 'l.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select([
      'l.line_id',
      'l.product_sku_id',
      'l.offer_price',
      'l.quantity',
      'l.cancelled_quantity',
      'l.generated_quantity',
    ])
    .select('l.stock_quantity')
    .select(['s.seller_id', sellerInfo.$notNull().as('seller_info'), skuInfo.as('sku_info')])
    .where('l.order_id', '=', orderId)
    .where((eb) => whereIf(sellers, (any) => eb('l.seller_id', '=', eqAny(any))))
    .orderBy('l.line_number')
    .execute();
  const lines = rows.map((row) => {
    const ordered = row.quantity - row.cancelled_quantity;
    return {
      ...row,
      ordered,
      generated: row.generated_quantity,
      remaining: ordered - row.generated_quantity - row.stock_quantity,
      offer_price: row.offer_price ?? '0.00',
    };
  });
  return Map.groupBy(lines, (line) => line.seller_id);
}

/** Preview of generating, by seller, with the purchase orders that exist already. */
export async function previewPurchaseOrders(
  context: ReadContext,
  { order_id, sellers }: PreviewQuery,
): Promise<PoPreview[]> {
  const { db, settings } = context;
  if (!(await findOrder(context, String(order_id)))) throw notFound('Order');
  const [bySeller, made] = await Promise.all([
    linesBySeller(db, order_id, sellers),
    summariesOf(db, [order_id]),
  ]);
  return [...bySeller.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    return {
      seller_info: first.seller_info,
      lines: lines.map((line) => ({
        ...line,
        product_sku_name: line.sku_info.product_sku_name,
        sku_info: withThumbnail(settings, line.sku_info),
      })),
      pos: made.filter((po) => po.seller_id === first.seller_id),
    };
  });
}

/**
 * Makes one draft per seller of everything left to buy, under the lock on the order: two parallel
 * requests never buy twice.
 */
export async function generatePurchaseOrders(
  work: Work,
  { order_id, sellers }: OrderToPurchase,
): Promise<PurchaseOrder[]> {
  const { trx } = work;
  const order = await lockOrder(work, String(order_id));
  const bySeller = await linesBySeller(trx, order_id, sellers);
  const made: PurchaseOrder[] = [];
  for (const sellerId of [...bySeller.keys()].toSorted((one, other) => one - other)) {
    const left = (bySeller.get(sellerId) ?? []).filter((line) => line.remaining > 0);
    if (!left.length) continue;
    const seller = await sellerForDocument(trx, sellerId, `sellers.${sellers.indexOf(sellerId)}`);
    const lines = left.map(({ line_id, product_sku_id, remaining, offer_price }) => ({
      product_sku_id,
      order_line_id: line_id,
      quantity: remaining,
      offer_price,
      quotation_line_discount: '0',
      remark: null,
      field: 'order_id',
    }));
    const draft = {
      seller_id: sellerId,
      order,
      warehouse_id: null,
      remark: null,
      due_date: null,
      lines,
    };
    const poId = await makePurchaseOrder(work, draft, seller);
    made.push(await purchaseOrderById(work, poId));
  }
  if (!made.length) throw refused('Nothing is left to buy of these vendors on this order');
  return made;
}
