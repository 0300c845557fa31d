import { type RawBuilder, sql } from 'kysely';
import { reachOf } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';
import { purchaseOrdersInReach } from '../purchase-orders/purchase-orders.scope.ts';

/** Over bills as b: a bill is seen by who may see one of its purchase orders. */
export const billsInReach = (viewer: Viewer): RawBuilder<boolean> =>
  reachOf(viewer) === 'all'
    ? sql`true`
    : sql`exists (select 1 from purchase_orders po where po.po_id = any(b.included_po_ids) and ${purchaseOrdersInReach(viewer)})`;
