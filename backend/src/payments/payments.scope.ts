import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { ordersInReach, purchaseOrdersInReach } from '../core/access/documentScope.ts';
const never = sql<boolean>`false`;

/**
 * Condition over payments as pay with their orders as o and purchase orders as po: a payment is
 * visible with its document.
 */
export const paymentsInReach = (viewer: Viewer): RawBuilder<boolean> => sql`(
  (pay.direction = 'INCOMING' and ${viewer.can('ORDER', 'READ') ? ordersInReach(viewer) : never}) or
  (pay.direction = 'OUTGOING' and ${viewer.can('PURCHASE_ORDER', 'READ') ? purchaseOrdersInReach(viewer) : never}))`;
