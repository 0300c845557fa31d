import { lineSums, marginOnLines } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { hasLineOf, visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { categoriesOf } from '../core/access/rowScope.ts';
import { withThumbnail } from '../core/access/signing.ts';
import { suppliedBy } from '../core/data/companyRegistrations.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { dayOf, endOfDay, startOfDay } from '../core/data/days.ts';
import { shipmentsOfPurchaseOrders } from '../core/data/documentShipments.ts';
import { productAndSku, sellerInfo, type SkuInfo, userInfo } from '../core/data/embeds.ts';
import {
  copyOf,
  issuedSellerWithContact,
  issuedSkuInfo,
  issuedWarehouseName,
} from '../core/data/issuedMasters.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { deliveryPointsOf } from '../delivery-schedule/delivery-schedule.public.ts';
import { PURCHASE_ORDER_LIST } from './purchase-orders.list.ts';
import type {
  PurchaseOrder,
  PurchaseOrderLine,
  PurchaseOrderQuery,
} from './purchase-orders.shapes.ts';
import { referenceOrders } from './referenceOrders.ts';

const visibleRows = ({ db, viewer }: ReadContext) =>
  db.selectFrom('purchase_orders as po').where(visiblePurchaseOrders(viewer));

/** Filters of the list; category managers see orders with a line of the categories. */
function applyFilters(
  context: ReadContext,
  query: PurchaseOrderQuery,
  categories: readonly number[] | undefined,
) {
  return visibleRows(context)
    .where((eb) => whereIf(query.po_id, (id) => eb('po.po_id', '=', id)))
    .where((eb) => whereIf(query.seller_id, (id) => eb('po.seller_id', '=', id)))
    .where((eb) => whereIf(query.order_id, (id) => eb('po.order_id', '=', id)))
    .where((eb) => whereIf(query.status, (any) => eb('po.status', '=', eqAny(any))))
    .where((eb) => whereIf(query.from_date, (day) => eb('po.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(query.to_date, (day) => eb('po.created_at', '<', endOfDay(day))))
    .where(whereIf(categories, hasLineOf))
    .where(isInList(PURCHASE_ORDER_LIST, query));
}

const warehouseInfo = sql<
  PurchaseOrder['warehouse_info']
>`(select json_build_object('warehouse_id', w.warehouse_id,
  'warehouse_name', ${issuedWarehouseName}) from warehouses w where w.warehouse_id = po.warehouse_id)`;
const orderNumber = sql<
  string | null
>`(select o.order_number from orders o where o.order_id = po.order_id)`;

const withEmbeds = (rows: ReturnType<typeof visibleRows>, asked = AskedFields.all) =>
  rows
    .innerJoin('sellers as s', 's.seller_id', 'po.seller_id')
    .leftJoin('addresses as a', 'a.address_id', 's.office_address_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('PURCHASE_ORDER', 'po.po_id')))
    .selectAll('po')
    .select([
      asked.column('seller_info', issuedSellerWithContact).as('seller_info'),
      asked.column('warehouse_info', warehouseInfo).as('warehouse_info'),
      asked.column('order_number', orderNumber).as('order_number'),
      asked.column('bought_by', suppliedBy(sql.ref('po.gst_registration_id'))).as('bought_by'),
      asked
        .column('created_by_info', userInfo(sql.ref('po.created_by')).$notNull())
        .as('created_by_info'),
      asked.column('approved_by_info', userInfo(sql.ref('po.approved_by'))).as('approved_by_info'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

const asksGoods = (asked: AskedFields) => asked.asks('product_info', 'sku', 'product_sku_name');

/** The lines of several purchase orders in one query; the joins are left, so that those of which nothing is asked for are not made. */
const linesOf = (db: Database | Trx, poIds: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('purchase_order_lines as l')
    .leftJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .leftJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('order_lines as ol', 'ol.line_id', 'l.order_line_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('PURCHASE_ORDER', 'l.po_id')))
    .selectAll('l')
    .select([
      asked.column('mg', sql<string | null>`ol.selling_price`).as('selling_price'),
      asked.column('mg', sql<string | null>`ol.order_line_discount`).as('order_line_discount'),
      (asksGoods(asked) ? issuedSkuInfo : sql<Omit<SkuInfo, 'thumbnail'>>`null`).as('sku_info'),
    ])
    .where('l.po_id', '=', eqAny(poIds))
    .orderBy('l.line_number')
    .execute();

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** Margin on the order line's price after its discount; null for stock. */
function marginOf({ quantity, offer_price, selling_price, order_line_discount }: LineRow) {
  if (selling_price === null || order_line_discount === null) return null;
  const { taxable } = lineSums({
    quantity,
    price: selling_price,
    discountPercent: order_line_discount,
    gstPercent: '0',
    withinState: true,
  });
  return marginOnLines([{ quantity, cost: offer_price, taxable }]);
}

function goodsOf({ sku_info }: LineRow, settings: Settings) {
  const { product, sku } = productAndSku(withThumbnail(settings, sku_info));
  return { product_sku_name: sku.product_sku_name, product_info: product, sku };
}

/** A cancelled purchase order keeps quantities and sums of its lines; none of them is open. */
function toLine(
  row: LineRow,
  { po_state }: Row,
  { settings, asked }: { settings: Settings; asked: AskedFields },
): PurchaseOrderLine {
  return {
    ...row,
    ...(asksGoods(asked) ? goodsOf(row, settings) : ({} as ReturnType<typeof goodsOf>)),
    status:
      po_state !== 'CANCELLED' && row.quantity > row.cancelled_quantity ? 'OPEN' : 'CANCELLED',
    unit_price: row.offer_price,
    item_total: row.taxable_amount,
    pan_india_gst: row.gstin,
    mg: marginOf(row),
  };
}

async function toJson(
  db: Database | Trx,
  rows: Row[],
  settings: Settings,
  asked = AskedFields.all,
): Promise<PurchaseOrder[]> {
  const ids = rows.map((row) => row.po_id);
  const ofLines = asked.within('purchase_order_lines');
  const found = asked.asks('purchase_order_lines') ? await linesOf(db, ids, ofLines) : [];
  const lines = Map.groupBy(found, (line) => line.po_id);
  return rows.map((row) => ({
    ...row,
    created_date: row.created_at,
    purchase_order_lines: (lines.get(row.po_id) ?? []).map((line) =>
      toLine(line, row, { settings, asked: ofLines }),
    ),
  }));
}

async function withOrders(context: ReadContext, found: PurchaseOrder[]): Promise<PurchaseOrder[]> {
  const ids = found.flatMap(({ order_id }) => order_id ?? []);
  const orders = await referenceOrders(context, [...new Set(ids)]);
  return found.map((row) => ({
    ...row,
    reference_order: (row.order_id !== null && orders.get(row.order_id)) || null,
  }));
}

async function withPoints(
  { db, settings }: ReadContext,
  found: PurchaseOrder[],
): Promise<PurchaseOrder[]> {
  const points = await deliveryPointsOf(
    db,
    found.map(({ po_id }) => po_id),
  );
  const byPo = Map.groupBy(points, ({ po_id }) => po_id);
  return found.map((row) => ({
    ...row,
    delivery_points: (byPo.get(row.po_id) ?? []).map((point) => ({
      ...point,
      sku_info: withThumbnail(settings, point.sku_info),
    })),
  }));
}

async function withShipments({ db }: ReadContext, found: PurchaseOrder[]) {
  const ids = found.map(({ po_id }) => po_id);
  const shipments = await shipmentsOfPurchaseOrders(db, ids);
  return found.map((row) => ({ ...row, shipments: shipments.get(row.po_id) ?? [] }));
}

/** Details of one purchase order; a list has only what its flags ask for. */
const withAll = async (context: ReadContext, found: PurchaseOrder[]): Promise<PurchaseOrder[]> =>
  withShipments(context, await withPoints(context, found));

async function withMapped(
  context: ReadContext,
  query: PurchaseOrderQuery,
  { found, asked }: { found: PurchaseOrder[]; asked: AskedFields },
): Promise<PurchaseOrder[]> {
  const isOne = query.po_id !== undefined;
  let rows = found;
  if (query.map_order_line && asked.asks('reference_order')) rows = await withOrders(context, rows);
  if ((isOne || query.map_delivery_points) && asked.asks('delivery_points'))
    rows = await withPoints(context, rows);
  if ((isOne || query.map_shipments) && asked.asks('shipments'))
    rows = await withShipments(context, rows);
  return rows;
}

export async function listPurchaseOrders(
  context: ReadContext,
  query: PurchaseOrderQuery,
  asked = AskedFields.all,
) {
  const { db, settings } = context;
  const rows = applyFilters(context, query, await categoriesOf(db, query.category_manager));
  const isShort = (query.order_id ?? query.po_id) !== undefined;
  const read = (isOnPage: OnPage) =>
    withEmbeds(db.selectFrom('purchase_orders as po').where('po.po_id', '=', isOnPage), asked)
      .orderBy('po.created_at', 'desc')
      .orderBy('po.po_id', 'desc')
      .execute();
  const [found, parts] = await listPage(db, rows, {
    list: PURCHASE_ORDER_LIST,
    query,
    read,
    isShort,
  });
  if (query.po_id !== undefined && isNone(found, query)) throw notFound('Purchase order');
  const described = await toJson(db, found, settings, asked);
  return { data: await withMapped(context, query, { found: described, asked }), ...parts };
}

/** One with its reference order and delivery points. */
export async function purchaseOrderById(
  context: ReadContext,
  poId: number,
): Promise<PurchaseOrder> {
  const { db, settings } = context;
  const rows = await withEmbeds(visibleRows(context).where('po.po_id', '=', poId)).execute();
  if (!rows.length) throw notFound('Purchase order');
  const found = await withOrders(context, await toJson(db, rows, settings));
  return single(await withAll(context, found));
}

/** Purchase order for system mails, without a viewer. */
export async function purchaseOrderForMail(
  db: Trx,
  settings: Settings,
  poId: number,
): Promise<PurchaseOrder> {
  const rows = await withEmbeds(
    db.selectFrom('purchase_orders as po').where('po.po_id', '=', poId),
  ).execute();
  return single(await toJson(db, rows, settings));
}

/** Number of purchase orders that a list with this query has, for badges. */
export const waitingFiltered = async (
  context: ReadContext,
  query: PurchaseOrderQuery,
): Promise<Waiting> =>
  waitingRows(
    context.db,
    applyFilters(context, query, await categoriesOf(context.db, query.category_manager)),
    dayOf(sql.ref('po.created_at')),
  );

/** Purchase order in the viewer's row scope; undefined when there is none. */
export const findOne = (context: ReadContext, poId: number) =>
  visibleRows(context)
    .select(['po.po_id', 'po.order_id'])
    .where('po.po_id', '=', poId)
    .executeTakeFirst();

/** Summaries for their sales orders or a preview, the oldest first. */
export const summariesOf = (db: Database | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom('purchase_orders as po')
    .innerJoin('sellers as s', 's.seller_id', 'po.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select([
      'po.order_id',
      'po.seller_id',
      'po.po_id',
      'po.status',
      'po.po_grand_total',
      'po.created_at as created_date',
    ])
    .select(sellerInfo.as('seller'))
    .where('po.order_id', '=', eqAny(orderIds))
    .orderBy('po.po_id')
    .execute();
