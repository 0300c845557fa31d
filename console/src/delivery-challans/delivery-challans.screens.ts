import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { DELIVERY_CHALLANS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const deliveryChallansScreens: readonly Screen[] = [
  {
    path: DELIVERY_CHALLANS,
    title: t('Delivery Challans'),
    gate: permissionGate('DELIVERY_CHALLAN', 'READ'),
    load: () => import('./DeliveryChallansScreen.tsx').then((part) => part.DeliveryChallansScreen),
  },
];
