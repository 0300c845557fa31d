import { CATEGORY_MANAGERS, OWN_CUSTOMERS_ONLY, Role } from '@munim/schema/shared/roles.ts';
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
