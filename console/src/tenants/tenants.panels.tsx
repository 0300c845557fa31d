import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const TenantsPanel = lazyScreen(() =>
  import('./TenantsPanel.tsx').then((part) => part.TenantsPanel),
);

export const tenantsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'customers',
      title: t('Customers'),
      order: 10,
      renderContent: ({ id }) => <TenantsPanel organisationId={id} />,
    },
  ],
};
