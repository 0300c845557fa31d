import { sql } from 'kysely';
import { visibleTenants } from '../core/access/rowScope.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';

/** People at customers. */
export const searchedContacts: SearchedKind = {
  readPermission: ['TENANT_USER', 'READ'],
  rows: sql`users u`,
  id: 'u.user_id',
  visible: (viewer) => sql`(not u.deleted_user and exists (select from tenants t
    where t.tenant_id = u.tenant_id and not t.is_deleted and ${visibleTenants(viewer)}))`,
  name: sql<string>`(u.first_name || ' ' || coalesce(u.last_name, ''))`,
  contacts: ['u.mobile', 'u.email'],
  words: ['contact'],
  described: {
    joins: sql`join tenants ct on ct.tenant_id = u.tenant_id`,
    title: sql`concat_ws(' ', u.first_name, u.last_name)`,
    detail: () => [sql`ct.tenant_name`, sql`u.mobile`, sql`u.email`],
    page: { kind: sql`'CUSTOMER'`, key: sql`u.tenant_id::text` },
  },
};
