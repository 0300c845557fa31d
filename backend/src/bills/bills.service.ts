import { paidByLine, billDue } from '@munim/schema/bills/bills.rules.ts';
import { seesVendors } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { withThumbnail } from '../core/access/signing.ts';
import { vendorInfo } from '../core/access/vendors.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { type SkuInfo, userInfo } from '../core/data/embeds.ts';
import {
  copyOf,
  issuedSeller,
  issuedSellerInfo,
  issuedSkuInfo,
} from '../core/data/issuedMasters.ts';
import { askedSums } from '../core/data/amountSums.ts';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { single } from '../core/data/rows.ts';
import { betweenDays, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { filesOf } from '../documents/documents.public.ts';
import { BILL_LIST, SUMMED_BILLS } from './bills.list.ts';
import { visibleBills } from './bills.public.ts';
import type { Bill, BillQuery } from './bills.shapes.ts';
import { sameNumberBills } from './sameNumber.ts';

const applyFilters = (context: ReadContext, query: BillQuery) =>
  billsOf(context)
    .where((eb) => whereIf(query.bill_id, (id) => eb('b.bill_id', '=', id)))
    .where((eb) => whereIf(query.seller_id, (id) => eb('b.seller_id', '=', id)))
    .where((eb) => whereIf(query.shipment_id, (id) => eb('b.shipment_id', '=', id)))
    .where(whereIf(query.po_id, (id) => sql<boolean>`b.included_po_ids @> array[${id}]::bigint[]`))
    .where((eb) => whereIf(query.status, (any) => eb('b.status', '=', eqAny(any))))
    .where(betweenDays('b.seller_invoice_date', query))
    .where((eb) => whereIf(query.zohoBillId, (id) => eb('b.zoho_bill_id', '=', id.trim())))
    .where(isInList(BILL_LIST, query));

const withEmbeds = (rows: ReturnType<typeof billsOf>, asked = AskedFields.all) =>
  rows
    .leftJoin('sellers as s', 's.seller_id', 'b.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('BILL', 'b.bill_id')))
    .selectAll('b')
    .select([
      asked.column('seller_info', issuedSellerInfo).as('seller_info'),
      asked.column('seller_gstin', issuedSeller.gstin).as('seller_gstin'),
      asked
        .column('created_by_info', userInfo(sql.ref('b.created_by')).$notNull())
        .as('created_by_info'),
    ])
    .orderBy('b.bill_id', 'desc');
type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

const asksGoods = (asked: AskedFields) =>
  asked.asks('sku_info', 'product_info', 'product_sku_name');

/** Lines of several bills in one query, each with its purchase order line. */
const linesOf = (db: Database | Trx, billIds: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('bill_lines as bl')
    .innerJoin('purchase_order_lines as l', 'l.po_line_id', 'bl.po_line_id')
    .leftJoin('skus as k', 'k.product_sku_id', 'bl.product_sku_id')
    .leftJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('BILL', 'bl.bill_id')))
    .leftJoin('order_lines as ol', 'ol.line_id', 'l.order_line_id')
    .leftJoin('dc_lines as d', 'd.dc_line_id', 'bl.dc_line_id')
    .selectAll('bl')
    .select([
      asked.column('challan_id', sql<number | null>`d.challan_id`).as('challan_id'),
      asked.column('order_line_details', sql<number | null>`ol.quantity`).as('sold_quantity'),
      'l.offer_price as ordered_price',
      (asksGoods(asked) ? issuedSkuInfo : sql<Omit<SkuInfo, 'thumbnail'>>`null`).as('sku_info'),
    ])
    .select([
      'l.quantity as po_quantity',
      'l.cancelled_quantity',
      'l.dispatched_quantity',
      'l.delivered_quantity',
      'l.billed_quantity',
    ])
    .where('bl.bill_id', '=', eqAny(billIds))
    .orderBy('bl.line_number')
    .execute();
type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

const goodsOf = ({ sku_info }: LineRow, settings: Settings) => ({
  product_info: { product_id: sku_info.product_id },
  product_sku_name: sku_info.product_sku_name,
  sku_info: withThumbnail(settings, sku_info),
});

const toLine = (
  row: LineRow,
  paid_amount: string,
  { settings, asked }: { settings: Settings; asked: AskedFields },
): Bill['bill_lines'][number] => ({
  ...row,
  ...(asksGoods(asked) ? goodsOf(row, settings) : ({} as ReturnType<typeof goodsOf>)),
  order_line_details: row.sold_quantity === null ? null : { quantity: row.sold_quantity },
  ordered_quantity: row.po_quantity - row.cancelled_quantity,
  paid_amount,
});

async function toJson(context: ReadContext, rows: Row[], asked = AskedFields.all): Promise<Bill[]> {
  const { db, settings, viewer } = context;
  const ids = rows.map((row) => row.bill_id);
  const ofLines = asked.within('bill_lines');
  const lines = Map.groupBy(
    asked.asks('bill_lines') ? await linesOf(db, ids, ofLines) : [],
    (line) => line.bill_id,
  );
  // the vendor's own paper names it
  const isShown = seesVendors(viewer.can) && asked.asks('seller_invoice_attachment');
  const uuids = isShown ? rows.flatMap((row) => row.seller_invoice_attachment ?? []) : [];
  const files = await filesOf(db, settings, uuids);
  const numbered = rows.filter((row) => row.status === 'DRAFT' && row.seller_invoice_number);
  const same = await sameNumberBills(
    context,
    asked.asks('same_number_bills') ? numbered.map((row) => row.bill_id) : [],
  );
  return rows.map(({ seller_invoice_attachment: uuid, ...row }) => {
    const own = lines.get(row.bill_id) ?? [];
    const paid = paidByLine(
      row.paid_amount,
      own.map((line) => line.line_total),
    );
    const file = uuid === null ? undefined : files.get(uuid);
    return {
      ...row,
      seller_info: vendorInfo(viewer, row.seller_info),
      seller_gstin: seesVendors(viewer.can) ? row.seller_gstin : null,
      po_id: single(row.included_po_ids),
      same_number_bills: same.get(row.bill_id) ?? [],
      open_amount: billDue(row.status, row.bill_grand_total, row.paid_amount),
      seller_invoice_attachment: file
        ? { attachment_type: 'VENDOR_INVOICE', attachment_link: file.fileUrl, file }
        : null,
      bill_lines: own.map((line, i) =>
        toLine(line, paid[i] ?? '0.00', { settings, asked: ofLines }),
      ),
    };
  });
}

export async function listBills(context: ReadContext, query: BillQuery, asked = AskedFields.all) {
  const { db } = context;
  const rows = applyFilters(context, query);
  const read = (isOnPage: OnPage) =>
    withEmbeds(db.selectFrom('bills as b').where('b.bill_id', '=', isOnPage), asked).execute();
  const [[found, parts], sums] = await Promise.all([
    listPage(db, rows, { list: BILL_LIST, query, read }),
    askedSums(db, rows, query, SUMMED_BILLS),
  ]);
  if (query.bill_id !== undefined && isNone(found, query)) throw notFound('Bill');
  return { data: await toJson(context, found, asked), ...parts, ...sums };
}

export async function billById(context: ReadContext, billId: number): Promise<Bill> {
  const rows = await withEmbeds(billsOf(context).where('b.bill_id', '=', billId)).execute();
  if (!rows.length) throw notFound('Bill');
  return single(await toJson(context, rows));
}

export const billsOf = ({ db, viewer }: ReadContext) =>
  db.selectFrom('bills as b').where(visibleBills(viewer));

/** A bill in the viewer's row scope; undefined when there is none. */
export const findBill = (context: ReadContext, billId: number) =>
  billsOf(context)
    .select([
      'b.bill_id',
      'b.included_po_ids',
      'b.status',
      'b.paid_amount',
      'b.zoho_bill_id',
      'b.seller_invoice_date',
    ])
    .where('b.bill_id', '=', billId)
    .executeTakeFirst();
