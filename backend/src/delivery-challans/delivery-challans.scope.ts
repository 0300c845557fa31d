import { type RawBuilder, sql } from 'kysely';
import { ofOrganisation, reachOf } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';
import { ordersInReach } from '../orders/orders.scope.ts';
import { purchaseOrdersInReach } from '../purchase-orders/purchase-orders.scope.ts';

const ofOrder = (viewer: Viewer): RawBuilder<boolean> =>
  sql`exists (select from orders o where o.order_id = dc.order_id and ${ordersInReach(viewer)})`;

/** Bought on a purchase order in reach: of a stock purchase, or for an order. */
const ofPurchaseOrder = (viewer: Viewer): RawBuilder<boolean> =>
  sql`exists (select from dc_lines l join purchase_order_lines pol using (po_line_id) join purchase_orders po on po.po_id = pol.po_id
    where l.challan_id = dc.challan_id and ${purchaseOrdersInReach(viewer)})`;

const byHand = (viewer: Viewer): RawBuilder<boolean> => sql`(dc.challan_type = 'OTHER' and dc.created_by = ${viewer.userId})`;

/** Made by hand for one of the viewer's own customers, about no order. */
const ofOwnCustomer = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(dc.order_id is null and exists (select from tenants t where t.tenant_id = dc.tenant_id and t.sales_person = ${viewer.userId}))`;

/** Over delivery_challans as dc: a challan is seen by who may see its order, or what was bought; one made by hand by its maker too. */
export function challansInReach(viewer: Viewer): RawBuilder<boolean> {
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'managed categories':
      return sql`(${ofOrder(viewer)} or ${ofPurchaseOrder(viewer)} or ${byHand(viewer)})`;
    case 'own customers':
      return sql`(${ofOrder(viewer)} or ${ofOwnCustomer(viewer)} or ${byHand(viewer)})`;
    case 'own organisation':
      return ofOrganisation('dc')(viewer.orgId);
    default:
      return sql`false`;
  }
}
