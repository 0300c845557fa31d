import { type RawBuilder, sql } from 'kysely';
import type { Among } from '../core/access/documentScope.ts';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { visibleChallans } from '../delivery-challans/delivery-challans.public.ts';

/** Condition over shipments as sh: visible with at least one of its challans. */
export const visibleShipments = (viewer: Viewer, among?: Among): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'all'
    ? sql`true`
    : sql`exists (select from delivery_challans dc where dc.shipment_id = sh.shipment_id and ${visibleChallans(viewer, among)})`;
