import { type RawBuilder, sql } from 'kysely';
import { visibleOrders, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/**
 * Condition over expenses as x with their orders as o and purchase orders as po: a viewer of some
 * documents sees the expenses of those, and their own.
 */
export function visibleExpenses(viewer: Viewer): RawBuilder<boolean> {
  if (rowScopeOf(viewer) === 'all') return sql`true`;
  // a token of an organisation has its maker's id, and not its maker's rows
  const isOwn =
    rowScopeOf(viewer) === 'own organisation' ? sql`false` : sql`x.created_by = ${viewer.userId}`;
  return sql`(${isOwn} or (x.entity_type = 'ORDER' and ${visibleOrders(viewer)})
    or (x.entity_type = 'PURCHASE_ORDER' and ${visiblePurchaseOrders(viewer)}))`;
}
