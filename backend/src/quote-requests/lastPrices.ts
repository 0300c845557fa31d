import { type RawBuilder, sql } from 'kysely';
import { visibleOrders, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** A price of one unit, and when it was agreed. */
interface LastPrice {
  price: string;
  at: string;
}

/** Price of the SKU on the customer's newest order that the viewer sees; null without one. */
export const lastSold = (
  viewer: Viewer,
  skuId: RawBuilder<unknown>,
  tenantId: RawBuilder<unknown>,
): RawBuilder<LastPrice | null> =>
  viewer.can('ORDER', 'READ')
    ? sql`(select json_build_object('price', l.selling_price::text, 'at', o.created_at) from order_lines l join orders o using (order_id)
    where l.product_sku_id = ${skuId} and o.tenant_id = ${tenantId} and not o.cancelled and ${visibleOrders(viewer)}
    order by o.created_at desc, l.line_id desc limit 1)`
    : sql`null::json`;

/** Price of the SKU on the newest purchase order to the seller that the viewer sees; null without one. */
export const lastBought = (
  viewer: Viewer,
  skuId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
): RawBuilder<LastPrice | null> =>
  viewer.can('PURCHASE_ORDER', 'READ')
    ? sql`(select json_build_object('price', l.offer_price::text, 'at', po.created_at) from purchase_order_lines l join purchase_orders po using (po_id)
    where l.product_sku_id = ${skuId} and po.seller_id = ${sellerId} and po.po_state not in ('CANCELLED', 'REJECTED')
      and ${visiblePurchaseOrders(viewer)} order by po.created_at desc, l.po_line_id desc limit 1)`
    : sql`null::json`;

/** The time of a price as answers say times. */
export const timeOf = (last: LastPrice | null): string | null =>
  last && new Date(last.at).toISOString();
