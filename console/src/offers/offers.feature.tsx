import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { PRODUCTS } from '../app/recordPaths.ts';

const SkuOffersPanel = lazyScreen(() =>
  import('./SkuOffersPanel.tsx').then((part) => part.SkuOffersPanel),
);
const SellerOffersPanel = lazyScreen(() =>
  import('./SellerOffersPanel.tsx').then((part) => part.SellerOffersPanel),
);

export const offersFeature: Feature = {
  screens: [
    {
      path: '/editOffer/:offerId',
      title: 'Edit offer',
      gate: pair('OFFER', 'UPDATE'),
      parent: PRODUCTS,
      load: () => import('./EditOfferScreen.tsx').then((part) => part.EditOfferScreen),
    },
  ],
  tabs: [
    {
      to: 'SELLER',
      id: 'offers',
      title: 'Offers',
      order: 10,
      gate: (can) => can('OFFER', 'READ'),
      draw: ({ id }) => <SellerOffersPanel sellerId={id} />,
    },
    {
      to: 'SKU',
      id: 'offers',
      title: 'Offers',
      order: 10,
      gate: (can) => can('OFFER', 'READ'),
      draw: ({ id }) => <SkuOffersPanel skuId={id} />,
    },
  ],
};
