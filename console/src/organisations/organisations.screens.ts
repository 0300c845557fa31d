import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { ORGANISATIONS_PATH } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const organisationsScreens: readonly Screen[] = [
  {
    path: '/sales/organisations/organisation-details/:orgId',
    title: t('Organisation'),
    gate: permissionGate('TENANT', 'READ'),
    parent: ORGANISATIONS_PATH,
    load: () => import('./OrganisationDetails.tsx').then((part) => part.OrganisationDetails),
  },
];
