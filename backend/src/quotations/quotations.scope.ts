import { type RawBuilder, sql } from 'kysely';
import { papersInReach } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** True when a line of the quotation q is of a product of one of these categories. */
export const hasItemOf = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`q.category_ids && ${categories}`;

/** Over quotations as q. */
export const quotationsInReach = (viewer: Viewer): RawBuilder<boolean> =>
  papersInReach(viewer, 'q', hasItemOf);
