import type { ColDef, GridApi } from 'ag-grid-community';
import type { Measure } from '@munim/schema/analytics/measures.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { endOfMonth } from '@munim/schema/shared/days.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MetricComparison, MomMetricsQuery } from '../../generated/documents.ts';
import { useMomMetricsQuery, useTrendQuery } from '../../generated/hooks.ts';
import { INVOICES, listPath, ORDERS } from '../app/listPaths.ts';
import type { AskedNumber } from '../app/numberRows.ts';
import { ChartPanel } from '../ui/charts/ChartPanel.tsx';
import type { Series } from '../ui/charts/chartSeries.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { ExportButton } from '../ui/export/ExportButton.tsx';
import { formatGrowth, NO_VALUE } from '../ui/format/rupees.ts';
import { moneyColumn, numberColumn, percentColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { type Filter, FilterBar } from '../ui/grid/FilterBar.tsx';
import { SkeletonRows } from '../ui/grid/SkeletonRows.tsx';
import { useChangeUrl, useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { COMPARE, comparisonFilter, comparisonIn, earlierName } from './comparison.ts';
import { leadingTo } from './figureColumn.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import { isRunning, lastMonths, MONTH_COUNTS, monthName, sameDaysText } from './months.ts';
import { valuesOf } from './trend.ts';
import './analytics.css';
import { t } from '../ui/text.ts';

type Month = MomMetricsQuery['momMetrics'][number] & { id: string };

const GROWTH = {
  valueFormatter: ({ value }: { value?: string | null }) =>
    value == null ? NO_VALUE : formatGrowth(value),
};
const daysOf = ({ month }: { month: string }) => ({
  fromDate: `${month}-01`,
  toDate: endOfMonth(`${month}-01`),
});
const rowsOf =
  (measure: Measure) =>
  (row: Month): AskedNumber => {
    const { fromDate: from, toDate: to } = daysOf(row);
    return { measure, from, to };
  };
/** Orders that add up to their value: cancelled ones have none. */
const liveOrders = (row: { month: string }) =>
  listPath(ORDERS, { ...daysOf(row), statuses: LIVE_ORDER_STATUSES.join(',') });
const COLUMNS: ColDef<Month>[] = [
  textColumn('id', t('Month'), { minWidth: 100, valueFormatter: ({ value }) => monthName(value) }),
  leadingTo(numberColumn('orderCount', t('Orders')), (row) => listPath(ORDERS, daysOf(row))),
  leadingTo(moneyColumn('orderValue', t('Order value'), { width: 140 }), liveOrders),
  leadingTo(moneyColumn('deliveredValue', t('Delivered'), { width: 140 }), rowsOf('DELIVERED')),
  leadingTo(moneyColumn('invoicedValue', t('Invoiced'), { width: 140 }), (row) =>
    listPath(INVOICES, { ...daysOf(row), statuses: LIVE_INVOICE_STATUSES.join(',') }),
  ),
  leadingTo(moneyColumn('receivedValue', t('Received'), { width: 140 }), rowsOf('RECEIVED')),
  leadingTo(moneyColumn('grossMargin', t('Gross margin'), { width: 130 }), rowsOf('GROSS_MARGIN')),
  leadingTo(percentColumn('marginPercent', t('Margin %')), rowsOf('MARGIN_PERCENT')),
  leadingTo(
    numberColumn('activeCustomers', t('Active customers'), { width: 110 }),
    rowsOf('ACTIVE_CUSTOMERS'),
  ),
  leadingTo(
    numberColumn('newCustomers', t('New customers'), { width: 100 }),
    rowsOf('NEW_CUSTOMERS'),
  ),
  percentColumn('growthPercent', t('Growth %'), GROWTH),
];

/** Order value of the months compared with, in place of a third line; nothing without a comparison. */
function useEarlierOrders(
  months: { first: Month; last: Month } | undefined,
  comparison: MetricComparison | undefined,
): Series | undefined {
  const { data, previousData } = useTrendQuery({
    variables: {
      measures: ['ORDER_VALUE'],
      interval: 'MONTH',
      compareTo: comparison,
      filter: {
        from: months ? daysOf(months.first).fromDate : '',
        to: months ? daysOf(months.last).toDate : '',
      },
    },
    fetchPolicy: 'cache-and-network',
    skip: !months || !comparison,
  });
  if (!comparison) return undefined;
  const rows = (data ?? previousData)?.metrics.rows ?? [];
  return {
    name: earlierName(t('Order value'), comparison),
    kind: 'line',
    tone: 'past',
    values: valuesOf(rows, 'ORDER_VALUE', 'previous'),
  };
}

/** The company month by month: chart above, the same months as a table below. */
export function MomScreen() {
  const navigate = useNavigate();
  const values = useUrlFilters();
  const change = useChangeUrl();
  const [api, setApi] = useState<GridApi<Month> | null>(null);
  const filters = useMemo<Filter[]>(
    () => [
      {
        kind: 'choice',
        name: 'months',
        label: t('Months'),
        labels: MONTH_COUNTS,
        none: t('12 months'),
      },
      {
        kind: 'choice',
        name: 'endMonth',
        label: t('Last month'),
        labels: lastMonths(),
        none: t('to this month'),
      },
      comparisonFilter(),
    ],
    [],
  );
  const count = Number(values.one('months') ?? 12);
  const { data, previousData, error, loading, refetch } = useMomMetricsQuery({
    variables: { months: count, endMonth: values.one('endMonth') },
    fetchPolicy: 'cache-and-network',
  });
  const months = (data ?? previousData)?.momMetrics;
  const rows = useMemo(() => (months ?? []).map((one) => ({ ...one, id: one.month })), [months]);
  const [first, last] = [rows[0], rows.at(-1)];
  const comparison = comparisonIn(values.one(COMPARE), undefined);
  const earlier = useEarlierOrders(first && last && { first, last }, comparison);
  const open = (row: { month: string }) => void navigate(liveOrders(row));
  return (
    <section className="report" aria-label={t('MoM Business Growth')} aria-busy={loading}>
      <header className="kit-list-head">
        <h1 className="kit-title">{t('MoM Business Growth')}</h1>
        <div className="kit-list-actions">
          <ExportButton
            title={t('MoM Business Growth')}
            api={api}
            readPage={async () => ({ items: rows, count: rows.length })}
          />
        </div>
      </header>
      {first && last && (
        <PrintedHead range={{ from: daysOf(first).fromDate, to: daysOf(last).toDate }} />
      )}
      <FilterBar
        filters={filters}
        values={values}
        onChange={change}
        onClear={() => change({ months: null, endMonth: null, [COMPARE]: null })}
      />
      {error && <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!error && (
        <div className={loading && !data && months ? 'report-parts kit-dim' : 'report-parts'}>
          <ChartPanel
            title={t('Business by month')}
            of={t('Month')}
            unit="RUPEES"
            categories={rows.map(({ month }) => monthName(month))}
            series={[
              {
                name: t('Order value'),
                kind: 'line',
                tone: 'accent',
                values: rows.map((row) => row.orderValue),
              },
              {
                name: t('Invoiced'),
                kind: 'line',
                tone: 'second',
                values: rows.map((row) => row.invoicedValue),
              },
              earlier ?? {
                name: t('Received'),
                kind: 'line',
                tone: 'past',
                values: rows.map((row) => row.receivedValue),
              },
            ]}
            onOpen={(i) => rows[i] && open(rows[i])}
            isTableBelow={!comparison}
          />
          {last && isRunning(last.month) && <p className="report-note">{sameDaysText()}</p>}
          {months ? (
            <DataGrid
              fit
              label={t('Months')}
              rows={rows}
              columns={COLUMNS}
              onApi={setApi}
              onOpen={open}
            />
          ) : (
            <SkeletonRows rows={count} />
          )}
        </div>
      )}
    </section>
  );
}
