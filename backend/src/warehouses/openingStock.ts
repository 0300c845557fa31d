import { indianDay } from '../core/data/days.ts';
import { single } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { refuseUnknownSku } from './adjustStock.ts';
import type { OpeningStock, OpeningStockChange } from './stock.shapes.ts';
import { findWarehouse, moveStock } from './warehouses.public.ts';

type Place = Pick<OpeningStock, 'warehouse_id' | 'sku_id'>;

/** Openings come before every other movement, or the balances of days between would be wrong. */
async function refuseMoved({ trx }: Work, { warehouse_id, sku_id }: Place): Promise<void> {
  const moved = await trx
    .selectFrom('stock_ledger')
    .select('stock_ledger_id')
    .where('warehouse_id', '=', warehouse_id)
    .where('product_sku_id', '=', sku_id)
    .where('reason', '<>', 'OPENING')
    .limit(1)
    .executeTakeFirst();
  if (moved)
    throw badField(
      'sku_id',
      'This SKU has moved in this warehouse: adjust its stock there instead',
    );
}

async function move(
  work: Work,
  { warehouse_id, sku_id, as_of }: OpeningStock,
  { quantity, why }: { quantity: number; why: string },
): Promise<void> {
  const { trx, viewer } = work;
  const remarks = `${why}, as of ${as_of}`;
  const stockMove = {
    warehouseId: warehouse_id,
    skuId: sku_id,
    quantity,
    reason: 'OPENING',
    remarks,
    field: 'quantity',
    asOf: as_of,
  } as const;
  const id = single(await moveStock(trx, viewer, [stockMove]));
  const { balance } = await trx
    .selectFrom('stock_ledger')
    .select('balance')
    .where('stock_ledger_id', '=', id)
    .executeTakeFirstOrThrow();
  await work.audit({
    entity: 'WAREHOUSE',
    id: warehouse_id,
    action: 'ADJUST_STOCK',
    remarks,
    changes: { [`SKU ${sku_id} quantity`]: { from: balance - quantity, to: balance } },
  });
}

function refuseLaterDay(day: string | undefined): void {
  if (day !== undefined && day > indianDay())
    throw badField('as_of', 'as_of must not be in the future');
}

/** Stock as the old books end; answers the opening's id. */
export async function openStock(work: Work, opening: OpeningStock): Promise<number> {
  const { trx } = work;
  const { warehouse_id, sku_id, quantity, unit_cost, as_of } = opening;
  refuseLaterDay(as_of);
  if (!(await findWarehouse(trx, warehouse_id))) throw notFound('Warehouse');
  await refuseUnknownSku(trx, sku_id);
  await refuseMoved(work, opening);
  const present = await trx
    .selectFrom('stock_balances')
    .select('quantity')
    .where('warehouse_id', '=', warehouse_id)
    .where('product_sku_id', '=', sku_id)
    .executeTakeFirst();
  if (present?.quantity)
    throw badField('sku_id', `This SKU has stock of ${present.quantity} in this warehouse already`);
  const { opening_stock_id } = await trx
    .insertInto('opening_stock')
    .values({ warehouse_id, product_sku_id: sku_id, quantity, unit_cost, as_of })
    .returning('opening_stock_id')
    .executeTakeFirstOrThrow();
  await move(work, opening, { quantity, why: 'Opening stock' });
  return opening_stock_id;
}

export const openingsById = ({ db }: Pick<ReadContext, 'db'>, ids: readonly number[]) =>
  db
    .selectFrom('opening_stock')
    .select([
      'opening_stock_id',
      'warehouse_id',
      'product_sku_id as sku_id',
      'quantity',
      'unit_cost',
      'as_of',
    ])
    .where('opening_stock_id', '=', eqAny([...ids]))
    .orderBy('opening_stock_id')
    .execute();

async function lockOpening(work: Work, id: number) {
  const [opening] = await openingsById(work, [id]);
  if (!opening) throw notFound('Opening stock');
  await refuseMoved(work, opening);
  return opening;
}

/** Another quantity, cost or day: the old opening goes out as it came in, and the new one comes. */
export async function changeOpening(
  work: Work,
  { opening_stock_id, ...change }: OpeningStockChange,
): Promise<void> {
  refuseLaterDay(change.as_of);
  const present = await lockOpening(work, opening_stock_id);
  const next = { ...present, ...change };
  if (next.quantity !== present.quantity || next.as_of !== present.as_of) {
    const why = 'Opening stock corrected';
    await move(work, present, { quantity: -present.quantity, why });
    await move(work, next, { quantity: next.quantity, why });
  }
  await work.trx
    .updateTable('opening_stock')
    .set({ quantity: next.quantity, unit_cost: next.unit_cost, as_of: next.as_of })
    .where('opening_stock_id', '=', opening_stock_id)
    .execute();
}

/** Takes openings back, as long as nothing else has moved. */
export async function removeOpenings(work: Work, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const opening = await lockOpening(work, id);
    await move(work, opening, { quantity: -opening.quantity, why: 'Opening stock taken back' });
    await work.trx.deleteFrom('opening_stock').where('opening_stock_id', '=', id).execute();
  }
}
