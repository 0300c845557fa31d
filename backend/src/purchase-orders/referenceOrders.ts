import { withThumbnail } from '../core/access/signing.ts';
import { productAndSku, sellerInfo, skuInfo, tenantInfo } from '../core/data/embeds.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { readableOrders } from '../orders/orders.public.ts';
import type { ReferenceOrder } from './purchase-orders.shapes.ts';

/** The sales orders of purchase orders with all lines, other sellers' too: those that the viewer may read. */
export async function referenceOrders(
  context: ReadContext,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ReferenceOrder>> {
  const { db, settings, viewer } = context;
  const readable =
    orderIds.length && viewer.can('ORDER', 'READ') ? await readableOrders(context, orderIds) : [];
  if (!readable.length) return new Map();
  const heads = await db
    .selectFrom('orders as o')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select(['o.order_id', 'o.order_number', 'o.status', 'o.edd', tenantInfo.as('tenant_info')])
    .where('o.order_id', '=', eqAny(readable))
    .execute();
  const lines = await db
    .selectFrom('order_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('sellers as s', 's.seller_id', 'l.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select([
      'l.order_id',
      'l.line_id',
      'l.line_number',
      'l.quantity',
      'l.cancelled_quantity',
      'l.generated_quantity',
    ])
    .select([skuInfo.as('sku_info'), sellerInfo.as('seller')])
    .where('l.order_id', '=', eqAny(readable))
    .orderBy('l.line_number')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return new Map(
    heads.map((head) => [
      head.order_id,
      {
        ...head,
        order_lines: (byOrder.get(head.order_id) ?? []).map((line) => ({
          ...line,
          ...productAndSku(withThumbnail(settings, line.sku_info)),
        })),
      },
    ]),
  );
}
