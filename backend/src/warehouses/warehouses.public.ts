import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Trx, Database } from '../core/data/database.ts';
import { noteChanges } from '../core/data/requestChanges.ts';
import { mustGet } from '../core/data/rows.ts';
import { badField, refused } from '../core/http/errors.ts';

type StockReason =
  | 'OPENING'
  | 'STOCK_COUNT'
  | 'DAMAGE'
  | 'LOSS'
  | 'FOUND'
  | 'OTHER'
  | 'RECEIVED'
  | 'DISPATCHED'
  | 'RETURNED';

interface Place {
  warehouseId: number;
  skuId: number;
  /** The caller's field that a refusal names. */
  field?: string | undefined;
}

interface StockMove extends Place {
  /** Positive adds stock, negative removes it. */
  quantity: number;
  /** Change of the reservation. */
  reserved?: number | undefined;
  reason: StockReason;
  /** Challan of RECEIVED, DISPATCHED and RETURNED. */
  challanId?: number | undefined;
  subShipmentTrackerId?: number | undefined;
  remarks?: string | undefined;
  attachments?: string[] | undefined;
  /** Day for which stock of old books counts; today when absent. */
  asOf?: string | undefined;
}

interface Reservation extends Place {
  /** Units reserved, or released when below 0. */
  reserved: number;
}

interface Balance {
  warehouse_id: number;
  product_sku_id: number;
  quantity: number;
  reserved_quantity: number;
}

const keyOf = ({ warehouseId, skuId }: Place) => `${warehouseId} ${skuId}`;

/**
 * Balances of these places, made where missing, locked in the order of their keys: a second caller
 * waits here.
 */
async function lockBalances(trx: Trx, places: readonly Place[]): Promise<Map<string, Balance>> {
  const wanted = [...new Map(places.map((place) => [keyOf(place), place])).values()].toSorted(
    (one, other) => one.warehouseId - other.warehouseId || one.skuId - other.skuId,
  );
  await trx
    .insertInto('stock_balances')
    .values(
      wanted.map(({ warehouseId, skuId }) => ({
        warehouse_id: warehouseId,
        product_sku_id: skuId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<Balance>`
    select b.warehouse_id, b.product_sku_id, b.quantity, b.reserved_quantity from stock_balances b
      join unnest(${wanted.map((place) => place.warehouseId)}::bigint[], ${wanted.map((place) => place.skuId)}::bigint[])
        as wanted(warehouse_id, product_sku_id) using (warehouse_id, product_sku_id)
      order by b.warehouse_id, b.product_sku_id for update of b`.execute(trx);
  return new Map(
    rows.map((row) => [keyOf({ warehouseId: row.warehouse_id, skuId: row.product_sku_id }), row]),
  );
}

/** Units that may leave; reserved ones only for the orders they are reserved for. */
function refuseTooMuch(
  balance: Balance,
  { field, reserved = 0 }: Place & { reserved?: number | undefined },
  leaves: boolean,
): never {
  const free = balance.quantity - balance.reserved_quantity - (leaves ? reserved : 0);
  const text = `Only ${free} in stock${balance.reserved_quantity ? ' that are not reserved' : ''}`;
  throw field ? badField(field, text) : refused(text, 'NO_STOCK');
}

/** The balance after a change of it; a reservation of less than nothing is a fault of ours. */
function changed(
  balance: Balance,
  move: Place & { quantity: number; reserved?: number | undefined },
): Balance {
  const quantity = balance.quantity + move.quantity;
  const reserved_quantity = balance.reserved_quantity + (move.reserved ?? 0);
  if (reserved_quantity < 0)
    throw new Error(
      `More would be released than is reserved of SKU ${move.skuId} in warehouse ${move.warehouseId}`,
    );
  if (quantity < reserved_quantity) refuseTooMuch(balance, move, move.quantity < 0);
  return { ...balance, quantity, reserved_quantity };
}

async function writeBalances(trx: Trx, balances: readonly Balance[]): Promise<void> {
  await sql`
    update stock_balances b set quantity = now.quantity, reserved_quantity = now.reserved_quantity
      from unnest(${balances.map((row) => row.warehouse_id)}::bigint[], ${balances.map((row) => row.product_sku_id)}::bigint[],
        ${balances.map((row) => row.quantity)}::integer[], ${balances.map((row) => row.reserved_quantity)}::integer[])
        as now(warehouse_id, product_sku_id, quantity, reserved_quantity)
      where b.warehouse_id = now.warehouse_id and b.product_sku_id = now.product_sku_id`.execute(
    trx,
  );
  noteChanges(
    'WAREHOUSE',
    balances.map((row) => row.warehouse_id),
  );
}

/**
 * Moves goods in and out of warehouses: the one place that writes balances, together with `reserve`. One ledger row a move, with the
 * balance after it. Refuses what would leave less than nothing, or less than is reserved. Answers the ledger rows' ids in the order of the moves.
 */
export async function moveStock(
  trx: Trx,
  viewer: Pick<Viewer, 'userId'>,
  moves: readonly StockMove[],
): Promise<number[]> {
  if (!moves.length) return [];
  const balances = await lockBalances(trx, moves);
  const rows = moves.map((move) => {
    const after = changed(mustGet(balances, keyOf(move)), move);
    balances.set(keyOf(move), after);
    return {
      warehouse_id: move.warehouseId,
      product_sku_id: move.skuId,
      quantity: move.quantity,
      balance: after.quantity,
      reason: move.reason,
      challan_id: move.challanId ?? null,
      sub_shipment_tracker_id: move.subShipmentTrackerId ?? null,
      remarks: move.remarks ?? null,
      attachments: move.attachments ?? [],
      created_by: viewer.userId,
      as_of: move.asOf ?? null,
    };
  });
  await writeBalances(trx, [...balances.values()]);
  const made = await trx
    .insertInto('stock_ledger')
    .values(rows)
    .returning('stock_ledger_id')
    .execute();
  return made.map((row) => row.stock_ledger_id);
}

/**
 * Reserves stock for a delivery point that waits in the warehouse, or releases it. The quantity in
 * stock is unchanged.
 */
export async function reserve(trx: Trx, reservations: readonly Reservation[]): Promise<void> {
  if (!reservations.length) return;
  const balances = await lockBalances(trx, reservations);
  for (const one of reservations)
    balances.set(keyOf(one), changed(mustGet(balances, keyOf(one)), { ...one, quantity: 0 }));
  await writeBalances(trx, [...balances.values()]);
}

/** Undefined when there is none. */
export const findWarehouse = (db: Database | Trx, warehouseId: number) =>
  db
    .selectFrom('warehouses')
    .select('warehouse_id')
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
