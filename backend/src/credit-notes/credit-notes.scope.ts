import type { RawBuilder } from 'kysely';
import { type Among, followsOrder } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Condition of the row scope, over credit_notes as c. */
export const visibleCreditNotes = (viewer: Viewer, among?: Among): RawBuilder<boolean> =>
  followsOrder(viewer, 'c', among);
