import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { rfqsInReach } from './quote-requests.scope.ts';

/** A quote request in the viewer's row scope, without joins; undefined when there is none. */
export const findRfq = (db: Database | Trx, requestId: number, viewer: Viewer) =>
  db
    .selectFrom('rfqs as r')
    .innerJoin('tenants as t', 't.tenant_id', 'r.tenant_id')
    .select('r.request_id')
    .where('r.request_id', '=', requestId)
    .where(rfqsInReach(viewer))
    .executeTakeFirst();
