import type { Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { type LockedPurchaseOrder, lockPurchaseOrder } from './purchaseOrderLocks.ts';
import { settlePurchaseOrder } from './settlePurchaseOrder.service.ts';

/** The purchase order in the viewer's row scope, its row locked until the payment is written. */
export const lockPoForPayment = (
  trx: Trx,
  poId: number,
  viewer: Viewer,
): Promise<LockedPurchaseOrder> => lockPurchaseOrder(trx, poId, viewer);

/** Writes what is paid and asked for, and the statuses that follow from it. The caller holds the row. */
export const writePoPayments = (
  trx: Trx,
  poId: number,
  { paid, pending }: { paid: string; pending: string },
  viewer: Viewer,
): Promise<void> =>
  settlePurchaseOrder(trx, poId, viewer, { paid_amount: paid, pending_amount: pending });
