import { type RawBuilder, sql } from 'kysely';
import { managesProduct } from '../core/embeds.ts';
import { reachOf } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

/** Quote requests a viewer may see, over rfqs as r, tenants as t, products as p: for lists, single reads, counts and writes alike. */
export function rfqsInReach(viewer: Viewer): RawBuilder<boolean> {
  const me = viewer.userId;
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`(t.sales_person = ${me} or r.sales_person = ${me} or r.created_by = ${me})`;
    case 'managed categories':
      return managesProduct(me);
    case 'own organisation':
      return sql`t.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}
