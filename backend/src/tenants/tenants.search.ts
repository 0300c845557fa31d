import { sql } from 'kysely';
import { visibleTenants } from '../core/access/rowScope.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';

export const searchedTenants: SearchedKind = {
  readPermission: ['TENANT', 'READ'],
  rows: sql`tenants t`,
  id: 't.tenant_id',
  visible: (viewer) => sql`(not t.is_deleted and ${visibleTenants(viewer)})`,
  isFoundById: true,
  name: 't.tenant_name',
  contacts: ['t.gst_no'],
  words: ['customer', 'tenant'],
  described: {
    title: sql`t.tenant_name`,
    detail: () => [sql`concat_ws(', ', t.district, t.state)`, sql`t.gst_no`],
  },
};
