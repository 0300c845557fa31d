import { COUNT_CAP } from '@munim/schema/shared/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import { refuseWalking } from '../core/data/listPage.ts';
import type { Database } from '../core/data/database.ts';
import { dayOf, startOf } from '../core/data/days.ts';
import { cappedCount, offsetOf } from '../core/data/paging.ts';
import type { ReadContext } from '../core/data/work.ts';
import { AskedFields } from '../core/http/fields.ts';
import { rfqsByIds, applyFilters } from './quote-requests.service.ts';
import type { RfqQuery } from './quote-requests.shapes.ts';

type Rows = Awaited<ReturnType<typeof applyFilters>>['rows'];

const newest = (rows: Rows) => rows.orderBy('r.created_at', 'desc').orderBy('r.request_id', 'desc');

const dayOfEach = (rows: Rows) => rows.select(dayOf(sql.ref('r.created_at')).as('day'));

/**
 * Days of the requests: few requests are read for their distinct days; with many, each step goes
 * from a day to the newest request before it, whatever their number.
 */
function daysOf(rows: Rows, many: boolean): RawBuilder<unknown> {
  if (!many) return sql`${dayOfEach(rows).distinct()}`;
  const before = rows.where('r.created_at', '<', startOf(sql.ref('days.day')));
  return sql`${dayOfEach(newest(rows)).limit(1)} union all select ${dayOfEach(newest(before)).limit(1)} from days where days.day is not null`;
}

/** Days that have requests, newest first. */
async function pageOfDays(db: Database, rows: Rows, limit: number, offset: number) {
  const many = (await cappedCount(db, rows)) > COUNT_CAP;
  const { rows: found } = await sql<{
    dates: string[];
    count: number;
  }>`with recursive days(day) as (${daysOf(rows, many)})
    select array(select day::text from days where day is not null order by day desc limit ${limit} offset ${offset}) as dates,
      (select count(*) from days where day is not null) as count`.execute(db);
  return found[0] ?? { dates: [], count: 0 };
}

/** Days, newest first, each with the number of its requests and the newest of them. */
export async function listRfqDays(context: ReadContext, query: RfqQuery, asked = AskedFields.all) {
  const { db } = context;
  const { limit = 30 } = query;
  refuseWalking(query, 'groupByDate');
  const { rows } = await applyFilters(context, query);
  const { dates, count } = await pageOfDays(db, rows, limit, offsetOf({ ...query, limit }));
  const ofDay = rows
    .where('r.created_at', '>=', startOf(sql.ref('page.day')))
    .where('r.created_at', '<', startOf(sql`page.day + 1`));
  const { rows: days } = await sql<{ date: string; count: number; ids: number[] }>`
    select page.day::text as date, ${ofDay.select((eb) => eb.fn.countAll<number>().as('count'))} as count,
      array_to_json(array(${newest(ofDay).select('r.request_id').limit(limit)})) as ids
    from unnest(${dates}::date[]) as page(day) order by page.day desc`.execute(db);
  const rfqs = asked.asks('rfqs')
    ? await rfqsByIds(
        context,
        days.flatMap((day) => day.ids),
        asked.within('rfqs'),
      )
    : [];
  const byId = new Map(rfqs.map((rfq) => [rfq.request_id, rfq]));
  const data = days.map(({ ids, ...day }) => ({
    ...day,
    rfqs: ids.flatMap((id) => byId.get(id) ?? []),
  }));
  return { data, count };
}
