import { sql } from 'kysely';
import { byRow } from '../core/access/documentScope.ts';
import { HIDDEN_VENDOR } from '../core/access/vendors.ts';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { seesVendors } from '@munim/schema/shared/roles.ts';
import { visibleChallans } from './delivery-challans.public.ts';

export const searchedChallans: SearchedKind = {
  readPermission: ['DELIVERY_CHALLAN', 'READ'],
  rows: sql`delivery_challans dc`,
  id: 'dc.challan_id',
  visible: (viewer) => visibleChallans(viewer, byRow),
  numbers: [{ column: 'dc.challan_number' }],
  words: ['dc', 'challan', 'delivery challan'],
  described: {
    joins: sql`left join tenants t on t.tenant_id = dc.tenant_id left join sellers s on s.seller_id = dc.seller_id`,
    title: sql`dc.challan_number`,
    detail: ({ can }) => [
      sql`coalesce(t.tenant_name, ${seesVendors(can) ? sql`s.seller_name` : sql`case when s.seller_id is not null then ${HIDDEN_VENDOR}::text end`})`,
      dayOf(sql.ref('dc.created_at')),
    ],
    status: sql`dc.status`,
  },
};
