import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { DELIVERY_CHALLANS } from '../app/recordPaths.ts';

export const deliveryChallansFeature: Feature = {
  screens: [
    {
      path: DELIVERY_CHALLANS,
      title: 'Delivery Challans',
      gate: pair('DELIVERY_CHALLAN', 'READ'),
      load: () =>
        import('./DeliveryChallansScreen.tsx').then((part) => part.DeliveryChallansScreen),
    },
  ],
};
