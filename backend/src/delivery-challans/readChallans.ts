import { needsEwayBill } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { headerSums } from '@munim/schema/shared/money.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { AddressCopy } from '../addresses/copyAddress.service.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { sellerInfo, skuInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { notFound } from '../core/http/errors.ts';
import { among, cappedCount, offsetOf } from '../core/data/paging.ts';
import { one } from '../core/data/rows.ts';
import { anyOf, given } from '../core/data/search.ts';
import type { Settings } from '../core/settings.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { filesOf, type StoredFile } from '../documents/files.service.ts';
import { factsOf, liveBillsOf, liveInvoicesOf } from './challanPapers.ts';
import { challansInReach } from './delivery-challans.scope.ts';
import type { ChallanQuery, DcLine, DeliveryChallan } from './delivery-challans.shapes.ts';

const inReach = (db: Database | Trx, viewer: Viewer) =>
  db.selectFrom('delivery_challans as dc').where(challansInReach(viewer));

/** All filters of GET /dc. Order days are those of the order it belongs to. */
const wanted = (db: Database | Trx, viewer: Viewer, query: ChallanQuery) =>
  inReach(db, viewer)
    .where((eb) => given(query.challanId, (id) => eb('dc.challan_id', '=', id)))
    .where((eb) => given(query.status, (any) => eb('dc.status', '=', anyOf(any))))
    .where((eb) => given(query.tenant_id, (id) => eb('dc.tenant_id', '=', id)))
    .where((eb) => given(query.fromDate, (day) => eb('dc.created_at', '>=', startOfDay(day))))
    .where((eb) => given(query.toDate, (day) => eb('dc.created_at', '<', endOfDay(day))))
    .where(
      given(
        query.orderNumber,
        (number) =>
          sql<boolean>`dc.order_id = (select asked.order_id from orders asked where asked.order_number = ${number})`,
      ),
    )
    .where((eb) => given(query.fromOrderDate, (day) => eb('dc.ordered_at', '>=', startOfDay(day))))
    .where((eb) => given(query.toOrderDate, (day) => eb('dc.ordered_at', '<', endOfDay(day))));

const maybeTenantInfo = sql<
  DeliveryChallan['tenant_info']
>`case when t.tenant_id is not null then ${tenantInfo} end`;

const withEmbeds = (rows: ReturnType<typeof inReach>) =>
  rows
    .leftJoin('tenants as t', 't.tenant_id', 'dc.tenant_id')
    .leftJoin('sellers as s', 's.seller_id', 'dc.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .leftJoin('orders as o', 'o.order_id', 'dc.order_id')
    .selectAll('dc')
    .select([
      'o.order_number',
      't.tenant_name',
      maybeTenantInfo.as('tenant_info'),
      sellerInfo.as('seller_info'),
    ])
    .select([
      sql<AddressCopy>`dc.from_address_details`.as('from_address_details'),
      sql<AddressCopy>`dc.delivery_address_details`.as('delivery_address_details'),
      userInfo(sql.ref('dc.created_by')).$notNull().as('created_by_info'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

/** The lines of several challans in one query. */
const linesOf = (db: Database | Trx, challanIds: readonly number[]) =>
  db
    .selectFrom('dc_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('order_lines as ol', 'ol.line_id', 'l.order_line_id')
    .selectAll('l')
    .select([
      'k.product_id',
      'ol.quantity as ordered_quantity',
      'ol.selling_price as ordered_price',
      skuInfo.as('sku_info'),
    ])
    .select(sql<boolean>`coalesce(ol.cancelled_quantity >= ol.quantity, false)`.as('is_cancelled'))
    .where('l.challan_id', '=', anyOf(challanIds))
    .orderBy('l.line_number')
    .execute();
type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

const NO_MONEY = {
  taxable_amount: null,
  cgst_amount: null,
  sgst_amount: null,
  igst_amount: null,
  line_total: null,
};

/** Amounts of a SELLER challan are the company's cost. */
const hidesMoney = ({ challan_type }: Pick<Row, 'challan_type'>, viewer: Viewer) =>
  challan_type === 'SELLER' && !seesCost(viewer.can);

function toLine(line: LineRow, row: Row, settings: Settings, viewer: Viewer): DcLine {
  const { ordered_price: selling_price, ordered_quantity: quantity, pan_india_gst } = line;
  const pol_offer_price = seesCost(viewer.can) ? line.pol_offer_price : null;
  return {
    ...line,
    ...(hidesMoney(row, viewer) ? NO_MONEY : {}),
    sku_info: withThumbnail(settings, line.sku_info),
    pol_offer_price,
    order_line_details:
      selling_price === null || quantity === null
        ? null
        : { selling_price, pan_india_gst, quantity },
    sub_shipment_tracker:
      line.sub_shipment_tracker_id === null ? null : { pol_offer_price, pan_india_gst },
  };
}

/** Over lines that are not cancelled. */
function sumsOf(row: Row, lines: readonly LineRow[], viewer: Viewer) {
  if (hidesMoney(row, viewer))
    return { taxable_amount: null, gst_amount: null, grand_total: null, e_way_value: null };
  const live = lines.filter((line) => !line.is_cancelled);
  const { taxable, gst, total } = headerSums(
    live.map((line) => ({
      taxable: line.taxable_amount,
      cgst: line.cgst_amount,
      sgst: line.sgst_amount,
      igst: line.igst_amount,
      total: line.line_total,
    })),
  );
  return {
    taxable_amount: taxable,
    gst_amount: gst,
    grand_total: total,
    e_way_value: row.e_way_value,
  };
}

/** Joined data of a page, each kind read once. */
async function aroundOf(db: Database | Trx, rows: readonly Row[], settings: Settings) {
  const ids = rows.map((row) => row.challan_id);
  const uuids = rows.flatMap((row) => [
    ...row.attachments,
    ...(row.e_way_bill_attachment ? [row.e_way_bill_attachment] : []),
  ]);
  const [lines, bills, invoices, files] = await Promise.all([
    linesOf(db, ids),
    liveBillsOf(db, ids),
    liveInvoicesOf(db, ids),
    filesOf(db, settings, [...new Set(uuids)]),
  ]);
  return {
    lines: Map.groupBy(lines, (line) => line.challan_id),
    bills: Map.groupBy(bills, (bill) => bill.challan_id),
    invoices: new Map(invoices.map((invoice) => [invoice.challan_id, invoice])),
    files,
  };
}
type Around = Awaited<ReturnType<typeof aroundOf>>;

function toChallan(row: Row, around: Around, settings: Settings, viewer: Viewer): DeliveryChallan {
  const { challan_id, challan_type, e_way_value, attachments, e_way_bill_attachment } = row;
  const lines = around.lines.get(challan_id) ?? [];
  const bills = around.bills.get(challan_id) ?? [];
  const invoice = (viewer.can('ORDER', 'READ') && around.invoices.get(challan_id)) || null;
  const { hasDraftBill, hasIssuedBill } = factsOf(row, bills);
  const [eWayFile = null] =
    e_way_bill_attachment === null ? [] : filesIn(around, [e_way_bill_attachment]);
  return {
    ...row,
    ...sumsOf(row, lines, viewer),
    needs_e_way_bill: needsEwayBill(challan_type, e_way_value),
    e_way_bill_file: eWayFile,
    e_way_bill_attachments: eWayFile?.fileUrl ?? null,
    attachments: filesIn(around, attachments),
    bill: viewer.can('PURCHASE_ORDER', 'READ') ? bills : null,
    has_draft_bill: hasDraftBill,
    has_issued_bill: hasIssuedBill,
    invoice,
    invoice_id: invoice?.invoice_id ?? null,
    dc_lines: lines.map((line) => toLine(line, row, settings, viewer)),
  };
}

const filesIn = ({ files }: Around, uuids: readonly string[]): StoredFile[] =>
  uuids.flatMap((uuid) => files.get(uuid) ?? []);

async function toJson(
  db: Database | Trx,
  rows: readonly Row[],
  settings: Settings,
  viewer: Viewer,
): Promise<DeliveryChallan[]> {
  const around = await aroundOf(db, rows, settings);
  return rows.map((row) => toChallan(row, around, settings, viewer));
}

export async function listChallans(
  db: Database,
  settings: Settings,
  query: ChallanQuery,
  viewer: Viewer,
) {
  const rows = wanted(db, viewer, query);
  const ids = rows
    .select('dc.challan_id')
    .orderBy('dc.challan_id', 'desc')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const page = withEmbeds(
    db.selectFrom('delivery_challans as dc').where('dc.challan_id', '=', among(ids)),
  ).orderBy('dc.challan_id', 'desc');
  const [found, count] = await Promise.all([page.execute(), cappedCount(db, rows)]);
  if (query.challanId !== undefined && !count) throw notFound('Delivery challan');
  return { data: await toJson(db, found, settings, viewer), count };
}

/** One in the viewer's row scope. */
export async function challanById(
  db: Database | Trx,
  settings: Settings,
  challanId: number,
  viewer: Viewer,
): Promise<DeliveryChallan> {
  const rows = await withEmbeds(
    inReach(db, viewer).where('dc.challan_id', '=', challanId),
  ).execute();
  if (!rows.length) throw notFound('Delivery challan');
  return one(await toJson(db, rows, settings, viewer));
}
