import { Tab, Tabs } from '@blueprintjs/core';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import type { SalesTrackerQuery } from '../../generated/documents.ts';
import { useSalesTrackerQuery } from '../../generated/hooks.ts';
import {
  type ListFilters,
  listPath,
  ORDERS,
  QUOTATIONS,
  QUOTE_REQUESTS,
} from '../app/listPaths.ts';
import { useNumberRowsPath } from '../app/numberRows.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { tenantSource } from '../tenants/TenantPicker.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { ExportButton } from '../ui/export/ExportButton.tsx';
import { type DayRange, presetRange } from '../ui/format/dates.ts';
import { type Filter, FilterBar } from '../ui/grid/FilterBar.tsx';
import { SplitTable } from '../ui/grid/SplitTable.tsx';
import { useChangeUrl, useUrlFilters, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { COMPARE, comparisonFilter, comparisonIn } from './comparison.ts';
import { Funnel } from './Funnel.tsx';
import { OrderTrend } from './OrderTrend.tsx';
import { PrintedHead } from './PrintedHead.tsx';
import { kindsOf, SPLIT_COLUMNS, SPLIT_KINDS, type SplitKind, splitRows } from './splitRows.ts';
import { conditionsOf } from './trend.ts';
import './analytics.css';
import { t } from '../ui/text.ts';

const ONE_PERSON: readonly number[] = [Role.SALES, Role.SALES_SECOND];
const LIVE_ORDERS = LIVE_ORDER_STATUSES.join(',');
const PATHS: Record<SplitKind, string> = {
  orderAnalytics: ORDERS,
  quotationAnalytics: QUOTATIONS,
  rfqAnalytics: QUOTE_REQUESTS,
};

/** Customers, quote requests, quotations, orders and invoices of some days: how many, their value, and who made them. */
export function SalesTrackerScreen() {
  const { viewer, can } = useSession();
  const values = useUrlFilters();
  const change = useChangeUrl();
  const locked = ONE_PERSON.includes(viewer.roleId) ? viewerItem(viewer) : undefined;
  const month = presetRange('Month');
  const range: DayRange = {
    from: values.one('fromDate') ?? month.from,
    to: values.one('toDate') ?? month.to,
  };
  const salesPersonId = locked?.id ?? values.one('salesPerson');
  const tenantId = values.one('customer');
  const reads = {
    readsCustomers: can('TENANT', 'READ'),
    readsRfqs: can('QUOTATION_REQUEST', 'READ'),
    readsQuotations: can('QUOTATION', 'READ'),
    readsOrders: can('ORDER', 'READ'),
  };
  const { data, previousData, error, loading, refetch } = useSalesTrackerQuery({
    variables: { startDate: range.from, endDate: range.to, salesPersonId, tenantId, ...reads },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (!Object.values(reads).some(Boolean))
    return <EmptyState text={t('There is nothing here for your role.')} />;
  const filters: Filter[] = [
    { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate', required: true },
    {
      kind: 'picker',
      name: 'salesPerson',
      label: t('Sales person'),
      source: salesPersonSource,
      ...(locked ? { lockedTo: locked } : {}),
    },
    ...(reads.readsCustomers
      ? [{ kind: 'picker', name: 'customer', label: t('Customer'), source: tenantSource } as const]
      : []),
    ...(reads.readsOrders ? [comparisonFilter('PREVIOUS_PERIOD')] : []),
  ];
  const chosen = {
    fromDate: range.from,
    toDate: range.to,
    salesPerson: salesPersonId,
    customer: tenantId,
  };
  return (
    <section className="report" aria-label={t('Sales Tracker')} aria-busy={loading}>
      <header className="kit-list-head">
        <h1 className="kit-title">{t('Sales Tracker')}</h1>
        <div className="kit-list-actions">
          <ExportButton
            title={t('Sales Tracker {{from}} to {{to}}', { from: range.from, to: range.to })}
            columns={SPLIT_COLUMNS}
            readPage={shown && (async () => splitRows(shown))}
          />
        </div>
      </header>
      <PrintedHead range={range} />
      <FilterBar
        filters={filters}
        values={{
          ...values,
          one: (name) =>
            values.one(name) ??
            (name === 'fromDate' ? range.from : name === 'toDate' ? range.to : undefined),
        }}
        onChange={change}
        onClear={() =>
          change({
            ...{ fromDate: null, toDate: null, salesPerson: null, customer: null },
            [COMPARE]: null,
          })
        }
      />
      {error && <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!error && (
        <div className={loading && !data && shown ? 'report-parts kit-dim' : 'report-parts'}>
          <Funnel data={shown} filters={chosen} reads={reads} />
          {reads.readsOrders && (
            <OrderTrend
              range={range}
              comparison={comparisonIn(values.one(COMPARE), 'PREVIOUS_PERIOD')}
              salesPersonId={salesPersonId}
              tenantId={tenantId}
              pathOf={(days) =>
                listPath(ORDERS, {
                  ...chosen,
                  fromDate: days.from,
                  toDate: days.to,
                  statuses: LIVE_ORDERS,
                })
              }
            />
          )}
          {shown && <Splits data={shown} filters={chosen} />}
        </div>
      )}
    </section>
  );
}

type ChosenFilters = ListFilters & { fromDate: string; toDate: string };
interface PartsProps {
  data: SalesTrackerQuery;
  filters: ChosenFilters;
}

function Splits({ data, filters }: PartsProps) {
  const [tab, setTab] = useUrlParam('of');
  const kinds = kindsOf(data);
  const open = kinds.find((kind) => kind === tab) ?? kinds[0];
  if (!open) return null;
  return (
    <Tabs
      id="split"
      selectedTabId={open}
      onChange={(next) => setTab(String(next))}
      renderActiveTabPanelOnly
    >
      {kinds.map((kind) => (
        <Tab
          key={kind}
          id={kind}
          title={SPLIT_KINDS[kind]}
          panel={<SplitTables kind={kind} data={data} filters={filters} />}
        />
      ))}
    </Tabs>
  );
}

function SplitTables({ kind, data, filters }: PartsProps & { kind: SplitKind }) {
  const numberRowsPath = useNumberRowsPath();
  const amountPath = (narrowed: ChosenFilters) =>
    kind === 'orderAnalytics'
      ? listPath(ORDERS, { ...narrowed, statuses: LIVE_ORDERS })
      : numberRowsPath({
          measure: 'QUOTED',
          from: narrowed.fromDate,
          to: narrowed.toDate,
          where: conditionsOf(narrowed.salesPerson, narrowed.customer),
        });
  const numbers = data[kind];
  if (!numbers) return null;
  const rowsOf = (parts: typeof numbers.byTenant) =>
    parts.map(({ key, name, total, value }) => ({
      value: key,
      label: name,
      counts: [total],
      amount: value,
    }));
  return (
    <div className="kit-splits">
      <SplitTable
        title={t('By sales person')}
        of={t('Sales person')}
        metrics={[t('Number')]}
        rows={rowsOf(numbers.bySalesPerson)}
        to={(salesPerson) => listPath(PATHS[kind], { ...filters, salesPerson })}
        amountTo={(salesPerson) => amountPath({ ...filters, salesPerson })}
      />
      <SplitTable
        title={t('By customer')}
        of={t('Customer')}
        metrics={[t('Number')]}
        rows={rowsOf(numbers.byTenant)}
        to={(customer) => listPath(PATHS[kind], { ...filters, customer })}
        amountTo={(customer) => amountPath({ ...filters, customer })}
      />
    </div>
  );
}
