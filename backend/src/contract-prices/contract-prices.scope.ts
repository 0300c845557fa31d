import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { eqAny } from '../core/data/search.ts';
import { tenantInRowScope, tenantsInRowScope } from '../tenants/tenants.public.ts';

/** Organisations whose own prices a viewer sees, by the column that names one: sales those of its customers. */
export function organisationsPriced(viewer: Viewer, column: string): RawBuilder<boolean> {
  switch (rowScopeOf(viewer)) {
    case 'all':
    case 'managed categories':
      return sql`true`;
    case 'own customers':
      return sql`exists (select from tenants own where own.org_id = ${sql.ref(column)} and not own.is_deleted
        and own.sales_person = ${viewer.userId})`;
    case 'own organisation':
      return sql`${sql.ref(column)} = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}

/** Customers whose prices a viewer sees, by the column that names one (of no table called t). Who prices a category does so for every customer. */
export const tenantsPriced = (viewer: Viewer, column: string): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'managed categories' ? sql`true` : tenantInRowScope(viewer, column);

/** True when the viewer may price the joined product p. */
export const productsPriced = (viewer: Viewer): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'managed categories'
    ? sql`p.category_id = ${eqAny(viewer.categories)}`
    : sql`true`;

/** Contract prices a viewer may see, of customers that are there: over selling_prices as c, products as p. */
export function visibleContractPrices(viewer: Viewer): RawBuilder<boolean> {
  const reach = rowScopeOf(viewer);
  if (reach === 'all' || reach === 'managed categories') return productsPriced(viewer);
  // customers' and organisations' prices each by their own index
  return sql`c.selling_price_id = any(array(
    select priced.selling_price_id from selling_prices priced where priced.tenant_id = ${tenantsInRowScope(viewer)}
    union all select priced.selling_price_id from selling_prices priced
    where priced.tenant_id is null and ${organisationsPriced(viewer, 'priced.org_id')}))`;
}
