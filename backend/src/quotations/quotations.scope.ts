import { type RawBuilder, sql } from 'kysely';
import { managesProduct } from '../core/embeds.ts';
import { papersInReach } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

/** True when a line of the quotation q is of a product whose category the user manages. */
export const hasManagedItem = (userId: number): RawBuilder<boolean> => sql`exists (select 1 from quotation_items i
  join skus k on k.product_sku_id = i.product_sku_id join products p on p.product_id = k.product_id
  where i.quotation_id = q.quotation_id and ${managesProduct(userId)})`;

/** Over quotations as q and tenants as t. */
export const quotationsInReach = (viewer: Viewer): RawBuilder<boolean> => papersInReach(viewer, 'q', hasManagedItem);
