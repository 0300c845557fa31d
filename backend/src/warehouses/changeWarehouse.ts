import { sql } from 'kysely';
import { chosenRegistration, registrationIn } from '../core/data/companyRegistrations.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { registrationOfWarehouse } from './registrationOfWarehouse.public.ts';
import { lockWarehouse, warehouseById } from './warehouses.service.ts';
import type { Warehouse, WarehouseChange } from './warehouses.shapes.ts';

const FIELD = 'gst_registration_id';

/** A warehouse belongs to a registration of its state. */
export async function refuseOtherState(
  work: Work,
  warehouseId: number,
  id: number | null,
): Promise<void> {
  if (id === null || (await registrationOfWarehouse(work, warehouseId)) === id) return;
  const { gstin, state } = registrationIn(work.settings, id);
  throw badField(FIELD, `GST registration ${gstin} is of ${state}, and the warehouse is not`);
}

/** Goods that are there or on their way are of the present registration. */
async function refuseGoods({ trx }: Work, warehouseId: number, field = FIELD): Promise<void> {
  const { rows } =
    await sql`select where exists (select from stock_balances where warehouse_id = ${warehouseId} and quantity > 0)
    or exists (select from delivery_points where warehouse_id = ${warehouseId} and status = 'PENDING')
    or exists (select from delivery_points where to_warehouse_id = ${warehouseId} and status = 'IN_TRANSIT')
    or exists (select from purchase_orders where warehouse_id = ${warehouseId} and status not in ('PAID', 'CANCELLED'))`.execute(
      trx,
    );
  if (rows.length)
    throw badField(
      field,
      'The GST registration stays while goods lie there, are on their way there or are bought for it',
    );
}

/** An address in another state may be that of another registration, to which what lies there does not belong. */
export async function goodsStayInRegistration(
  work: Work,
  warehouseId: number,
): Promise<() => Promise<void>> {
  const before = await registrationOfWarehouse(work, warehouseId);
  return async () => {
    if (before !== null && (await registrationOfWarehouse(work, warehouseId)) !== before)
      await refuseGoods(work, warehouseId, 'state');
  };
}

/** Another registration of several in its state, while it is empty. */
export async function changeWarehouse(work: Work, body: WarehouseChange): Promise<Warehouse> {
  const { trx } = work;
  const { warehouse_id, gst_registration_id: id } = body;
  if (!(await lockWarehouse(work, warehouse_id))) throw notFound('Warehouse');
  await chosenRegistration(work, id);
  const from = await registrationOfWarehouse(work, warehouse_id);
  if (from !== id) await refuseGoods(work, warehouse_id);
  await trx
    .updateTable('warehouses')
    .set({ gst_registration_id: id })
    .where('warehouse_id', '=', warehouse_id)
    .execute();
  await refuseOtherState(work, warehouse_id, id);
  if (from !== id)
    await work.audit({
      entity: 'WAREHOUSE',
      id: warehouse_id,
      action: 'UPDATE',
      changes: { [FIELD]: { from, to: id } },
    });
  return warehouseById(trx, warehouse_id);
}
