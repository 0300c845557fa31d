import type { Screen } from '../app/feature.ts';
import { t } from '../ui/text.ts';

export const savedQueriesScreens: readonly Screen[] = [
  {
    path: '/settings/queries',
    title: t('Saved queries'),
    gate: 'signedIn',
    load: () => import('./SavedQueriesScreen.tsx').then((part) => part.SavedQueriesScreen),
  },
];
