import type { Screen } from '../app/feature.ts';
import { pair } from '../app/gates.ts';

export const transportersScreens: readonly Screen[] = [
  {
    path: '/logistics/transporters',
    title: 'Transporters',
    gate: pair('PRODUCT', 'APPROVE'),
    load: () => import('./TransportersScreen.tsx').then((part) => part.TransportersScreen),
  },
];
