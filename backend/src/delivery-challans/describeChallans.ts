import {
  challanFacts,
  challanValue,
  isBetweenStates,
  needsEwayBill,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { headerSums, isPositive } from '@munim/schema/shared/money.ts';
import { seesCost, seesVendors } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { liveBillsOf } from '../bills/bills.public.ts';
import { withThumbnail } from '../core/access/signing.ts';
import { vendorInfo, vendorPlace } from '../core/access/vendors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { consignmentValue } from '../core/data/ewayBills.ts';
import { userInfo } from '../core/data/embeds.ts';
import {
  copyOf,
  issuedSellerInfo,
  issuedSkuInfo,
  issuedTenantInfo,
} from '../core/data/issuedMasters.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { filesOf } from '../documents/documents.public.ts';
import type { StoredFile } from '../documents/documents.shapes.ts';
import { liveInvoicesOf } from '../invoices/invoices.public.ts';
import type { visibleRows } from './delivery-challans.public.ts';
import type { ChallanLine, DeliveryChallan } from './delivery-challans.shapes.ts';
const maybeTenantInfo = sql<
  DeliveryChallan['tenant_info']
>`case when t.tenant_id is not null then ${issuedTenantInfo} end`;

export const withEmbeds = (rows: ReturnType<typeof visibleRows>, asked = AskedFields.all) =>
  rows
    .leftJoin('tenants as t', 't.tenant_id', 'dc.tenant_id')
    .leftJoin('sellers as s', 's.seller_id', 'dc.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .leftJoin('orders as o', 'o.order_id', 'dc.order_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('DELIVERY_CHALLAN', 'dc.challan_id')))
    .selectAll('dc')
    .select([
      asked.column('order_number', sql<string | null>`o.order_number`).as('order_number'),
      asked
        .column('tenant_name', sql<string | null>`${maybeTenantInfo} ->> 'tenant_name'`)
        .as('tenant_name'),
      asked.column('tenant_info', maybeTenantInfo).as('tenant_info'),
      asked.column('seller_info', issuedSellerInfo).as('seller_info'),
      asked.column('consignment_value', consignmentValue).as('consignment_value'),
    ])
    .select([
      sql<AddressCopy>`dc.from_address_details`.as('from_address_details'),
      sql<AddressCopy>`dc.delivery_address_details`.as('delivery_address_details'),
      asked
        .column('created_by_info', userInfo(sql.ref('dc.created_by')).$notNull())
        .as('created_by_info'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

/** The lines of several challans in one query. */
const linesOf = (db: Database | Trx, challanIds: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('dc_lines as l')
    .leftJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .leftJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('order_lines as ol', 'ol.line_id', 'l.order_line_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('DELIVERY_CHALLAN', 'l.challan_id')))
    .selectAll('l')
    .select([
      asked.column('product_id', sql<number>`k.product_id`).as('product_id'),
      'ol.quantity as ordered_quantity',
      'ol.selling_price as ordered_price',
      'ol.tax_category as ordered_category',
      asked.column('sku_info', issuedSkuInfo).as('sku_info'),
    ])
    .select(sql<boolean>`coalesce(ol.cancelled_quantity >= ol.quantity, false)`.as('is_cancelled'))
    .where('l.challan_id', '=', eqAny(challanIds))
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

/**
 * Tax category of goods for a customer, as their order line has it; a vendor's rate of 0 implies
 * none.
 */
function categoryOf(
  { ordered_category: category, pan_india_gst }: LineRow,
  { challan_type }: Row,
): TaxCategory | null {
  if (challan_type !== 'CUSTOMER') return null;
  if (isPositive(pan_india_gst)) return 'TAXABLE';
  // the line may have got a rate since then
  return category === null || category === 'TAXABLE' ? 'NIL_RATED' : category;
}

function toLine(line: LineRow, row: Row, settings: Settings, viewer: Viewer): ChallanLine {
  const { ordered_price: selling_price, ordered_quantity: quantity, pan_india_gst } = line;
  const tax_category = categoryOf(line, row);
  const pol_offer_price = seesCost(viewer.can) ? line.pol_offer_price : null;
  return {
    ...line,
    ...(hidesMoney(row, viewer) ? NO_MONEY : {}),
    sku_info: withThumbnail(settings, line.sku_info),
    pol_offer_price,
    tax_category,
    order_line_details:
      selling_price === null || quantity === null
        ? null
        : { selling_price, pan_india_gst, quantity },
    sub_shipment_tracker:
      line.sub_shipment_tracker_id === null ? null : { pol_offer_price, pan_india_gst },
  };
}

/** Sums over lines that are not cancelled. */
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

/** Worth of goods without a price; null when it is not known of every line. */
function goodsValueOf({ challan_type }: Row, lines: readonly LineRow[]): string | null {
  const valued = lines.flatMap(({ unit_value: price, delivered_qty: quantity }) =>
    price === null ? [] : [{ quantity, price }],
  );
  return challan_type === 'OTHER' && valued.length === lines.length ? challanValue(valued) : null;
}

/** Fields of a challan's head that sum up its lines. */
const SUMS = ['taxable_amount', 'gst_amount', 'grand_total', 'goods_value', 'consignment_value'];

const asksEwayFile = (asked: AskedFields) =>
  asked.asks('e_way_bill_file', 'e_way_bill_attachments');

/** Joined data of a page, each kind read once, and what is asked for alone. */
async function relatedRecordsOf(
  db: Database | Trx,
  rows: readonly Row[],
  { settings, asked }: { settings: Settings; asked: AskedFields },
) {
  const ids = rows.map((row) => row.challan_id);
  const uuids = rows.flatMap((row) => [
    ...(asked.asks('attachments') ? row.attachments : []),
    ...(asksEwayFile(asked) && row.e_way_bill_attachment ? [row.e_way_bill_attachment] : []),
  ]);
  const [lines, bills, invoices, files] = await Promise.all([
    asked.asks('dc_lines', ...SUMS) ? linesOf(db, ids, asked.within('dc_lines')) : [],
    asked.asks('bill', 'has_draft_bill', 'has_issued_bill') ? liveBillsOf(db, ids) : [],
    asked.asks('invoice', 'invoice_id', 'has_invoice') ? liveInvoicesOf(db, ids) : [],
    filesOf(db, settings, [...new Set(uuids)]),
  ]);
  return {
    lines: Map.groupBy(lines, (line) => line.challan_id),
    bills: Map.groupBy(bills, (bill) => bill.challan_id),
    invoices: new Map(invoices.map((invoice) => [invoice.challan_id, invoice])),
    files,
  };
}
type RelatedRecords = Awaited<ReturnType<typeof relatedRecordsOf>>;

/** Goods leave a vendor or go back to one. */
export const isOfVendor = ({
  from_address_details: from,
  delivery_address_details: to,
}: Pick<DeliveryChallan, 'from_address_details' | 'delivery_address_details'>): boolean =>
  from.entity_type === 'SELLER' || to.entity_type === 'SELLER';

function toChallan(
  row: Row,
  around: RelatedRecords,
  settings: Settings,
  viewer: Viewer,
): DeliveryChallan {
  const { challan_id, challan_type, e_way_value, attachments, e_way_bill_attachment } = row;
  const lines = around.lines.get(challan_id) ?? [];
  const bills = around.bills.get(challan_id) ?? [];
  const invoice = (viewer.can('ORDER', 'READ') && around.invoices.get(challan_id)) || null;
  const { hasDraftBill, hasIssuedBill } = challanFacts(row, bills);
  const goodsValue = goodsValueOf(row, lines);
  // the e-way bill of a vendor's goods has its name and place
  const isShown = seesVendors(viewer.can) || !isOfVendor(row);
  const [eWayFile = null] =
    e_way_bill_attachment === null || !isShown ? [] : filesIn(around, [e_way_bill_attachment]);
  return {
    ...row,
    seller_info: vendorInfo(viewer, row.seller_info),
    from_address_details: vendorPlace(viewer, row.from_address_details),
    delivery_address_details: vendorPlace(viewer, row.delivery_address_details),
    ...sumsOf(row, lines, viewer),
    goods_value: goodsValue,
    consignment_value:
      challan_type === 'OTHER'
        ? goodsValue
        : hidesMoney(row, viewer)
          ? null
          : row.consignment_value,
    transport_reason: challan_type === 'CUSTOMER' ? 'SUPPLY' : row.transport_reason,
    needs_e_way_bill: needsEwayBill({
      type: challan_type,
      value: e_way_value,
      reason: row.transport_reason,
      betweenStates: isBetweenStates(row.from_address_details, row.delivery_address_details),
    }),
    e_way_bill_file: eWayFile,
    e_way_bill_attachments: eWayFile?.fileUrl ?? null,
    attachments: filesIn(around, attachments),
    bill: viewer.can('PURCHASE_ORDER', 'READ') ? bills : null,
    has_draft_bill: hasDraftBill,
    has_issued_bill: hasIssuedBill,
    has_invoice: around.invoices.has(challan_id),
    invoice,
    invoice_id: invoice?.invoice_id ?? null,
    dc_lines: lines.map((line) => toLine(line, row, settings, viewer)),
  };
}

const filesIn = ({ files }: RelatedRecords, uuids: readonly string[]): StoredFile[] =>
  uuids.flatMap((uuid) => files.get(uuid) ?? []);

export async function toJson(
  { db, settings, viewer }: ReadContext,
  rows: readonly Row[],
  asked = AskedFields.all,
): Promise<DeliveryChallan[]> {
  const around = await relatedRecordsOf(db, rows, { settings, asked });
  return rows.map((row) => toChallan(row, around, settings, viewer));
}
