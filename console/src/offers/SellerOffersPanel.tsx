import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import type { OfferFieldsFragment, SellerOffersQuery } from '../../generated/documents.ts';
import { useSellerOffersQuery } from '../../generated/hooks.ts';
import { skuPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { idColumn, moneyColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { Expandable } from '../ui/grid/expandableRows.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { DeleteOfferDialog } from './DeleteOfferDialog.tsx';
import { OfferChoiceContext } from './offerChoice.ts';
import { OfferFormDrawer } from './OfferFormDrawer.tsx';
import { OffersGrid, offersHeight } from './OffersOfSeller.tsx';
import { useOfferWrites } from './offerWrites.ts';
import { t } from '../ui/text.ts';

type Row = SellerOffersQuery['sellerOffers']['items'][number];

const columns: ColDef<Row>[] = [
  idColumn('skuId', 'SKU', { width: 70, to: ({ skuId }) => skuPath(skuId) }),
  textColumn('skuName', t('Name'), { flex: 3, minWidth: 160 }),
  numberColumn('offerCount', t('Offers'), { width: 72 }),
  moneyColumn('minimumPrice', t('Lowest price')),
];
const expandable: Expandable<Row> = {
  nameOf: ({ skuName }) => skuName,
  heightOf: offersHeight,
  renderContent: ({ skuName, offers }) => (
    <OffersGrid label={t('Offers for {{skuName}}', { skuName })} offers={offers} />
  ),
};

/** A seller's offers by SKU: shown or hidden, changed and deleted here. */
export function SellerOffersPanel({ sellerId }: { sellerId: string }) {
  const { can } = useSession();
  const [edited, setEdited] = useState<OfferFieldsFragment | null>(null);
  const [deleted, setDeleted] = useState<OfferFieldsFragment | null>(null);
  const { toggle } = useOfferWrites();
  const choice = useMemo(
    () => ({
      chosenId: null,
      choose: null,
      editing: false,
      change: can('OFFER', 'UPDATE') ? { edit: setEdited, toggle } : null,
      remove: can('OFFER', 'DELETE') ? setDeleted : null,
    }),
    [can, toggle],
  );
  return (
    <OfferChoiceContext value={choice}>
      <ListScreen
        panel
        title={t('Offers')}
        query={useSellerOffersQuery}
        variables={(_, page, limit) => ({ sellerId, page, limit })}
        rows={(data) => data.sellerOffers}
        columns={columns}
        expandable={expandable}
        emptyText={t('This vendor offers nothing yet.')}
        failedText={t('Error occurred while getting offers')}
      >
        {edited && (
          <OfferFormDrawer
            skuId={edited.skuId}
            offer={edited}
            width={420}
            onClose={() => setEdited(null)}
          />
        )}
        {deleted && <DeleteOfferDialog offer={deleted} onClose={() => setDeleted(null)} />}
      </ListScreen>
    </OfferChoiceContext>
  );
}
