import { type RawBuilder, sql } from 'kysely';
import { visibleOrders, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
const never = sql<boolean>`false`;

/**
 * Condition over payments as pay with their orders as o and purchase orders as po: a payment is
 * visible with its document.
 */
export const visiblePayments = (viewer: Viewer): RawBuilder<boolean> => sql`(
  (pay.direction = 'INCOMING' and ${viewer.can('ORDER', 'READ') ? visibleOrders(viewer) : never}) or
  (pay.direction = 'OUTGOING' and ${viewer.can('PURCHASE_ORDER', 'READ') ? visiblePurchaseOrders(viewer) : never}))`;
