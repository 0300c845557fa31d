import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { quotationsInReach } from './quotations.scope.ts';

/** A quotation in the viewer's row scope, without its lines; undefined when there is none. */
export const findQuotation = (db: Database | Trx, quotationId: number, viewer: Viewer) =>
  db
    .selectFrom('quotations as q')
    .innerJoin('tenants as t', 't.tenant_id', 'q.tenant_id')
    .select('q.quotation_id')
    .where('q.quotation_id', '=', quotationId)
    .where(quotationsInReach(viewer))
    .executeTakeFirst();
