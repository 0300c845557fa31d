import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { ORDERS } from '../app/recordPaths.ts';

const OrdersPanel = lazyScreen(() => import('./OrdersPanel.tsx').then((part) => part.OrdersPanel));
const OrderDelayLinkButton = lazyScreen(() =>
  import('./OrderDelayLinkButton.tsx').then((part) => part.OrderDelayLinkButton),
);

export const ordersFeature: Feature = {
  screens: [
    {
      path: ORDERS,
      title: 'Sales Orders',
      gate: pair('ORDER', 'READ'),
      load: () => import('./OrdersScreen.tsx').then((part) => part.OrdersScreen),
    },
    {
      path: '/sales/orders/order-details/:orderNumber',
      title: 'Order',
      gate: pair('ORDER', 'READ'),
      parent: ORDERS,
      load: () => import('./OrderDetails.tsx').then((part) => part.OrderDetails),
    },
    {
      path: '/public/order-delay-tracker',
      title: 'Order delay tracker',
      gate: 'public',
      load: () => import('./OrderDelayTracker.tsx').then((part) => part.OrderDelayTracker),
    },
  ],
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'orders',
      title: 'Orders',
      order: 50,
      gate: (can) => can('ORDER', 'READ'),
      draw: ({ id }) => <OrdersPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'orders',
      title: 'Orders',
      order: 60,
      gate: (can) => can('ORDER', 'READ'),
      draw: ({ id }) => <OrdersPanel tenantId={id} />,
    },
  ],
  panels: [
    {
      to: 'ORGANISATION_ACTIONS',
      order: 10,
      gate: (can) => can('ORDER', 'APPROVE'),
      draw: (organisation) => <OrderDelayLinkButton {...organisation} />,
    },
  ],
  statuses: {
    ORDER: () => import('./orders.labels.ts').then((part) => part.ORDER_STATUS),
  },
};
