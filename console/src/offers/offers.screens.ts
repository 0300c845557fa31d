import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { PRODUCTS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const offersScreens: readonly Screen[] = [
  {
    path: '/editOffer/:offerId',
    title: t('Edit offer'),
    gate: permissionGate('OFFER', 'UPDATE'),
    parent: PRODUCTS,
    load: () => import('./EditOfferScreen.tsx').then((part) => part.EditOfferScreen),
  },
];
