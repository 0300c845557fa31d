import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';

export const sampleRequestsScreens: readonly Screen[] = [
  {
    path: '/sales/sample-request',
    title: 'Sample Requests',
    gate: permissionGate('ORDER', 'READ'),
    load: () => import('./SampleRequestsScreen.tsx').then((part) => part.SampleRequestsScreen),
  },
];
