import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const BillingRegistrationsPanel = lazyScreen(() =>
  import('./BillingRegistrationsPanel.tsx').then((part) => part.BillingRegistrationsPanel),
);
const IncompleteRegistration = lazyScreen(() =>
  import('./IncompleteRegistration.tsx').then((part) => part.IncompleteRegistration),
);

const TAB = { id: 'billing', title: 'Billing registrations', order: 25 };

export const billingRegistrationsPanels: FeaturePanels = {
  tabs: [
    {
      ...TAB,
      to: 'TENANT',
      renderContent: ({ id }) => <BillingRegistrationsPanel owner={{ customerId: id }} />,
    },
    {
      ...TAB,
      to: 'ORGANISATION',
      renderContent: ({ id }) => <BillingRegistrationsPanel owner={{ organisationId: id }} />,
    },
  ],
  panels: [
    {
      to: 'TENANT_NOTICES',
      order: 10,
      renderContent: ({ id }) => <IncompleteRegistration customerId={id} />,
    },
  ],
};
