import { sql } from 'kysely';
import { sellerInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { ofOrganisation } from '../core/access/rowScope.ts';
import { pageOf, type Waiting, waitingRows } from '../core/data/paging.ts';
import { betweenDays, contains, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { visibleOpenings } from './openings.scope.ts';
import type { Opening, OpeningQuery } from './openings.shapes.ts';

const openings = ({ db }: Pick<ReadContext, 'db'>) => db.selectFrom('opening_documents as od');

/** Sum that is neither paid nor on pending payments, over opening_documents as od. */
const openAmount = sql<string>`(od.amount - od.settled_amount - coalesce((select sum(pay.amount) from payments pay
  where (pay.opening_id = od.opening_id or pay.advance_id = od.opening_id) and pay.status in ('PENDING', 'APPROVED')), 0))::numeric(14,2)`;

const withDetails = (rows: ReturnType<typeof openings>) =>
  rows
    .leftJoin('tenants as t', 't.tenant_id', 'od.tenant_id')
    .leftJoin('sellers as s', 's.seller_id', 'od.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select(['od.opening_id', 'od.kind', 'od.number', 'od.document_date', 'od.due_date'])
    .select(['od.total', 'od.amount', 'od.settled_amount', openAmount.as('open_amount')])
    .select(['od.as_of', 'od.payment_mode', 'od.remarks', 'od.created_at'])
    .select([
      sql<Opening['tenant_info']>`case when t.tenant_id is not null then ${tenantInfo} end`.as(
        'tenant_info',
      ),
      sellerInfo.as('seller_info'),
      userInfo(sql.ref('od.created_by')).$notNull().as('created_by_info'),
    ]);

/** Status in the words of invoices, over opening_documents as od. */
const statusOf = sql<string>`case when od.settled_amount >= od.amount then 'PAID'
  when od.amount - od.settled_amount < od.total then 'PARTIALLY_PAID' else 'ISSUED' end`;
const isOpen = sql<boolean>`od.settled_amount < od.amount`;
/** Openings of the customer's sales person, as the sums of what is owed have it. */
const ofSalesPersons = (persons: readonly number[]) =>
  sql<boolean>`od.tenant_id in (select own.tenant_id from tenants own where own.sales_person = ${eqAny(persons)})`;

const applyFilters = (context: ReadContext, query: OpeningQuery) =>
  openings(context)
    .where(visibleOpenings(context.viewer))
    .where((eb) => whereIf(query.opening_id, (id) => eb('od.opening_id', '=', id)))
    .where((eb) => whereIf(query.kind, (kinds) => eb('od.kind', '=', eqAny(kinds))))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('od.tenant_id', '=', id)))
    .where((eb) => whereIf(query.seller_id, (id) => eb('od.seller_id', '=', id)))
    .where(whereIf(query.number, (part) => contains('od.number', part)))
    .where(whereIf(query.org_id, ofOrganisation('od')))
    .where(whereIf(query.sales_person, ofSalesPersons))
    .where(whereIf(query.status, (any) => sql<boolean>`${statusOf} = ${eqAny(any)}`))
    .where((eb) => whereIf(query.due_before, (day) => eb('od.due_date', '<', day)))
    .where(betweenDays('od.document_date', query))
    // said apart from the status, so that the index of open ones is used
    .$if(query.is_open === true || query.status?.includes('PAID') === false, (q) =>
      q.where(isOpen),
    );

/** Documents that a list with this query has, by the day they are due, for Home. */
export const waitingOpenings = (context: ReadContext, query: OpeningQuery): Promise<Waiting> =>
  waitingRows(context.db, applyFilters(context, query), sql.ref('od.due_date'));

/** Openings, the newest first. */
export async function listOpenings(context: ReadContext, query: OpeningQuery) {
  const { db } = context;
  const ids = applyFilters(context, query).select('od.opening_id').orderBy('od.opening_id', 'desc');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(openings(context))
      .where('od.opening_id', '=', isOnPage)
      .orderBy('od.opening_id', 'desc')
      .execute(),
  );
  return { data, count };
}
