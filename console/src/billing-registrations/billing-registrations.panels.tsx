import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const BillingRegistrationsPanel = lazyScreen(() =>
  import('./BillingRegistrationsPanel.tsx').then((part) => part.BillingRegistrationsPanel),
);
const RegistrationNotice = lazyScreen(() =>
  import('./RegistrationNotice.tsx').then((part) => part.RegistrationNotice),
);

const TAB = { id: 'billing', title: t('Billing registrations'), order: 25 };

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
      renderContent: ({ id }) => <RegistrationNotice customerId={id} />,
    },
  ],
};
