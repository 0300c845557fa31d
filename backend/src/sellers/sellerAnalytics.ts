import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';
import { dayOf } from '../core/data/days.ts';
import { userInfo } from '../core/data/embeds.ts';
import { single } from '../core/data/rows.ts';
import type { Settings } from '../core/settings.ts';
import { applyFilters } from './sellers.service.ts';
import type { SellerAnalytics, SellerAnalyticsQuery } from './sellers.shapes.ts';

const day = dayOf(sql.ref('s.created_at'));

/** Totals over own sellers, in one pass, over the rows that the list shows. */
export async function sellerAnalytics(
  db: Database,
  query: SellerAnalyticsQuery,
  { sellerOrgId }: Settings,
): Promise<SellerAnalytics> {
  const own = applyFilters(db, { ...query, is_own_seller: true, org_id: sellerOrgId })
    .select(['s.seller_id', 's.is_active', 's.zone', 's.source_person'])
    .select(day.as('day'));
  const { rows } = await sql<SellerAnalytics>`with own as materialized (${own}),
    counted as (select category_id, 0 as part, null::bigint as person, null::text as zone, null::date as day, count(*) as total,
      count(*) filter (where is_active) as active from own left join seller_categories using (seller_id) group by category_id
      union all select null, case when grouping(source_person) = 0 then 1 when grouping(zone) = 0 then 2 when grouping(day) = 0 then 3 else 4 end,
      source_person, zone, day, count(*), count(*) filter (where is_active)
      from own group by grouping sets ((source_person), (zone), (day), ()))
    select
      (select total from counted where part = 4), (select active from counted where part = 4),
      (select coalesce(json_agg(json_build_object('category', case when c.category_id is not null then
        json_build_object('category_id', c.category_id, 'category_name', c.category_name) end, 'total', total, 'active', active)
        order by total desc, c.category_name), '[]') from counted left join categories c using (category_id) where part = 0) as by_category,
      (select coalesce(json_agg(json_build_object('source_person_info', ${userInfo(sql.ref('person'))}, 'total', total, 'active', active)
        order by total desc, person), '[]') from counted where part = 1) as by_source_person,
      (select coalesce(json_agg(json_build_object('zone', zone, 'total', total, 'active', active) order by total desc, zone), '[]')
        from counted where part = 2) as by_zone,
      (select coalesce(json_agg(json_build_object('day', day, 'total', total, 'active', active) order by day desc), '[]')
        from counted where part = 3) as by_day`.execute(db);
  return single(rows);
}
