import { sql } from 'kysely';
import { sellerInfo, tenantInfo, userInfo } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { contains, eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { visibleOpenings } from './openings.scope.ts';
import type { Opening, OpeningQuery } from './openings.shapes.ts';

const openings = ({ db }: Pick<ReadContext, 'db'>) => db.selectFrom('opening_documents as od');

/** What is neither paid nor on payments that are noted, over opening_documents as od. */
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

/** What was brought along from old books, the newest first. */
export async function listOpenings(context: ReadContext, query: OpeningQuery) {
  const { db, viewer } = context;
  const ids = openings(context)
    .where(visibleOpenings(viewer))
    .where((eb) => whereIf(query.opening_id, (id) => eb('od.opening_id', '=', id)))
    .where((eb) => whereIf(query.kind, (kinds) => eb('od.kind', '=', eqAny(kinds))))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('od.tenant_id', '=', id)))
    .where((eb) => whereIf(query.seller_id, (id) => eb('od.seller_id', '=', id)))
    .where(whereIf(query.number, (part) => contains('od.number', part)))
    .$if(query.is_open === true, (q) => q.where(sql<boolean>`od.settled_amount < od.amount`))
    .select('od.opening_id')
    .orderBy('od.opening_id', 'desc');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(openings(context))
      .where('od.opening_id', '=', isOnPage)
      .orderBy('od.opening_id', 'desc')
      .execute(),
  );
  return { data, count };
}
