import { useState } from 'react';
import type { OpeningFieldsFragment } from '../../generated/documents.ts';
import { useOpeningsQuery } from '../../generated/hooks.ts';
import { dateColumn, hideOnPhone, moneyColumn, textColumn } from '../ui/grid/columns.tsx';
import { PanelList, usePanelPage } from '../ui/grid/PanelList.tsx';
import { OpeningDrawer } from './OpeningDrawer.tsx';
import { OPENING_KIND } from './openings.labels.ts';

export type OpeningRow = OpeningFieldsFragment;
export type OfParty = { tenantId: string } | { sellerId: string };

const PAGE = 10;

const columns = [
  textColumn<OpeningRow>('number', 'Number', { minWidth: 140 }),
  textColumn<OpeningRow>('kind', 'What', {
    minWidth: 120,
    valueFormatter: ({ data }) => (data ? OPENING_KIND[data.kind] : ''),
  }),
  hideOnPhone(dateColumn<OpeningRow>('documentDate', 'Date')),
  hideOnPhone(dateColumn<OpeningRow>('dueDate', 'Due')),
  hideOnPhone(moneyColumn<OpeningRow>('amount', 'Brought along')),
  moneyColumn<OpeningRow>('openAmount', 'Open'),
];

/** Unpaid documents and advances of a customer or vendor that came from old books. Needs PAYMENT READ. */
export function OpeningsPanel({ of }: { of: OfParty }) {
  const paging = usePanelPage(PAGE);
  const { page, limit } = paging;
  const [opened, setOpened] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useOpeningsQuery({
    variables: { filter: of, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.openings;
  const opening = shown?.items.find(({ id }) => id === opened);
  const retry = () => void refetch().catch(() => undefined);
  return (
    <>
      <PanelList
        title="Opening balance"
        columns={columns}
        paging={paging}
        shown={shown}
        emptyText="Nothing was brought along from old books."
        failed={
          error && !shown
            ? { text: 'Error in retrieving the opening balance!', error, retry }
            : undefined
        }
        onOpen={({ id }) => setOpened(id)}
      />
      {opening && (
        <OpeningDrawer key={opening.id} opening={opening} of={of} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
