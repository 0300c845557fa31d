import { type RawBuilder, sql } from 'kysely';
import { managesProduct } from '../core/embeds.ts';
import { reachOf } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

/** True when a line of the quotation q is of a product whose category the user manages. */
export const hasManagedItem = (userId: number): RawBuilder<boolean> => sql`exists (select 1 from quotation_items i
  join skus k on k.product_sku_id = i.product_sku_id join products p on p.product_id = k.product_id
  where i.quotation_id = q.quotation_id and ${managesProduct(userId)})`;

/** Quotations a viewer may see, over quotations as q and tenants as t: for lists, single reads, counts and writes alike. */
export function quotationsInReach(viewer: Viewer): RawBuilder<boolean> {
  const me = viewer.userId;
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`(t.sales_person = ${me} or q.sales_person = ${me} or q.created_by = ${me})`;
    case 'managed categories':
      return hasManagedItem(me);
    case 'own organisation':
      return sql`t.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}
