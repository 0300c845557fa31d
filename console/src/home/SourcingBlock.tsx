import { H3, Tag } from '@blueprintjs/core';
import type { HomeBlock } from '@munim/schema/home/home.rules.ts';
import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDashboardSummaryQuery, useHomeQuotationsQuery, useHomeRfqsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { quotationPath } from '../quotations/quotationPaths.ts';
import { addDays, today } from '../ui/dates.ts';
import { countText } from '../ui/Pager.tsx';
import { PickerFilter } from '../ui/PickerFilter.tsx';
import { useUrlParam } from '../ui/useUrlParam.ts';
import { quotationColumns, rfqColumns, rfqPath } from './homeColumns.tsx';
import { HomeTable } from './HomeTable.tsx';

const RFQ_COLUMNS = rfqColumns('everyone');
const QUOTATION_COLUMNS = quotationColumns('everyone');

/** Whose lists these are: the viewer where the role means one person, else whoever was picked. */
function useCategoryManager({ lockedToViewer }: HomeBlock) {
  const { viewer } = useSession();
  const [picked, pick] = useUrlParam('categoryManager');
  return { managerId: lockedToViewer ? viewer.id : (picked ?? undefined), pick, salesUserIds: viewer.salesUserIds };
}

/** Quote requests to price and quotations to confirm, of the last 365 days. */
export function SourcingBlock({ block }: { block: HomeBlock }) {
  const navigate = useNavigate();
  const { managerId, pick, salesUserIds } = useCategoryManager(block);
  const within = useMemo(() => {
    const salesPersonIds = block.lockedToViewer && salesUserIds.length ? salesUserIds : undefined;
    return { fromDate: addDays(today(), -PENDING_DAYS), toDate: today(), categoryManagerId: managerId, salesPersonIds };
  }, [block.lockedToViewer, managerId, salesUserIds]);
  const rfqs = useMemo(() => ({ ...within, statuses: ['PENDING' as const] }), [within]);
  const quotations = useMemo(() => ({ ...within, statuses: ['SENT' as const] }), [within]);
  const { data } = useDashboardSummaryQuery({
    variables: { categoryManagerId: managerId, salesPersonIds: within.salesPersonIds },
    fetchPolicy: 'cache-and-network',
  });
  const badges = data?.dashboardSummary;
  return (
    <section aria-label="Sourcing">
      {block.header && (
        <header className="home-head">
          <H3>Sourcing Dashboard</H3>
          {!block.lockedToViewer && <PickerFilter label="Category manager" source={categoryManagerSource} id={managerId} onChange={pick} />}
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
    </section>
  );
}

function HomeList({ title, count, children }: { title: string; count: number | null | undefined; children: React.ReactNode }) {
  return (
    <article className="home-list">
      <h4>
        {title} {count ? <Tag round>{countText(count)}</Tag> : null}
      </h4>
      {children}
    </article>
  );
}
