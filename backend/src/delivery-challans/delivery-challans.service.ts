import { sql } from 'kysely';
import { isInList, isNone, listPage, type OnPage } from '../core/data/listPage.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { hasNumberPart } from '../core/data/numberFilter.ts';
import { eqAny, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import { ordersWithNumberPart } from '../orders/orders.public.ts';
import { CHALLAN_LIST } from './delivery-challans.list.ts';
import { visibleRows } from './delivery-challans.public.ts';
import type { ChallanQuery } from './delivery-challans.shapes.ts';
import { withEmbeds, toJson } from './describeChallans.ts';

/** All filters of GET /dc. Order days are those of the order it belongs to. */
const applyFilters = (context: ReadContext, query: ChallanQuery) =>
  visibleRows(context)
    .where((eb) => whereIf(query.challanId, (id) => eb('dc.challan_id', '=', id)))
    .where(whereIf(query.challan_number, (part) => hasNumberPart('dc.challan_number', part)))
    .where((eb) => whereIf(query.status, (any) => eb('dc.status', '=', eqAny(any))))
    .where((eb) => whereIf(query.tenant_id, (id) => eb('dc.tenant_id', '=', id)))
    .where((eb) => whereIf(query.fromDate, (day) => eb('dc.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(query.toDate, (day) => eb('dc.created_at', '<', endOfDay(day))))
    .where(
      whereIf(
        query.orderNumber,
        (part) => sql<boolean>`dc.order_id = ${ordersWithNumberPart(part)}`,
      ),
    )
    .where((eb) =>
      whereIf(query.fromOrderDate, (day) => eb('dc.ordered_at', '>=', startOfDay(day))),
    )
    .where((eb) => whereIf(query.toOrderDate, (day) => eb('dc.ordered_at', '<', endOfDay(day))))
    .where(isInList(CHALLAN_LIST, query));

export async function listChallans(
  context: ReadContext,
  query: ChallanQuery,
  asked = AskedFields.all,
) {
  const { db } = context;
  const rows = applyFilters(context, query);
  const read = (isOnPage: OnPage) =>
    withEmbeds(
      db.selectFrom('delivery_challans as dc').where('dc.challan_id', '=', isOnPage),
      asked,
    )
      .orderBy('dc.challan_id', 'desc')
      .execute();
  const [found, parts] = await listPage(db, rows, { list: CHALLAN_LIST, query, read });
  if (query.challanId !== undefined && isNone(found, query)) throw notFound('Delivery challan');
  return { data: await toJson(context, found, asked), ...parts };
}
