import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { t } from '../ui/text.ts';

export const transportersScreens: readonly Screen[] = [
  {
    path: '/logistics/transporters',
    title: t('Transporters'),
    gate: permissionGate('PRODUCT', 'APPROVE'),
    load: () => import('./TransportersScreen.tsx').then((part) => part.TransportersScreen),
  },
];
