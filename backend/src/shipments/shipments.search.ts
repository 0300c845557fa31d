import { sql } from 'kysely';
import { byRow } from '../core/access/documentScope.ts';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visibleShipments } from './shipments.scope.ts';

export const searchedShipments: SearchedKind = {
  readPermission: ['STOCK', 'READ'],
  rows: sql`shipments sh`,
  id: 'sh.shipment_id',
  visible: (viewer) => visibleShipments(viewer, byRow),
  isFoundById: true,
  words: ['shipment', 'sh'],
  described: {
    title: sql`sh.shipment_id::text`,
    detail: () => [sql`sh.vehicle_number`, dayOf(sql.ref('sh.created_at'))],
    status: sql`sh.status`,
  },
};
