import { useNavigate } from 'react-router-dom';
import type { DayRange } from '../ui/format/dates.ts';
import type { MetricComparison } from '../../generated/documents.ts';
import { useTrendQuery } from '../../generated/hooks.ts';
import { ChartPanel } from '../ui/charts/ChartPanel.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { addDays } from '../ui/format/dates.ts';
import { earlierName } from './comparison.ts';
import { conditionsOf, intervalOf, periodsOf, valuesOf } from './trend.ts';
import { t } from '../ui/text.ts';

const OF = { DAY: t('Day'), WEEK: t('Week'), MONTH: t('Month') } as const;

interface Props {
  range: DayRange;
  comparison: MetricComparison;
  salesPersonId: string | undefined;
  tenantId: string | undefined;
  /** The list of orders of these days. */
  pathOf: (range: DayRange) => string;
}

/** Value of orders and invoices over the days, with the orders of as many days before, or of a year before. */
export function OrderTrend({ range, comparison, salesPersonId, tenantId, pathOf }: Props) {
  const navigate = useNavigate();
  const interval = intervalOf(range) as keyof typeof OF;
  const { data, previousData, error, refetch } = useTrendQuery({
    variables: {
      measures: ['ORDER_VALUE', 'INVOICED'],
      interval,
      compareTo: comparison,
      filter: {
        ...range,
        where: conditionsOf(salesPersonId, tenantId),
      },
    },
    fetchPolicy: 'cache-and-network',
  });
  const rows = (data ?? previousData)?.metrics.rows ?? [];
  const periods = periodsOf(rows, interval);
  const open = (i: number) => {
    const from = periods[i]?.day ?? range.from;
    const next = periods[i + 1]?.day;
    const to = next ? addDays(next, -1) : range.to;
    void navigate(pathOf({ from: from < range.from ? range.from : from, to }));
  };
  if (error && !rows.length)
    return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  return (
    <ChartPanel
      title={t('Sales over time')}
      of={OF[interval]}
      unit="RUPEES"
      categories={periods.map(({ name }) => name)}
      series={[
        { name: t('Orders'), kind: 'bar', tone: 'accent', values: valuesOf(rows, 'ORDER_VALUE') },
        {
          name: earlierName(t('Orders'), comparison),
          kind: 'bar',
          tone: 'past',
          values: valuesOf(rows, 'ORDER_VALUE', 'previous'),
        },
        { name: t('Invoiced'), kind: 'line', tone: 'second', values: valuesOf(rows, 'INVOICED') },
      ]}
      onOpen={open}
    />
  );
}
