import type { Screen } from '../app/feature.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    title: 'Home',
    gate: 'signedIn',
    load: () => import('./HomeScreen.tsx').then((part) => part.HomeScreen),
  },
];
