import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { ORGANISATIONS_PATH } from '../app/recordPaths.ts';

export const organisationsFeature: Feature = {
  screens: [
    {
      path: '/sales/organisations/organisation-details/:orgId',
      title: 'Organisation',
      gate: pair('TENANT', 'READ'),
      parent: ORGANISATIONS_PATH,
      load: () => import('./OrganisationDetails.tsx').then((part) => part.OrganisationDetails),
    },
  ],
};
