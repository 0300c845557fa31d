import { enquiryIdOf, enquiryNumber } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { categoriesOf, ofOrganisation } from '../core/access/rowScope.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import {
  addressDetails,
  categoryManagers,
  productAndSku,
  sellerInfo,
  skuInfo,
  tenantInfo,
  userInfo,
} from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { eqAny, whereIf, hasNumber } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { isOf, visibleRfqs } from './quote-requests.scope.ts';
import type { Rfq, RfqQuery } from './quote-requests.shapes.ts';

export const visibleRows = ({ db, viewer }: ReadContext) =>
  db.selectFrom('rfqs as r').where(visibleRfqs(viewer));

/** For category managers: those of the categories. */
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
    .where(whereIf(categories, isOf));
  return { rows };
}

const withEmbeds = (rows: ReturnType<typeof visibleRows>) =>
  rows
    .innerJoin('tenants as t', 't.tenant_id', 'r.tenant_id')
    .innerJoin('skus as k', 'k.product_sku_id', 'r.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .innerJoin('addresses as a', 'a.address_id', 'r.address_id')
    .leftJoin('offers as o', 'o.sku_offer_id', 'r.rfq_offer_id')
    .leftJoin('sellers as s', 's.seller_id', 'o.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .leftJoin('enquiries as e', 'e.enquiry_id', 'r.enquiry_id')
    .selectAll('r')
    .select(['k.product_sku_name', 't.org_id', 'e.needed_by'])
    .select([
      skuInfo.as('sku_info'),
      sellerInfo.as('seller'),
      tenantInfo.as('tenant_info'),
      addressDetails.as('delivery_address_details'),
    ])
    .select([
      categoryManagers.as('product_category_manager'),
      userInfo(sql.ref('r.sales_person')).as('sales_person_info'),
      userInfo(sql.ref('r.created_by')).$notNull().as('created_by_info'),
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

function toJson(row: Row, settings: Settings, viewer: Viewer): Rfq {
  const cost = seesCost(viewer.can);
  const { product, sku } = productAndSku(withThumbnail(settings, row.sku_info));
  return {
    ...row,
    productInfo: product,
    sku,
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
/** Those of one enquiry, in the order of its lines. */
const LINES = sql`r.enquiry_line`;

export async function listRfqs(context: ReadContext, query: RfqQuery) {
  const { db, settings, viewer } = context;
  const { rows } = await applyFilters(context, query);
  const page = query.on_date ? { ...query, limit: 30 } : query;
  const order = query.enquiry_number ? LINES : NEWEST;
  const ids = rows.select('r.request_id').orderBy(order);
  const [data, count] = await pageOf(db, ids, page, (isOnPage) =>
    withEmbeds(db.selectFrom('rfqs as r').where('r.request_id', '=', isOnPage))
      .orderBy(order)
      .execute(),
  );
  if (query.request_id !== undefined && !count) throw notFound('Quote request');
  return { data: data.map((row) => toJson(row, settings, viewer)), count };
}

/** The requests as they are now, in the given order. */
export async function rfqsByIds(context: ReadContext, ids: readonly number[]): Promise<Rfq[]> {
  const { settings, viewer } = context;
  const rows = await withEmbeds(
    visibleRows(context).where('r.request_id', '=', eqAny(ids)),
  ).execute();
  const found = new Map(rows.map((row) => [row.request_id, toJson(row, settings, viewer)]));
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
