import { writesBills } from '@munim/schema/shared/roles.ts';
import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const BillsPanel = lazyScreen(() => import('./BillsPanel.tsx').then((part) => part.BillsPanel));
const ConvertToBillPanel = lazyScreen(() =>
  import('./ConvertToBillPanel.tsx').then((part) => part.ConvertToBillPanel),
);
const ConvertToBillItem = lazyScreen(() =>
  import('./ConvertToBillItem.tsx').then((part) => part.ConvertToBillItem),
);

export const billsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'SELLER',
      id: 'bills',
      title: t('Bills'),
      order: 30,
      gate: (can) => can('PURCHASE_ORDER', 'READ'),
      renderContent: ({ id }) => <BillsPanel sellerId={id} />,
    },
  ],
  panels: [
    {
      to: 'PURCHASE_ORDER_ACTIONS',
      order: 10,
      renderContent: ({ id, lines }) => <ConvertToBillPanel poId={id} lines={lines} />,
    },
    {
      to: 'PURCHASE_ORDER_MENU',
      order: 10,
      gate: writesBills,
      renderContent: (row) => <ConvertToBillItem row={row} />,
    },
    {
      to: 'PURCHASE_ORDER_FINANCE',
      order: 10,
      renderContent: ({ id }) => <BillsPanel poId={id} />,
    },
  ],
  statuses: {
    BILL: () => import('./bills.labels.ts').then((part) => part.BILL_STATUS),
  },
};
