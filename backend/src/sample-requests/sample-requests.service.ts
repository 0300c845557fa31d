import { sql } from 'kysely';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { withThumbnail } from '../core/access/signing.ts';
import type { Trx } from '../core/data/database.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { skuInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { hasNumberPart } from '../core/data/numberFilter.ts';
import { single } from '../core/data/rows.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { SAMPLE_REQUEST_LIST } from './sample-requests.list.ts';
import { visibleSampleRequests } from './sample-requests.scope.ts';
import type { SampleRequest, SampleRequestQuery } from './sample-requests.shapes.ts';

const visibleRows = (
  { db, viewer }: ReadContext,
  asked: Pick<SampleFilters, 'status' | 'assigned_to'> = {},
) => db.selectFrom('sample_requests as s').where(visibleSampleRequests(viewer, asked));

/** Filter of the list; the badges of Home may pass several sales persons. */
export type SampleFilters = Omit<SampleRequestQuery, 'sales_person'> & {
  sales_person?: readonly number[];
};

export function applyFilters(context: ReadContext, query: SampleFilters) {
  const {
    sample_request_id,
    status,
    assigned_to,
    assigned_by,
    entity_id,
    entity_type,
    sales_person,
    search_keyword,
  } = query;
  return visibleRows(context, query)
    .where((eb) => whereIf(sample_request_id, (id) => eb('s.sample_request_id', '=', id)))
    .where((eb) => whereIf(status, (any) => eb('s.status', '=', eqAny(any))))
    .where((eb) => whereIf(assigned_to, (any) => eb('s.assigned_to', '=', eqAny(any))))
    .where((eb) => whereIf(assigned_by, (id) => eb('s.assigned_by', '=', id)))
    .where((eb) => whereIf(entity_type, (type) => eb('s.entity_type', '=', type)))
    .where(whereIf(entity_id, (id) => ofLine(Number(id))))
    .where((eb) => whereIf(query.org_id, (id) => eb('s.org_id', '=', id)))
    .where((eb) => whereIf(sales_person, (any) => eb('s.sales_person', '=', eqAny(any))))
    .where(whereIf(search_keyword || undefined, (text) => hasNumberPart('s.search_text', text)))
    .where((eb) => whereIf(query.from_date, (day) => eb('s.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(query.to_date, (day) => eb('s.created_at', '<', endOfDay(day))));
}

const ofLine = (id: number) => sql<boolean>`(s.quotation_item_id = ${id} or s.line_id = ${id})`;

/** Line, and number of the line's document. */
const entityInfo = sql<SampleRequest['entity_info']>`json_build_object('entity_type', s.entity_type,
  'entity_id', coalesce(s.quotation_item_id, s.line_id)::text, 'tenant_id', t.tenant_id, 'tenant_name', t.tenant_name,
  'quotation_id', (select i.quotation_id from quotation_items i where i.quotation_item_id = s.quotation_item_id),
  'order_number', (select o.order_number from order_lines l join orders o using (order_id) where l.line_id = s.line_id))`;

const withEmbeds = (rows: ReturnType<typeof visibleRows>) =>
  rows
    .innerJoin('tenants as t', 't.tenant_id', 's.tenant_id')
    .innerJoin('skus as k', 'k.product_sku_id', 's.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .selectAll('s')
    .select([
      'k.product_sku_name',
      entityInfo.as('entity_info'),
      tenantInfo.as('tenant_info'),
      skuInfo.as('product_sku_info'),
    ])
    .select([
      userInfo(sql.ref('s.sales_person')).as('sales_person_info'),
      userInfo(sql.ref('s.assigned_to')).as('assigned_to_info'),
    ])
    .select([userInfo(sql.ref('s.assigned_by')).as('assigned_by_info')])
    .select(userInfo(sql.ref('s.created_by')).$notNull().as('created_by_info'));

type Row = Awaited<ReturnType<ReturnType<typeof withEmbeds>['execute']>>[number];

const toJson = (row: Row, settings: Settings): SampleRequest => ({
  ...row,
  product_sku_info: withThumbnail(settings, row.product_sku_info),
});

const listed = ({ sales_person, ...query }: SampleRequestQuery): SampleFilters => ({
  ...query,
  ...(sales_person === undefined ? {} : { sales_person: [sales_person] }),
});

export async function listSampleRequests(context: ReadContext, query: SampleRequestQuery) {
  const { db, settings } = context;
  const rows = applyFilters(context, listed(query)).where(isInList(SAMPLE_REQUEST_LIST, query));
  const read = (isOnPage: OnPage) =>
    withEmbeds(db.selectFrom('sample_requests as s').where('s.sample_request_id', '=', isOnPage))
      .orderBy('s.created_at', 'desc')
      .orderBy('s.sample_request_id', 'desc')
      .execute();
  const [found, parts] = await listPage(db, rows, { list: SAMPLE_REQUEST_LIST, query, read });
  if (query.sample_request_id !== undefined && isNone(found, query))
    throw notFound('Sample request');
  return { data: found.map((row) => toJson(row, settings)), ...parts };
}

/**
 * Answer to a change, also for a viewer who has just assigned the request away and can no longer
 * read it.
 */
export async function changedSampleRequest(
  trx: Trx,
  settings: Settings,
  sampleRequestId: number,
): Promise<SampleRequest> {
  const row = single(
    await withEmbeds(
      trx.selectFrom('sample_requests as s').where('s.sample_request_id', '=', sampleRequestId),
    ).execute(),
  );
  return toJson(row, settings);
}

/** Locks a sample request in the viewer's row scope for a change. */
export async function lockSampleRequest(work: Work, sampleRequestId: number) {
  const row = await visibleRows(work)
    .selectAll('s')
    .where('s.sample_request_id', '=', sampleRequestId)
    .forUpdate('s')
    .executeTakeFirst();
  if (!row) throw notFound('Sample request');
  return row;
}
export type LockedSampleRequest = Awaited<ReturnType<typeof lockSampleRequest>>;

/** A sample request in the viewer's row scope; undefined when there is none. */
export const findSampleRequest = ({ db, viewer }: ReadContext, sampleRequestId: number) =>
  db
    .selectFrom('sample_requests as s')
    .select('s.sample_request_id')
    .where('s.sample_request_id', '=', sampleRequestId)
    .where(visibleSampleRequests(viewer))
    .executeTakeFirst();
