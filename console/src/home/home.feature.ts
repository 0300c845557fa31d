import type { Feature } from '../app/feature.ts';

export const homeFeature: Feature = {
  screens: [
    {
      path: '/',
      title: 'Home',
      gate: 'signedIn',
      load: () => import('./HomeScreen.tsx').then((part) => part.HomeScreen),
    },
  ],
};
