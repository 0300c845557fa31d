import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { PRODUCTS } from '../app/recordPaths.ts';

export const sheetsFeature: Feature = {
  screens: [
    {
      path: '/update-sku-update',
      title: 'Update SKUs by sheet',
      gate: pair('SKU', 'UPDATE'),
      parent: PRODUCTS,
      load: () => import('./SkuSheetScreen.tsx').then((part) => part.SkuSheetScreen),
    },
  ],
};
