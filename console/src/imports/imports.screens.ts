import { PERMISSION_SETS } from '@munim/schema/shared/permissionSets.ts';
import type { Screen } from '../app/feature.ts';
import type { Gate } from '../app/gates.ts';
import { IMPORTS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

const MAY_IMPORT: Gate = { anyOf: PERMISSION_SETS.MOVING_IN };

export const importsScreens: readonly Screen[] = [
  {
    path: IMPORTS,
    title: t('Imports'),
    gate: MAY_IMPORT,
    load: () => import('./ImportsScreen.tsx').then((part) => part.ImportsScreen),
  },
  {
    path: `${IMPORTS}/:importId`,
    title: t('Import'),
    gate: MAY_IMPORT,
    parent: IMPORTS,
    load: () => import('./ImportScreen.tsx').then((part) => part.ImportScreen),
  },
];
