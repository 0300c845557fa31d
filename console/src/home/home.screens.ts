import type { Screen } from '../app/feature.ts';
import { t } from '../ui/text.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    title: t('Home'),
    gate: 'signedIn',
    load: () => import('./HomeScreen.tsx').then((part) => part.HomeScreen),
  },
];
