import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const SellerLeadsPanel = lazyScreen(() =>
  import('./SellerLeadsPanel.tsx').then((part) => part.SellerLeadsPanel),
);
const LeadAnalyticsPanel = lazyScreen(() =>
  import('./LeadAnalyticsPanel.tsx').then((part) => part.LeadAnalyticsPanel),
);
const ProductLeadsPanel = lazyScreen(() =>
  import('./ProductLeadsPanel.tsx').then((part) => part.ProductLeadsPanel),
);

export const sellerLeadsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'SELLERS',
      id: 'leads',
      title: t('Leads'),
      order: 20,
      renderContent: () => <SellerLeadsPanel />,
    },
  ],
  panels: [
    {
      to: 'LEAD_ANALYTICS',
      order: 10,
      renderContent: () => <LeadAnalyticsPanel />,
    },
    {
      to: 'PRODUCT_LEADS',
      order: 10,
      renderContent: (product) => <ProductLeadsPanel {...product} />,
    },
  ],
};
