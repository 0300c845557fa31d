import type { OpeningFieldsFragment } from '../../generated/documents.ts';
import { dateColumn, hideOnPhone, moneyColumn, textColumn } from '../ui/grid/columns.tsx';
import { PanelList } from '../ui/grid/PanelList.tsx';
import { OpeningDrawer } from './OpeningDrawer.tsx';
import { useOpeningList } from './useOpeningList.ts';
import { OPENING_KIND } from './openings.labels.ts';

export type OpeningRow = OpeningFieldsFragment;
export type OfParty = { tenantId: string } | { sellerId: string };

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
  const { list, opening, close } = useOpeningList(of, {
    rows: 10,
    failedText: 'Error in retrieving the opening balance!',
  });
  return (
    <>
      <PanelList
        title="Opening balance"
        columns={columns}
        emptyText="Nothing was brought along from old books."
        {...list}
      />
      {opening && <OpeningDrawer key={opening.id} opening={opening} of={of} onClose={close} />}
    </>
  );
}
