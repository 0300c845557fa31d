import type { ColDef, GridApi } from 'ag-grid-community';
import { endOfMonth } from '@munim/schema/shared/days.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MomMetricsQuery } from '../../generated/documents.ts';
import { useMomMetricsQuery } from '../../generated/hooks.ts';
import { ORDERS } from '../app/listPaths.ts';
import { ChartPanel } from '../ui/charts/ChartPanel.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { ExportButton } from '../ui/export/ExportButton.tsx';
import { moneyColumn, numberColumn, percentColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { type Filter, FilterBar } from '../ui/grid/FilterBar.tsx';
import { SkeletonRows } from '../ui/grid/SkeletonRows.tsx';
import { useChangeUrl, useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { lastMonths, MONTH_COUNTS, monthName } from './months.ts';
import './analytics.css';

type Month = MomMetricsQuery['momMetrics'][number] & { id: string };

const nothing = {
  valueFormatter: ({ value }: { value?: string | null }) => (value == null ? '-' : `${value} %`),
};
const COLUMNS: ColDef<Month>[] = [
  textColumn('id', 'Month', { minWidth: 100, valueFormatter: ({ value }) => monthName(value) }),
  numberColumn('orderCount', 'Orders'),
  moneyColumn('orderValue', 'Order value', { width: 140 }),
  moneyColumn('deliveredValue', 'Delivered', { width: 140 }),
  moneyColumn('invoicedValue', 'Invoiced', { width: 140 }),
  moneyColumn('receivedValue', 'Received', { width: 140 }),
  moneyColumn('grossMargin', 'Gross margin', { width: 130 }),
  percentColumn('marginPercent', 'Margin %', nothing),
  numberColumn('activeCustomers', 'Active customers', { width: 110 }),
  numberColumn('newCustomers', 'New customers', { width: 100 }),
  percentColumn('growthPercent', 'Growth %', nothing),
];

/** The company month by month: chart above, the same months as a table below. */
export function MomScreen() {
  const navigate = useNavigate();
  const values = useUrlFilters();
  const change = useChangeUrl();
  const [api, setApi] = useState<GridApi<Month> | null>(null);
  const filters = useMemo<Filter[]>(
    () => [
      { kind: 'choice', name: 'months', label: 'Months', labels: MONTH_COUNTS, none: '12 months' },
      {
        kind: 'choice',
        name: 'endMonth',
        label: 'Last month',
        labels: lastMonths(),
        none: 'to this month',
      },
    ],
    [],
  );
  const { data, previousData, error, loading, refetch } = useMomMetricsQuery({
    variables: { months: Number(values.one('months') ?? 12), endMonth: values.one('endMonth') },
    fetchPolicy: 'cache-and-network',
  });
  const months = (data ?? previousData)?.momMetrics;
  const rows = useMemo(() => (months ?? []).map((one) => ({ ...one, id: one.month })), [months]);
  const open = ({ month }: { month: string }) =>
    void navigate(`${ORDERS}?fromDate=${month}-01&toDate=${endOfMonth(`${month}-01`)}`);
  return (
    <section className="report" aria-label="MoM Business Growth" aria-busy={loading}>
      <header className="kit-list-head">
        <h1 className="kit-title">MoM Business Growth</h1>
        <div className="kit-list-actions">
          <ExportButton
            title="MoM Business Growth"
            api={api}
            readPage={async () => ({ items: rows, count: rows.length })}
          />
        </div>
      </header>
      <FilterBar
        filters={filters}
        values={values}
        onChange={change}
        onClear={() => change({ months: null, endMonth: null })}
      />
      {error && <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!error && !months && <SkeletonRows rows={12} />}
      {!error && months && (
        <div className={loading && !data ? 'report-parts kit-dim' : 'report-parts'}>
          <ChartPanel
            title="Business by month"
            of="Month"
            unit="RUPEES"
            categories={rows.map(({ month }) => monthName(month))}
            series={[
              {
                name: 'Order value',
                kind: 'line',
                tone: 'accent',
                values: rows.map((row) => row.orderValue),
              },
              {
                name: 'Invoiced',
                kind: 'line',
                tone: 'second',
                values: rows.map((row) => row.invoicedValue),
              },
              {
                name: 'Received',
                kind: 'line',
                tone: 'past',
                values: rows.map((row) => row.receivedValue),
              },
            ]}
            onOpen={(i) => rows[i] && open(rows[i])}
          />
          <DataGrid fit label="Months" rows={rows} columns={COLUMNS} onApi={setApi} onOpen={open} />
        </div>
      )}
    </section>
  );
}
