import { sql } from 'kysely';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visibleSampleRequests } from './sample-requests.scope.ts';

export const searchedSampleRequests: SearchedKind = {
  readPermission: ['ORDER', 'READ'],
  rows: sql`sample_requests s`,
  id: 's.sample_request_id',
  visible: (viewer) => visibleSampleRequests(viewer),
  isFoundById: true,
  words: ['sample', 'sample request'],
  described: {
    joins: sql`join tenants t on t.tenant_id = s.tenant_id join skus k on k.product_sku_id = s.product_sku_id`,
    title: sql`s.sample_request_id::text`,
    detail: () => [sql`t.tenant_name`, sql`k.product_sku_name`, dayOf(sql.ref('s.created_at'))],
    status: sql`s.status`,
  },
};
