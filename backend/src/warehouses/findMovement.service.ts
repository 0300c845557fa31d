import type { Database, Trx } from '../core/data/database.ts';

/** A movement of stock, as itself only; undefined when there is none. */
export const findMovement = (db: Database | Trx, movementId: number) =>
  db
    .selectFrom('stock_ledger')
    .select('stock_ledger_id')
    .where('stock_ledger_id', '=', movementId)
    .executeTakeFirst();
