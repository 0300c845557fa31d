import type { Screen } from '../app/feature.ts';
import { SUPPORT } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const supportScreens: readonly Screen[] = [
  {
    path: SUPPORT,
    title: t('Support Center'),
    gate: 'signedIn',
    load: () => import('./SupportScreen.tsx').then((part) => part.SupportScreen),
  },
];
