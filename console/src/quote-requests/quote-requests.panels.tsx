import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const RfqsPanel = lazyScreen(() => import('./RfqsPanel.tsx').then((part) => part.RfqsPanel));
const TenantRfqsPanel = lazyScreen(() =>
  import('./TenantRfqsPanel.tsx').then((part) => part.TenantRfqsPanel),
);

export const quoteRequestsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'rfqs',
      title: t('Quote requests'),
      order: 30,
      gate: (can) => can('QUOTATION_REQUEST', 'READ'),
      renderContent: ({ id }) => <RfqsPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'rfqs',
      title: t('Quote requests'),
      order: 40,
      gate: (can) => can('QUOTATION_REQUEST', 'READ'),
      renderContent: ({ id }) => <TenantRfqsPanel tenantId={id} />,
    },
  ],
  statuses: {
    RFQ: () => import('./quote-requests.labels.ts').then((part) => part.RFQ_STATUS),
  },
};
