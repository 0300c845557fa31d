import { useCallback, useMemo } from 'react';
import { useRfqsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { type Rfq, rfqColumns } from './rfqColumns.tsx';
import { RfqDrawer } from './RfqDrawer.tsx';
import { DATES_AND_STATUSES, datesAndStatuses } from './rfqFilters.ts';
import { t } from '../ui/text.ts';

/** Quote requests of an organisation's customers; a row opens as in its own list. */
export function RfqsPanel({ organisationId }: { organisationId: string }) {
  const { can } = useSession();
  const change = useChangeUrl();
  const [rfqId] = useUrlParam('rfq');
  return (
    <ListScreen
      panel
      title={t('Quote Requests')}
      query={useRfqsQuery}
      variables={(values, page, limit) => ({
        filter: { ...datesAndStatuses(values), organisationId },
        page,
        limit,
      })}
      rows={(data) => data.rfqs}
      columns={useMemo(() => rfqColumns(can), [can])}
      filters={DATES_AND_STATUSES}
      onOpen={useCallback((row: Rfq) => change({ rfq: row.id }), [change])}
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
    </ListScreen>
  );
}
