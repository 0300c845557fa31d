import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { PRODUCTS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const sheetsScreens: readonly Screen[] = [
  {
    path: '/update-sku-update',
    title: t('Update SKUs by sheet'),
    gate: permissionGate('SKU', 'UPDATE'),
    parent: PRODUCTS,
    load: () => import('./SkuSheetScreen.tsx').then((part) => part.SkuSheetScreen),
  },
];
