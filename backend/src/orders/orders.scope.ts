import { type RawBuilder, sql } from 'kysely';
import { managesProduct } from '../core/embeds.ts';
import { papersInReach } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

const hasManagedLine = (userId: number): RawBuilder<boolean> => sql`exists (select 1 from order_lines l
  join skus k on k.product_sku_id = l.product_sku_id join products p on p.product_id = k.product_id
  where l.order_id = o.order_id and ${managesProduct(userId)})`;

/** Over orders as o and tenants as t. */
export const ordersInReach = (viewer: Viewer): RawBuilder<boolean> => papersInReach(viewer, 'o', hasManagedLine);
