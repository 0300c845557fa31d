import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { findOne } from './challanLocks.ts';

/**
 * A delivery challan in the viewer's row scope, without its lines; undefined when there is none.
 */
export const findChallan = (db: Database | Trx, challanId: number, viewer: Viewer) =>
  findOne(db, challanId, viewer);
