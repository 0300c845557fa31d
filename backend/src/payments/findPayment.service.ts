import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { paymentsInReach } from './payments.scope.ts';

/** Payments in the viewer's row scope, with their order as o and purchase order as po. */
export const payments = (db: Database | Trx, viewer: Viewer) =>
  db
    .selectFrom('payments as pay')
    .leftJoin('orders as o', 'o.order_id', 'pay.order_id')
    .leftJoin('purchase_orders as po', 'po.po_id', 'pay.po_id')
    .where(paymentsInReach(viewer));

/** Document of a payment in the viewer's row scope; undefined when there is none. */
export const findPayment = (db: Database | Trx, paymentId: number, viewer: Viewer) =>
  payments(db, viewer)
    .select(['pay.payment_id', 'pay.order_id', 'pay.po_id'])
    .where('pay.payment_id', '=', paymentId)
    .executeTakeFirst();
