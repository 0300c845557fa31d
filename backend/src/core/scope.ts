import { CATEGORY_MANAGERS, OWN_CUSTOMERS_ONLY, Role } from '@munim/schema/shared/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from './viewer.ts';

/** How much of the papers a viewer sees (contract/roles.tsv, row_scope). Unknown roles see nothing. */
export type Reach = 'all' | 'own customers' | 'managed categories' | 'own organisation' | 'nothing';

const SEES_ALL = new Set<number>([Role.TOP_ADMIN, Role.BROAD_ACCESS, Role.OPERATIONS, Role.OPERATIONS_SECOND]);

export function reachOf({ roleId }: Pick<Viewer, 'roleId'>): Reach {
  if (SEES_ALL.has(roleId)) return 'all';
  if (OWN_CUSTOMERS_ONLY.includes(roleId)) return 'own customers';
  if (CATEGORY_MANAGERS.includes(roleId)) return 'managed categories';
  return roleId === Role.ORGANISATION ? 'own organisation' : 'nothing';
}

/**
 * Papers a viewer may see, over the paper's table under its alias and tenants as t: for lists, single reads, counts and writes alike.
 * `managed` is true when the paper holds a product of a category that the user manages.
 */
export function papersInReach(viewer: Viewer, alias: string, managed: (userId: number) => RawBuilder<boolean>): RawBuilder<boolean> {
  const me = viewer.userId;
  switch (reachOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`(t.sales_person = ${me} or ${sql.ref(`${alias}.sales_person`)} = ${me} or ${sql.ref(`${alias}.created_by`)} = ${me})`;
    case 'managed categories':
      return managed(me);
    case 'own organisation':
      return sql`t.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}
