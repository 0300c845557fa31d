import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { PURCHASE_ORDERS } from '../app/recordPaths.ts';

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

export const purchaseOrdersFeature: Feature = {
  screens: [
    {
      path: PURCHASE_ORDERS,
      title: 'Purchase Orders',
      gate: pair('PURCHASE_ORDER', 'READ'),
      load: () => import('./PurchaseOrdersScreen.tsx').then((part) => part.PurchaseOrdersScreen),
    },
    {
      path: '/purchase/purchase-order/purchase-orders-details/:poId',
      title: 'Purchase order',
      gate: pair('PURCHASE_ORDER', 'READ'),
      parent: PURCHASE_ORDERS,
      load: () => import('./PurchaseOrderDetails.tsx').then((part) => part.PurchaseOrderDetails),
    },
  ],
  tabs: [
    {
      to: 'SELLER',
      id: 'purchase-orders',
      title: 'Purchase Orders',
      order: 20,
      gate: (can) => can('PURCHASE_ORDER', 'READ'),
      draw: ({ id }) => <PurchaseOrdersPanel sellerId={id} />,
    },
    {
      to: 'ORDER',
      id: 'purchase-orders',
      title: 'Purchase Orders',
      order: 20,
      draw: (order) => <PurchaseOrdersOfOrder order={order} />,
    },
  ],
  panels: [
    {
      to: 'ORDER_CANCELLATION',
      order: 10,
      draw: (preview) => <PurchaseOrdersOfCancellation preview={preview} />,
    },
    {
      to: 'GENERATE_PURCHASE_ORDERS',
      order: 10,
      draw: (order) => <GeneratePosPanel {...order} />,
    },
  ],
  statuses: {
    PURCHASE_ORDER: () => import('./purchase-orders.labels.ts').then((part) => part.PO_STATUS),
  },
};
