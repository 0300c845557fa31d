import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { VENDORS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const sellersScreens: readonly Screen[] = [
  {
    path: VENDORS,
    title: t('Vendors'),
    gate: permissionGate('SELLER', 'READ'),
    load: () => import('./VendorsScreen.tsx').then((part) => part.VendorsScreen),
  },
  {
    path: '/view-seller/:sellerId',
    title: t('Vendor'),
    gate: permissionGate('SELLER', 'READ'),
    parent: VENDORS,
    load: () => import('./SellerDetails.tsx').then((part) => part.SellerDetails),
  },
];
