import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { PURCHASE_ORDERS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const purchaseOrdersScreens: readonly Screen[] = [
  {
    path: PURCHASE_ORDERS,
    title: t('Purchase Orders'),
    gate: permissionGate('PURCHASE_ORDER', 'READ'),
    load: () => import('./PurchaseOrdersScreen.tsx').then((part) => part.PurchaseOrdersScreen),
  },
  {
    path: '/purchase/purchase-order/purchase-orders-details/:poId',
    title: t('Purchase order'),
    gate: permissionGate('PURCHASE_ORDER', 'READ'),
    parent: PURCHASE_ORDERS,
    load: () => import('./PurchaseOrderDetails.tsx').then((part) => part.PurchaseOrderDetails),
  },
];
