import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { SellersOfSku } from './SellersOfSku.tsx';

interface Props {
  skuId: string;
  chosenId: string | null;
  onChoose: (offer: OfferFieldsFragment) => void;
}

/** Sellers of a SKU and what they ask; one offer is chosen. */
export const OfferPicker = (props: Props) => <SellersOfSku {...props} width={620} />;
