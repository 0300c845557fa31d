import type { SellerAnalyticsQuery, Zone } from '../../generated/documents.ts';
import { useSellerAnalyticsQuery } from '../../generated/hooks.ts';
import { vendorsPath } from '../app/recordPaths.ts';
import { categorySource } from '../categories/CategoryPicker.tsx';
import { type MetricSplit, MetricTiles } from '../ui/format/MetricTiles.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import type { Split } from '../ui/grid/SplitTable.tsx';
import { useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { ZONE, zoneText } from './sellers.labels.ts';
import { sourcePersonSource } from './SourcePersonPicker.tsx';
import { t } from '../ui/text.ts';

type Analytics = SellerAnalyticsQuery['sellerAnalytics'];

const filters: readonly Filter[] = [
  { kind: 'picker', name: 'category', label: t('Category'), source: categorySource },
  { kind: 'picker', name: 'sourcePerson', label: t('Source person'), source: sourcePersonSource },
  { kind: 'dates', label: t('On-boarded'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'zone', label: t('Zone'), labels: ZONE },
];
const METRICS = [
  [t('Vendors'), {}],
  [t('Active'), { status: 'ACTIVE' }],
] as const;

const row = (
  value: Split['value'],
  label: Split['label'],
  { total, active }: { total: number; active: number },
) => ({ value, label, counts: [total, active] });

const splits = ({ byCategory, bySourcePerson, byZone, byDay }: Analytics): MetricSplit[] => [
  {
    title: t('By category'),
    of: t('Category'),
    by: ['category'],
    rows: byCategory.map((one) => row(one.category?.id, one.category?.name, one)),
  },
  {
    title: t('By source person'),
    of: t('Source person'),
    by: ['sourcePerson'],
    rows: bySourcePerson.map((one) => row(one.person?.id, one.person?.name, one)),
  },
  {
    title: t('By zone'),
    of: t('Zone'),
    by: ['zone'],
    rows: byZone.map((one) => row(one.zone, zoneText(one.zone), one)),
  },
  {
    title: t('By on-boarding day'),
    of: t('Day'),
    by: ['fromDate', 'toDate'],
    rows: byDay.map((one) => row(one.day, one.day, one)),
  },
];

/** Totals over vendors. */
export function SellerAnalyticsPanel() {
  const { one, many } = useUrlFilters();
  const result = useSellerAnalyticsQuery({
    variables: {
      categoryIds: many('category'),
      sourcePersonId: one('sourcePerson'),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
      zone: one('zone') as Zone | undefined,
    },
    fetchPolicy: 'cache-and-network',
  });
  const data = (result.data ?? result.previousData)?.sellerAnalytics;
  return (
    <MetricTiles
      label={t('Vendors in numbers')}
      filters={filters}
      result={result}
      metrics={METRICS}
      tiles={
        data && [
          [t('Vendors'), data.total, {}],
          [t('Active'), data.active, { status: 'ACTIVE' }],
          [t('Inactive'), data.total - data.active, { status: 'INACTIVE' }],
        ]
      }
      splits={data && splits(data)}
      listPath={(listFilters) => vendorsPath('vendors', listFilters)}
    />
  );
}
