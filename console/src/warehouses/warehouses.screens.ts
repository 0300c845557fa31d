import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { WAREHOUSES } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const warehousesScreens: readonly Screen[] = [
  {
    path: WAREHOUSES,
    title: t('Warehouses'),
    gate: permissionGate('PRODUCT', 'APPROVE'),
    load: () => import('./WarehousesScreen.tsx').then((part) => part.WarehousesScreen),
  },
  {
    path: '/inventory/warehouse/:warehouseId',
    title: t('Warehouse'),
    gate: permissionGate('PRODUCT', 'APPROVE'),
    parent: WAREHOUSES,
    load: () => import('./WarehouseDetails.tsx').then((part) => part.WarehouseDetails),
  },
];
