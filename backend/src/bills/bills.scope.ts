import { type RawBuilder, sql } from 'kysely';
import { reachOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { purchaseOrdersInReach } from '../purchase-orders/purchase-orders.scope.ts';

/** Condition over bills as b: visible with at least one of its purchase orders. */
export const billsInReach = (viewer: Viewer): RawBuilder<boolean> =>
  reachOf(viewer) === 'all'
    ? sql`true`
    : sql`b.bill_id in (select own.bill_id from bill_lines own join purchase_orders po on po.po_id = own.po_id
        where ${purchaseOrdersInReach(viewer)})`;
