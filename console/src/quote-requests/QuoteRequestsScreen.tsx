import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { GroupObjects, Plus } from '@blueprintjs/icons';
import { useCallback, useMemo, useState } from 'react';
import { useRfqsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ArchiveRfqDrawer } from './ArchiveRfqDrawer.tsx';
import { CreateRfqsDrawer } from './CreateRfqsDrawer.tsx';
import { GenerateQuotationDrawer } from './GenerateQuotationDrawer.tsx';
import { type Rfq, rfqColumns } from './rfqColumns.tsx';
import { RfqDrawer } from './RfqDrawer.tsx';
import { rfqFilterOf, rfqFiltersFor } from './rfqFilters.ts';
import { RfqsByDate } from './RfqsByDate.tsx';
import { useRfqSelection } from './rfqSelection.ts';
import './quote-requests.css';

const LIST_TEXTS = {
  title: 'Quote Requests',
  emptyText: 'No quote requests in these dates.',
  failedText: 'Error in fetching rfqs',
};

/** Columns with what each row offers; a row opens by the address. */
function useRows(onArchive: (row: Rfq) => void) {
  const { can } = useSession();
  const change = useChangeUrl();
  const onOpen = useCallback((row: Rfq) => change({ rfq: row.id }), [change]);
  const columns = useMemo(() => {
    const price = ({ id, offerId }: Rfq) => change({ rfq: id, sellers: offerId ? null : '1' });
    const menu = (row: Rfq) => (
      <Menu>
        <MenuItem text="Open" onClick={() => onOpen(row)} />
        {row.actions.includes('PRICE') && <MenuItem text="Price" onClick={() => price(row)} />}
        {row.actions.includes('ARCHIVE') && <MenuDivider />}
        {row.actions.includes('ARCHIVE') && (
          <MenuItem text="Archive" intent="danger" onClick={() => onArchive(row)} />
        )}
      </Menu>
    );
    return rfqColumns(can, menu);
  }, [can, change, onOpen, onArchive]);
  return { columns, onOpen };
}

/** Quote requests to price, quote and archive. */
export function QuoteRequestsScreen() {
  const session = useSession();
  const { can } = session;
  const change = useChangeUrl();
  const [rfqId] = useUrlParam('rfq');
  const [grouped] = useUrlParam('group');
  const [creating, setCreating] = useUrlParam('create');
  const [archived, setArchived] = useState<Rfq | null>(null);
  const [generating, setGenerating] = useState(false);
  const { selectedRows, rowSelection, selectAmong, clear } = useRfqSelection();
  const { columns, onOpen } = useRows(setArchived);
  const filters = useMemo(() => rfqFiltersFor(session), [session]);
  const quotes = can('QUOTATION', 'WRITE');
  const creates = can('QUOTATION_REQUEST', 'WRITE');

  const group = () => {
    clear();
    change({ group: grouped ? null : 'date', page: null, limit: null, sort: null });
  };
  const actions = (
    <>
      <Button
        variant="minimal"
        icon={<GroupObjects />}
        text="Group by date"
        active={Boolean(grouped)}
        onClick={group}
      />
      {quotes && (
        <Button
          text={
            selectedRows.length
              ? `Generate Quotation (${selectedRows.length})`
              : 'Generate Quotation'
          }
          title="From the ticked quote requests of one customer"
          disabled={selectedRows.length === 0}
          onClick={() => setGenerating(true)}
        />
      )}
      {creates && (
        <Button
          intent="primary"
          icon={<Plus />}
          text="Create Quote Request"
          onClick={() => setCreating('1')}
        />
      )}
    </>
  );
  const drawers = (rows: readonly Rfq[]) => (
    <>
      {rfqId && (
        <RfqDrawer rfqId={rfqId} rfqs={rows} onClose={() => change({ rfq: null, sellers: null })} />
      )}
      {creating && creates && <CreateRfqsDrawer onClose={() => setCreating(null)} />}
      {archived && <ArchiveRfqDrawer rfq={archived} onClose={() => setArchived(null)} />}
      {generating && (
        <GenerateQuotationDrawer rfqs={selectedRows} onClose={() => setGenerating(false)} />
      )}
    </>
  );
  const shared = { ...LIST_TEXTS, filters, actions, columns, onOpen, children: drawers };
  if (grouped)
    return <RfqsByDate {...shared} rowSelection={quotes ? { selectedRows, selectAmong } : null} />;
  return (
    <ListScreen
      {...shared}
      query={useRfqsQuery}
      variables={(values, page, limit) => ({
        filter: rfqFilterOf(values, session),
        page,
        limit,
      })}
      rows={(data) => data.rfqs}
      {...(quotes ? { rowSelection } : {})}
    />
  );
}
