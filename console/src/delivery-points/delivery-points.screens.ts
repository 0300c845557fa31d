import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { PLANNING_PATH } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const deliveryPointsScreens: readonly Screen[] = [
  {
    path: PLANNING_PATH,
    title: t('Shipment Planning'),
    gate: permissionGate('PRODUCT', 'READ'),
    load: () => import('./ShipmentPlanningScreen.tsx').then((part) => part.ShipmentPlanningScreen),
  },
];
