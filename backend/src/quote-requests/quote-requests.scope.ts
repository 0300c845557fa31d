import { type RawBuilder, sql } from 'kysely';
import { visibleDocuments } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { eqAny } from '../core/data/search.ts';

/** True when the SKU of the quote request r is of one of these categories. */
export const isOf = (categories: readonly number[]): RawBuilder<boolean> =>
  sql`r.category_id = ${eqAny(categories)}`;

/** Condition of the row scope, over rfqs as r. */
export const visibleRfqs = (viewer: Viewer): RawBuilder<boolean> =>
  visibleDocuments(viewer, 'r', isOf);
