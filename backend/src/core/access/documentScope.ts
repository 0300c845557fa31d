import { type RawBuilder, sql } from 'kysely';
import { visibleDocuments, rowScopeOf } from './rowScope.ts';
import type { Viewer } from './viewer.ts';

const hasCategoryOf = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`o.category_ids && ${categories}`;

/** Condition of the row scope, over orders as o. */
export const visibleOrders = (viewer: Viewer): RawBuilder<boolean> =>
  visibleDocuments(viewer, 'o', hasCategoryOf);

/** A column with an id that is among those of a query. */
export type Among = (column: string, ids: RawBuilder<unknown>) => RawBuilder<boolean>;
/** Condition of lists: an index finds the documents of the ids. */
export const byIndex: Among = (column, ids) => sql`${sql.ref(column)} = any(array(${ids}))`;
/**
 * Condition of numbers over very many documents: each is looked up in a hash. An array would be
 * searched from its beginning for each.
 */
export const byHash: Among = (column, ids) => sql`${sql.ref(column)} in (${ids})`;
/**
 * Condition of few documents found by something else: each is looked up by its id, and the ids of
 * all others are not read.
 */
export const byRow: Among = (column, ids) =>
  sql`${sql.ref(column)} = (select own.id from (${ids}) own(id) where own.id = ${sql.ref(column)})`;

/** Documents of an order, over their table under its alias: visible with the order. */
export const followsOrder = (
  viewer: Viewer,
  alias: string,
  among: Among = byIndex,
): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'all'
    ? sql`true`
    : among(
        `${alias}.order_id`,
        sql`select o.order_id from orders o where ${visibleOrders(viewer)}`,
      );

/** True when a line of the purchase order po is of a product of one of these categories. */
export const hasLineOf = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`po.category_ids && ${categories}`;

const orderHolds = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`o.category_ids && ${categories}`;

/**
 * Condition over purchase_orders as po: category managers see those with a line of their categories
 * and those they made. Viewers with only some customers, when granted the pair, see what is bought
 * for those.
 */
export function visiblePurchaseOrders(viewer: Viewer): RawBuilder<boolean> {
  switch (rowScopeOf(viewer)) {
    case 'all':
      return sql`true`;
    case 'managed categories':
      return sql`(${hasLineOf(viewer.categories)} or po.created_by = ${viewer.userId})`;
    case 'own customers':
    case 'own organisation':
      return sql`po.order_id = any(array(select o.order_id from orders o where ${visibleDocuments(viewer, 'o', orderHolds)}))`;
    default:
      return sql`false`;
  }
}

/** True when a line of the quotation q is of a product of one of these categories. */
export const hasItemOf = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`q.category_ids && ${categories}`;

/** Condition of the row scope, over quotations as q. */
export const visibleQuotations = (viewer: Viewer): RawBuilder<boolean> =>
  visibleDocuments(viewer, 'q', hasItemOf);
