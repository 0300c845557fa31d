import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';
import { dayOf } from '../core/data/days.ts';
import { userInfo } from '../core/data/embeds.ts';
import { single } from '../core/data/rows.ts';
import { applyFilters } from './seller-leads.service.ts';
import type { LeadsAnalytics, LeadsAnalyticsQuery } from './seller-leads.shapes.ts';

const day = dayOf(sql.ref('l.created_at'));
const counts = sql`'total', total, 'verified', verified, 'converted', converted`;

/** Totals over leads, in one pass. */
export async function leadsAnalytics(
  db: Database,
  query: LeadsAnalyticsQuery,
): Promise<LeadsAnalytics> {
  const leads = applyFilters(db, query)
    .select(['l.lead_category', 'l.lead_owner', 'l.zone', 'l.is_verified', 'l.seller_id'])
    .select(day.as('day'));
  const { rows } = await sql<LeadsAnalytics>`with counted as (
    select grouping(lead_category, lead_owner, zone, day) as part, lead_category, lead_owner, zone, day, count(*) as total,
      count(*) filter (where is_verified) as verified, count(seller_id) as converted
    from (${leads}) as leads group by grouping sets ((lead_category), (lead_owner), (zone), (day), ()))
    select
      (select total from counted where part = 15), (select verified from counted where part = 15),
      (select converted from counted where part = 15),
      (select coalesce(json_agg(json_build_object('lead_category', lead_category, ${counts}) order by total desc, lead_category), '[]')
        from counted where part = 7) as by_category,
      (select coalesce(json_agg(json_build_object('lead_owner_info', ${userInfo(sql.ref('lead_owner'))}, ${counts})
        order by total desc, lead_owner), '[]') from counted where part = 11) as by_owner,
      (select coalesce(json_agg(json_build_object('zone', zone, ${counts}) order by total desc, zone), '[]')
        from counted where part = 13) as by_zone,
      (select coalesce(json_agg(json_build_object('day', day, ${counts}) order by day desc), '[]')
        from counted where part = 14) as by_day`.execute(db);
  return single(rows);
}
