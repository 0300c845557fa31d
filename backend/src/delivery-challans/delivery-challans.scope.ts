import { type RawBuilder, sql } from 'kysely';
import { ofOrganisation, reachOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { followsOrder } from '../orders/orders.scope.ts';
import { purchaseOrdersInReach } from '../purchase-orders/purchase-orders.scope.ts';

const ofPurchaseOrder = (viewer: Viewer): RawBuilder<boolean> =>
  sql`dc.po_id = any(array(select po.po_id from purchase_orders po where ${purchaseOrdersInReach(viewer)}))`;

const ownByHand = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(dc.challan_type = 'OTHER' and dc.created_by = ${viewer.userId})`;

/** Made by hand for one of the viewer's own customers. */
const byHandForOwnCustomer = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(dc.challan_type = 'OTHER' and dc.tenant_id = any(array(select t.tenant_id from tenants t where t.sales_person = ${viewer.userId})))`;

/**
 * Condition over delivery_challans as dc: visible with its order or its purchase order; one made by
 * hand also for its maker.
 */
export function challansInReach(viewer: Viewer): RawBuilder<boolean> {
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'managed categories':
      return sql`(${followsOrder(viewer, 'dc')} or ${ofPurchaseOrder(viewer)} or ${ownByHand(viewer)})`;
    case 'own customers':
      return sql`(${followsOrder(viewer, 'dc')} or ${byHandForOwnCustomer(viewer)} or ${ownByHand(viewer)})`;
    case 'own organisation':
      return ofOrganisation('dc')(viewer.orgId);
    default:
      return sql`false`;
  }
}
