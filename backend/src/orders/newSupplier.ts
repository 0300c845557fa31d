import { chosenRegistration } from '../core/data/companyRegistrations.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { otherWarehouseRefusal } from '../warehouses/registrationOfWarehouse.public.ts';
import type { LockedLine, LockedOrder } from './orders.public.ts';
import type { OrderChange } from './orders.shapes.ts';

const FIELD = 'gst_registration_id';

/** Purchase orders are bought in the name of the order's registration: with one the order keeps it. */
async function refusePurchaseOrders({ trx }: Work, order_id: number): Promise<void> {
  const made = await trx
    .selectFrom('purchase_orders')
    .select('po_id')
    .where('order_id', '=', order_id)
    .where('po_state', '<>', 'CANCELLED')
    .orderBy('po_id')
    .execute();
  if (made.length)
    throw badField(
      FIELD,
      `Purchase orders are made for this order in the name of its GST registration: cancel ${made.map(({ po_id }) => po_id).join(', ')} first`,
    );
}

/** Stock that stays reserved is of the new registration. */
async function refuseOtherStock(
  work: Work,
  id: number | null,
  { lines, body }: { lines: readonly LockedLine[]; body: OrderChange },
): Promise<void> {
  const served = new Map(body.order_lines?.map((line) => [line.line_id, line.warehouse_id]));
  for (const { line_id, line_number, warehouse_id } of lines) {
    // a line that the same change serves otherwise is validated with that
    if (warehouse_id === null || served.get(line_id) !== undefined) continue;
    const refusal = await otherWarehouseRefusal(work, warehouse_id, id);
    if (refusal) throw badField(FIELD, `Line ${line_number} is served from stock. ${refusal}`);
  }
}

/** Another choice of the registration that supplies, if it is another: only while nothing of the order is bought, sent or invoiced. */
export async function newSupplier(
  work: Work,
  order: LockedOrder,
  lines: readonly LockedLine[],
  body: OrderChange,
): Promise<Pick<LockedOrder, 'gst_registration_id'>> {
  const { gst_registration_id: id = order.gst_registration_id } = body;
  if (id === order.gst_registration_id) return { gst_registration_id: id };
  if (lines.some((line) => line.dispatched_quantity > 0 || line.invoiced_quantity > 0))
    throw badField(FIELD, '“Supplied by” stays once goods were dispatched or invoiced');
  await refusePurchaseOrders(work, order.order_id);
  await chosenRegistration(work, id);
  await refuseOtherStock(work, id, { lines, body });
  return { gst_registration_id: id };
}
