import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf, visibleTenants } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Documents of old books of customers that the viewer may see, over rows with their customer under an alias. */
export const ofVisibleCustomer = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'all'
    ? sql`true`
    : sql`${sql.ref(`${alias}.tenant_id`)} in (select t.tenant_id from tenants t where ${visibleTenants(viewer)})`;

/**
 * Condition of the row scope, over opening_documents as od: those of customers are visible with the
 * customer, those of vendors to viewers who see all rows.
 */
export const visibleOpenings = (viewer: Viewer): RawBuilder<boolean> => {
  const never = sql<boolean>`false`;
  const ofCustomers = ofVisibleCustomer(viewer, 'od');
  const seesAll = rowScopeOf(viewer) === 'all' ? sql<boolean>`true` : never;
  return sql`((od.tenant_id is not null and ${viewer.can('ORDER', 'READ') ? ofCustomers : never})
    or (od.seller_id is not null and ${viewer.can('PURCHASE_ORDER', 'READ') ? seesAll : never}))`;
};
