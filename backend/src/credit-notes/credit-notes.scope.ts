import type { RawBuilder } from 'kysely';
import { followsOrder } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Over credit_notes as c. */
export const visibleCreditNotes = (viewer: Viewer): RawBuilder<boolean> =>
  followsOrder(viewer, 'c');
