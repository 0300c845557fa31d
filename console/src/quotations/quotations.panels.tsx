import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const QuotationsPanel = lazyScreen(() =>
  import('./QuotationsPanel.tsx').then((part) => part.QuotationsPanel),
);

export const quotationsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'quotations',
      title: t('Quotations'),
      order: 40,
      gate: (can) => can('QUOTATION', 'READ'),
      renderContent: ({ id }) => <QuotationsPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'quotations',
      title: t('Quotations'),
      order: 50,
      gate: (can) => can('QUOTATION', 'READ'),
      renderContent: ({ id }) => <QuotationsPanel tenantId={id} />,
    },
  ],
  statuses: {
    QUOTATION: () => import('./quotations.labels.ts').then((part) => part.QUOTATION_STATUS),
  },
};
