import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { visibleOrders } from '../core/access/documentScope.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';

interface RecentQuery {
  skuIds: readonly number[];
  from?: string | undefined;
  to?: string | undefined;
  /** At most so many of each SKU. */
  count: number;
}

/** The newest lines of each SKU on orders in the viewer's row scope that were not cancelled. */
export async function recentOrderLines(
  { db, viewer }: ReadContext,
  { skuIds, from, to, count }: RecentQuery,
) {
  const ranked = db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select([
      'l.product_sku_id',
      'o.order_id',
      'o.order_number',
      'o.created_at as date',
      't.tenant_name as party',
    ])
    .select(['l.quantity', 'l.selling_price', 'l.offer_price', 'l.line_id'])
    .select(
      sql<number>`row_number() over (partition by l.product_sku_id order by o.created_at desc, l.line_id desc)`.as(
        'rank',
      ),
    )
    .where('l.product_sku_id', '=', sql<number>`any(${skuIds})`)
    .where('o.cancelled', '=', false)
    .where(visibleOrders(viewer))
    .where((eb) => whereIf(from, (day) => eb('o.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(to, (day) => eb('o.created_at', '<', endOfDay(day))));
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('rank', '<=', count)
    .orderBy('rank')
    .execute();
  const cost = seesCost(viewer.can);
  const lines = rows.map((row) =>
    Object.assign(row, { paper: 'ORDER' as const, offer_price: cost ? row.offer_price : null }),
  );
  return Map.groupBy(lines, (line) => line.product_sku_id);
}
