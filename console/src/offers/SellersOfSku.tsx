import { Button, Switch } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { stateName } from '@munim/schema/shared/states.ts';
import { useMemo, useState } from 'react';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { useSkuOffersQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { NestedGrid } from '../ui/grid/NestedGrid.tsx';
import { OfferChoiceContext, type SellerOffers } from './offerChoice.ts';
import { OfferFormDrawer } from './OfferFormDrawer.tsx';
import { OffersOfSeller, offersHeight } from './OffersOfSeller.tsx';
import { useOfferWrites } from './offerWrites.ts';
import { choosingColumns, sellerColumns } from './sellerColumns.tsx';
import './offers.css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

interface Props {
  skuId: string;
  /** Selects one offer, where given. */
  chosenId?: string | null;
  onChoose?: (offer: OfferFieldsFragment) => void;
  /** Allows deleting offers. */
  onRemove?: (offer: OfferFieldsFragment) => void;
  /** State of the form. */
  width: number;
}

const sellerId = ({ seller }: SellerOffers) => seller.id;
const sellerName = ({ seller }: SellerOffers) => seller.name;

/** Sellers of a SKU, the cheapest first, and what they ask. */
export function SellersOfSku({ skuId, chosenId = null, onChoose, onRemove, width }: Props) {
  const { can, viewer } = useSession();
  const localState = stateName(viewer.companyStateCode ?? '') ?? viewer.companyStateCode;
  const [local, setLocal] = useState(false);
  const [edited, setEdited] = useState<OfferFieldsFragment | 'new' | null>(null);
  const { data, previousData, loading, error, refetch } = useSkuOffersQuery({
    variables: { skuId },
    fetchPolicy: 'cache-and-network',
  });
  const { toggle } = useOfferWrites();
  const change = useMemo(
    () => (can('OFFER', 'UPDATE') ? { edit: setEdited, toggle } : null),
    [can, toggle],
  );
  const choice = useMemo(
    () => ({
      chosenId,
      choose: onChoose ?? null,
      editing: edited !== null,
      change,
      remove: onRemove ?? null,
    }),
    [chosenId, onChoose, edited, change, onRemove],
  );
  const known = (data ?? previousData)?.skuOffers.items;
  const sellers = useMemo(
    () => known?.filter(({ seller }) => !local || seller.state === localState) ?? [],
    [known, local, localState],
  );
  return (
    <section className="offer-picker" aria-label={t('Sellers')}>
      <header className="offer-picker-head">
        <Switch
          checked={local}
          label={t('Local only ({{localState}})', { localState })}
          autoFocus={onChoose !== undefined}
          onChange={(event) => setLocal(event.currentTarget.checked)}
        />
        {can('OFFER', 'WRITE') && (
          <Button
            size="small"
            icon={<Plus />}
            text={t('Add offer')}
            onClick={() => setEdited('new')}
          />
        )}
      </header>
      {error && (
        <ErrorInPlace
          title={t('Error occurred while getting offers')}
          error={error}
          onRetry={refetch}
        />
      )}
      {loading && !known && <Skeleton shape="table" rows={3} />}
      {known && sellers.length === 0 && !error && (
        <EmptyState
          text={
            known.length
              ? t('No seller of {{localState}} offers this SKU yet.', { localState })
              : t('No seller offers this SKU yet.')
          }
        />
      )}
      {sellers.length > 0 && (
        <OfferChoiceContext value={choice}>
          <NestedGrid
            label={t('Sellers')}
            masters={sellers}
            masterId={sellerId}
            nameOf={sellerName}
            columns={onChoose ? choosingColumns : sellerColumns}
            detail={OffersOfSeller}
            detailHeight={offersHeight}
          />
        </OfferChoiceContext>
      )}
      {edited && (
        <OfferFormDrawer
          skuId={skuId}
          width={width}
          {...(edited === 'new' ? {} : { offer: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
