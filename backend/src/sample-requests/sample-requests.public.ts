import type { Database } from '../core/data/database.ts';
import { cappedCount } from '../core/data/paging.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { type Wanted, wanted } from './sample-requests.service.ts';

/** For badges: number of requests that a list with this query has. */
export const countSampleRequests = (db: Database, query: Wanted, viewer: Viewer): Promise<number> =>
  cappedCount(db, wanted(db, viewer, query));
