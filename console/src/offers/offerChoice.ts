import { createContext, useContext } from 'react';
import type { OfferFieldsFragment, SkuOffersQuery } from '../../generated/documents.ts';
import { t } from '../ui/text.ts';

export type SellerOffers = SkuOffersQuery['skuOffers']['items'][number];

interface OfferChoice {
  chosenId: string | null;
  /** Null: nothing is chosen here, the offers are kept. */
  choose: ((offer: OfferFieldsFragment) => void) | null;
  /** An offer is being written: nothing can be selected meanwhile. */
  editing: boolean;
  /** Null: the viewer may not change offers. */
  change: {
    edit: (offer: OfferFieldsFragment) => void;
    toggle: (offer: OfferFieldsFragment) => Promise<unknown>;
  } | null;
  /** Null: the viewer may not delete offers, or not here. */
  remove: ((offer: OfferFieldsFragment) => void) | null;
}

export const OfferChoiceContext = createContext<OfferChoice | null>(null);

export function useOfferChoice(): OfferChoice {
  const choice = useContext(OfferChoiceContext);
  if (!choice) throw new Error('Offers are shown outside their picker');
  return choice;
}

/** Text of why no offer can be chosen while one is edited. */
export const EDITING = t('Save or close the offer that is edited first');
