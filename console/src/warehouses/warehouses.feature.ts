import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { WAREHOUSES } from '../app/recordPaths.ts';

export const warehousesFeature: Feature = {
  screens: [
    {
      path: WAREHOUSES,
      title: 'Warehouses',
      gate: pair('PRODUCT', 'APPROVE'),
      load: () => import('./WarehousesScreen.tsx').then((part) => part.WarehousesScreen),
    },
    {
      path: '/inventory/warehouse/:warehouseId',
      title: 'Warehouse',
      gate: pair('PRODUCT', 'APPROVE'),
      parent: WAREHOUSES,
      load: () => import('./WarehouseDetails.tsx').then((part) => part.WarehouseDetails),
    },
  ],
};
