import { type RawBuilder, sql } from 'kysely';
import { visibleOrders, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

const ofOrders = (viewer: Viewer): RawBuilder<boolean> =>
  sql`d.order_id = any(array(select o.order_id from orders o where ${visibleOrders(viewer)}))`;

const ofPurchaseOrders = (viewer: Viewer): RawBuilder<boolean> =>
  sql`d.po_id = any(array(select po.po_id from purchase_orders po where ${visiblePurchaseOrders(viewer)}))`;

/** Condition over delivery_points as d: visible with its sales order or its purchase order. */
export function visibleDeliveryPoints(viewer: Viewer): RawBuilder<boolean> {
  switch (rowScopeOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'managed categories':
      return sql`(${ofOrders(viewer)} or ${ofPurchaseOrders(viewer)})`;
    case 'own customers':
    case 'own organisation':
      return ofOrders(viewer);
    default:
      return sql`false`;
  }
}
