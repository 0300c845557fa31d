import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../src/core/data/database.ts';
import type { TestApp } from './testApp.ts';
import { call } from './testCompany.ts';

/** Changes stock by hand through the service's API. */
export const adjust = (
  test: TestApp,
  { warehouseId, skuId, quantity }: { warehouseId: number; skuId: number; quantity: number },
  more: object = {},
  who: number | null = Role.OPERATIONS,
  headers: Record<string, string> = {},
) => {
  const body = {
    warehouse_id: warehouseId,
    sku_id: skuId,
    quantity,
    reason: 'STOCK_COUNT',
    remarks: 'Counted',
    ...more,
  };
  return call(test, who, 'POST', '/inventory/adjustment', body, headers);
};

/** Stock of a SKU in a warehouse, and its reserved part. */
export async function balanceOf(
  db: Database,
  warehouseId: number,
  skuId: number,
): Promise<[quantity: number, reserved: number]> {
  const row = await db
    .selectFrom('stock_balances')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .where('product_sku_id', '=', skuId)
    .executeTakeFirst();
  return [row?.quantity ?? 0, row?.reserved_quantity ?? 0];
}

/**
 * Broken stock invariants of a company (docs/rules/invariants.md, 1, 2 and 6); empty when there are
 * none.
 */
export async function stockFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with places as (
      select warehouse_id, product_sku_id from stock_balances union select warehouse_id, product_sku_id from stock_ledger
      union select warehouse_id, product_sku_id from delivery_points where warehouse_id is not null and status = 'PENDING'),
    sums as (select p.warehouse_id, p.product_sku_id, coalesce(b.quantity, 0) as quantity, coalesce(b.reserved_quantity, 0) as reserved,
      (select coalesce(sum(l.quantity), 0) from stock_ledger l
        where l.warehouse_id = p.warehouse_id and l.product_sku_id = p.product_sku_id) as moved,
      (select coalesce(sum(d.quantity), 0) from delivery_points d where d.status = 'PENDING' and d.warehouse_id = p.warehouse_id
        and d.product_sku_id = p.product_sku_id) as waiting
      from places p left join stock_balances b using (warehouse_id, product_sku_id))
    select format('warehouse %s, SKU %s: balance %s, ledger %s', warehouse_id, product_sku_id, quantity, moved) as fault from sums
      where quantity <> moved
    union all select format('warehouse %s, SKU %s: reserved %s, waiting %s', warehouse_id, product_sku_id, reserved, waiting) from sums
      where reserved <> waiting
    union all select format('warehouse %s, SKU %s: %s reserved of %s', warehouse_id, product_sku_id, reserved, quantity) from sums
      where reserved < 0 or reserved > quantity
    union all select format('movement %s: balance %s, sum so far %s', stock_ledger_id, balance, so_far) from (
      select l.*, sum(l.quantity) over (partition by warehouse_id, product_sku_id order by stock_ledger_id) as so_far from stock_ledger l) l
      where balance <> so_far
    union all select format('line %s: ordered %s, cancelled %s, on purchase orders %s, from stock %s', line_id, quantity, cancelled_quantity,
      generated_quantity, stock_quantity) from order_lines where generated_quantity + stock_quantity > quantity - cancelled_quantity`.execute(
    db,
  );
  return rows.map((row) => row.fault);
}
