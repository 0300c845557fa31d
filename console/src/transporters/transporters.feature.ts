import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';

export const transportersFeature: Feature = {
  screens: [
    {
      path: '/logistics/transporters',
      title: 'Transporters',
      gate: pair('PRODUCT', 'APPROVE'),
      load: () => import('./TransportersScreen.tsx').then((part) => part.TransportersScreen),
    },
  ],
};
