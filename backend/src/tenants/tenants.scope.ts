import { type RawBuilder, sql } from 'kysely';
import { reachOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Customers a viewer may see, over tenants as t: for lists, single reads, counts and writes alike. */
export function tenantsInReach(
  viewer: Pick<Viewer, 'userId' | 'roleId' | 'orgId'>,
): RawBuilder<boolean> {
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`t.sales_person = ${viewer.userId}`;
    case 'own organisation':
      return sql`t.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}
