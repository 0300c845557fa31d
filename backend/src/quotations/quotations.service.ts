import { marginOnLines, marginPercent } from '@munim/schema/shared/money.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { hasItemOf, visibleQuotations } from '../core/access/documentScope.ts';
import { categoriesOf, ofOrganisation } from '../core/access/rowScope.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { suppliedBy } from '../core/data/companyRegistrations.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { userInfo } from '../core/data/embeds.ts';
import {
  copyOfQuotation,
  issuedBilledByQuotation,
  issuedAddress,
  issuedSkuInfo,
  issuedTenantInfo,
} from '../core/data/issuedMasters.ts';
import { askedSums } from '../core/data/amountSums.ts';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { QUOTATION_LIST, SUMMED_QUOTATIONS } from './quotations.list.ts';
import { single } from '../core/data/rows.ts';
import { eqAny, hasNumber, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import type { Settings } from '../core/settings.ts';
import type { Quotation, QuotationItem, QuotationQuery } from './quotations.shapes.ts';

export const visibleRows = ({ db, viewer }: ReadContext) =>
  db.selectFrom('quotations as q').where(visibleQuotations(viewer));

/** Filters of the list; category managers see quotations with a line of the categories. */
export function applyFilters(
  context: ReadContext,
  query: QuotationQuery,
  categories: readonly number[] | undefined,
) {
  const { quotation_id, request_id, from_date, to_date, status, sales_person } = query;
  return visibleRows(context)
    .where((eb) => whereIf(quotation_id, (id) => eb('q.quotation_id', '=', id)))
    .where(whereIf(query.quotation_number, (text) => hasNumber('q.quotation_id', text)))
    .where(whereIf(request_id, holdsRfq))
    .where((eb) => whereIf(from_date, (day) => eb('q.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(to_date, (day) => eb('q.created_at', '<', endOfDay(day))))
    .where((eb) => whereIf(status, (any) => eb('q.status', '=', eqAny(any))))
    .where(whereIf(query.org_id, ofOrganisation('q')))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('q.tenant_id', '=', id)))
    .where((eb) => whereIf(sales_person, (any) => eb('q.sales_person', '=', eqAny(any))))
    .where(whereIf(categories, hasItemOf))
    .where(isInList(QUOTATION_LIST, query));
}

const holdsRfq = (requestId: number) =>
  sql<boolean>`exists (select 1 from quotation_items i where i.quotation_id = q.quotation_id and i.request_id = ${requestId})`;

/** Number of the order made of the quotation, while that is not cancelled. */
const liveOrderNumber = sql<
  string | null
>`(select o.order_number from orders o where o.quotation_id = q.quotation_id and o.status <> 'CANCELLED')`;

/** E-mail of the contact who asked for the quotation; over quotations as q. */
const contactEmail = sql<string | null>`(select u.email from users u
  where u.user_id = q.user_id and not u.deleted_user)`;

const withEmbeds = (rows: ReturnType<typeof visibleRows>, asked = AskedFields.all) =>
  rows
    .innerJoin('tenants as t', 't.tenant_id', 'q.tenant_id')
    .leftJoin('issued_copies as ic', (join) =>
      join.on(copyOfQuotation('q.quotation_id', 'q.revision')),
    )
    .selectAll('q')
    .select([
      asked.column('tenant_info', issuedTenantInfo).as('tenant_info'),
      asked.column('order_number', liveOrderNumber).as('order_number'),
      asked.column('billing_details', issuedBilledByQuotation).as('billing_details'),
      asked.column('supplied_by', suppliedBy(sql.ref('q.gst_registration_id'))).as('supplied_by'),
      asked
        .column('sales_person_info', userInfo(sql.ref('q.sales_person')))
        .as('sales_person_info'),
      asked.column('created_by_info', userInfo(sql.ref('q.created_by'))).as('created_by_info'),
      asked.column('contact_email', contactEmail).as('contact_email'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

/** The lines of several quotations in one query. */
const itemsOf = (db: Database | Trx, quotationIds: readonly number[]) =>
  db
    .selectFrom('quotation_items as i')
    .innerJoin('rfqs as r', 'r.request_id', 'i.request_id')
    .leftJoin('enquiries as e', 'e.enquiry_id', 'r.enquiry_id')
    .innerJoin('skus as k', 'k.product_sku_id', 'i.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .innerJoin('addresses as a', 'a.address_id', 'i.address_id')
    .innerJoin('quotations as q', 'q.quotation_id', 'i.quotation_id')
    .leftJoin('issued_copies as ic', (join) =>
      join.on(copyOfQuotation('q.quotation_id', 'q.revision')),
    )
    .selectAll('i')
    .select([
      'r.remarks',
      'e.needed_by',
      issuedSkuInfo.as('sku_info'),
      issuedAddress.as('delivery_address_details'),
    ])
    .where('i.quotation_id', '=', eqAny(quotationIds))
    .orderBy('i.line_number')
    .execute();

type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

/** Line figures for lists, without the lines. */
const figuresOf = (db: Database | Trx, quotationIds: readonly number[]) =>
  db
    .selectFrom('quotation_items as i')
    .innerJoin('rfqs as r', 'r.request_id', 'i.request_id')
    .leftJoin('enquiries as e', 'e.enquiry_id', 'r.enquiry_id')
    .select([
      'i.quotation_id',
      'i.included_in_quotation',
      'i.quantity',
      'i.rfq_offer_price',
      'i.taxable_amount',
      'e.needed_by',
    ])
    .where('i.quotation_id', '=', eqAny(quotationIds))
    .execute();

type Figures = Awaited<ReturnType<typeof figuresOf>>[number];

const withCost = ({ quantity, rfq_offer_price, taxable_amount }: Figures) => ({
  quantity,
  cost: rfq_offer_price,
  taxable: taxable_amount,
});

/** The first day on which goods of the included lines are needed. */
const neededBy = (included: readonly Figures[]): string | null =>
  included.flatMap(({ needed_by }) => needed_by ?? []).toSorted()[0] ?? null;

function toItem(row: ItemRow, settings: Settings, viewer: Viewer): QuotationItem {
  const cost = seesCost(viewer.can);
  return {
    ...row,
    sku_info: withThumbnail(settings, row.sku_info),
    rfq_offer_price: cost ? row.rfq_offer_price : null,
    rfq_mg: cost ? marginPercent(row.rfq_offer_price, row.rfq_selling_price) : null,
    margin_after_discount: cost ? marginOnLines([withCost(row)]) : null,
  };
}

/** Lines, or what is asked of them, by quotation. */
async function linesOf(db: Database | Trx, rows: readonly Row[], asked: AskedFields) {
  const ids = rows.map((row) => row.quotation_id);
  const items = asked.asks('quotation_items') ? await itemsOf(db, ids) : [];
  const figures: readonly Figures[] =
    items.length === 0 && asked.asks('item_count', 'needed_by', 'margin_after_discount')
      ? await figuresOf(db, ids)
      : items;
  return {
    items: Map.groupBy(items, (item) => item.quotation_id),
    figures: Map.groupBy(figures, (line) => line.quotation_id),
  };
}

async function toJson(
  { db, settings, viewer }: ReadContext,
  rows: Row[],
  asked = AskedFields.all,
): Promise<Quotation[]> {
  const { items, figures } = await linesOf(db, rows, asked);
  const showsMargin = seesCost(viewer.can) && asked.asks('margin_after_discount');
  return rows.map((row) => {
    const included = (figures.get(row.quotation_id) ?? []).filter(
      (line) => line.included_in_quotation,
    );
    return {
      ...row,
      created_date: row.created_at,
      needed_by: neededBy(included),
      quotation_items: (items.get(row.quotation_id) ?? []).map((item) =>
        toItem(item, settings, viewer),
      ),
      item_count: included.length,
      margin_after_discount: showsMargin ? marginOnLines(included.map(withCost)) : null,
    };
  });
}

export async function listQuotations(
  context: ReadContext,
  query: QuotationQuery,
  asked = AskedFields.all,
) {
  const { db } = context;
  const rows = applyFilters(context, query, await categoriesOf(db, query.category_manager));
  const read = (isOnPage: OnPage) =>
    withEmbeds(db.selectFrom('quotations as q').where('q.quotation_id', '=', isOnPage), asked)
      .orderBy('q.created_at', 'desc')
      .orderBy('q.quotation_id', 'desc')
      .execute();
  const [[found, parts], sums] = await Promise.all([
    listPage(db, rows, { list: QUOTATION_LIST, query, read }),
    askedSums(db, rows, query, SUMMED_QUOTATIONS),
  ]);
  const data = await toJson(context, found, asked);
  if (query.quotation_id !== undefined && isNone(found, query)) throw notFound('Quotation');
  const { map_sales_person = true, map_created_by = true } = query;
  return {
    data: data.map((row) => withoutUnmapped(row, map_sales_person, map_created_by)),
    ...parts,
    ...sums,
  };
}

function withoutUnmapped(row: Quotation, salesPerson: boolean, createdBy: boolean): Quotation {
  const { sales_person_info, created_by_info, ...rest } = row;
  return {
    ...rest,
    ...(salesPerson ? { sales_person_info: sales_person_info ?? null } : {}),
    ...(createdBy ? { created_by_info: created_by_info ?? null } : {}),
  };
}

export async function quotationById(context: ReadContext, quotationId: number): Promise<Quotation> {
  const rows = await withEmbeds(
    visibleRows(context).where('q.quotation_id', '=', quotationId),
  ).execute();
  if (!rows.length) throw notFound('Quotation');
  return single(await toJson(context, rows));
}

/** A quotation in the viewer's row scope, without its lines; undefined when there is none. */
export const findQuotation = ({ db, viewer }: ReadContext, quotationId: number) =>
  db
    .selectFrom('quotations as q')
    .innerJoin('tenants as t', 't.tenant_id', 'q.tenant_id')
    .select('q.quotation_id')
    .where('q.quotation_id', '=', quotationId)
    .where(visibleQuotations(viewer))
    .executeTakeFirst();
