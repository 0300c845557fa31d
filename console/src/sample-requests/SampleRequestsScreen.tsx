import { Menu, MenuItem } from '@blueprintjs/core';
import { useCallback, useMemo } from 'react';
import { useSampleRequestsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { documentFiltersFor } from '../tenants/TenantPicker.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { AssignSampleRequestPanel } from './AssignSampleRequestPanel.tsx';
import { type SampleRequest, sampleRequestColumns } from './sampleRequestColumns.tsx';
import { SampleRequestDetailsPanel } from './SampleRequestDetailsPanel.tsx';
import { SAMPLE_REQUEST_FILTERS, sampleRequestFilterOf } from './sampleRequestFilters.ts';
import { t } from '../ui/text.ts';

export function SampleRequestsScreen() {
  const { can } = useSession();
  const change = useChangeUrl();
  const [requestId] = useUrlParam('request');
  const [assigned] = useUrlParam('assign');
  const onOpen = useCallback((row: SampleRequest) => change({ request: row.id }), [change]);
  const columns = useMemo(
    () =>
      sampleRequestColumns(can, (row) => (
        <Menu>
          <MenuItem
            text={row.actions.includes('CHANGE_STATUS') ? t('Change Status') : t('Open')}
            onClick={() => onOpen(row)}
          />
          {row.actions.includes('ASSIGN') && (
            <MenuItem text={t('Assign manager')} onClick={() => change({ assign: row.id })} />
          )}
        </Menu>
      )),
    [can, change, onOpen],
  );
  const filters = useMemo(() => documentFiltersFor(can, SAMPLE_REQUEST_FILTERS), [can]);
  return (
    <ListScreen
      title={t('Sample Requests')}
      list="sample-requests"
      query={useSampleRequestsQuery}
      variables={(values, page, limit) => ({
        filter: sampleRequestFilterOf(values),
        page,
        limit,
      })}
      rows={(data) => data.sampleRequests}
      columns={columns}
      filters={filters}
      emptyText={t('No sample requests match these filters.')}
      failedText={t('Error occurred while retrieving sample requests.')}
      onOpen={onOpen}
    >
      {requestId && (
        <SampleRequestDetailsPanel
          requestId={requestId}
          onClose={() => change({ request: null })}
        />
      )}
      {assigned && can('QUOTATION', 'APPROVE') && (
        <AssignSampleRequestPanel requestId={assigned} onClose={() => change({ assign: null })} />
      )}
    </ListScreen>
  );
}
