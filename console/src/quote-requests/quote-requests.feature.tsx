import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const RfqsPanel = lazyScreen(() => import('./RfqsPanel.tsx').then((part) => part.RfqsPanel));
const TenantRfqsPanel = lazyScreen(() =>
  import('./TenantRfqsPanel.tsx').then((part) => part.TenantRfqsPanel),
);

export const quoteRequestsFeature: Feature = {
  screens: [
    {
      path: '/sales/quote-requests',
      title: 'Quote Requests',
      gate: pair('QUOTATION_REQUEST', 'READ'),
      load: () => import('./QuoteRequestsScreen.tsx').then((part) => part.QuoteRequestsScreen),
    },
  ],
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'rfqs',
      title: 'Quote requests',
      order: 30,
      gate: (can) => can('QUOTATION_REQUEST', 'READ'),
      draw: ({ id }) => <RfqsPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'rfqs',
      title: 'Quote requests',
      order: 40,
      gate: (can) => can('QUOTATION_REQUEST', 'READ'),
      draw: ({ id }) => <TenantRfqsPanel tenantId={id} />,
    },
  ],
  statuses: {
    RFQ: () => import('./quote-requests.labels.ts').then((part) => part.RFQ_STATUS),
  },
};
