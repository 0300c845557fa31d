import type { RawBuilder } from 'kysely';
import { type Among, followsOrder } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Condition of the row scope, over invoices as i. */
export const visibleInvoices = (viewer: Viewer, among?: Among): RawBuilder<boolean> =>
  followsOrder(viewer, 'i', among);
