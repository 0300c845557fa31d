import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { PRODUCTS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const skusScreens: readonly Screen[] = [
  {
    path: '/inventory/products/create-sku/:productId',
    title: t('Add SKUs'),
    gate: permissionGate('SKU', 'WRITE'),
    parent: PRODUCTS,
    load: () => import('./SkusOfProductScreen.tsx').then((part) => part.SkusOfProductScreen),
  },
  {
    path: '/sku/:skuId',
    title: 'SKU',
    gate: permissionGate('SKU', 'READ'),
    parent: PRODUCTS,
    load: () => import('./SkuDetails.tsx').then((part) => part.SkuDetails),
  },
];
