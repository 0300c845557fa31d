import type { Screen } from '../app/feature.ts';
import { SET_UP } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const setUpScreens: readonly Screen[] = [
  {
    path: SET_UP,
    title: t('Set-up'),
    gate: 'public',
    load: () => import('./SetUpScreen.tsx').then((part) => part.SetUpScreen),
  },
];
