import { H3, Tag } from '@blueprintjs/core';
import type { HomeBlock } from '@munim/schema/home/home.rules.ts';
import { ASSIGNED_SAMPLE_STATUSES } from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useDashboardSummaryQuery,
  useHomePurchaseOrdersQuery,
  useHomeQuotationsQuery,
  useHomeRfqsQuery,
} from '../../generated/hooks.ts';
import { purchaseOrderModalPath, quotationPath } from '../app/recordPaths.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { addDays, today } from '../ui/format/dates.ts';
import { countText } from '../ui/grid/Pager.tsx';
import { PickerFilter } from '../ui/grid/PickerFilter.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import {
  purchaseOrderColumns,
  quotationColumns,
  rfqColumns,
  rfqPath,
  sampleColumns,
} from './homeColumns.tsx';
import { HomeTable } from './HomeTable.tsx';
import { SamplesTable } from './SamplesTable.tsx';

const RFQ_COLUMNS = rfqColumns('everyone');
const QUOTATION_COLUMNS = quotationColumns('everyone');
const SAMPLE_COLUMNS = sampleColumns('everyone');

/**
 * Sales person or category manager of these lists: the viewer for roles that mean one person, else
 * the selected one.
 */
function useCategoryManager({ lockedToViewer }: HomeBlock) {
  const { viewer } = useSession();
  const [picked, pick] = useUrlParam('categoryManager');
  return {
    managerId: lockedToViewer ? viewer.id : (picked ?? undefined),
    pick,
    lockedTo: lockedToViewer ? viewerItem(viewer) : undefined,
    salesUserIds: viewer.salesUserIds,
  };
}

/** Pending of the last 365 days; unassigned sample requests are shown to all. */
function filtersOf(managerId: string | undefined, salesPersonIds: string[] | undefined) {
  const dates = { fromDate: addDays(today(), -PENDING_DAYS), toDate: today() };
  const records = { ...dates, categoryManagerId: managerId, salesPersonIds };
  return {
    rfqs: { ...records, statuses: ['PENDING' as const] },
    quotations: { ...records, statuses: ['SENT' as const] },
    purchaseOrders: { ...dates, categoryManagerId: managerId, statuses: ['DRAFT' as const] },
    unassigned: { ...dates, statuses: ['DRAFT' as const] },
    assigned: {
      ...dates,
      assignedToIds: managerId ? [managerId] : undefined,
      statuses: ASSIGNED_SAMPLE_STATUSES,
    },
  };
}

/** Requests to price, purchase orders and quotations to approve, and sample requests. */
export function SourcingBlock({ block }: { block: HomeBlock }) {
  const navigate = useNavigate();
  const { managerId, pick, lockedTo, salesUserIds } = useCategoryManager(block);
  const salesPersonIds = block.lockedToViewer && salesUserIds.length ? salesUserIds : undefined;
  const { rfqs, quotations, purchaseOrders, unassigned, assigned } = useMemo(
    () => filtersOf(managerId, salesPersonIds),
    [managerId, salesPersonIds],
  );
  const { data } = useDashboardSummaryQuery({
    variables: { categoryManagerId: managerId, salesPersonIds },
    fetchPolicy: 'cache-and-network',
  });
  const badges = data?.dashboardSummary;
  return (
    <section aria-label="Sourcing">
      {block.header && (
        <header className="home-head">
          <H3>Sourcing Dashboard</H3>
          <PickerFilter
            label="Category manager"
            source={categoryManagerSource}
            id={managerId}
            onChange={pick}
            lockedTo={lockedTo}
          />
        </header>
      )}
      {block.lists.includes('pendingRfqs') && (
        <HomeList title="Pending Quote Requests" count={badges?.pendingRfqs}>
          <HomeTable
            label="Pending Quote Requests"
            query={useHomeRfqsQuery}
            filter={rfqs}
            rows={(page) => page.rfqs}
            columns={RFQ_COLUMNS}
            onOpen={(row) => void navigate(rfqPath(row.id))}
          />
        </HomeList>
      )}
      {block.lists.includes('draftPos') && (
        <HomeList title="Pending Purchase Orders" count={badges?.draftPos}>
          <HomeTable
            label="Pending Purchase Orders"
            query={useHomePurchaseOrdersQuery}
            filter={purchaseOrders}
            rows={(page) => page.purchaseOrders}
            columns={purchaseOrderColumns}
            onOpen={(row) => void navigate(purchaseOrderModalPath(row.id))}
          />
        </HomeList>
      )}
      {block.lists.includes('pendingQuotations') && (
        <HomeList title="Pending Quotations" count={badges?.pendingQuotations}>
          <HomeTable
            label="Pending Quotations"
            query={useHomeQuotationsQuery}
            filter={quotations}
            rows={(page) => page.quotations}
            columns={QUOTATION_COLUMNS}
            onOpen={(row) => void navigate(quotationPath(row.id))}
          />
        </HomeList>
      )}
      {block.lists.includes('unassignedSamples') && (
        <HomeList title="Unassigned Sample Requests" count={badges?.unassignedSamples}>
          <SamplesTable
            label="Unassigned Sample Requests"
            filter={unassigned}
            columns={SAMPLE_COLUMNS}
          />
        </HomeList>
      )}
      {block.lists.includes('assignedSamples') && (
        <HomeList title="Assigned Sample Requests" count={badges?.assignedSamples}>
          <SamplesTable
            label="Assigned Sample Requests"
            filter={assigned}
            columns={SAMPLE_COLUMNS}
          />
        </HomeList>
      )}
    </section>
  );
}

function HomeList({
  title,
  count,
  children,
}: {
  title: string;
  count: number | null | undefined;
  children: React.ReactNode;
}) {
  return (
    <article className="home-list">
      <h4>
        {title} {count ? <Tag round>{countText(count)}</Tag> : null}
      </h4>
      {children}
    </article>
  );
}
