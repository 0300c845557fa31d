import type { ColDef } from 'ag-grid-community';
import { ISSUED_BILLS } from '@munim/schema/bills/bills.rules.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { addMonths, endOfMonth } from '@munim/schema/shared/days.ts';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { MetricComparison, PartyGrowthQuery, PartyKind } from '../../generated/documents.ts';
import { usePartyGrowthQuery, useTrendQuery } from '../../generated/hooks.ts';
import { BILLS, INVOICES, listPath } from '../app/listPaths.ts';
import { sellerPath, tenantPath } from '../app/recordPaths.ts';
import { ChartPanel } from '../ui/charts/ChartPanel.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { type DayRange, today } from '../ui/format/dates.ts';
import {
  formatGrowth,
  formatRupees,
  NO_VALUE,
  shortNumber,
  shortRupees,
} from '../ui/format/rupees.ts';
import { type ColumnContext, moneyColumn, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { MEASURE_TITLE } from './analytics.labels.ts';
import { COMPARE, comparisonFilter, comparisonIn, earlierName } from './comparison.ts';
import { PrintedHead } from './PrintedHead.tsx';
import { isRunning, lastMonths, MONTH_COUNTS, monthName, plain, sameDaysText } from './months.ts';
import { periodsOf, valuesOf } from './trend.ts';
import './analytics.css';
import { t } from '../ui/text.ts';

type Party = PartyGrowthQuery['customerVendorSalesMetrics']['items'][number];
const KINDS = { CUSTOMER: t('Customers'), VENDOR: t('Vendors') };
const kindOf = (value: string | undefined): PartyKind =>
  value === 'VENDOR' ? 'VENDOR' : 'CUSTOMER';

/** Invoices of a customer, or bills of a vendor, from the first day of a month to the last of another. */
const documentsPath = (kind: PartyKind, id: string, first: string, last: string) => {
  const days = { fromDate: `${first}-01`, toDate: endOfMonth(`${last}-01`) };
  return kind === 'CUSTOMER'
    ? listPath(INVOICES, { ...days, customer: id, statuses: LIVE_INVOICE_STATUSES.join(',') })
    : listPath(BILLS, { ...days, seller: id, status: ISSUED_BILLS.join(',') });
};

/** By its name, not its place: rows of other months stay until those of the chosen ones arrive. */
const monthOf = ({ months }: Party, name: string) => months.find(({ month }) => month === name);

const growthOf = (party: Party, name: string): string => {
  const growth = monthOf(party, name)?.growthPercent;
  return growth == null ? NO_VALUE : formatGrowth(growth);
};

/** Percentages from which a month is many times the one before. */
const MANY_TIMES = 10_000;

/** Growth without decimals where they say nothing; null without a month before. */
function shortGrowth(percent: string | null): string | null {
  if (percent === null) return null;
  const size = Math.abs(Number(percent));
  if (size >= MANY_TIMES) return `×${shortNumber(Math.round(size / 100 + 1))}`;
  return formatGrowth(size < 10 ? percent : Number(percent).toFixed(size < 100 ? 1 : 0));
}

interface FigureProps {
  amount: string;
  /** Documents behind it. */
  to: string;
}

/**
 * Figure in lakh and crore, so that a year fits side by side; to the paisa in its tooltip, in files
 * and on paper.
 */
const ShortFigure = ({ amount, to }: FigureProps) =>
  Number(amount) ? (
    <Link className="report-figure" to={to} title={formatRupees(amount)}>
      {shortRupees(amount)}
    </Link>
  ) : (
    <span className="kit-muted">{NO_VALUE}</span>
  );

/** A running month has not all its days: it is compared with the same days. */
const growthText = (month: string, growth: string): string =>
  isRunning(month)
    ? t('{{growth}} on the same days of the month before', { growth })
    : t('{{growth}} on the month before', { growth });

/** Value of a month with its growth in muted below it. */
function MonthCell({ data, name, kind }: { data?: Party; name: string; kind: PartyKind }) {
  const month = data && monthOf(data, name);
  if (!data || !month) return null;
  const growth = shortGrowth(month.growthPercent);
  return (
    <span className="report-month">
      <ShortFigure
        amount={month.value}
        to={documentsPath(kind, data.id, month.month, month.month)}
      />
      {growth && <small title={growthText(name, growthOf(data, name))}>{growth}</small>}
    </span>
  );
}

function TotalCell({ data, to }: { data?: Party; to: (party: Party) => string }) {
  return data ? <ShortFigure amount={data.total} to={to(data)} /> : null;
}

/** The last month, for a card that has no room for the others. */
function lastMonthText({ months }: Party): string {
  const month = months.at(-1);
  if (!month) return '';
  const amount = Number(month.value) ? shortRupees(month.value) : NO_VALUE;
  return [`${monthName(month.month)} ${amount}`, shortGrowth(month.growthPercent)]
    .filter(Boolean)
    .join(' · ');
}

/** Pixels of a month: of its head, and of '+9,999 %'. */
const widthOf = (head: string) => (head.length > 'Dec 2025'.length ? 84 : 76);
const EXACT: ColumnContext = { csv: 'raw', kind: 'money' };

const columnsOf = (kind: PartyKind, months: readonly string[]): ColDef<Party>[] => [
  textColumn('name', kind === 'CUSTOMER' ? t('Customer') : t('Vendor'), {
    flex: 2,
    context: { mayShrink: true, start: true } satisfies ColumnContext,
  }),
  ...months.map((month) =>
    moneyColumn<Party>('total', monthName(month), {
      colId: month,
      valueGetter: ({ data }) => data && monthOf(data, month)?.value,
      cellRenderer: MonthCell,
      cellRendererParams: { name: month, kind },
      cellClass: 'ag-right-aligned-cell kit-numeric report-month-cell',
      width: widthOf(monthName(month)),
      context: { ...EXACT, beside: (row: Party) => growthOf(row, month) } satisfies ColumnContext,
    }),
  ),
  moneyColumn<Party>('total', t('Total'), {
    width: 86,
    context: {
      ...EXACT,
      end: true,
      card: { note: lastMonthText },
    } satisfies ColumnContext,
    cellRenderer: TotalCell,
    cellRendererParams: {
      to: ({ id }: Party) => documentsPath(kind, id, months[0] ?? '', months.at(-1) ?? ''),
    },
  }),
];

interface Months {
  count: number;
  last: string;
}
const monthsOf = ({ count, last }: Months) =>
  Array.from({ length: count }, (_, i) => addMonths(`${last}-01`, i + 1 - count).slice(0, 7));

const rangeOf = (months: Months): DayRange => ({
  from: `${monthsOf(months)[0] ?? months.last}-01`,
  to: endOfMonth(`${months.last}-01`),
});

/** Customers by what they were invoiced, vendors by what they billed, month by month. */
export function PartyGrowthScreen() {
  const navigate = useNavigate();
  const { one } = useUrlFilters();
  const kind = kindOf(one('of'));
  const count = Number(one('months') ?? 12);
  const last = one('endMonth') ?? today().slice(0, 7);
  const filters = useMemo<Filter[]>(
    () => [
      {
        kind: 'choice',
        name: 'of',
        label: t('Of'),
        labels: { VENDOR: plain(KINDS.VENDOR) },
        none: KINDS.CUSTOMER,
      },
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
      comparisonFilter('LAST_YEAR'),
      { kind: 'search', name: 'name', label: t('Name') },
    ],
    [],
  );
  const columns = useMemo(() => columnsOf(kind, monthsOf({ count, last })), [kind, count, last]);
  return (
    <ListScreen
      title={t('Customer/Vendor Growth')}
      query={usePartyGrowthQuery}
      variables={(list, page, limit) => ({
        groupBy: kindOf(list.one('of')),
        months: Number(list.one('months') ?? 12),
        endMonth: list.one('endMonth'),
        search: list.one('name'),
        page,
        limit,
      })}
      rows={(data) => data.customerVendorSalesMetrics}
      columns={columns}
      filters={filters}
      above={
        <>
          <PrintedHead range={rangeOf({ count, last })} />
          <PartyChart
            kind={kind}
            count={count}
            last={last}
            comparison={comparisonIn(one(COMPARE), 'LAST_YEAR')}
          />
          <p className="report-note">
            {t('Below each amount: its growth on the month before.')}
            {isRunning(last) && ` ${sameDaysText()}`}
          </p>
        </>
      }
      onOpen={({ id }) => void navigate(kind === 'CUSTOMER' ? tenantPath(id) : sellerPath(id))}
      emptyText={kind === 'CUSTOMER' ? t('No customer was invoiced.') : t('No vendor billed.')}
    />
  );
}

/** All of them together, with the year or the months before. */
function PartyChart({
  kind,
  count,
  last,
  comparison,
}: Months & { kind: PartyKind; comparison: MetricComparison }) {
  const measure = kind === 'CUSTOMER' ? 'INVOICED' : 'BILLED';
  const title = MEASURE_TITLE[measure];
  const { data, previousData, error, refetch } = useTrendQuery({
    variables: {
      measures: [measure],
      interval: 'MONTH',
      compareTo: comparison,
      filter: { from: addMonths(`${last}-01`, 1 - count), to: endOfMonth(`${last}-01`) },
    },
    fetchPolicy: 'cache-and-network',
  });
  const rows = (data ?? previousData)?.metrics.rows ?? [];
  if (error && !rows.length)
    return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  return (
    <ChartPanel
      title={kind === 'CUSTOMER' ? t('Invoiced to all customers') : t('Billed by all vendors')}
      of={t('Month')}
      unit="RUPEES"
      categories={periodsOf(rows, 'MONTH').map(({ name }) => name)}
      series={[
        {
          name: title,
          kind: 'bar',
          tone: 'accent',
          values: valuesOf(rows, measure),
        },
        {
          name: earlierName(title, comparison),
          kind: 'bar',
          tone: 'past',
          values: valuesOf(rows, measure, 'previous'),
        },
      ]}
    />
  );
}
