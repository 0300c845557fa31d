import { type RawBuilder, sql } from 'kysely';
import { papersInReach } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

const holds = (categories: readonly number[]): RawBuilder<boolean> => sql`o.category_ids && ${categories}`;

/** Over orders as o. */
export const ordersInReach = (viewer: Viewer): RawBuilder<boolean> => papersInReach(viewer, 'o', holds);
