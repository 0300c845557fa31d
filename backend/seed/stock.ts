import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { type Calendar, DAY, dayInIndia, iso } from './calendar.ts';
import { ADMIN_ID } from './staff.ts';

/** Vendors that carry goods, as shipments name them, and one who is no vendor: it has an enrolment id in place of a GST number. */
export async function seedTransporters(trx: Trx, calendar: Calendar): Promise<void> {
  await sql`
    insert into transporters (transporter_name, gst_number, seller_id, created_by, created_at)
      select seller_name, coalesce(gstin, '29' || lpad(seller_id::text, 13, '0')), seller_id, ${ADMIN_ID},
          ${iso(calendar.midnight - 800 * DAY)}::timestamptz
        from sellers where is_transporter and is_active order by seller_id`.execute(trx);
  const tempo = {
    transporter_name: 'Ravi Tempo Service',
    gst_number: '290000000004711',
    created_by: ADMIN_ID,
  };
  await trx
    .insertInto('transporters')
    .values({ ...tempo, created_at: iso(calendar.midnight - 300 * DAY) })
    .execute();
}

interface ServedLine {
  order_id: number;
  line_id: number;
  product_sku_id: number;
  quantity: number;
  edd: string | null;
}

/** A line of the newest order that nothing was bought for yet. */
async function lineToServe(trx: Trx): Promise<ServedLine | undefined> {
  const { rows } = await sql<ServedLine>`
    select o.order_id, l.line_id, l.product_sku_id, l.quantity, o.edd from orders o join order_lines l using (order_id)
      where o.status = 'CONFIRMED' and l.generated_quantity = 0 and l.cancelled_quantity = 0 and l.invoiced_quantity = 0
      order by o.created_at desc, l.line_number limit 1`.execute(trx);
  return rows[0];
}

/** Opening stock of both warehouses and what changed it since: a few pieces damaged, a few found. */
async function seedMovements(
  trx: Trx,
  calendar: Calendar,
  served: ServedLine | undefined,
): Promise<void> {
  const at = (days: number) => sql`${iso(calendar.midnight - days * DAY)}::timestamptz`;
  const opening = sql`w.turn = 1 and (k.product_sku_id % 6 = 1 or k.product_sku_id = ${served?.product_sku_id ?? 0}) or w.turn = 2 and k.product_sku_id % 17 = 3`;
  await sql`
    insert into stock_ledger (warehouse_id, product_sku_id, quantity, balance, reason, remarks, created_by, created_at, as_of)
      select warehouse_id, product_sku_id, units, sum(units) over (partition by warehouse_id, product_sku_id order by step), reason, remarks, ${ADMIN_ID}, at,
          case reason when 'OPENING' then (at at time zone 'Asia/Kolkata')::date end
        from (select w.warehouse_id, k.product_sku_id, s.*
          from (select warehouse_id, row_number() over (order by warehouse_id) as turn from warehouses) w
          cross join (select product_sku_id, 40 + (product_sku_id * 37 % 160) + case product_sku_id when ${served?.product_sku_id ?? 0} then ${served?.quantity ?? 0}::integer else 0 end as units
            from skus where is_active and not is_deleted) k
          cross join lateral (values (1, k.units::integer, 'OPENING', 'First count', ${at(60)}),
            (2, -(1 + k.product_sku_id % 4)::integer, 'DAMAGE', 'Wet in the monsoon', ${at(24)}),
            (3, 2, 'FOUND', 'Behind the rack at the yearly count', ${at(9)})) as s(step, units, reason, remarks, at)
          where (${opening}) and (s.step = 1 or k.product_sku_id % 5 = s.step)) moves
        order by step, warehouse_id, product_sku_id`.execute(trx);
  await sql`
    insert into opening_stock (warehouse_id, product_sku_id, quantity, unit_cost, as_of)
      select warehouse_id, product_sku_id, quantity,
          coalesce((select round(min(f.offer_price) * 0.9375, 4) from offers f where f.product_sku_id = m.product_sku_id), 100), as_of
        from stock_ledger m where reason = 'OPENING' order by stock_ledger_id`.execute(trx);
  await sql`
    insert into stock_balances (warehouse_id, product_sku_id, quantity)
      select warehouse_id, product_sku_id, sum(quantity) from stock_ledger group by 1, 2 order by 1, 2`.execute(
    trx,
  );
}

/** The line waits in the first warehouse, reserved, as orders/createOrder.ts leaves it. */
async function serve(
  trx: Trx,
  calendar: Calendar,
  { order_id, line_id, product_sku_id, quantity, edd }: ServedLine,
): Promise<void> {
  const { warehouse_id } = await trx
    .selectFrom('warehouses')
    .select('warehouse_id')
    .orderBy('warehouse_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const expected_date = edd ?? dayInIndia(calendar.midnight + 7 * DAY);
  await trx
    .updateTable('order_lines')
    .set({ warehouse_id, stock_quantity: quantity })
    .where('line_id', '=', line_id)
    .execute();
  const { sub_shipment_tracker_id } = await trx
    .insertInto('delivery_points')
    .values({
      order_id,
      order_line_id: line_id,
      product_sku_id,
      warehouse_id,
      quantity,
      original_qty: quantity,
      initial_date: expected_date,
      expected_date,
      created_at: iso(calendar.midnight),
    })
    .returning('sub_shipment_tracker_id')
    .executeTakeFirstOrThrow();
  const event = {
    sub_shipment_tracker_id,
    event_name: 'dispatch',
    expected_date,
    created_at: iso(calendar.midnight),
  };
  await trx.insertInto('delivery_point_events').values(event).execute();
  await trx
    .updateTable('stock_balances')
    .set({ reserved_quantity: quantity })
    .where('warehouse_id', '=', warehouse_id)
    .where('product_sku_id', '=', product_sku_id)
    .execute();
}

/** Stock of the warehouses, and one order served from it. */
export async function seedStock(trx: Trx, calendar: Calendar): Promise<void> {
  const served = await lineToServe(trx);
  await seedMovements(trx, calendar, served);
  if (served) await serve(trx, calendar, served);
}
