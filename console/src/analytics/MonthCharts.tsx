import { type Measure, MEASURES, seesMeasure } from '@munim/schema/analytics/measures.ts';
import type { MeasureUnit } from '@munim/schema/analytics/measureWords.ts';
import { addMonths, endOfMonth } from '@munim/schema/shared/days.ts';
import { useNavigate } from 'react-router-dom';
import type { MetricCondition } from '../../generated/documents.ts';
import { useTrendQuery } from '../../generated/hooks.ts';
import { useNumberRowsPath } from '../app/numberRows.ts';
import { useSession } from '../app/session.tsx';
import { ChartPanel } from '../ui/charts/ChartPanel.tsx';
import type { Series } from '../ui/charts/chartSeries.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { type DayRange, today } from '../ui/format/dates.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { MEASURE_TITLE } from './analytics.labels.ts';
import { MONTH_COUNTS } from './months.ts';
import { periodsOf, valuesOf } from './trend.ts';
import './analytics.css';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

export interface MonthMeasure {
  measure: Measure;
  tone: Series['tone'];
  /** The list whose rows add up to the number of these days; without one its records open beside the page. */
  pathOf?: (days: DayRange) => string;
}

export interface MonthChart {
  title: string;
  /** All of one unit. Those that the viewer may not see are left out, and with all of them the chart. */
  measures: readonly MonthMeasure[];
}

interface Props {
  charts: readonly MonthChart[];
  where: readonly MetricCondition[];
  /** Opens a month; by default the list of the first measure that has one, else its records. */
  onOpen?: (days: DayRange) => void;
}

const DEFAULT_COUNT = '12';
const UNITS = {
  RUPEES: 'RUPEES',
  PERCENT: 'PERCENT',
  COUNT: 'COUNT',
  PIECES: 'COUNT',
  DAYS: 'COUNT',
} as const satisfies Record<MeasureUnit, string>;

/** Numbers of one record month by month, each chart with its table; as many months until today as chosen. */
export function MonthCharts({ charts, where, onOpen }: Props) {
  const { can } = useSession();
  const [chosen, choose] = useUrlParam('months');
  const count = chosen && chosen in MONTH_COUNTS ? chosen : DEFAULT_COUNT;
  const to = today();
  const shown = charts
    .map(({ title, measures }) => ({
      title,
      measures: measures.filter(({ measure }) => seesMeasure(can, measure)),
    }))
    .filter(({ measures }) => measures.length);
  const { data, previousData, error, loading, refetch } = useTrendQuery({
    variables: {
      measures: shown.flatMap(({ measures }) => measures.map(({ measure }) => measure)),
      interval: 'MONTH',
      filter: { from: addMonths(`${to.slice(0, 7)}-01`, 1 - Number(count)), to, where: [...where] },
    },
    fetchPolicy: 'cache-and-network',
    skip: !shown.length,
  });
  const rows = (data ?? previousData)?.metrics.rows;
  if (!shown.length) return null;
  return (
    <section className="report-parts month-charts" aria-label={t('Months')} aria-busy={loading}>
      <Select
        aria-label={t('How many months')}
        value={count}
        options={Object.entries(MONTH_COUNTS).map(([value, { text }]) => ({ value, label: text }))}
        onChange={({ currentTarget: { value } }) => choose(value === DEFAULT_COUNT ? null : value)}
      />
      {error && !rows && (
        <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />
      )}
      {!(error && !rows) &&
        shown.map((chart) => (
          <OneChart key={chart.title} {...chart} rows={rows ?? []} where={where} onOpen={onOpen} />
        ))}
    </section>
  );
}

type Rows = Parameters<typeof periodsOf>[0];

function OneChart({
  title,
  measures,
  rows,
  where,
  onOpen,
}: MonthChart & { rows: Rows } & Pick<Props, 'onOpen' | 'where'>) {
  const navigate = useNavigate();
  const numberRowsPath = useNumberRowsPath();
  const months = periodsOf(rows, 'MONTH');
  const daysOf = (i: number) => {
    const from = months[i]?.day ?? today();
    return { from, to: endOfMonth(from) };
  };
  const pathFor = ({ measure, pathOf }: MonthMeasure, days: DayRange) =>
    pathOf?.(days) ?? numberRowsPath({ measure, ...days, where });
  const [first] = measures;
  const opened = measures.find(({ pathOf }) => pathOf) ?? first;
  const open = (days: DayRange) => {
    if (onOpen) onOpen(days);
    else if (opened) void navigate(pathFor(opened, days));
  };
  return (
    <ChartPanel
      title={title}
      of={t('Month')}
      unit={first ? UNITS[MEASURES[first.measure].unit] : 'COUNT'}
      categories={months.map(({ name }) => name)}
      series={measures.map((one) => ({
        name: MEASURE_TITLE[one.measure],
        kind: 'line',
        tone: one.tone,
        values: valuesOf(rows, one.measure),
        pathOf: (i) => pathFor(one, daysOf(i)),
      }))}
      onOpen={(i) => open(daysOf(i))}
    />
  );
}
