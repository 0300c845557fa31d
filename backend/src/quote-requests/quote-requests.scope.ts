import type { RawBuilder } from 'kysely';
import { managesProduct } from '../core/embeds.ts';
import { papersInReach } from '../core/scope.ts';
import type { Viewer } from '../core/viewer.ts';

/** Over rfqs as r, tenants as t, products as p. */
export const rfqsInReach = (viewer: Viewer): RawBuilder<boolean> => papersInReach(viewer, 'r', managesProduct);
