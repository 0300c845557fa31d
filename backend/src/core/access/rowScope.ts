import {
  CATEGORY_MANAGERS,
  OWN_CUSTOMERS_ONLY,
  Role,
  SEES_ALL,
} from '@munim/schema/shared/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../data/database.ts';
import type { Viewer } from './viewer.ts';

/**
 * Extent of the documents a viewer sees, by role (docs/rules/permissions.md#row-scope). Unknown
 * roles see nothing.
 */
export type RowScope =
  | 'all'
  | 'own customers'
  | 'managed categories'
  | 'own organisation'
  | 'nothing';

/** Roles by what they see, for the scopes that are cut. */
const CUT_SCOPES = [
  ['own customers', OWN_CUSTOMERS_ONLY],
  ['managed categories', CATEGORY_MANAGERS],
  ['own organisation', [Role.ORGANISATION]],
] as const;

/** Owners of the rows of a route: a trade document, or a customer. */
export type RowsOf = 'documents' | 'customers';

/** Roles that see only a part of the rows of a route, in words: 'own customers only for roles 1007, 1008'. */
export const rowConditions = (rows: RowsOf, openTo: readonly number[] = []): string =>
  CUT_SCOPES.flatMap(([scope, roles]) => {
    const cut = roles.filter((role) => !openTo.includes(role));
    if (!cut.length) return [];
    const named = `${cut.length > 1 ? 'roles' : 'role'} ${cut.join(', ')}`;
    return rows === 'customers' && scope === 'managed categories'
      ? [`none for ${named}`]
      : [`${scope} only for ${named}`];
  }).join('; ');

export function rowScopeOf({ roleId }: Pick<Viewer, 'roleId'>): RowScope {
  if (SEES_ALL.includes(roleId)) return 'all';
  const cut = CUT_SCOPES.find(([, roles]) => (roles as readonly number[]).includes(roleId));
  return cut?.[0] ?? 'nothing';
}

/** Documents of an organisation's customers, over the document's table under its alias. */
export const ofOrganisation =
  (alias: string) =>
  (orgId: number | null): RawBuilder<boolean> =>
    sql`${sql.ref(`${alias}.tenant_id`)} in (select own.tenant_id from tenants own where own.org_id = ${orgId})`;

/** The categories of the manager that a list is asked for. */
export async function categoriesOf(
  db: Database | Trx,
  managerId: number | undefined,
): Promise<readonly number[] | undefined> {
  if (managerId === undefined) return undefined;
  const rows = await db
    .selectFrom('category_managers')
    .select('category_id')
    .where('user_id', '=', managerId)
    .execute();
  return rows.map((row) => row.category_id);
}

/** Columns of those who see a document as one of their own customers. */
const OWNERS = ['customer_sales_person', 'sales_person', 'created_by'] as const;

/** All who see a document as one of their own customers, over its table under its alias: an array of user ids. */
export const ownersOf = (alias: string): RawBuilder<number[]> =>
  sql`array[${sql.join(OWNERS.map((column) => sql.ref(`${alias}.${column}`)))}]`;

/**
 * Documents a viewer may see, over the document's table under its alias: for lists, single reads,
 * counts and writes alike. `holds` is true when the document has a product of one of these
 * categories. All columns are on the document itself, so that indexes serve them.
 */
export function visibleDocuments(
  viewer: Viewer,
  alias: string,
  holds: (categories: readonly number[]) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const me = viewer.userId;
  switch (rowScopeOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`(${sql.join(
        OWNERS.map((column) => sql`${sql.ref(`${alias}.${column}`)} = ${me}`),
        sql` or `,
      )})`;
    case 'managed categories':
      return holds(viewer.categories);
    case 'own organisation':
      return ofOrganisation(alias)(viewer.orgId);
    default:
      return sql`false`;
  }
}

/** Customers a viewer may see, over tenants as t: for lists, single reads, counts and writes alike. */
export function visibleTenants(
  viewer: Pick<Viewer, 'userId' | 'roleId' | 'orgId'>,
): RawBuilder<boolean> {
  switch (rowScopeOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'own customers':
      return sql`t.sales_person = ${viewer.userId}`;
    case 'own organisation':
      return sql`t.org_id = ${viewer.orgId}`;
    default:
      return sql`false`;
  }
}
