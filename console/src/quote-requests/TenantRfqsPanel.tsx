import { useCallback, useMemo } from 'react';
import { useSession } from '../app/session.tsx';
import { withoutColumns } from '../ui/grid/columns.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { type Rfq, rfqColumns } from './rfqColumns.tsx';
import { RfqDrawer } from './RfqDrawer.tsx';
import { DATES_AND_STATUSES } from './rfqFilters.ts';
import { RfqsByDate } from './RfqsByDate.tsx';
import './quote-requests.css';
import { t } from '../ui/text.ts';

/** Quote requests of one customer by day; a row opens as in its own list. */
export function TenantRfqsPanel({ tenantId }: { tenantId: string }) {
  const { can } = useSession();
  const change = useChangeUrl();
  const [rfqId] = useUrlParam('rfq');
  return (
    <RfqsByDate
      title={t('Quote Requests')}
      tenantId={tenantId}
      filters={DATES_AND_STATUSES}
      actions={null}
      columns={useMemo(() => withoutColumns('customer.', rfqColumns(can)), [can])}
      onOpen={useCallback((row: Rfq) => change({ rfq: row.id }), [change])}
      rowSelection={null}
      emptyText={t('No quote requests here.')}
      failedText={t('Error in fetching rfqs')}
    >
      {(rows) =>
        rfqId && (
          <RfqDrawer
            rfqId={rfqId}
            rfqs={rows}
            onClose={() => change({ rfq: null, sellers: null })}
          />
        )
      }
    </RfqsByDate>
  );
}
