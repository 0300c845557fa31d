import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { SHIPMENTS } from '../app/listPaths.ts';

export const shipmentsScreens: readonly Screen[] = [
  {
    path: SHIPMENTS,
    title: 'Shipments',
    gate: permissionGate('PRODUCT', 'APPROVE'),
    load: () => import('./ShipmentsScreen.tsx').then((part) => part.ShipmentsScreen),
  },
];
