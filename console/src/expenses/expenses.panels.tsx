import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const ExpensesPanel = lazyScreen(() =>
  import('./ExpensesPanel.tsx').then((part) => part.ExpensesPanel),
);

export const expensesPanels: FeaturePanels = {
  tabs: [
    {
      to: 'WAREHOUSE',
      id: 'expenses',
      title: t('Expenses'),
      order: 30,
      gate: (can) => can('EXPENSE', 'READ'),
      renderContent: ({ id }) => <ExpensesPanel entity="WAREHOUSE" entityId={id} />,
    },
  ],
  panels: [
    {
      to: 'ORDER_FINANCE',
      order: 20,
      gate: (can) => can('EXPENSE', 'READ'),
      renderContent: ({ orderNumber }) => <ExpensesPanel entity="ORDER" entityId={orderNumber} />,
    },
    {
      to: 'PURCHASE_ORDER_FINANCE',
      order: 30,
      gate: (can) => can('EXPENSE', 'READ'),
      renderContent: ({ id }) => <ExpensesPanel entity="PURCHASE_ORDER" entityId={id} />,
    },
  ],
};
