import { type RawBuilder, sql } from 'kysely';
import { papersInReach, reachOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

const holds = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`o.category_ids && ${categories}`;

/** Over orders as o. */
export const ordersInReach = (viewer: Viewer): RawBuilder<boolean> =>
  papersInReach(viewer, 'o', holds);

/** Documents of an order, over their table under its alias: visible with the order. */
export const followsOrder = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  reachOf(viewer) === 'all'
    ? sql`true`
    : sql`${sql.ref(`${alias}.order_id`)} = any(array(select o.order_id from orders o where ${ordersInReach(viewer)}))`;
