import { type RawBuilder, sql } from 'kysely';
import { followsOrder, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

const never = sql<boolean>`false`;

/** Over payments as pay: visible with the purchase order. */
const followsPurchaseOrder = (viewer: Viewer): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'all'
    ? sql`true`
    : sql`pay.po_id = any(array(select po.po_id from purchase_orders po where ${visiblePurchaseOrders(viewer)}))`;

/** Condition over payments as pay: a payment is visible with its document. */
export const visiblePayments = (viewer: Viewer): RawBuilder<boolean> => sql`(
  (pay.direction = 'INCOMING' and ${viewer.can('ORDER', 'READ') ? followsOrder(viewer, 'pay') : never}) or
  (pay.direction = 'OUTGOING' and ${viewer.can('PURCHASE_ORDER', 'READ') ? followsPurchaseOrder(viewer) : never}))`;
