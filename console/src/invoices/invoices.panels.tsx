import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const InvoicesPanel = lazyScreen(() =>
  import('./InvoicesPanel.tsx').then((part) => part.InvoicesPanel),
);

export const invoicesPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'invoices',
      title: t('Invoices'),
      order: 60,
      gate: (can) => can('ORDER', 'READ'),
      renderContent: ({ id }) => <InvoicesPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'invoices',
      title: t('Invoices'),
      order: 70,
      gate: (can) => can('ORDER', 'READ'),
      renderContent: ({ id }) => <InvoicesPanel tenantId={id} />,
    },
    {
      to: 'ORDER',
      id: 'invoices',
      title: t('Invoices'),
      order: 40,
      renderContent: ({ id }) => <InvoicesPanel orderId={id} />,
    },
  ],
};
