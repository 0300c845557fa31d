import { visiblePurchaseOrders } from '../core/access/documentScope.ts';
import type { Trx } from '../core/data/database.ts';
import { lockDocuments } from '../core/data/lockDocuments.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { conflict, notFound } from '../core/http/errors.ts';
import { findBill } from './bills.service.ts';

/**
 * Locks purchase orders in the viewer's row scope and their sales orders in the common order:
 * orders first, each kind by id.
 */
export async function lockPurchaseOrders({ trx, viewer }: Work, poIds: readonly number[]) {
  const rows = () =>
    trx
      .selectFrom('purchase_orders as po')
      .where('po.po_id', '=', eqAny(poIds))
      .orderBy('po.po_id');
  const found = await rows().select('po.order_id').where(visiblePurchaseOrders(viewer)).execute();
  if (found.length < new Set(poIds).size) throw notFound('Purchase order');
  await lockAll(trx, poIds);
  return rows()
    .select(['po.po_id', 'po.seller_id', 'po.po_state', 'po.gst_registration_id'])
    .execute();
}

async function lockAll(trx: Trx, poIds: readonly number[]): Promise<void> {
  const found = await trx
    .selectFrom('purchase_orders')
    .select('order_id')
    .where('po_id', '=', eqAny(poIds))
    .execute();
  await lockDocuments(trx, { orders: found.map(({ order_id }) => order_id), pos: poIds });
}

/**
 * Locks a bill in the viewer's row scope for a change: first all its purchase orders, whose
 * quantities and payments change.
 */
export async function lockBill(work: Work, billId: number, version?: number) {
  const { trx } = work;
  const found = await findBill(work, billId);
  if (!found) throw notFound('Bill');
  await lockAll(trx, found.included_po_ids);
  const bill = await trx
    .selectFrom('bills')
    .selectAll()
    .where('bill_id', '=', billId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== undefined && version !== bill.version) throw conflict('bill');
  return bill;
}
export type LockedBill = Awaited<ReturnType<typeof lockBill>>;
