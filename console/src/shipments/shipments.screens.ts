import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { SHIPMENTS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const shipmentsScreens: readonly Screen[] = [
  {
    path: SHIPMENTS,
    title: t('Shipments'),
    gate: permissionGate('PRODUCT', 'APPROVE'),
    load: () => import('./ShipmentsScreen.tsx').then((part) => part.ShipmentsScreen),
  },
];
