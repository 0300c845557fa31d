import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const ContractPricesPanel = lazyScreen(() =>
  import('./ContractPricesPanel.tsx').then((part) => part.ContractPricesPanel),
);

export const contractPricesPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'prices',
      title: t('Contracted prices'),
      order: 20,
      gate: (can) => can('QUOTATION', 'READ'),
      renderContent: ({ id }) => <ContractPricesPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'prices',
      title: t('Contracted prices'),
      order: 30,
      gate: (can) => can('QUOTATION', 'READ'),
      renderContent: ({ id }) => <ContractPricesPanel tenantId={id} />,
    },
    {
      to: 'SKU',
      id: 'prices',
      title: t('Contracted prices'),
      order: 30,
      gate: (can) => can('QUOTATION', 'READ'),
      renderContent: ({ id }) => <ContractPricesPanel skuId={id} />,
    },
  ],
};
