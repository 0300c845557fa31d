import type { RawBuilder } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { followsOrder } from '../core/access/documentScope.ts';

/** Over credit_notes as c. */
export const visibleCreditNotes = (viewer: Viewer): RawBuilder<boolean> =>
  followsOrder(viewer, 'c');
