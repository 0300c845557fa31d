import { OfferFormDrawer } from './OfferFormDrawer.tsx';

/** Form of a new offer for a SKU, over another drawer. */
export const NewOfferPanel = (props: { skuId: string; onClose: () => void }) => (
  <OfferFormDrawer {...props} />
);
