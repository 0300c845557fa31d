import { Button, Spinner, Switch } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { LOCAL_STATE } from '@munim/schema/shared/limits.ts';
import { useMemo, useState } from 'react';
import type { OfferFactsFragment } from '../../generated/documents.ts';
import { useSkuOffersQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { NestedGrid } from '../ui/NestedGrid.tsx';
import { OfferFormDrawer } from './OfferFormDrawer.tsx';
import { useOfferWrites } from './offerWrites.ts';
import { OfferChoiceContext, type SellerOffers } from './offerChoice.ts';
import { OffersOfSeller, offersHeight } from './OffersOfSeller.tsx';
import { sellerColumns } from './sellerColumns.tsx';
import './offers.css';

interface Props {
  skuId: string;
  chosenId: string | null;
  onChoose: (offer: OfferFactsFragment) => void;
}

const sellerId = ({ seller }: SellerOffers) => seller.id;
const sellerName = ({ seller }: SellerOffers) => seller.name;

/** Sellers of a SKU and what they ask; one offer is chosen. */
export function OfferPicker({ skuId, chosenId, onChoose }: Props) {
  const { can } = useSession();
  const [local, setLocal] = useState(false);
  const [edited, setEdited] = useState<OfferFactsFragment | 'new' | null>(null);
  const { data, previousData, loading, error, refetch } = useSkuOffersQuery({ variables: { skuId }, fetchPolicy: 'cache-and-network' });
  const { toggle } = useOfferWrites();
  const mayChange = can('OFFER', 'UPDATE');
  const choice = useMemo(
    () => ({ chosenId, choose: onChoose, editing: edited !== null, change: mayChange ? { edit: setEdited, toggle } : null }),
    [chosenId, onChoose, edited, mayChange, toggle],
  );
  const known = (data ?? previousData)?.skuOffers.items;
  const sellers = useMemo(() => known?.filter(({ seller }) => !local || seller.state === LOCAL_STATE) ?? [], [known, local]);
  return (
    <section className="offer-picker" aria-label="Sellers">
      <header className="offer-picker-head">
        <Switch
          checked={local}
          label={`Local only (${LOCAL_STATE})`}
          autoFocus
          onChange={(event) => setLocal(event.currentTarget.checked)}
        />
        {can('OFFER', 'WRITE') && <Button size="small" icon={<Plus />} text="Add offer" onClick={() => setEdited('new')} />}
      </header>
      {error && <ErrorInPlace title="Error occurred while getting offers" error={error} onRetry={refetch} />}
      {loading && !known && <Spinner size={24} aria-label="Loading" />}
      {known && sellers.length === 0 && !error && (
        <EmptyState text={known.length ? `No seller of ${LOCAL_STATE} offers this SKU yet.` : 'No seller offers this SKU yet.'} />
      )}
      {sellers.length > 0 && (
        <OfferChoiceContext value={choice}>
          <NestedGrid
            label="Sellers"
            masters={sellers}
            masterId={sellerId}
            nameOf={sellerName}
            columns={sellerColumns}
            detail={OffersOfSeller}
            detailHeight={offersHeight}
          />
        </OfferChoiceContext>
      )}
      {edited && <OfferFormDrawer skuId={skuId} {...(edited === 'new' ? {} : { offer: edited })} onClose={() => setEdited(null)} />}
    </section>
  );
}
