import { type RawBuilder, sql } from 'kysely';
import { reachOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { ordersInReach, purchaseOrdersInReach } from '../core/access/documentScope.ts';

/**
 * Condition over expenses as x with their orders as o and purchase orders as po: a viewer of some
 * documents sees the expenses of those, and their own.
 */
export function expensesInReach(viewer: Viewer): RawBuilder<boolean> {
  if (reachOf(viewer) === 'all') return sql`true`;
  return sql`(x.created_by = ${viewer.userId} or (x.entity_type = 'ORDER' and ${ordersInReach(viewer)})
    or (x.entity_type = 'PURCHASE_ORDER' and ${purchaseOrdersInReach(viewer)}))`;
}
