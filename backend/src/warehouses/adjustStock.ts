import type { Trx } from '../core/data/database.ts';
import { single } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { attachFiles, fileOfAddress } from '../documents/documents.public.ts';
import type { NewAdjustment, StockMovement } from './stock.shapes.ts';
import { movementById } from './stockReads.ts';
import { moveStock, findWarehouse } from './warehouses.public.ts';

export async function refuseUnknownSku(trx: Trx, skuId: number): Promise<void> {
  const sku = await trx
    .selectFrom('skus')
    .select('is_deleted')
    .where('product_sku_id', '=', skuId)
    .forShare()
    .executeTakeFirst();
  if (!sku || sku.is_deleted) throw badField('sku_id', 'This SKU does not exist');
}

/** Stock by hand. A movement is written once: its files are named in it, and then taken in its name. */
export async function adjustStock(work: Work, body: NewAdjustment): Promise<StockMovement> {
  const { trx, settings, viewer } = work;
  const { warehouse_id, sku_id, quantity, reason, attachments: addresses = [] } = body;
  if (quantity === 0) throw badField('quantity', 'quantity must not be 0');
  if (!(await findWarehouse(trx, warehouse_id))) throw notFound('Warehouse');
  await refuseUnknownSku(trx, sku_id);
  const attachments = addresses.flatMap((address) => fileOfAddress(settings, address) ?? []);
  const move = {
    warehouseId: warehouse_id,
    skuId: sku_id,
    quantity,
    reason,
    attachments,
    remarks: body.remarks.trim(),
    field: 'quantity',
  };
  const id = single(await moveStock(trx, viewer, [move]));
  const record = { entity: 'STOCK_MOVEMENT', id } as const;
  await attachFiles(trx, settings, { field: 'attachments', addresses, record, viewer });
  const entry = {
    entity: 'WAREHOUSE',
    id: warehouse_id,
    action: 'ADJUST_STOCK',
    remarks: move.remarks,
  } as const;
  const { balance } = await movementById(work, id);
  await work.audit({
    ...entry,
    changes: { [`SKU ${sku_id} quantity`]: { from: balance - quantity, to: balance } },
  });
  return movementById(work, id);
}
