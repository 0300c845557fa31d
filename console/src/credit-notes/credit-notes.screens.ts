import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { CREDIT_NOTES } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const creditNotesScreens: readonly Screen[] = [
  {
    path: CREDIT_NOTES,
    title: t('Credit Notes'),
    gate: permissionGate('CREDIT_NOTE', 'READ'),
    load: () => import('./CreditNotesScreen.tsx').then((part) => part.CreditNotesScreen),
  },
];
