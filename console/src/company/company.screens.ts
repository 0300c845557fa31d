import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { t } from '../ui/text.ts';

export const companyScreens: readonly Screen[] = [
  {
    path: '/settings',
    title: t('Settings'),
    gate: permissionGate('COMPANY', 'READ'),
    load: () => import('./SettingsScreen.tsx').then((part) => part.SettingsScreen),
  },
];
