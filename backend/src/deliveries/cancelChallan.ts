import {
  challanFacts,
  challanRefusal,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { Trx } from '../core/data/database.ts';
import { refused } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { returnPoints } from './returnPoints.ts';
import { settleShipment } from '../shipments/shipments.public.ts';
import type { HeldChallan } from './challanLocks.ts';
import { moveByHand, refuseMove, writeMove } from './writeChallan.ts';
import { liveBillsOf, takeOutOfBill } from '../bills/bills.public.ts';
import { liveInvoicesOf, cancelInvoice } from '../invoices/invoices.public.ts';

/**
 * The goods go back to where they came from: its invoice is taken back, its units leave the draft bill, its points wait again, its shipment
 * follows. All of it or nothing. The challan is held by the caller, with its order, purchase orders and shipment.
 */
export async function cancelChallan(
  trx: Trx,
  { challan }: HeldChallan,
  reason: string,
  viewer: Viewer,
): Promise<void> {
  const { challan_id, shipment_id, status, warehouse_id } = challan;
  refuseMove(challan, 'CANCELLED');
  const refusal = challanRefusal(
    challanFacts(challan, await liveBillsOf(trx, [challan_id])),
    'CANCELLED',
  );
  if (refusal) throw refused(refusal, 'BILL_ISSUED');
  await writeMove(trx, challan, { to: 'CANCELLED', reason }, viewer);
  for (const invoice of await liveInvoicesOf(trx, [challan_id]))
    await cancelInvoice(trx, invoice.invoice_id, reason, viewer);
  // billed units never exceed those dispatched: the bill first
  await takeOutOfBill(trx, challan_id, reason, viewer);
  await returnPoints(trx, challan_id, viewer);
  if (status === 'IN_TRANSIT')
    await moveByHand(trx, challan, { warehouseId: warehouse_id, reason: 'RETURNED' }, viewer);
  if (shipment_id !== null) await settleShipment(trx, shipment_id, viewer);
}
