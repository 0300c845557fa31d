import { marginOnLines } from '@munim/schema/shared/money.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql, type RawBuilder } from 'kysely';
import { billTo } from '../core/data/billTo.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { suppliedBy } from '../core/data/companyRegistrations.ts';
import type { Database, Trx } from '../core/data/database.ts';
import {
  addressDetails,
  productAndSku,
  sellerInfo,
  type SkuInfo,
  skuInfo,
  tenantInfo,
  userInfo,
} from '../core/data/embeds.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import type { visibleRows } from './orders.public.ts';
import type { Order, OrderLine, OrderPoLine } from './orders.shapes.ts';

/** Units that left stock for an order line, over order_lines as l: what is served less what of it waits still. */
const unitsLeftFromStock: RawBuilder<number> = sql<number>`case when l.stock_quantity = 0 then 0 else l.stock_quantity - (
  with recursive origin as (
    select d.sub_shipment_tracker_id as point, d.quantity, d.came_from, d.seller_id from delivery_points d
      where d.order_line_id = l.line_id and d.status = 'PENDING' and d.warehouse_id is not null
    union all
    select o.point, o.quantity, d.came_from, d.seller_id from origin o join delivery_points d on d.sub_shipment_tracker_id = o.came_from)
  select coalesce(sum(quantity), 0) from (select max(quantity) as quantity from origin group by point having bool_and(seller_id is null)) own)::integer
  end`;

const hasIssuedPo = sql<boolean>`exists (select 1 from purchase_orders po where po.order_id = o.order_id and po.po_state = 'ISSUED')`;

/** Units of the line on issued purchase orders that have not left to the customer: at the seller, on their way to a warehouse, or there. */
export const issuedUnits = sql<number>`case when l.generated_quantity = 0 then 0 else (select greatest(0, coalesce(sum(pl.quantity
  - pl.cancelled_quantity), 0) - (l.dispatched_quantity - ${unitsLeftFromStock}))::integer
  from purchase_order_lines pl join purchase_orders po using (po_id)
  where pl.order_line_id = l.line_id and po.po_state = 'ISSUED') end`;

/** Status of a line, over order_lines as l and orders as o (docs/rules/statuses.md#order-lines). A cancelled order keeps quantities and sums of its lines. */
const lineStatus = sql<
  OrderLine['status']
>`case when o.status = 'CANCELLED' or l.cancelled_quantity >= l.quantity then 'CANCELLED'
  when l.delivered_quantity >= l.quantity - l.cancelled_quantity then 'DELIVERED'
  when l.delivered_quantity > 0 then 'PARTIALLY_DELIVERED'
  when l.dispatched_quantity >= l.quantity - l.cancelled_quantity then 'IN_TRANSIT'
  when l.dispatched_quantity > 0 then 'PARTIALLY_IN_TRANSIT' else 'CONFIRMED' end`;

export const withEmbeds = (rows: ReturnType<typeof visibleRows>, asked = AskedFields.all) =>
  rows
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .innerJoin('addresses as a', 'a.address_id', 'o.address_id')
    .selectAll('o')
    .select([
      asked.column('tenant_info', tenantInfo).as('tenant_info'),
      asked.column('delivery_address_details', addressDetails).as('delivery_address_details'),
      asked
        .column(
          'billing_details',
          billTo({
            chosen: sql.ref('o.billing_registration_id'),
            itself: sql.ref('o.bills_customer_itself'),
            stateCode: sql.ref('a.state_code'),
          }),
        )
        .as('billing_details'),
      asked.column('supplied_by', suppliedBy(sql.ref('o.gst_registration_id'))).as('supplied_by'),
      asked.column('user_info', userInfo(sql.ref('o.user_id'))).as('user_info'),
      asked
        .column('sales_person_info', userInfo(sql.ref('o.sales_person')))
        .as('sales_person_info'),
      asked
        .column('created_by_info', userInfo(sql.ref('o.created_by')).$notNull())
        .as('created_by_info'),
      asked.column('has_issued_po', hasIssuedPo).as('has_issued_po'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

const asksGoods = (asked: AskedFields) => asked.asks('product', 'sku', 'product_sku_name');

/** The lines of several orders in one query; the joins are left, so that those of which nothing is asked for are not made. */
const linesOf = (db: Database | Trx, orderIds: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .leftJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .leftJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('addresses as a', 'a.address_id', 'l.address_id')
    .leftJoin('sellers as s', 's.seller_id', 'l.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .leftJoin('warehouses as w', 'w.warehouse_id', 'l.warehouse_id')
    .selectAll('l')
    .select([
      (asksGoods(asked) ? skuInfo : sql<Omit<SkuInfo, 'thumbnail'>>`null`).as('sku_info'),
      asked.column('seller', sellerInfo).as('seller'),
      asked.column('delivery_address_details', addressDetails).as('delivery_address_details'),
      asked.column('issued_po_qty', issuedUnits).as('issued_po_qty'),
      lineStatus.as('status'),
      asked.column('warehouse_name', sql<string | null>`w.warehouse_name`).as('warehouse_name'),
    ])
    .where('l.order_id', '=', eqAny(orderIds))
    .orderBy('l.line_number')
    .execute();

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

const goodsOf = ({ sku_info }: LineRow, settings: Settings) => ({
  ...productAndSku(withThumbnail(settings, sku_info)),
  product_sku_name: sku_info.product_sku_name,
});

const marginOf = ({ quantity, cancelled_quantity, offer_price, taxable_amount }: LineRow) =>
  marginOnLines([
    { quantity: quantity - cancelled_quantity, cost: offer_price, taxable: taxable_amount },
  ]);

function toLine(
  row: LineRow,
  { settings, viewer, asked }: { settings: Settings; viewer: Viewer; asked: AskedFields },
): OrderLine {
  const cost = seesCost(viewer.can);
  return {
    ...row,
    generated_po_qty: row.generated_quantity,
    ...(asksGoods(asked) ? goodsOf(row, settings) : ({} as ReturnType<typeof goodsOf>)),
    seller: cost ? row.seller : null,
    offer_price: cost ? row.offer_price : null,
    mg: cost && asked.asks('mg') ? marginOf(row) : null,
  };
}

/** The lines of all purchase orders of several orders, the newest purchase order first. */
const poLinesOf = (db: Database | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom('purchase_orders as po')
    .innerJoin('purchase_order_lines as pl', 'pl.po_id', 'po.po_id')
    .innerJoin('sellers as s', 's.seller_id', 'po.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select([
      'po.order_id',
      'po.po_id',
      'pl.po_line_id',
      'pl.order_line_id as line_id',
      'pl.product_sku_id',
      'pl.quantity',
    ])
    .select([
      'pl.cancelled_quantity',
      'pl.dispatched_quantity',
      'po.po_state',
      'po.status as po_status',
      'po.po_grand_total',
    ])
    .select(['po.created_at as po_created_date', sellerInfo.as('seller')])
    .where('po.order_id', '=', eqAny(orderIds))
    .orderBy('po.po_id', 'desc')
    .orderBy('pl.line_number')
    .execute();

type PoLineRow = Awaited<ReturnType<typeof poLinesOf>>[number];

function toPoLine(row: PoLineRow, viewer: Viewer): OrderPoLine {
  const cost = seesCost(viewer.can);
  return {
    ...row,
    seller: cost ? row.seller : null,
    po_grand_total: cost ? row.po_grand_total : null,
  };
}

export async function toJson(
  { db, settings, viewer }: ReadContext,
  rows: Row[],
  { withPoLines = true, asked = AskedFields.all } = {},
): Promise<Order[]> {
  const ids = rows.map((row) => row.order_id);
  const ofLines = asked.within('order_lines');
  const [lines, poLines] = await Promise.all([
    asked.asks('order_lines') ? linesOf(db, ids, ofLines) : [],
    withPoLines && asked.asks('po_lines') ? poLinesOf(db, ids) : null,
  ]);
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  const poByOrder = poLines && Map.groupBy(poLines, (line) => line.order_id);
  return rows.map((row) => ({
    ...row,
    created_date: row.created_at,
    order_lines: (byOrder.get(row.order_id) ?? []).map((line) =>
      toLine(line, { settings, viewer, asked: ofLines }),
    ),
    ...(poByOrder
      ? { po_lines: (poByOrder.get(row.order_id) ?? []).map((line) => toPoLine(line, viewer)) }
      : {}),
  }));
}
