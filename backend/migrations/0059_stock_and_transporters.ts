import { type Kysely, sql } from 'kysely';

/** Indexes for the lists of transporters and of stock movements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index transporters_name;
    create index transporters_by_name on transporters (transporter_name collate "und-x-icu", transporter_id) where not is_deleted;
    create index transporters_search on transporters using gin (lower(transporter_name) gin_trgm_ops);
    create index shipments_open_of_transporter on shipments (transporter_id)
      where transporter_id is not null and status in ('IN_TRANSIT', 'PARTIALLY_DELIVERED');
    drop index warehouses_name;
    create index warehouses_by_name on warehouses (warehouse_name collate "und-x-icu", warehouse_id);
    create index stock_ledger_days on stock_ledger (warehouse_id, created_at, stock_ledger_id);
    create index stock_balances_free on stock_balances (product_sku_id) where quantity > reserved_quantity;
  `.execute(db);
}
