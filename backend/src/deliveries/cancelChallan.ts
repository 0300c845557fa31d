import {
  challanFacts,
  challanRefusal,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { liveBillsOf, removeChallanFromBill } from '../bills/bills.public.ts';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { liveInvoicesOf, cancelInvoice } from '../invoices/invoices.public.ts';
import { settleShipment } from '../shipments/shipments.public.ts';
import type { LockedChallan } from './challanLocks.ts';
import { returnPoints } from './returnPoints.ts';
import { changeStatusByHand, refuseTransition, writeStatus } from './writeChallan.ts';

/**
 * Reverses the dispatch: cancels the invoice, removes the units from the draft bill, lets the
 * points wait again and updates the shipment. The caller has locked the challan with its order,
 * purchase orders and shipment.
 */
export async function cancelChallan(
  work: Work,
  { challan }: LockedChallan,
  reason: string,
): Promise<void> {
  const { trx } = work;
  const { challan_id, shipment_id, status, warehouse_id } = challan;
  refuseTransition(challan, 'CANCELLED');
  const refusal = challanRefusal(
    challanFacts(challan, await liveBillsOf(trx, [challan_id])),
    'CANCELLED',
  );
  if (refusal) throw refused(refusal, 'BILL_ISSUED');
  await writeStatus(work, challan, { to: 'CANCELLED', reason });
  for (const invoice of await liveInvoicesOf(trx, [challan_id]))
    await cancelInvoice(work, invoice.invoice_id, reason);
  // billed units never exceed those dispatched: the bill first
  await removeChallanFromBill(work, challan_id, reason);
  await returnPoints(work, challan_id);
  if (status === 'IN_TRANSIT')
    await changeStatusByHand(work, challan, { warehouseId: warehouse_id, reason: 'RETURNED' });
  if (shipment_id !== null) await settleShipment(work, shipment_id);
}
