import { H3, Tab, Tabs } from '@blueprintjs/core';
import type { HomeBlock, HomeList } from '@munim/schema/home/home.rules.ts';
import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { OPEN_SAMPLE_STATUSES } from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useDashboardSummaryQuery,
  useHomeOrdersQuery,
  useHomeQuotationsQuery,
  useHomeRfqsQuery,
} from '../../generated/hooks.ts';
import { orderPath, quotationPath } from '../app/recordPaths.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { presetRange } from '../ui/format/dates.ts';
import { DateRangeFilter } from '../ui/grid/DateRangeFilter.tsx';
import { countText } from '../ui/grid/Pager.tsx';
import { PickerFilter } from '../ui/grid/PickerFilter.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import {
  orderColumns,
  quotationColumns,
  rfqColumns,
  rfqPath,
  sampleColumns,
} from './homeColumns.tsx';
import { HomeTable } from './HomeTable.tsx';
import { SamplesTable } from './SamplesTable.tsx';

type SalesList = Extract<HomeList, `open${string}`>;
const TITLES: Record<SalesList, string> = {
  openRfqs: 'Open Quote Requests',
  openQuotations: 'Open Quotations',
  openOrders: 'Open Orders',
  openSamples: 'Open Sample Request',
};
const isSalesList = (list: HomeList): list is SalesList => list in TITLES;

const columnsOf = (owner: 'own' | 'everyone') => ({
  rfqs: rfqColumns(owner),
  quotations: quotationColumns(owner),
  orders: orderColumns(owner),
  samples: sampleColumns(owner),
});
const COLUMNS = { own: columnsOf('own'), everyone: columnsOf('everyone') };

interface Filters {
  fromDate: string;
  toDate: string;
  salesPersonIds: string[] | undefined;
}

/**
 * Open work of a sales person; the filter is locked to themselves for roles that mean one person.
 */
export function SalesBlock({ block }: { block: HomeBlock }) {
  const { viewer } = useSession();
  const change = useChangeUrl();
  const [picked, pick] = useUrlParam('salesPerson');
  const [from] = useUrlParam('fromDate');
  const [to] = useUrlParam('toDate');
  const [tab, setTab] = useUrlParam('tab');
  const month = presetRange('Month');
  const salesPersonId = block.lockedToViewer ? viewer.id : (picked ?? undefined);
  const filters = useMemo<Filters>(
    () => ({
      fromDate: from ?? month.from,
      toDate: to ?? month.to,
      salesPersonIds: salesPersonId ? [salesPersonId] : undefined,
    }),
    [from, to, month.from, month.to, salesPersonId],
  );
  const { data } = useDashboardSummaryQuery({
    variables: {
      salesPersonIds: filters.salesPersonIds,
      startDate: filters.fromDate,
      endDate: filters.toDate,
    },
    fetchPolicy: 'cache-and-network',
  });
  const lists = block.lists.filter(isSalesList);
  const open = lists.find((list) => list === tab) ?? lists[0];
  if (!open) return null;
  return (
    <section aria-label="Sales">
      {block.header && (
        <header className="home-head">
          <H3>Sales Dashboard</H3>
          <DateRangeFilter
            label="Date"
            from={filters.fromDate}
            to={filters.toDate}
            onChange={(fromDate, toDate) => change({ fromDate, toDate })}
          />
          <PickerFilter
            label="Sales person"
            source={salesPersonSource}
            id={salesPersonId}
            onChange={pick}
            lockedTo={block.lockedToViewer ? viewerItem(viewer) : undefined}
          />
        </header>
      )}
      <Tabs
        id="sales"
        selectedTabId={open}
        onChange={(next) => setTab(String(next))}
        renderActiveTabPanelOnly
      >
        {lists.map((list) => {
          const count = data?.dashboardSummary[list];
          const badge = count ? countText(count) : undefined;
          return (
            <Tab
              key={list}
              id={list}
              title={TITLES[list]}
              tagContent={badge}
              panel={<SalesTable list={list} filters={filters} own={block.lockedToViewer} />}
            />
          );
        })}
      </Tabs>
    </section>
  );
}

function SalesTable({ list, filters, own }: { list: SalesList; filters: Filters; own: boolean }) {
  const navigate = useNavigate();
  const columns = COLUMNS[own ? 'own' : 'everyone'];
  const rfqs = useMemo(
    () => ({ ...filters, statuses: ['PENDING' as const, 'PRICE_UPDATED' as const] }),
    [filters],
  );
  const quotations = useMemo(
    () => ({ ...filters, statuses: ['SENT' as const, 'CONFIRMED' as const] }),
    [filters],
  );
  const orders = useMemo(() => ({ ...filters, statuses: [...OPEN_ORDER_STATUSES] }), [filters]);
  const samples = useMemo(() => {
    const { salesPersonIds, ...dates } = filters;
    return { ...dates, salesPersonId: salesPersonIds?.[0], statuses: OPEN_SAMPLE_STATUSES };
  }, [filters]);
  const label = TITLES[list];
  switch (list) {
    case 'openRfqs':
      return (
        <HomeTable
          label={label}
          query={useHomeRfqsQuery}
          filter={rfqs}
          rows={(data) => data.rfqs}
          columns={columns.rfqs}
          onOpen={(row) => void navigate(rfqPath(row.id))}
        />
      );
    case 'openQuotations':
      return (
        <HomeTable
          label={label}
          query={useHomeQuotationsQuery}
          filter={quotations}
          rows={(data) => data.quotations}
          columns={columns.quotations}
          onOpen={(row) => void navigate(quotationPath(row.id))}
        />
      );
    case 'openOrders':
      return (
        <HomeTable
          label={label}
          query={useHomeOrdersQuery}
          filter={orders}
          rows={(data) => data.orders}
          columns={columns.orders}
          onOpen={(row) => void navigate(orderPath(row.number))}
        />
      );
    case 'openSamples':
      return <SamplesTable label={label} filter={samples} columns={columns.samples} />;
  }
}
