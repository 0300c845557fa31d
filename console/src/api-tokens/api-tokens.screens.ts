import type { Screen } from '../app/feature.ts';
import { t } from '../ui/text.ts';

export const apiTokensScreens: readonly Screen[] = [
  {
    path: '/settings/api',
    title: t('API tokens'),
    gate: 'signedIn',
    load: () => import('./ApiTokensScreen.tsx').then((part) => part.ApiTokensScreen),
  },
];
