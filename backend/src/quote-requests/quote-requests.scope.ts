import { type RawBuilder, sql } from 'kysely';
import { papersInReach } from '../core/access/rowScope.ts';
import { anyOf } from '../core/data/search.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** True when the SKU of the quote request r is of one of these categories. */
export const isOf = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`r.category_id = ${anyOf(categories)}`;

/** Over rfqs as r. */
export const rfqsInReach = (viewer: Viewer): RawBuilder<boolean> =>
  papersInReach(viewer, 'r', isOf);
