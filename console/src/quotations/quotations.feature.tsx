import type { Feature } from '../app/feature.ts';
import { pair } from '../app/gates.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { QUOTATIONS } from '../app/recordPaths.ts';

const QuotationsPanel = lazyScreen(() =>
  import('./QuotationsPanel.tsx').then((part) => part.QuotationsPanel),
);

export const quotationsFeature: Feature = {
  screens: [
    {
      path: QUOTATIONS,
      title: 'Quotations',
      gate: pair('QUOTATION', 'READ'),
      load: () => import('./QuotationsScreen.tsx').then((part) => part.QuotationsScreen),
    },
    {
      path: '/sales/quotation-details/:quotationId',
      title: 'Quotation',
      gate: pair('QUOTATION', 'READ'),
      parent: QUOTATIONS,
      load: () => import('./QuotationDetails.tsx').then((part) => part.QuotationDetails),
    },
  ],
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'quotations',
      title: 'Quotations',
      order: 40,
      gate: (can) => can('QUOTATION', 'READ'),
      draw: ({ id }) => <QuotationsPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'quotations',
      title: 'Quotations',
      order: 50,
      gate: (can) => can('QUOTATION', 'READ'),
      draw: ({ id }) => <QuotationsPanel tenantId={id} />,
    },
  ],
  statuses: {
    QUOTATION: () => import('./quotations.labels.ts').then((part) => part.QUOTATION_STATUS),
  },
};
