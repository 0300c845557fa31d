import { type RawBuilder, sql } from 'kysely';
import {
  type Among,
  byIndex,
  followsOrder,
  visibleOrders,
  visiblePurchaseOrders,
} from '../core/access/documentScope.ts';
import { ownersOf, rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { visibleOpenings } from '../openings/openings.public.ts';

const never = sql<boolean>`false`;

/** Condition of the row scope, over payments as pay: visible with the purchase order. */
const followsPurchaseOrder = (viewer: Viewer, among: Among): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'all'
    ? sql`true`
    : among(
        'pay.po_id',
        sql`select po.po_id from purchase_orders po where ${visiblePurchaseOrders(viewer)}`,
      );

/** Condition of the row scope, over payments as pay: visible with the document of old books. */
const followsOpening = (viewer: Viewer): RawBuilder<boolean> =>
  sql`pay.opening_id = any(array(select od.opening_id from opening_documents od where ${visibleOpenings(viewer)}))`;

const byDocument = (
  viewer: Viewer,
  order: RawBuilder<boolean>,
  purchaseOrder: RawBuilder<boolean>,
): RawBuilder<boolean> => {
  const [seesIncoming, seesOutgoing] = [
    viewer.can('ORDER', 'READ'),
    viewer.can('PURCHASE_ORDER', 'READ'),
  ];
  const seesAll = rowScopeOf(viewer) === 'all';
  // the two directions are all there are: named, the planner would look for each by an index of its own
  if (seesAll && seesIncoming && seesOutgoing) return sql`true`;
  const byTrade = sql<boolean>`(
    (pay.direction = 'INCOMING' and ${seesIncoming ? order : never}) or
    (pay.direction = 'OUTGOING' and ${seesOutgoing ? purchaseOrder : never}))`;
  return seesAll
    ? byTrade
    : sql`(${byTrade} or (pay.opening_id is not null and ${followsOpening(viewer)}))`;
};

/** Condition over payments as pay: a payment is visible with its document. */
export const visiblePayments = (viewer: Viewer, among: Among = byIndex): RawBuilder<boolean> =>
  byDocument(viewer, followsOrder(viewer, 'pay', among), followsPurchaseOrder(viewer, among));

/** The same where their order o and purchase order po are joined: sums over many rows do not search a list of ids for each. */
export const visibleWithDocument = (viewer: Viewer): RawBuilder<boolean> =>
  byDocument(viewer, visibleOrders(viewer), visiblePurchaseOrders(viewer));

/**
 * All who see an incoming payment as one of their own customers, over payments as pay with their order o: those of its order, or the
 * sales person of the customer whose document of old books it is for.
 */
export const paymentOwners: RawBuilder<number[]> = sql`case
  when pay.opening_id is not null then array(select t.sales_person from opening_documents od
    join tenants t on t.tenant_id = od.tenant_id where od.opening_id = pay.opening_id)
  when pay.direction = 'INCOMING' then ${ownersOf('o')} end`;
