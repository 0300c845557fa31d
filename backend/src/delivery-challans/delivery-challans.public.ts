import type { ChallanStatus, ChallanType, TransportReason } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import type { Json } from '../../generated/database.ts';
import {
  type Among,
  byIndex,
  followsOrder,
  visiblePurchaseOrders,
} from '../core/access/documentScope.ts';
import { ofOrganisation, rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { single } from '../core/data/rows.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type { DeliveryChallan } from './delivery-challans.shapes.ts';
import { withEmbeds, toJson } from './describeChallans.ts';
import { reasonColumns } from './transportReason.ts';

interface ByHand {
  challan_type: ChallanType;
  status: ChallanStatus;
  transport_reason: TransportReason | null;
  transport_reason_text: string | null;
  from_address_details: Json;
  delivery_address_details: Json;
}

/**
 * Columns of a changed reason; undefined when the request names none, or the one that the challan has. What an issued
 * challan says of it stays; one that says nothing, or another reason without its words, may still be told.
 */
export function changedReason(
  challan: ByHand,
  body: {
    transport_reason?: TransportReason | null | undefined;
    transport_reason_text?: string | null | undefined;
  },
): ReturnType<typeof reasonColumns> | undefined {
  const reason = body.transport_reason ?? challan.transport_reason;
  const given = body.transport_reason_text;
  const text = (given === undefined ? challan.transport_reason_text : given?.trim()) || null;
  const isSame =
    reason === challan.transport_reason &&
    (text === challan.transport_reason_text || (reason !== 'OTHERS' && given === undefined));
  if (isSame) return undefined;
  if (challan.challan_type !== 'OTHER')
    throw badField('transport_reason', 'Only a challan made by hand has a reason of its own');
  const isSaid =
    challan.transport_reason !== null &&
    (challan.transport_reason !== 'OTHERS' || challan.transport_reason_text !== null);
  if (challan.status !== 'DRAFT' && isSaid)
    throw badField('transport_reason', 'The challan is issued: why its goods travel stays');
  const ends = { from: challan.from_address_details, to: challan.delivery_address_details };
  const { from, to } = ends as unknown as Record<'from' | 'to', AddressCopy>;
  const way = { type: challan.challan_type, from: from.entity_type, to: to.entity_type };
  return reasonColumns(way, { reason, text: reason === 'OTHERS' ? text : given });
}

/** A delivery challan in the viewer's row scope, without its lines; undefined when there is none. */
export const findChallan = ({ db, viewer }: ReadContext, challanId: number) =>
  db
    .selectFrom('delivery_challans as dc')
    .select(['dc.challan_id', 'dc.challan_number'])
    .where('dc.challan_id', '=', challanId)
    .where(visibleChallans(viewer))
    .executeTakeFirst();

const ofPurchaseOrder = (viewer: Viewer, among: Among): RawBuilder<boolean> =>
  among(
    'dc.po_id',
    sql`select po.po_id from purchase_orders po where ${visiblePurchaseOrders(viewer)}`,
  );

const visibleByMaker = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(dc.challan_type = 'OTHER' and dc.created_by = ${viewer.userId})`;

/** Made by hand for one of the viewer's own customers. */
const visibleByCustomer = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(dc.challan_type = 'OTHER' and dc.tenant_id = any(array(select t.tenant_id from tenants t where t.sales_person = ${viewer.userId})))`;

/**
 * Condition over delivery_challans as dc: visible with its order or its purchase order; one made by
 * hand also for its maker.
 */
export function visibleChallans(viewer: Viewer, among: Among = byIndex): RawBuilder<boolean> {
  switch (rowScopeOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'managed categories':
      return sql`(${followsOrder(viewer, 'dc', among)} or ${ofPurchaseOrder(viewer, among)} or ${visibleByMaker(viewer)})`;
    case 'own customers':
      return sql`(${followsOrder(viewer, 'dc', among)} or ${visibleByCustomer(viewer)} or ${visibleByMaker(viewer)})`;
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
