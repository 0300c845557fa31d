import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { visibleContractPrices } from './contract-prices.scope.ts';

/**
 * Contract price in force for the quote request r of the customer t, with its product p: the customer's own before its
 * organisation's, then the highest slab not above the quantity. Null where the viewer sees none.
 */
export const contractPriceOfRequest = (viewer: Viewer): RawBuilder<string | null> =>
  viewer.can('QUOTATION', 'READ')
    ? sql`(select c.selling_price::text from selling_prices c where c.product_sku_id = r.product_sku_id and c.quantity <= r.quantity
      and (c.tenant_id = r.tenant_id or (c.tenant_id is null and c.org_id = t.org_id)) and ${visibleContractPrices(viewer)}
      order by c.tenant_id is null, c.quantity desc limit 1)`
    : sql`null::text`;
