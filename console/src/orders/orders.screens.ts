import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { ORDERS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const ordersScreens: readonly Screen[] = [
  {
    path: ORDERS,
    title: t('Sales Orders'),
    gate: permissionGate('ORDER', 'READ'),
    load: () => import('./OrdersScreen.tsx').then((part) => part.OrdersScreen),
  },
  {
    path: '/sales/orders/order-details/:orderNumber',
    title: t('Order'),
    gate: permissionGate('ORDER', 'READ'),
    parent: ORDERS,
    load: () => import('./OrderDetails.tsx').then((part) => part.OrderDetails),
  },
  {
    path: '/public/order-delay-tracker',
    title: t('Order delay tracker'),
    gate: 'public',
    load: () => import('./OrderDelayTracker.tsx').then((part) => part.OrderDelayTracker),
  },
];
