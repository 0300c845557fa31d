import { type RawBuilder, sql } from 'kysely';
import {
  followsOrder,
  visibleOrders,
  visiblePurchaseOrders,
} from '../core/access/documentScope.ts';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

const never = sql<boolean>`false`;

/** Over payments as pay: visible with the purchase order. */
const followsPurchaseOrder = (viewer: Viewer): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'all'
    ? sql`true`
    : sql`pay.po_id = any(array(select po.po_id from purchase_orders po where ${visiblePurchaseOrders(viewer)}))`;

const byDocument = (
  { can }: Viewer,
  order: RawBuilder<boolean>,
  purchaseOrder: RawBuilder<boolean>,
): RawBuilder<boolean> => sql`(
  (pay.direction = 'INCOMING' and ${can('ORDER', 'READ') ? order : never}) or
  (pay.direction = 'OUTGOING' and ${can('PURCHASE_ORDER', 'READ') ? purchaseOrder : never}))`;

/** Condition over payments as pay: a payment is visible with its document. */
export const visiblePayments = (viewer: Viewer): RawBuilder<boolean> =>
  byDocument(viewer, followsOrder(viewer, 'pay'), followsPurchaseOrder(viewer));

/** The same where their order o and purchase order po are joined: sums over many rows do not search a list of ids for each. */
export const visibleWithDocument = (viewer: Viewer): RawBuilder<boolean> =>
  byDocument(viewer, visibleOrders(viewer), visiblePurchaseOrders(viewer));
