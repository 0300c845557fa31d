import type { Screen } from '../app/feature.ts';
import { SUPPORT } from '../app/listPaths.ts';

export const supportScreens: readonly Screen[] = [
  {
    path: SUPPORT,
    title: 'Support Center',
    gate: 'signedIn',
    load: () => import('./SupportScreen.tsx').then((part) => part.SupportScreen),
  },
];
