import type { FeaturePanels } from '../app/feature.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { lazyScreen } from '../app/lazyScreen.ts';
import { t } from '../ui/text.ts';

const OutgoingPaymentsPanel = lazyScreen(() =>
  import('./OutgoingPaymentsPanel.tsx').then((part) => part.OutgoingPaymentsPanel),
);
const OpeningsPanel = lazyScreen(() =>
  import('./OpeningsPanel.tsx').then((part) => part.OpeningsPanel),
);
const NewReceiptPanel = lazyDrawer(() =>
  import('./NewReceiptPanel.tsx').then((part) => part.NewReceiptPanel),
);
const ReceiptsPanel = lazyScreen(() =>
  import('./ReceiptsPanel.tsx').then((part) => part.ReceiptsPanel),
);

export const paymentsPanels: FeaturePanels = {
  tabs: [
    {
      to: 'TENANT',
      id: 'receipts',
      title: t('Receipts'),
      order: 80,
      gate: (can) => can('PAYMENT', 'READ') && can('ORDER', 'READ'),
      renderContent: ({ id }) => <ReceiptsPanel tenantId={id} />,
    },
    {
      to: 'TENANT',
      id: 'openings',
      title: t('Opening balance'),
      order: 85,
      gate: (can) => can('PAYMENT', 'READ') && can('ORDER', 'READ'),
      renderContent: ({ id }) => <OpeningsPanel of={{ tenantId: id }} />,
    },
    {
      to: 'SELLER',
      id: 'openings',
      title: t('Opening balance'),
      order: 45,
      gate: (can) => can('PAYMENT', 'READ') && can('PURCHASE_ORDER', 'READ'),
      renderContent: ({ id }) => <OpeningsPanel of={{ sellerId: id }} />,
    },
    {
      to: 'SELLER',
      id: 'payments',
      title: t('Payments'),
      order: 40,
      gate: (can) => can('PAYMENT', 'READ') && can('PURCHASE_ORDER', 'READ'),
      renderContent: ({ id }) => <OutgoingPaymentsPanel sellerId={id} />,
    },
  ],
  panels: [
    {
      to: 'RECORD_RECEIPT',
      order: 10,
      gate: (can) => can('PAYMENT', 'WRITE'),
      renderContent: ({ onClose, ...of }) => <NewReceiptPanel of={of} onClose={onClose} />,
    },
    {
      to: 'ORDER_FINANCE',
      order: 10,
      gate: (can) => can('PAYMENT', 'READ'),
      renderContent: ({ orderId, orderNumber }) => <ReceiptsPanel of={{ orderId, orderNumber }} />,
    },
    {
      to: 'PURCHASE_ORDER_FINANCE',
      order: 20,
      gate: (can) => can('PAYMENT', 'READ'),
      renderContent: ({ id, state }) => (
        <OutgoingPaymentsPanel poId={id} canRecord={state === 'ISSUED'} />
      ),
    },
  ],
};
