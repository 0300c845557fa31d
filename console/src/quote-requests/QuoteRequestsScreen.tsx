import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { enquiryIdOf, enquiryNumber } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRfqsQuery } from '../../generated/hooks.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { NO_COPY } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { isPhone } from '../ui/grid/isPhone.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { type Filters, useChangeUrl, useUrlFilters, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { EnquirySheet } from './EnquirySheet.tsx';
import { ALL_PENDING, PricingDesk } from './PricingDesk.tsx';
import { ReadyEnquiries } from './ReadyEnquiries.tsx';
import { type Rfq, rfqColumns } from './rfqColumns.tsx';
import { rfqFilterOf, rfqFiltersFor } from './rfqFilters.ts';
import { RfqsByDate } from './RfqsByDate.tsx';
import { useRfqSelection } from './rfqSelection.ts';
import './quote-requests.css';
import { t } from '../ui/text.ts';

const ArchiveRfqDrawer = lazyDrawer(() =>
  import('./ArchiveRfqDrawer.tsx').then((part) => part.ArchiveRfqDrawer),
);
const GenerateQuotationDrawer = lazyDrawer(() =>
  import('./GenerateQuotationDrawer.tsx').then((part) => part.GenerateQuotationDrawer),
);
const RfqDrawer = lazyDrawer(() => import('./RfqDrawer.tsx').then((part) => part.RfqDrawer));

const LIST_TEXTS = {
  title: t('Quote Requests'),
  emptyText: t('No quote requests in these dates.'),
  failedText: t('Error in fetching rfqs'),
};

/** The desk of the enquiry that is looked for, else of the whole list. */
function deskOf({ one }: Filters): string {
  const id = enquiryIdOf(one('enquiry') ?? '');
  return id === null ? ALL_PENDING : enquiryNumber(id);
}

/** Columns with what each row offers; a row opens by the address. */
function useRows(onArchive: (row: Rfq) => void) {
  const { can } = useSession();
  const change = useChangeUrl();
  const onOpen = useCallback((row: Rfq) => change({ rfq: row.id }), [change]);
  const columns = useMemo(() => {
    const price = ({ id, offerId }: Rfq) => change({ rfq: id, sellers: offerId ? null : '1' });
    const menu = (row: Rfq) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => onOpen(row)} />
        {row.actions.includes('PRICE') && <MenuItem text={t('Price')} onClick={() => price(row)} />}
        {row.actions.includes('PRICE') && row.enquiry && (
          <MenuItem
            text={t('Price all of {{enquiryNumber}}', { enquiryNumber: row.enquiry.number })}
            onClick={() => change({ desk: row.enquiry?.number ?? null })}
          />
        )}
        {row.actions.includes('ARCHIVE') && <MenuDivider />}
        {row.actions.includes('ARCHIVE') && (
          <MenuItem text={t('Archive')} intent="danger" onClick={() => onArchive(row)} />
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
  const [desk, setDesk] = useUrlParam('desk');
  const [archived, setArchived] = useState<Rfq | null>(null);
  const [generating, setGenerating] = useState<readonly Rfq[] | null>(null);
  const { selectedRows, rowSelection, selectAmong, clear } = useRfqSelection();
  const { columns, onOpen } = useRows(setArchived);
  const filters = useMemo(() => rfqFiltersFor(session), [session]);
  const quotes = can('QUOTATION', 'WRITE');
  const creates = can('QUOTATION_REQUEST', 'WRITE');
  const prices = can('QUOTATION_REQUEST', 'UPDATE');
  const list = useUrlFilters();

  // ticks are of the rows that were shown
  useEffect(() => clear(), [grouped, clear]);
  const actions = (
    <>
      {prices && (
        <Button
          text={t('Pricing desk')}
          title={t('Price what waits in this list, side by side')}
          onClick={() => setDesk(deskOf(list))}
        />
      )}
      {creates && (
        <Button
          intent="primary"
          icon={<Plus />}
          text={t('Create Quote Request')}
          onClick={() => setCreating('1')}
        />
      )}
    </>
  );
  const selection = {
    count: selectedRows.length,
    actions: quotes && (
      <Button
        intent="primary"
        text={t('Generate Quotation ({{selectedRows}})', { selectedRows: selectedRows.length })}
        title={t('From the ticked quote requests of one customer')}
        onClick={() => setGenerating(selectedRows)}
      />
    ),
  };
  const quoteOne = (rfq: Rfq) => {
    change({ rfq: null, sellers: null });
    setGenerating([rfq]);
  };
  const drawers = (rows: readonly Rfq[]) => (
    <>
      {rfqId && (
        <RfqDrawer
          rfqId={rfqId}
          rfqs={rows}
          onQuote={quotes ? quoteOne : undefined}
          onClose={() => change({ rfq: null, sellers: null })}
        />
      )}
      {desk && prices && (
        <PricingDesk
          of={desk}
          filter={rfqFilterOf(list, session)}
          onMove={(to) => setDesk(to)}
          onClose={() => setDesk(null)}
        />
      )}
      {creating && creates && <EnquirySheet onClose={() => change({ create: null, ...NO_COPY })} />}
      {archived && <ArchiveRfqDrawer rfq={archived} onClose={() => setArchived(null)} />}
      {generating && (
        <GenerateQuotationDrawer rfqs={generating} onClose={() => setGenerating(null)} />
      )}
    </>
  );
  const enquiries = <ReadyEnquiries onQuote={setGenerating} />;
  const ready = isPhone() ? { besideViews: enquiries } : { above: enquiries };
  const shared = { ...LIST_TEXTS, filters, actions, selection, columns, onOpen, children: drawers };
  if (grouped)
    return <RfqsByDate {...shared} rowSelection={quotes ? { selectedRows, selectAmong } : null} />;
  return (
    <ListScreen
      {...shared}
      list="quote-requests"
      query={useRfqsQuery}
      variables={(values, page, limit) => ({
        filter: rfqFilterOf(values, session),
        page,
        limit,
      })}
      rows={(data) => data.rfqs}
      {...(quotes ? { rowSelection, ...ready } : {})}
    />
  );
}
