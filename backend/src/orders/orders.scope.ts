import { type RawBuilder, sql } from 'kysely';
import { managesProduct } from '../core/embeds.ts';
import { reachOf } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

const hasManagedLine = (userId: number): RawBuilder<boolean> => sql`exists (select 1 from order_lines l
  join skus k on k.product_sku_id = l.product_sku_id join products p on p.product_id = k.product_id
  where l.order_id = o.order_id and ${managesProduct(userId)})`;

/** Orders a viewer may see, over orders as o and tenants as t: for lists, single reads, counts and writes alike. */
export function ordersInReach(viewer: Viewer): RawBuilder<boolean> {
  const me = viewer.userId;
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`(t.sales_person = ${me} or o.sales_person = ${me} or o.created_by = ${me})`;
    case 'managed categories':
      return hasManagedLine(me);
    case 'own organisation':
      return sql`t.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}
