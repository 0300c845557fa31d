import { createContext, useContext } from 'react';
import type { OfferFactsFragment, SkuOffersQuery } from '../../generated/documents.ts';

export type SellerOffers = SkuOffersQuery['skuOffers']['items'][number];

interface OfferChoice {
  chosenId: string | null;
  choose: (offer: OfferFactsFragment) => void;
  /** An offer is being written: nothing can be selected meanwhile. */
  editing: boolean;
  /** Null: the viewer may not change offers. */
  change: { edit: (offer: OfferFactsFragment) => void; toggle: (offer: OfferFactsFragment) => Promise<unknown> } | null;
}

export const OfferChoiceContext = createContext<OfferChoice | null>(null);

export function useOfferChoice(): OfferChoice {
  const choice = useContext(OfferChoiceContext);
  if (!choice) throw new Error('Offers are shown outside their picker');
  return choice;
}
