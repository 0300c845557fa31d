import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { sampleRequestsInReach } from './sample-requests.scope.ts';

/** A sample request in the viewer's row scope; undefined when there is none. */
export const findSampleRequest = (db: Database | Trx, sampleRequestId: number, viewer: Viewer) =>
  db
    .selectFrom('sample_requests as s')
    .select('s.sample_request_id')
    .where('s.sample_request_id', '=', sampleRequestId)
    .where(sampleRequestsInReach(viewer))
    .executeTakeFirst();
