import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { t } from '../ui/text.ts';

export const sampleRequestsScreens: readonly Screen[] = [
  {
    path: '/sales/sample-request',
    title: t('Sample Requests'),
    gate: permissionGate('ORDER', 'READ'),
    load: () => import('./SampleRequestsScreen.tsx').then((part) => part.SampleRequestsScreen),
  },
];
