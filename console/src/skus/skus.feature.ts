import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { PRODUCTS } from '../app/recordPaths.ts';

export const skusFeature: Feature = {
  screens: [
    {
      path: '/inventory/products/create-sku/:productId',
      title: 'Add SKUs',
      gate: pair('SKU', 'WRITE'),
      parent: PRODUCTS,
      load: () => import('./SkusOfProductScreen.tsx').then((part) => part.SkusOfProductScreen),
    },
    {
      path: '/sku/:skuId',
      title: 'SKU',
      gate: pair('SKU', 'READ'),
      parent: PRODUCTS,
      load: () => import('./SkuDetails.tsx').then((part) => part.SkuDetails),
    },
  ],
};
