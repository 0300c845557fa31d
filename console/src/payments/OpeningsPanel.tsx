import type { OpeningFieldsFragment } from '../../generated/documents.ts';
import { dateColumn, hideOnPhone, moneyColumn, textColumn } from '../ui/grid/columns.tsx';
import { PanelList } from '../ui/grid/PanelList.tsx';
import { OpeningDrawer } from './OpeningDrawer.tsx';
import { useOpeningList } from './useOpeningList.ts';
import { OPENING_KIND } from './openings.labels.ts';
import { t } from '../ui/text.ts';

export type OpeningRow = OpeningFieldsFragment;
export type OfParty = { tenantId: string } | { sellerId: string };

const columns = [
  textColumn<OpeningRow>('number', t('Number'), { minWidth: 140 }),
  textColumn<OpeningRow>('kind', t('What'), {
    minWidth: 120,
    valueFormatter: ({ data }) => (data ? OPENING_KIND[data.kind] : ''),
  }),
  hideOnPhone(dateColumn<OpeningRow>('documentDate', t('Date'))),
  hideOnPhone(dateColumn<OpeningRow>('dueDate', t('Due'))),
  hideOnPhone(moneyColumn<OpeningRow>('amount', t('Brought along'))),
  moneyColumn<OpeningRow>('openAmount', t('Open')),
];

/** Unpaid documents and advances of a customer or vendor that came from old books. Needs PAYMENT READ. */
export function OpeningsPanel({ of }: { of: OfParty }) {
  const { list, opening, close } = useOpeningList(of, {
    rows: 10,
    failedText: t('Error in retrieving the opening balance!'),
  });
  return (
    <>
      <PanelList
        title={t('Opening balance')}
        columns={columns}
        emptyText={t('Nothing was brought along from old books.')}
        {...list}
      />
      {opening && <OpeningDrawer key={opening.id} opening={opening} of={of} onClose={close} />}
    </>
  );
}
