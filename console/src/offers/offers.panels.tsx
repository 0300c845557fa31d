import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const SkuOffersPanel = lazyScreen(() =>
  import('./SkuOffersPanel.tsx').then((part) => part.SkuOffersPanel),
);
const SellerOffersPanel = lazyScreen(() =>
  import('./SellerOffersPanel.tsx').then((part) => part.SellerOffersPanel),
);

export const offersPanels: FeaturePanels = {
  tabs: [
    {
      to: 'SELLER',
      id: 'offers',
      title: t('Offers'),
      order: 10,
      gate: (can) => can('OFFER', 'READ'),
      renderContent: ({ id }) => <SellerOffersPanel sellerId={id} />,
    },
    {
      to: 'SKU',
      id: 'offers',
      title: t('Offers'),
      order: 10,
      gate: (can) => can('OFFER', 'READ'),
      renderContent: ({ id }) => <SkuOffersPanel skuId={id} />,
    },
  ],
};
