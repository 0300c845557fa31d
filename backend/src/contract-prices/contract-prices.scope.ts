import { type RawBuilder, sql } from 'kysely';
import { managesProduct } from '../core/embeds.ts';
import { reachOf } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';
import { reachesTenant } from '../tenants/tenants.service.ts';

/** Organisations whose own prices a viewer sees, by the column that names one: sales those of its customers. */
export function organisationsPriced(viewer: Viewer, column: string): RawBuilder<boolean> {
  switch (reachOf(viewer)) {
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
  reachOf(viewer) === 'managed categories' ? sql`true` : reachesTenant(viewer, column);

/** True when the viewer may price the joined product p. */
export const productsPriced = (viewer: Viewer): RawBuilder<boolean> =>
  reachOf(viewer) === 'managed categories' ? managesProduct(viewer.userId) : sql`true`;

/** Contract prices a viewer may see: over selling_prices as c, products as p. */
export const contractPricesInReach = (viewer: Viewer): RawBuilder<boolean> => sql`(${productsPriced(viewer)}
  and case when c.tenant_id is null then ${organisationsPriced(viewer, 'c.org_id')} else ${tenantsPriced(viewer, 'c.tenant_id')} end)`;
