import type { CrmLeadsAnalyticsQuery, Zone } from '../../generated/documents.ts';
import { useCrmLeadsAnalyticsQuery } from '../../generated/hooks.ts';
import { vendorsPath } from '../app/recordPaths.ts';
import { ZONE, zoneText } from '../sellers/sellers.labels.ts';
import { sourcePersonSource } from '../sellers/SourcePersonPicker.tsx';
import { MetricTiles } from '../ui/format/MetricTiles.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
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

const counts = (of: { total: number; verified: number; converted: number }) => [
  of.total,
  of.verified,
  of.converted,
];

const splits = ({ byCategory, byOwner, byZone, byDay }: Analytics) => [
  {
    title: t('By category'),
    of: t('Category'),
    by: (leadCategory: string) => ({ leadCategory }),
    rows: byCategory.map((one) => ({
      value: one.category,
      label: one.category,
      counts: counts(one),
    })),
  },
  {
    title: t('By owner'),
    of: t('Owner'),
    by: (owner: string) => ({ owner }),
    rows: byOwner.map((one) => ({
      value: one.person?.id,
      label: one.person?.name,
      counts: counts(one),
    })),
  },
  {
    title: t('By zone'),
    of: t('Zone'),
    by: (zone: string) => ({ zone }),
    rows: byZone.map((one) => ({
      value: one.zone,
      label: zoneText(one.zone),
      counts: counts(one),
    })),
  },
  {
    title: t('By day'),
    of: t('Day'),
    by: (day: string) => ({ fromDate: day, toDate: day }),
    rows: byDay.map((one) => ({ value: one.day, label: one.day, counts: counts(one) })),
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
