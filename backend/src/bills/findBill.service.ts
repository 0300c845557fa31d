import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { billsInReach } from './bills.scope.ts';

export const billsOf = (db: Database | Trx, viewer: Viewer) =>
  db.selectFrom('bills as b').where(billsInReach(viewer));

/** A bill in the viewer's row scope; undefined when there is none. */
export const findBill = (db: Database | Trx, billId: number, viewer: Viewer) =>
  billsOf(db, viewer)
    .select(['b.bill_id', 'b.included_po_ids', 'b.status', 'b.paid_amount', 'b.zoho_bill_id'])
    .where('b.bill_id', '=', billId)
    .executeTakeFirst();
