import type { Screen } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { VENDORS } from '../app/listPaths.ts';

export const sellersScreens: readonly Screen[] = [
  {
    path: VENDORS,
    title: 'Vendors',
    gate: pair('SELLER', 'READ'),
    load: () => import('./VendorsScreen.tsx').then((part) => part.VendorsScreen),
  },
  {
    path: '/view-seller/:sellerId',
    title: 'Vendor',
    gate: pair('SELLER', 'READ'),
    parent: VENDORS,
    load: () => import('./SellerDetails.tsx').then((part) => part.SellerDetails),
  },
];
