import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { visibleOrders, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';

interface RecentQuery {
  skuIds: readonly number[];
  from?: string | undefined;
  to?: string | undefined;
  /** Greatest number of each SKU. */
  count: number;
}

/** Lines of orders in the viewer's row scope that were not cancelled. */
const soldLines = ({ db, viewer }: ReadContext, { skuIds, from, to }: RecentQuery) =>
  db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select([
      sql<'ORDER' | 'PURCHASE_ORDER'>`'ORDER'`.as('document_type'),
      'l.product_sku_id',
      sql<number | null>`o.order_id`.as('order_id'),
      sql<string | null>`o.order_number`.as('order_number'),
      sql<number | null>`null::bigint`.as('po_id'),
      'o.created_at as date',
      't.tenant_name as party',
      'l.quantity',
      sql<string | null>`l.selling_price`.as('selling_price'),
      'l.offer_price',
      'l.line_id',
    ])
    .where('l.product_sku_id', '=', sql<number>`any(${skuIds})`)
    .where('o.cancelled', '=', false)
    .where(visibleOrders(viewer))
    .where((eb) => whereIf(from, (day) => eb('o.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(to, (day) => eb('o.created_at', '<', endOfDay(day))));

/** Lines of purchase orders in the viewer's row scope that were not cancelled. */
const boughtLines = ({ db, viewer }: ReadContext, { skuIds, from, to }: RecentQuery) =>
  db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('purchase_orders as po', 'po.po_id', 'l.po_id')
    .innerJoin('sellers as s', 's.seller_id', 'po.seller_id')
    .select([
      sql<'ORDER' | 'PURCHASE_ORDER'>`'PURCHASE_ORDER'`.as('document_type'),
      'l.product_sku_id',
      sql<number | null>`null::bigint`.as('order_id'),
      sql<string | null>`null::text`.as('order_number'),
      sql<number | null>`po.po_id`.as('po_id'),
      'po.created_at as date',
      's.seller_name as party',
      'l.quantity',
      sql<string | null>`null::numeric`.as('selling_price'),
      'l.offer_price',
      'l.po_line_id as line_id',
    ])
    .where('l.product_sku_id', '=', sql<number>`any(${skuIds})`)
    .where('po.po_state', 'not in', ['CANCELLED', 'REJECTED'])
    .where('l.quantity', '>', sql<number>`l.cancelled_quantity`)
    .where(visiblePurchaseOrders(viewer))
    .where((eb) => whereIf(from, (day) => eb('po.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(to, (day) => eb('po.created_at', '<', endOfDay(day))));

/** The newest lines of each SKU on orders and, for readers of them, purchase orders. */
export async function recentTransactions(context: ReadContext, query: RecentQuery) {
  const { db, viewer } = context;
  const sold = soldLines(context, query);
  const lines = viewer.can('PURCHASE_ORDER', 'READ')
    ? sold.unionAll(boughtLines(context, query))
    : sold;
  const ranked = db
    .selectFrom(lines.as('lines'))
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by product_sku_id order by date desc, document_type, line_id desc)`.as(
        'rank',
      ),
    );
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('rank', '<=', query.count)
    .orderBy('rank')
    .execute();
  const cost = seesCost(viewer.can);
  const shown = rows.map((row) => ({ ...row, offer_price: cost ? row.offer_price : null }));
  return Map.groupBy(shown, (line) => line.product_sku_id);
}
