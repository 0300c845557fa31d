import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { PLANNING_PATH } from '../app/recordPaths.ts';

export const deliveryPointsFeature: Feature = {
  screens: [
    {
      path: PLANNING_PATH,
      title: 'Shipment Planning',
      gate: pair('PRODUCT', 'READ'),
      load: () =>
        import('./ShipmentPlanningScreen.tsx').then((part) => part.ShipmentPlanningScreen),
    },
  ],
};
