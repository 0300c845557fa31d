import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { invoicesInReach } from './invoices.scope.ts';

/** Invoices in the viewer's row scope. */
export const invoices = (db: Database | Trx, viewer: Viewer) =>
  db.selectFrom('invoices as i').where(invoicesInReach(viewer));

/**
 * An invoice in the viewer's row scope, with the order whose row guards it; undefined when there is
 * none.
 */
export const findInvoice = (db: Database | Trx, invoiceId: number, viewer: Viewer) =>
  invoices(db, viewer)
    .select(['i.invoice_id', 'i.order_id'])
    .where('i.invoice_id', '=', invoiceId)
    .executeTakeFirst();
