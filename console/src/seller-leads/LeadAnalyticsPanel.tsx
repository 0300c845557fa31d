import type { CrmLeadsAnalyticsQuery, Zone } from '../../generated/documents.ts';
import { useCrmLeadsAnalyticsQuery } from '../../generated/hooks.ts';
import { vendorsPath } from '../app/recordPaths.ts';
import { ZONE, zoneText } from '../sellers/sellers.labels.ts';
import { sourcePersonSource } from '../sellers/SourcePersonPicker.tsx';
import { type MetricSplit, MetricTiles } from '../ui/format/MetricTiles.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import type { Split } from '../ui/grid/SplitTable.tsx';
import { useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { leadCategorySource } from './LeadCategoryPicker.tsx';
import { t } from '../ui/text.ts';

type Analytics = CrmLeadsAnalyticsQuery['crmLeadsAnalytics'];

const filters: readonly Filter[] = [
  { kind: 'picker', name: 'leadCategory', label: t('Category'), source: leadCategorySource },
  { kind: 'picker', name: 'owner', label: t('Owner'), source: sourcePersonSource },
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'zone', label: t('Zone'), labels: ZONE },
];
const METRICS = [
  [t('Leads'), {}],
  [t('Verified'), { verified: 'yes' }],
  [t('Vendors'), { converted: 'yes' }],
] as const;

interface Counts {
  total: number;
  verified: number;
  converted: number;
}
const row = (
  value: Split['value'],
  label: Split['label'],
  { total, verified, converted }: Counts,
) => ({ value, label, counts: [total, verified, converted] });

const splits = ({ byCategory, byOwner, byZone, byDay }: Analytics): MetricSplit[] => [
  {
    title: t('By category'),
    of: t('Category'),
    by: ['leadCategory'],
    rows: byCategory.map((one) => row(one.category, one.category, one)),
  },
  {
    title: t('By owner'),
    of: t('Owner'),
    by: ['owner'],
    rows: byOwner.map((one) => row(one.person?.id, one.person?.name, one)),
  },
  {
    title: t('By zone'),
    of: t('Zone'),
    by: ['zone'],
    rows: byZone.map((one) => row(one.zone, zoneText(one.zone), one)),
  },
  {
    title: t('By day'),
    of: t('Day'),
    by: ['fromDate', 'toDate'],
    rows: byDay.map((one) => row(one.day, one.day, one)),
  },
];

/** Totals over leads. */
export function LeadAnalyticsPanel() {
  const { one } = useUrlFilters();
  const result = useCrmLeadsAnalyticsQuery({
    variables: {
      category: one('leadCategory'),
      ownerId: one('owner'),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
      zone: one('zone') as Zone | undefined,
    },
    fetchPolicy: 'cache-and-network',
  });
  const data = (result.data ?? result.previousData)?.crmLeadsAnalytics;
  return (
    <MetricTiles
      label={t('Leads in numbers')}
      filters={filters}
      result={result}
      metrics={METRICS}
      tiles={
        data && [
          [t('Leads'), data.total, {}],
          [t('Verified'), data.verified, { verified: 'yes' }],
          [t('Vendors now'), data.converted, { converted: 'yes' }],
        ]
      }
      splits={data && splits(data)}
      listPath={(listFilters) => vendorsPath('leads', listFilters)}
    />
  );
}
