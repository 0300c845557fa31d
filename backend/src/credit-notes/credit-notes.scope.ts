import type { RawBuilder } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { followsOrder } from '../core/access/documentScope.ts';

/** Over credit_notes as c. */
export const creditNotesInReach = (viewer: Viewer): RawBuilder<boolean> =>
  followsOrder(viewer, 'c');
