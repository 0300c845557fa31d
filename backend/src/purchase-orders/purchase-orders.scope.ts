import { type RawBuilder, sql } from 'kysely';
import { papersInReach, reachOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** True when a line of the purchase order po is of a product of one of these categories. */
export const hasLineOf = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`po.category_ids && ${categories}`;
const orderHolds = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`o.category_ids && ${categories}`;

/**
 * Condition over purchase_orders as po: category managers see those with a line of their categories
 * and those they made. Viewers with only some
 * customers, when granted the pair, see what is bought for those.
 */
export function purchaseOrdersInReach(viewer: Viewer): RawBuilder<boolean> {
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'managed categories':
      return sql`(${hasLineOf(viewer.categories)} or po.created_by = ${viewer.userId})`;
    case 'own customers':
    case 'own organisation':
      return sql`po.order_id = any(array(select o.order_id from orders o where ${papersInReach(viewer, 'o', orderHolds)}))`;
    default:
      return sql`false`;
  }
}
