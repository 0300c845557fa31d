import { enquiryIdOf, enquiryNumber } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { isInList, leavesOrder, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { categoriesOf, ofOrganisation } from '../core/access/rowScope.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import {
  addressDetails,
  categoryManagers,
  productAndSku,
  sellerInfo,
  type SkuInfo,
  skuInfo,
  tenantInfo,
  userInfo,
} from '../core/data/embeds.ts';
import { eqAny, whereIf, hasNumber } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import { RFQ_LIST } from './quote-requests.list.ts';
import { isOf, visibleRfqs } from './quote-requests.scope.ts';
import type { Rfq, RfqQuery } from './quote-requests.shapes.ts';

export const visibleRows = ({ db, viewer }: ReadContext) =>
  db.selectFrom('rfqs as r').where(visibleRfqs(viewer));

/** Filters of the list; category managers see requests of their categories. */
export async function applyFilters(context: ReadContext, query: RfqQuery) {
  const { db } = context;
  const categories = await categoriesOf(db, query.category_manager);
  const { on_date, from_date = on_date, to_date = on_date } = query;
  if (on_date && !query.tenant_id) throw badField('on_date', 'on_date needs tenant_id');
  const rows = visibleRows(context)
    .where((eb) => whereIf(query.request_id, (id) => eb('r.request_id', '=', id)))
    .where(whereIf(query.request_number, (text) => hasNumber('r.request_id', text)))
    .where((eb) => whereIf(from_date, (day) => eb('r.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(to_date, (day) => eb('r.created_at', '<', endOfDay(day))))
    .where((eb) => whereIf(query.status, (any) => eb('r.status', '=', eqAny(any))))
    .where((eb) => whereIf(query.sales_person, (any) => eb('r.sales_person', '=', eqAny(any))))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('r.tenant_id', '=', id)))
    .where(whereIf(query.org_id, ofOrganisation('r')))
    .where((eb) =>
      whereIf(query.enquiry_number, (typed) => eb('r.enquiry_id', '=', enquiryIdOf(typed))),
    )
    .where(whereIf(categories, isOf))
    .where(isInList(RFQ_LIST, query));
  return { rows };
}

const asksGoods = (asked: AskedFields) => asked.asks('productInfo', 'sku');

/** The joins of rows that are always there are left too, so that those of which nothing is asked for are not made. */
const withEmbeds = (rows: ReturnType<typeof visibleRows>, asked: AskedFields) =>
  rows
    .leftJoin('tenants as t', 't.tenant_id', 'r.tenant_id')
    .leftJoin('skus as k', 'k.product_sku_id', 'r.product_sku_id')
    .leftJoin('products as p', 'p.product_id', 'k.product_id')
    .leftJoin('addresses as a', 'a.address_id', 'r.address_id')
    .leftJoin('offers as o', 'o.sku_offer_id', 'r.rfq_offer_id')
    .leftJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .leftJoin('enquiries as e', 'e.enquiry_id', 'r.enquiry_id')
    .selectAll('r')
    .select([
      asked.column('product_sku_name', sql<string>`k.product_sku_name`).as('product_sku_name'),
      asked.column('org_id', sql<number>`t.org_id`).as('org_id'),
      asked.column('enquiry', sql<string | null>`e.needed_by`).as('needed_by'),
      (asksGoods(asked) ? skuInfo : sql<Omit<SkuInfo, 'thumbnail'>>`null`).as('sku_info'),
      asked.column('seller', sellerInfo).as('seller'),
      asked.column('tenant_info', tenantInfo).as('tenant_info'),
      asked.column('delivery_address_details', addressDetails).as('delivery_address_details'),
    ])
    .select([
      (asked.asks('product_category_manager', 'category_manager')
        ? categoryManagers
        : sql<Rfq['product_category_manager']>`'[]'::json`
      ).as('product_category_manager'),
      asked
        .column('sales_person_info', userInfo(sql.ref('r.sales_person')))
        .as('sales_person_info'),
      asked
        .column('created_by_info', userInfo(sql.ref('r.created_by')).$notNull())
        .as('created_by_info'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

const toEnquiry = ({ enquiry_id, enquiry_line, needed_by }: Row): Rfq['enquiry'] =>
  enquiry_id && enquiry_line
    ? {
        enquiry_id,
        enquiry_number: enquiryNumber(enquiry_id),
        line_number: enquiry_line,
        needed_by,
      }
    : null;

function goodsOf({ sku_info }: Row, settings: Settings) {
  const { product, sku } = productAndSku(withThumbnail(settings, sku_info));
  return { productInfo: product, sku };
}

function toJson(
  row: Row,
  { settings, viewer, asked }: { settings: Settings; viewer: Viewer; asked: AskedFields },
): Rfq {
  const cost = seesCost(viewer.can);
  return {
    ...row,
    ...(asksGoods(asked) ? goodsOf(row, settings) : ({} as ReturnType<typeof goodsOf>)),
    category_manager: row.product_category_manager[0]?.user_id ?? null,
    rfq_offer_id: cost ? row.rfq_offer_id : null,
    rfq_offer_price: cost ? row.rfq_offer_price : null,
    rfq_mg: cost ? row.rfq_mg : null,
    seller: cost ? row.seller : null,
    created_date: row.created_at,
    enquiry: toEnquiry(row),
  };
}

const NEWEST = sql`r.created_at desc, r.request_id desc`;
/** Order of one enquiry's lines. */
const LINES = sql`r.enquiry_line`;

export async function listRfqs(context: ReadContext, query: RfqQuery, asked = AskedFields.all) {
  const { db, settings, viewer } = context;
  const { rows } = await applyFilters(context, query);
  const page = query.on_date ? { ...query, limit: 30 } : query;
  const ofEnquiry = query.enquiry_number !== undefined && leavesOrder(query);
  const read = (isOnPage: OnPage) =>
    withEmbeds(db.selectFrom('rfqs as r').where('r.request_id', '=', isOnPage), asked)
      .orderBy(ofEnquiry ? LINES : NEWEST)
      .execute();
  const [data, parts] = await listPage(db, ofEnquiry ? rows.orderBy(LINES) : rows, {
    list: RFQ_LIST,
    query: page,
    read,
    hasOwnOrder: ofEnquiry,
  });
  if (query.request_id !== undefined && isNone(data, query)) throw notFound('Quote request');
  return { data: data.map((row) => toJson(row, { settings, viewer, asked })), ...parts };
}

/** The requests as they are now, in the given order. */
export async function rfqsByIds(
  context: ReadContext,
  ids: readonly number[],
  asked = AskedFields.all,
): Promise<Rfq[]> {
  const { settings, viewer } = context;
  const rows = await withEmbeds(
    visibleRows(context).where('r.request_id', '=', eqAny(ids)),
    asked,
  ).execute();
  const found = new Map(
    rows.map((row) => [row.request_id, toJson(row, { settings, viewer, asked })]),
  );
  return ids.map((id) => {
    const rfq = found.get(id);
    if (!rfq) throw notFound('Quote request');
    return rfq;
  });
}

/** A quote request in the viewer's row scope, without joins; undefined when there is none. */
export const findRfq = ({ db, viewer }: ReadContext, requestId: number) =>
  db
    .selectFrom('rfqs as r')
    .innerJoin('tenants as t', 't.tenant_id', 'r.tenant_id')
    .select('r.request_id')
    .where('r.request_id', '=', requestId)
    .where(visibleRfqs(viewer))
    .executeTakeFirst();
