import type { Screen } from '../app/feature.ts';
import { SET_UP } from '../app/listPaths.ts';

export const setUpScreens: readonly Screen[] = [
  {
    path: SET_UP,
    title: 'Set-up',
    gate: 'public',
    load: () => import('./SetUpScreen.tsx').then((part) => part.SetUpScreen),
  },
];
