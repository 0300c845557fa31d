import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const OrdersPanel = lazyScreen(() => import('./OrdersPanel.tsx').then((part) => part.OrdersPanel));
const OrderDelayLinkButton = lazyScreen(() =>
  import('./OrderDelayLinkButton.tsx').then((part) => part.OrderDelayLinkButton),
);

export const ordersPanels: FeaturePanels = {
  tabs: [
    {
      to: 'ORGANISATION',
      id: 'orders',
      title: t('Orders'),
      order: 50,
      gate: (can) => can('ORDER', 'READ'),
      renderContent: ({ id }) => <OrdersPanel organisationId={id} />,
    },
    {
      to: 'TENANT',
      id: 'orders',
      title: t('Orders'),
      order: 60,
      gate: (can) => can('ORDER', 'READ'),
      renderContent: ({ id }) => <OrdersPanel tenantId={id} />,
    },
  ],
  panels: [
    {
      to: 'ORGANISATION_ACTIONS',
      order: 10,
      gate: (can) => can('ORDER', 'APPROVE'),
      renderContent: (organisation) => <OrderDelayLinkButton {...organisation} />,
    },
  ],
  statuses: {
    ORDER: () => import('./orders.labels.ts').then((part) => part.ORDER_STATUS),
  },
};
