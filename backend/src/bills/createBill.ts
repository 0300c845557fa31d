import { ONE_BUYER } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import { lockPurchaseOrders } from './billLocks.ts';
import { makeBill } from './bills.public.ts';
import { billById } from './bills.service.ts';
import type { Bill, NewBillBody } from './bills.shapes.ts';

/** A shipment of this seller without a live bill. Its row stays locked until the bill is made. */
async function refuseWrongShipment(trx: Trx, shipmentId: number, sellerId: number): Promise<void> {
  const shipment = await trx
    .selectFrom('shipments')
    .select('seller_id')
    .where('shipment_id', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (shipment?.seller_id !== sellerId)
    throw badField('shipment_id', 'This is not a shipment of the seller');
  const other = await trx
    .selectFrom('bills')
    .select('bill_id')
    .where('shipment_id', '=', shipmentId)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  if (other)
    throw badField('shipment_id', `Shipment ${shipmentId} has bill ${other.bill_id} already`);
}

function refuseInvalidLines({ bill_lines }: NewBillBody): void {
  const seen = new Set<number>();
  for (const [i, { po_line_id }] of bill_lines.entries()) {
    if (seen.has(po_line_id))
      throw badField(`bill_lines.${i}.po_line_id`, 'This line is on the bill already');
    seen.add(po_line_id);
  }
}

/** Each line is of a purchase order that was named, and each of those has a line. */
async function refuseOtherPurchaseOrders(
  trx: Trx,
  { included_po_ids, bill_lines }: NewBillBody,
): Promise<void> {
  const rows = await trx
    .selectFrom('purchase_order_lines')
    .select(['po_id', 'po_line_id'])
    .where('po_id', 'in', included_po_ids)
    .execute();
  const poOf = new Map(rows.map((row) => [row.po_line_id, row.po_id]));
  const wrong = bill_lines.findIndex(({ po_line_id }) => !poOf.has(po_line_id));
  if (wrong >= 0)
    throw badField(`bill_lines.${wrong}.po_line_id`, 'This is not a line of these purchase orders');
  const used = new Set(bill_lines.map(({ po_line_id }) => poOf.get(po_line_id)));
  const idle = included_po_ids.findIndex((id) => !used.has(id));
  if (idle >= 0)
    throw badField(
      `included_po_ids.${idle}`,
      `No line of purchase order ${included_po_ids[idle]} is on the bill`,
    );
}

function refuseTwoBuyers(
  { included_po_ids }: NewBillBody,
  pos: Awaited<ReturnType<typeof lockPurchaseOrders>>,
): void {
  const buyers = included_po_ids.map(
    (id) => pos.find((po) => po.po_id === id)?.gst_registration_id,
  );
  const other = buyers.findIndex((id) => id !== buyers[0]);
  if (other >= 0) throw badField(`included_po_ids.${other}`, ONE_BUYER);
}

/**
 * Makes a draft of units that are dispatched and not billed yet. The locked purchase order rows
 * guard the sums.
 */
export async function createBill(work: Work, body: NewBillBody): Promise<Bill> {
  const { trx } = work;
  refuseInvalidLines(body);
  const { seller_id: sellerId, shipment_id } = body;
  const pos = await lockPurchaseOrders(work, body.included_po_ids);
  const foreign = body.included_po_ids.findIndex(
    (id) => pos.find((po) => po.po_id === id)?.seller_id !== sellerId,
  );
  if (foreign >= 0)
    throw badField(`included_po_ids.${foreign}`, 'This is not a purchase order of the seller');
  refuseTwoBuyers(body, pos);
  await refuseOtherPurchaseOrders(trx, body);
  if (shipment_id) await refuseWrongShipment(trx, shipment_id, sellerId);
  const lines = body.bill_lines.map(({ po_line_id, quantity }) => ({
    poLineId: po_line_id,
    quantity,
  }));
  const bill = {
    sellerId,
    shipmentId: shipment_id ?? null,
    lines,
    paymentDueDate: body.payment_due_date ?? undefined,
    roundOff: body.round_off,
  };
  const taken = badField('shipment_id', `Shipment ${shipment_id} has a bill already`);
  const billId = await onDuplicate('bills_one_per_shipment', taken, () => makeBill(work, bill));
  return billById(work, billId);
}

/** Bills everything of a purchase order that is dispatched and not billed yet. */
export async function convertPurchaseOrder(work: Work, poId: number): Promise<Bill> {
  const { trx } = work;
  const [po] = await lockPurchaseOrders(work, [poId]);
  const rows = await trx
    .selectFrom('purchase_order_lines')
    .select(['po_line_id', 'dispatched_quantity', 'billed_quantity'])
    .where('po_id', '=', poId)
    .orderBy('line_number')
    .execute();
  const lines = rows
    .map((line) => ({
      poLineId: line.po_line_id,
      quantity: line.dispatched_quantity - line.billed_quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
  if (!po || !lines.length)
    throw refused('Nothing left to bill on this purchase order', 'NOTHING_TO_BILL');
  return billById(work, await makeBill(work, { sellerId: po.seller_id, lines }));
}
