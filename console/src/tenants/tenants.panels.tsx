import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const TenantsPanel = lazyScreen(() =>
  import('./TenantsPanel.tsx').then((part) => part.TenantsPanel),
);

export const tenantsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'customers',
      title: 'Customers',
      order: 10,
      renderContent: ({ id }) => <TenantsPanel organisationId={id} />,
    },
  ],
};
