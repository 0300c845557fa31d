import { type RawBuilder, sql } from 'kysely';
import { followsOrder, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { ofOrganisation, rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { single } from '../core/data/rows.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import type { DeliveryChallan } from './delivery-challans.shapes.ts';
import { withEmbeds, toJson } from './describeChallans.ts';

/** A delivery challan in the viewer's row scope, without its lines; undefined when there is none. */
export const findChallan = ({ db, viewer }: ReadContext, challanId: number) =>
  db
    .selectFrom('delivery_challans as dc')
    .select(['dc.challan_id', 'dc.challan_number'])
    .where('dc.challan_id', '=', challanId)
    .where(visibleChallans(viewer))
    .executeTakeFirst();

const ofPurchaseOrder = (viewer: Viewer): RawBuilder<boolean> =>
  sql`dc.po_id = any(array(select po.po_id from purchase_orders po where ${visiblePurchaseOrders(viewer)}))`;

const visibleByMaker = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(dc.challan_type = 'OTHER' and dc.created_by = ${viewer.userId})`;

/** Made by hand for one of the viewer's own customers. */
const visibleByCustomer = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(dc.challan_type = 'OTHER' and dc.tenant_id = any(array(select t.tenant_id from tenants t where t.sales_person = ${viewer.userId})))`;

/**
 * Condition over delivery_challans as dc: visible with its order or its purchase order; one made by
 * hand also for its maker.
 */
export function visibleChallans(viewer: Viewer): RawBuilder<boolean> {
  switch (rowScopeOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'managed categories':
      return sql`(${followsOrder(viewer, 'dc')} or ${ofPurchaseOrder(viewer)} or ${visibleByMaker(viewer)})`;
    case 'own customers':
      return sql`(${followsOrder(viewer, 'dc')} or ${visibleByCustomer(viewer)} or ${visibleByMaker(viewer)})`;
    case 'own organisation':
      return ofOrganisation('dc')(viewer.orgId);
    default:
      return sql`false`;
  }
}

export const visibleRows = ({ db, viewer }: ReadContext) =>
  db.selectFrom('delivery_challans as dc').where(visibleChallans(viewer));

/** One in the viewer's row scope. */
export async function challanById(
  context: ReadContext,
  challanId: number,
): Promise<DeliveryChallan> {
  const rows = await withEmbeds(
    visibleRows(context).where('dc.challan_id', '=', challanId),
  ).execute();
  if (!rows.length) throw notFound('Delivery challan');
  return single(await toJson(context, rows));
}
