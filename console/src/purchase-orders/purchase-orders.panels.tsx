import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const PurchaseOrdersPanel = lazyScreen(() =>
  import('./PurchaseOrdersPanel.tsx').then((part) => part.PurchaseOrdersPanel),
);
const PurchaseOrdersOfOrder = lazyScreen(() =>
  import('./PurchaseOrdersOfOrder.tsx').then((part) => part.PurchaseOrdersOfOrder),
);
const PurchaseOrdersOfCancellation = lazyScreen(() =>
  import('./PurchaseOrdersOfCancellation.tsx').then((part) => part.PurchaseOrdersOfCancellation),
);
const GeneratePosPanel = lazyScreen(() =>
  import('./GeneratePosPanel.tsx').then((part) => part.GeneratePosPanel),
);

export const purchaseOrdersPanels: FeaturePanels = {
  tabs: [
    {
      to: 'SELLER',
      id: 'purchase-orders',
      title: t('Purchase Orders'),
      order: 20,
      gate: (can) => can('PURCHASE_ORDER', 'READ'),
      renderContent: ({ id }) => <PurchaseOrdersPanel sellerId={id} />,
    },
    {
      to: 'ORDER',
      id: 'purchase-orders',
      title: t('Purchase Orders'),
      order: 20,
      renderContent: (order) => <PurchaseOrdersOfOrder order={order} />,
    },
  ],
  panels: [
    {
      to: 'ORDER_CANCELLATION',
      order: 10,
      renderContent: (preview) => <PurchaseOrdersOfCancellation preview={preview} />,
    },
    {
      to: 'GENERATE_PURCHASE_ORDERS',
      order: 10,
      renderContent: (order) => <GeneratePosPanel {...order} />,
    },
  ],
  statuses: {
    PURCHASE_ORDER: () => import('./purchase-orders.labels.ts').then((part) => part.PO_STATUS),
  },
};
