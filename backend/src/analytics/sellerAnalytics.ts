import type { Dimension, Measure } from '@munim/schema/analytics/measures.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { UserInfo } from '../core/http/shapes.ts';
import { eqAny } from '../core/data/search.ts';
import { badField } from '../core/http/errors.ts';
import type { SellerAnalytics, SellerAnalyticsQuery } from '../sellers/sellers.shapes.ts';
import type { Filter } from './metricSql.ts';
import { idOf, nameOf, numberAt, ROWS, textIdOf } from './metricRows.ts';
import { type MetricRow, readMetrics } from './metrics.ts';
import { allDays } from './periods.ts';

/** The measures that the tiles show; the inactive ones are the difference. */
const TILES = ['VENDORS', 'ACTIVE_VENDORS'] as const satisfies Measure[];

const counts = (row: Pick<MetricRow, 'values'>) => ({
  total: numberAt(row, 0),
  active: numberAt(row, 1),
});

const filterOf = ({ categories, source_person, zone }: SellerAnalyticsQuery): Filter => ({
  ...(categories ? { CATEGORY: categories } : {}),
  ...(source_person ? { SOURCE_PERSON: [source_person] } : {}),
  ...(zone ? { ZONE: [zone] } : {}),
});

async function peopleOf({ db }: ReadContext, ids: number[]): Promise<Map<number | null, UserInfo>> {
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'first_name', 'last_name'])
    .where('user_id', '=', eqAny(ids))
    .execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

/**
 * Own vendors on-boarded within some days, or ever: in all, and by category, source person, zone and
 * day. A vendor of several categories is in the row of each that was asked for.
 */
export async function sellerAnalytics(
  context: ReadContext,
  query: SellerAnalyticsQuery,
): Promise<SellerAnalytics> {
  const { start_date, end_date } = query;
  if (start_date && end_date && start_date > end_date)
    throw badField('end_date', 'The last day is before the first');
  const ever = allDays();
  const from = start_date ?? ever.from;
  const range = { from, to: end_date ?? (from > ever.to ? from : ever.to) };
  const ask = (group: Dimension) =>
    readMetrics(context, {
      measures: TILES,
      groupBy: [group],
      range,
      filter: filterOf(query),
      limit: ROWS,
      // days without a vendor are left out
      order: group === 'DAY' ? { direction: 'desc' } : { measure: 'VENDORS', direction: 'desc' },
    });
  const [category, person, zone, day] = await Promise.all([
    ask('CATEGORY'),
    ask('SOURCE_PERSON'),
    ask('ZONE'),
    ask('DAY'),
  ]);
  const people = await peopleOf(
    context,
    person.data.flatMap((row) => idOf(row) ?? []),
  );
  return {
    ...counts({ values: zone.totals }),
    by_category: category.data.map((row) => {
      const category_id = idOf(row);
      return {
        category: category_id ? { category_id, category_name: nameOf(row) ?? '' } : null,
        ...counts(row),
      };
    }),
    by_source_person: person.data.map((row) => ({
      source_person_info: people.get(idOf(row)) ?? null,
      ...counts(row),
    })),
    by_zone: zone.data.map((row) => ({
      zone: (textIdOf(row) || null) as SellerAnalytics['by_zone'][number]['zone'],
      ...counts(row),
    })),
    by_day: day.data.map((row) => ({ day: textIdOf(row), ...counts(row) })),
  };
}
